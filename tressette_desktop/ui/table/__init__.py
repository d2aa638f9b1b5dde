"""The felt and what lies on it.

``layout`` says where everything belongs, as a pure function of the table as seen; ``stage`` keeps it there, and moves
it there when something happens. The table as seen is always right: whatever flies, ``Stage.show_table`` puts it in its
place.
"""
