"""The review of finished hands, and how fair its grades are."""
