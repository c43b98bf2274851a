"""The forms of moves: text, number, and back."""

from __future__ import annotations

import pytest

from newworlds.core.errors import InvalidMove
from newworlds.core.moves import Move
from newworlds.kernels.tiles.cells import place_at
from newworlds.kernels.tiles.move_numbers import KIND_SHIFT, name_of_node, named_node, part_just_laid
from newworlds.kernels.tiles.moves import LayTile, MoveForms, OnMap, OnTile, Skip
from tests.kernels.tiles.meadow import NAMES, land_of, node


class Stand(OnTile, frozen=True, tag="stand"):
    """On the tile just laid."""


class Plant(OnMap, frozen=True, tag="plant"):
    """Anywhere."""


MOVES = [
    (LayTile(3, -2, 1), "3,-2 r1"),
    (LayTile(0, 0, 0), "0,0 r0"),
    (LayTile(500, -500, 2), "500,-500 r2"),
    (Stand("l1"), "on l1"),
    (Plant(-3, 12, "a1"), "plant -3,12 a1"),
    (Skip(), "skip"),
]


@pytest.fixture
def forms() -> MoveForms:
    return MoveForms((Stand, 1, "on"), (Plant, 2, "plant"), (Skip, 3, "skip"))


@pytest.mark.parametrize(("move", "text"), MOVES)
def test_every_form_has_its_inverse(forms: MoveForms, move: Move, text: str) -> None:
    assert (forms.write(move), forms.read(text)) == (text, move)
    assert forms.decode(NAMES, forms.encode(NAMES, move)) == move


@pytest.mark.parametrize(
    "text",
    ["", "0,0", "00,1 r0", "-0,1 r0", "1,1 r4", "on", "on ", "on l1 l2", "plant a1", "plant 1,1", "skip l1", "leap"],
)
def test_what_is_not_a_move_is_refused(forms: MoveForms, text: str) -> None:
    with pytest.raises(InvalidMove) as refused:
        forms.read(text)
    assert refused.value.details == {"problem": text}


@pytest.mark.parametrize(
    "move", [LayTile(0, 0, 4), LayTile(501, 0, 0), Stand("z9"), Plant(0, -501, "a1"), Plant(0, 0, "z9")]
)
def test_a_part_or_place_that_does_not_exist_is_refused(forms: MoveForms, move: Move) -> None:
    with pytest.raises(InvalidMove) as refused:
        forms.encode(NAMES, move)
    assert refused.value.details == {"problem": forms.write(move)}


@pytest.mark.parametrize(
    "number", [5 << KIND_SHIFT, 1 << KIND_SHIFT | 31, 1 << KIND_SHIFT | len(NAMES.parts), 3 << KIND_SHIFT | 1, 1 << 40]
)
def test_a_number_that_is_not_a_move_is_refused(forms: MoveForms, number: int) -> None:
    with pytest.raises(InvalidMove) as refused:
        forms.decode(NAMES, number)
    assert refused.value.details == {"problem": str(number)}


def test_a_move_of_another_game_is_refused() -> None:
    other = MoveForms((Skip, 1, "skip"))
    for form in (other.write, lambda move: other.encode(NAMES, move)):
        with pytest.raises(InvalidMove) as refused:
            form(Stand("l1"))
        assert refused.value.details == {"problem": str(Stand("l1"))}


def test_a_number_names_the_node_it_was_made_of(forms: MoveForms) -> None:
    land = land_of("straight 0,0", "gate 0,1 r1")
    wanted = node(land, 0, 0, "p2")
    assert named_node(land, 2 << KIND_SHIFT | name_of_node(land, wanted)) == wanted
    assert forms.decode(NAMES, 2 << KIND_SHIFT | name_of_node(land, wanted)) == Plant(0, 0, "p2")
    assert part_just_laid(land, forms.encode(NAMES, Stand("a1"))) == node(land, 0, 1, "a1")
    assert forms.encode(NAMES, LayTile(2, 5, 3)) == place_at(2, 5) * 4 + 3
