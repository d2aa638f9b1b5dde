"""Where everything lies: nothing overlaps and nothing is cut off, at any size, for two to five seats."""

from __future__ import annotations

import math
from itertools import combinations, pairwise, product
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF

from tests.deck.looking import CARDS, rendered
from tressette_desktop.engine.cards import DECK, in_order
from tressette_desktop.engine.core.table import Handed, Pile, Table, Trick, Unknown
from tressette_desktop.engine.seats import PAIRS, Sides
from tressette_desktop.ui.table.fan import Pose, lowest
from tressette_desktop.ui.table.layout import Back, Heap, arrange, in_two_rows, place_of, plan
from tressette_desktop.ui.table.metrics import LIFT, MENU, ROWS, STRIP, Felt, furniture_scale
from tressette_desktop.ui.table.places import ACROSS, PLACES, Place
from tressette_desktop.ui.table.plan import Plan

WINDOWS = (
    *((900, 600), (1280, 720), (1280, 800), (1366, 700), (1920, 1080), (2560, 1080), (3840, 2160)),
    *((760, 1040), (900, 1200), (1080, 1920)),
)

LEAST_NAME = {True: 110, False: 140}
"""How wide a plate is at least: a name of two letters, and in a plate that is not compact a line; at scale 1."""
PIPS = sorted(path for deck in ("neapolitan", "grande", "francesi") for path in (CARDS / deck).glob("[4-7]?.svg"))


def plate_width(drawn: Plan, place: Place) -> float:
    """As wide as a plate gets with a long name and the dealer's mark; compact plates show a name only."""
    return min(drawn.plate_most(place), 120 * drawn.felt.scale) if drawn.felt.compact else drawn.plate_most(place)


def felt_of(window: tuple[int, int], text: float = 1.0, preference: float = 1.0) -> Felt:
    scale = furniture_scale(*window, text)
    return Felt(window[0], window[1] - MENU - STRIP * scale, scale, preference)


def dealt(seats: int, own: int, *, tricks: int = 0, lying: int = 0) -> Table:
    """A table as seat 0 sees it: its own hand known, so many tricks won in turn, so many cards lying in the trick."""
    other = {2: 10, 3: 12, 4: 10, 5: 8}[seats]
    hands: tuple[Pile, ...] = (in_order(DECK[::2][:own]), *(Unknown(other),) * (seats - 1))
    cards = tuple(DECK[1::2])
    order = tuple(range(seats))
    won = tuple(Trick(order, cards[at : at + seats], at % seats) for at in range(tricks))
    sides: Sides = PAIRS if seats == 4 else tuple((seat,) for seat in order)
    trick = Trick((*order[1:], 0), cards[-lying:]) if lying else None
    return Table(1, order, 1, 1, hands, (), (), (0,) * seats, sides, tricks=won, trick=trick)


def box(pose: Pose) -> QRectF:
    """The upright box round a card."""
    xs, ys = zip(*pose.corners, strict=True)
    return QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def apart(one: QRectF, other: QRectF, by: float = 0.0) -> bool:
    return not one.adjusted(-by, -by, by, by).intersects(other)


CASES = [
    pytest.param(window, seats, own, id=f"{window[0]}x{window[1]}-{seats} seats-{own} cards")
    for window, (seats, owns) in product(WINDOWS, {2: (10,), 3: (12, 16), 4: (10, 11), 5: (8, 9)}.items())
    for own in owns
]


@pytest.mark.parametrize(("window", "seats", "own"), CASES)
def test_no_card_is_cut_off(window: tuple[int, int], seats: int, own: int) -> None:
    felt = felt_of(window)
    table = dealt(seats, own, tricks=4, lying=seats - 1)
    for key, pose in arrange(table, 0, felt).items():
        assert QRectF(0, 0, felt.width, felt.height).contains(box(pose)), key


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("place", [Place.W, Place.E])
def test_no_back_is_cut_off_of_a_declarer_with_the_monte(window: tuple[int, int], place: Place) -> None:
    """Sixteen cards: twelve, and the four of the monte (rules.md 7)."""
    felt = felt_of(window)
    poses = Plan(felt, 3, 12).other_hand(place, 16)
    assert all(-0.001 <= x <= felt.width + 0.001 for pose in poses for x, _ in pose.corners)


@pytest.mark.parametrize(("window", "seats", "own"), CASES)
def test_furniture_and_cards_keep_apart(window: tuple[int, int], seats: int, own: int) -> None:
    """Plates, prompt, dock and piles lie on no card and on no other furniture, and all of them on the felt."""
    felt = felt_of(window)
    table = dealt(seats, own, lying=seats - 1)
    drawn = plan(table, 0, felt)
    high = drawn.card_height
    poses = arrange(table, 0, felt)
    lifted = [box(pose.raised(LIFT * high)) for key, pose in poses.items() if key in table.hands[0]]
    trick = [box(drawn.trick_pose(place, 0)) for place in drawn.places]
    furniture = furniture_of(table, felt)
    for name, each in furniture.items():
        assert QRectF(0, 0, felt.width, felt.height).contains(each), name
        assert all(apart(each, card) for card in lifted), f"{name} on the own hand"
        assert all(apart(each, card) for card in trick), f"{name} on the trick"
    for (one, first), (two, second) in combinations(furniture.items(), 2):
        assert apart(first, second), f"{one} on {two}"
    hands = [box(pose) for key, pose in poses.items() if isinstance(key, Back) and key.heap is Heap.HAND]
    for name in ("prompt", "own pile", "own label", "their pile", "their label"):
        assert all(apart(furniture[name], hand) for hand in hands), f"{name} on a hand"


@pytest.mark.parametrize("window", WINDOWS)
def test_who_rests_leaves_the_room_of_a_hand_to_the_others(window: tuple[int, int]) -> None:
    """Of four one deals and watches (rules.md 7): the trick then lies about in the middle of the felt."""
    felt, playing = felt_of(window), dealt(4, 10, lying=3)
    table = playing.but(order=(1, 2, 3), hands=((), *playing.hands[1:]), trick=Trick((1, 2, 3), DECK[1:4]))
    drawn, other = plan(table, 0, felt), plan(playing, 0, felt)
    assert 0.45 * felt.height < drawn.trick.y() < 0.6 * felt.height
    assert drawn.trick.y() > other.trick.y()
    furniture = {name: each for name, each in furniture_of(table, felt).items() if not name.startswith("own ")}
    lying = [box(pose) for pose in arrange(table, 0, felt).values()]
    for name, each in furniture.items():
        assert QRectF(0, 0, felt.width, felt.height).contains(each), name
    for (one, first), (two, second) in combinations(furniture.items(), 2):
        assert apart(first, second), f"{one} on {two}"
    for name in ("plate S", "plate W", "plate E", "prompt", "dock", "their label"):
        assert all(apart(furniture[name], each) for each in lying), name


def furniture_of(table: Table, felt: Felt) -> dict[str, QRectF]:
    drawn = plan(table, 0, felt)
    plates = {f"plate {place.name}": drawn.plate(place, plate_width(drawn, place)) for place in drawn.places}
    prompt = QRectF(felt.width / 2 - 160 * felt.scale, drawn.prompt_top, 320 * felt.scale, 44 * felt.scale)
    dock = QRectF(drawn.dock)
    if not felt.portrait:
        # Five rows at most: two that come and go, three that have their place.
        dock.setTop(max(dock.top(), dock.bottom() - 3 * 52 * felt.scale))
    return plates | {
        "prompt": prompt,
        "dock": dock,
        "own pile": drawn.pile(0),
        "own label": drawn.pile_label(0),
        "their pile": drawn.pile(1),
        "their label": drawn.pile_label(1),
    }


@pytest.mark.parametrize(("window", "seats", "own"), CASES)
def test_words_never_touch_the_trick(window: tuple[int, int], seats: int, own: int) -> None:
    drawn = plan(dealt(seats, own), 0, felt_of(window))
    trick = [box(drawn.trick_pose(place, 0)) for place in drawn.places]
    for place in drawn.places:
        room = drawn.spot(place).room
        if place in ACROSS and drawn.felt.plate_beside:
            # Beside a small top hand there is height for one line; a second would be drawn over the felt's edge.
            room = QRectF(room.left(), room.top(), room.width(), min(room.height(), 48))
        assert room.width() >= 105 * drawn.felt.scale, place
        assert all(apart(room, card) for card in trick), place


@pytest.mark.parametrize(("window", "seats", "own"), CASES)
def test_a_line_of_own_words_has_room_between_the_own_tricks_and_a_name(
    window: tuple[int, int], seats: int, own: int
) -> None:
    drawn = plan(dealt(seats, own), 0, felt_of(window))
    spot, scale = drawn.spot(Place.S, piled=True), drawn.felt.scale
    assert spot.room.bottom() < drawn.pile(0).top()
    assert spot.room.bottom() < spot.tip.y()
    assert spot.room.height() >= 48 * scale
    if seats > 2:
        assert apart(spot.room, drawn.plate(Place.W, 120 * scale))


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_own_words_point_past_the_own_tricks_at_the_own_name(window: tuple[int, int], seats: int) -> None:
    drawn = plan(dealt(seats, 10), 0, felt_of(window))
    spot, scale = drawn.spot(Place.S, piled=True), drawn.felt.scale
    name, tip = drawn.plate(Place.S, LEAST_NAME[drawn.felt.compact] * scale), spot.tip
    assert tip.x() - 10 * scale > drawn.pile(0).right(), "the foot of the tail stands upon the tricks"
    assert name.left() < tip.x() < name.right() + 16 * scale
    assert 0 < name.top() - tip.y() <= 4 * scale
    down = QRectF(tip.x() - 10 * scale, spot.room.bottom(), 20 * scale, tip.y() - spot.room.bottom())
    assert all(apart(down, box(pose)) for pose in drawn.own_hand(tuple("ddddssssccccbbbb"[:10]), 5))


@pytest.mark.parametrize("window", [*WINDOWS, (548, 600)])
@pytest.mark.parametrize("seats", [3, 5])
def test_what_is_laid_aside_touches_no_card_of_the_monte(window: tuple[int, int], seats: int) -> None:
    drawn = plan(dealt(seats, 12), 0, felt_of(window))
    monte = box(drawn.monte_pose(3, 4, open=True))
    assert all(apart(monte, box(drawn.aside_pose(index, 4)), 4 * drawn.felt.scale) for index in range(4))


def test_no_room_is_kept_for_a_called_card_that_went_over_openly() -> None:
    """Beside a page a hand of twelve lay in two rows of slivers, with nothing at its right."""
    felt = Felt(548, 406, docked=False, full=12)
    called = dealt(3, 12).but(called=DECK[0])
    over = called.but(handed=(Handed(1, 0, DECK[0], open=True),))
    swapped = called.but(handed=(Handed(1, 0, DECK[0], open=True), Handed(0, 1, None, open=False)))
    rooms = [plan(table, 0, felt).own_sides[1] for table in (called, over, swapped)]
    assert rooms[0] == rooms[2] > 100 > rooms[1]


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_panel_has_room_between_hands(window: tuple[int, int], seats: int) -> None:
    drawn = plan(dealt(seats, {2: 10, 3: 12, 4: 10, 5: 8}[seats]), 0, felt_of(window))
    scale = drawn.felt.scale
    assert drawn.zone.width() >= 500 * scale
    # Three have no combinations to declare, but a monte at the top.
    assert drawn.zone.height() >= (210 if seats == 3 else 240) * scale
    for place in drawn.places:
        if place not in (Place.W, Place.E) or not drawn.felt.portrait:
            assert apart(drawn.zone, drawn.plate(place, 120 * scale)), place


LARGE = (((1920, 1080), 1.25), ((1920, 1080), 1.8), ((1800, 1200), 2.0), ((1800, 2400), 2.0), ((3840, 2160), 2.0))
"""Windows with larger text; a screen at 300 % is a window like any other, of so many fewer pixels."""


@pytest.mark.parametrize(("window", "text"), LARGE)
@pytest.mark.parametrize(("seats", "own"), [(2, 10), (3, 12), (3, 16), (4, 10), (5, 8)])
def test_large_text_in_a_large_window(window: tuple[int, int], text: float, seats: int, own: int) -> None:
    """The table is then the smallest window that allows it, magnified."""
    test_felt = felt_of(window, text)
    table = dealt(seats, own, lying=seats - 1)
    drawn = plan(table, 0, test_felt)
    furniture = furniture_of(table, test_felt)
    assert all(apart(one, two) for one, two in combinations(furniture.values(), 2))
    trick = [box(drawn.trick_pose(place, 0)) for place in drawn.places]
    assert all(apart(each, card) for each in furniture.values() for card in trick)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("preference", [0.85, 1.0, 1.12])
def test_the_size_of_cards_can_be_chosen(window: tuple[int, int], preference: float) -> None:
    felt = felt_of(window, preference=preference)
    drawn = plan(dealt(4, 10), 0, felt)
    slot = box(drawn.trick_pose(Place.S, 0))
    assert slot.bottom() <= drawn.prompt_top
    assert box(drawn.trick_pose(Place.N, 0)).top() >= drawn.top_end - 4
    if preference < 1.0:
        assert drawn.card_height < plan(dealt(4, 10), 0, felt_of(window)).card_height


def test_prompt_and_trick_keep_their_place_while_a_hand_is_played() -> None:
    felt = felt_of((1280, 800))
    tops = {plan(dealt(4, own), 0, felt).prompt_top for own in range(11)}
    assert len(tops) == 1


@pytest.mark.parametrize("own", [1, 3, 5, 6])
@pytest.mark.parametrize("size", [(548, 568), (548, 700), (760, 586), (928, 768)])
def test_a_position_of_few_cards_lies_in_one_row(size: tuple[int, int], own: int) -> None:
    """In the narrow table of a problem too: it is judged by what it begins with, down to its last card."""
    felt = Felt(*size, open=True, full=own, docked=False)
    plans = [plan(dealt(4, each), 0, felt) for each in range(own + 1)]
    assert not any(drawn.two_rows for drawn in plans)
    assert len({drawn.prompt_top for drawn in plans}) == 1


@pytest.mark.parametrize("own", [3, 6, 8, 10])
@pytest.mark.parametrize("size", [(548, 508), (548, 568), (640, 568), (760, 586), (928, 768)])
def test_of_every_card_beside_a_page_half_is_seen(size: tuple[int, int], own: int) -> None:
    """In a narrow felt the own hand lay in the middle, in strips of its cards, with room at its right."""
    felt = Felt(*size, open=True, full=own, docked=False)
    table = dealt(4, own)
    drawn, poses = plan(table, 0, felt), arrange(table, 0, felt)
    hand = [poses[card] for card in poses if card in table.hands[0]]
    assert all(two.x - one.x >= 0.43 * one.width for one, two in pairwise(hand))
    whole = box(hand[0]).united(box(hand[-1]))
    assert QRectF(0, 0, felt.width, felt.height).contains(whole)
    assert apart(whole, drawn.plate(Place.S, plate_width(drawn, Place.S)))


def test_few_cards_beside_a_page_lie_in_the_middle_of_the_felt() -> None:
    """As far as the name at their left leaves room; a full hand lies further right."""
    felt = Felt(1216, 812, scale=2.0, docked=False)
    middles = {}
    for own in (10, 6, 4):
        table = dealt(4, own)
        drawn, poses = plan(table, 0, felt), arrange(table, 0, felt)
        hand = [box(poses[card]) for card in poses if card in table.hands[0]]
        whole = hand[0].united(hand[-1])
        assert apart(whole, drawn.plate(Place.S, plate_width(drawn, Place.S)))
        middles[own] = whole.center().x()
    assert middles[10] > felt.width / 2 + 20
    assert middles[4] == pytest.approx(felt.width / 2, abs=3)


def test_an_open_hand_at_the_top_of_a_high_window_takes_the_room_over_those_at_the_sides() -> None:
    """It lay as narrow as if they were beside it."""
    felt = Felt(760, 846, open=True, docked=False)
    drawn = plan(dealt(4, 8), 0, felt)
    assert felt.portrait
    hand = drawn.open_hand(Place.N, tuple("ccddssbb"), 4)
    whole = box(hand[0]).united(box(hand[-1]))
    assert hand[1].x - hand[0].x >= 0.45 * drawn.back_width
    for place in (Place.W, Place.E):
        assert all(apart(whole, box(pose)) for pose in drawn.open_hand(place, tuple("ccddssbbbb"), 4))
    assert apart(whole, drawn.pile(1))


@pytest.mark.parametrize("path", PIPS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_lower_of_two_rows_cuts_through_the_signs_of_the_upper(path: Path) -> None:
    """Where it hid the last pair of them whole, a seven of denari was a perfect five."""
    card = rendered(path, 500)
    paper = card[12, 150]
    # The upper row may be longer and then lies a little higher in its middle.
    for share in (ROWS, ROWS + 0.03):
        line = card[round(500 * share), 30:270]
        marked = int((abs(line - paper).sum(axis=1) > 0.3).sum())
        assert marked > 6, share


@pytest.mark.parametrize("window", [(900, 600), (1280, 720), (1280, 800), (1920, 1080), (760, 1040), (1080, 1920)])
def test_two_rows_lie_so_far_apart(window: tuple[int, int]) -> None:
    hand = in_order(DECK[:10] + DECK[20:26])
    drawn = plan(dealt(3, 16), 0, felt_of(window))
    assert drawn.two_rows
    cut = in_two_rows(hand)
    poses = drawn.own_hand(tuple(card.suit for card in hand), cut)
    assert lowest(poses[cut:]) - lowest(poses[:cut]) == pytest.approx(ROWS * drawn.card_height)


def test_a_large_hand_lies_in_two_rows_and_splits_no_suit() -> None:
    hand = in_order(DECK[:10] + DECK[20:26])
    assert in_two_rows(hand) == 10
    table = dealt(3, 16)
    felt = felt_of((1280, 800))
    assert plan(table, 0, felt).two_rows
    rows = {round(pose.y / 60) for key, pose in arrange(table, 0, felt).items() if key in table.hands[0]}
    assert len(rows) >= 2


@pytest.mark.parametrize("width", range(300, 1000, 100))
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_card_has_a_size_in_any_window_however_small(width: int, scale: float) -> None:
    """A window may have any size before it is laid out."""
    felt = Felt(width, 500, scale=scale)
    for seats in (2, 3, 4, 5):
        drawn = plan(dealt(seats, 8), 0, felt)
        assert min(drawn.monte_width, drawn.back_width, drawn.card_width, drawn.trick_width) > 0


def test_the_last_cards_of_two_rows_lie_side_by_side() -> None:
    """Two of them, one above the other, would hide the lower signs of a card: a seven could be taken for a five."""
    felt = Felt(700, 586, open=True, full=10)
    for own, rows in ((10, 2), (3, 1), (2, 1), (1, 1)):
        table = dealt(4, own)
        drawn = plan(table, 0, felt)
        assert drawn.two_rows
        poses = [pose for key, pose in arrange(table, 0, felt).items() if key in table.hands[0]]
        apart = sum(two.x - one.x < 0 for one, two in pairwise(poses))
        assert apart == rows - 1, own
        assert all(two.x - one.x >= 0.6 * two.width for one, two in pairwise(poses) if rows == 1)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("own", [8, 10, 12, 17])
def test_of_every_own_card_enough_is_seen(window: tuple[int, int], own: int) -> None:
    """A fanned card shows at least 34 pixels, as much as a finger or a shaky hand needs."""
    table = dealt(3 if own > 10 else 4, own)
    poses = [pose for key, pose in arrange(table, 0, felt_of(window)).items() if key in table.hands[0]]
    for one, two in pairwise(poses):
        assert math.hypot(two.x - one.x, two.y - one.y) >= 27


@pytest.mark.parametrize(("window", "text"), [((900, 600), 1.0), ((1800, 1200), 2.0), ((1800, 2463), 2.0)])
def test_half_a_king_is_seen_among_twelve_cards_however_small_the_window(window: tuple[int, int], text: float) -> None:
    """A king's face is in the middle of its card: where less than half was seen, his head was not."""
    table = dealt(3, 12)
    poses = [pose for key, pose in arrange(table, 0, felt_of(window, text)).items() if key in table.hands[0]]
    assert all(math.hypot(two.x - one.x, two.y - one.y) >= 0.49 * one.width for one, two in pairwise(poses))


def test_the_cards_of_a_small_hand_do_not_grow_while_it_is_played() -> None:
    felt, whole = felt_of((900, 600)), dealt(3, 12)
    hand = whole.hand(0)
    won = Trick((0, 1, 2), (hand[0], *DECK[1:5:2]), 0)
    begun = whole.but(hands=(hand[2:], *whole.hands[1:]), tricks=(won,), trick=Trick((2, 0, 1), (DECK[5], hand[1])))
    assert plan(begun, 0, felt) is plan(whole, 0, felt)


def test_the_lowest_corner_of_the_own_hand_is_twelve_above_the_edge() -> None:
    felt = felt_of((1280, 800))
    table = dealt(4, 10)
    lowest = max(box(pose).bottom() for key, pose in arrange(table, 0, felt).items() if key in table.hands[0])
    assert felt.height - lowest == pytest.approx(12)


def test_seats_go_round_to_the_right() -> None:
    table = dealt(4, 10)
    assert [place_of(table, 2, seat) for seat in (2, 3, 0, 1)] == [Place.S, Place.E, Place.N, Place.W]
    assert set(PLACES) == {2, 3, 4, 5}


def test_a_hidden_card_has_no_name() -> None:
    table = dealt(4, 10, tricks=3)
    keys = arrange(table, 0, felt_of((1280, 800)))
    assert sum(isinstance(key, Back) and key.heap is Heap.HAND for key in keys) == 30
    assert sum(isinstance(key, Back) and key.heap is Heap.WON for key in keys) == 3
    assert {key for key in keys if not isinstance(key, Back)} == set(table.hand(0))


def test_a_spectator_sees_backs_at_the_bottom_as_well() -> None:
    table = dealt(4, 10)
    hidden = table.but(hands=(Unknown(10),) * 4)
    poses = arrange(hidden, 0, felt_of((1280, 800)))
    assert all(isinstance(key, Back) for key in poses)
    own = arrange(table, 0, felt_of((1280, 800)))
    assert poses[Back(Heap.HAND, 0, 0)].width == own[table.hand(0)[0]].width


def test_won_tricks_do_not_leave_their_box() -> None:
    felt = felt_of((900, 600))
    table = dealt(4, 2, tricks=4)
    drawn = plan(table, 0, felt)
    for key, pose in arrange(table, 0, felt).items():
        if isinstance(key, Back) and key.heap is Heap.WON:
            assert drawn.pile(key.owner).adjusted(-12, -12, 30, 12).contains(box(pose))
