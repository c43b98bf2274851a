"""Names of components and printed effects in words."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from newworlds.core.message import Message
from newworlds.core.text import LANGUAGES, add_catalogue, sentence
from newworlds.games.gwt_new_zealand.data.effects import PrintedEffect
from newworlds.games.gwt_new_zealand.telling import names
from newworlds.games.gwt_new_zealand.telling.effects import effect
from tests.gwt_new_zealand.scene import SHIPPED

add_catalogue("newworlds.games.gwt_new_zealand")


def told(message: Message, language: str = "en") -> str:
    return sentence(message, language).replace("\u202f:", " :")


def printed(source: dict[str, Any]) -> PrintedEffect:
    effect: PrintedEffect = msgspec.convert(source, PrintedEffect)
    return effect


def _printed_effects(source: Any) -> list[dict[str, Any]]:
    """Every effect of the components, including nested ones."""
    if isinstance(source, dict):
        inner = [effect for value in source.values() for effect in _printed_effects(value)]
        return [source, *inner] if "op" in source else inner
    return [effect for value in source for effect in _printed_effects(value)] if isinstance(source, list) else []


@pytest.mark.parametrize(
    ("source", "english", "french"),
    [
        ({"op": "gain_money", "n": 2}, "gain 2 pounds", "recevoir 2 livres"),
        (
            {"op": "ship", "n": "sailors"},
            "sail up to your number of sailors",
            "naviguer selon vos marins",
        ),
        ({"op": "gold", "n": -4}, "pay 4 gold", "payer 4 or"),
        ({"op": "hire", "mod": -2}, "hire a worker for 2 pounds less", "engager un ouvrier pour 2 livres de moins"),
        ({"op": "hire"}, "hire a worker", "engager un ouvrier"),
        (
            {"op": "discard_for", "what": "breed:southdown", "then": [{"op": "gain_money", "n": 3}]},
            "discard a Southdown: gain 3 pounds",
            "défausser une Southdown : recevoir 3 livres",
        ),
        (
            {"op": "choice", "of": [{"op": "explore", "n": 2}, {"op": "objective"}, {"op": "gold", "n": 1}]},
            "explore 2 spaces or take an objective or gain 1 gold",
            "explorer 2 cases ou prendre un objectif ou recevoir 1 or",
        ),
    ],
)
def test_an_effect_is_a_phrase_that_holds_other_effects(source: dict[str, Any], english: str, french: str) -> None:
    message = effect(printed(source))
    assert (told(message), told(message, "fr")) == (english, french)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_printed_effect_has_words_and_a_rule(language: str) -> None:
    parts = ("board", "trail", "tiles", "cards")
    effects = [effect(printed(each)) for part in parts for each in _printed_effects(SHIPPED[part])]
    assert len(effects) > 100
    assert all(sentence(each, language).strip() and each.rule for each in effects)


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        ("hidden", "a card", "une carte"),
        ("english_leicester", "an English Leicester", "une English Leicester"),
        ("ferry", "a ferry", "un traversier"),
        ("bonus_2", "bonus card 2", "la carte Bonus 2"),
        ("OB12", "objective 12", "l’objectif 12"),
    ],
)
def test_a_card_has_its_article(card: str, english: str, french: str) -> None:
    assert (told(names.one_card(card)), told(names.one_card(card), "fr")) == (english, french)


@pytest.mark.parametrize(
    ("tile", "english"),
    [
        ("shearer", "shearer"),
        ("joker", "joker"),
        ("flood_1_none", "flood worth 1 point"),
        ("landslide_3_green", "landslide worth 3 points (green hand)"),
    ],
)
def test_a_tile_is_a_worker_a_hazard_or_a_bonus(tile: str, english: str) -> None:
    assert told(names.tile(tile)) == english


def test_a_gift_may_be_the_card_of_a_pile() -> None:
    assert told(names.gift("compass")) == "a bonus card (compass)"


def test_what_only_a_corrected_component_file_knows_is_called_as_the_file_calls_it() -> None:
    unknown = [names.card("grey_face"), names.tile("free_gold"), names.disc("aux_rest_1"), names.auxiliary("rest")]
    assert [told(each) for each in unknown] == ["grey face", "free gold", "aux rest 1", "rest"]
