"""What the home page's island says is what the rules say."""

from __future__ import annotations

from tests.terra_nova.touchable_island import FILE, after, text


def test_the_island_is_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "run python -m tests.terra_nova.touchable_island"


def test_the_order_of_the_stones_decides_who_wins() -> None:
    """Or there would be nothing to try again for."""
    assert after(("B3", "C3", "C5", "D6", "D5")).scores == [20, 6]
    assert after(("C3", "B3", "D5")).scores == [8, 9]
