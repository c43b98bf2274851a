"""The log: every kind of event is a sentence that names people, places and things, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import newworlds
from newworlds.core.events import Event
from newworlds.core.record import record_from_json
from newworlds.core.setup import Setup
from newworlds.core.text import LANGUAGES, sentence
from newworlds.games import game
from newworlds.games.gwt_new_zealand import events
from tests.gwt_new_zealand.scene import SHIPPED, Scene

GAME = game("gwt_new_zealand")
NAMES = ("Ann", "Bo")
GAMES_OF_BOTS = Path(__file__).parents[1] / "golden" / "gwt_new_zealand"


def told(setup: Setup, event: Event, language: str, names: tuple[str, ...] = NAMES) -> str:
    return sentence(GAME.tell(setup, event), language, names)


SENTENCES: dict[Event, tuple[str, str]] = {
    events.TurnStarted(0): ("Ann begins a turn.", "Ann commence son tour."),
    events.BreederMoved(0, "nA", "C"): ("Ann moves to neutral building C.", "Ann va au bâtiment neutre C."),
    events.BreederMoved(0, "b1", ""): ("Ann moves to building space 6.", "Ann va à la case Construction 6."),
    events.BreederMoved(0, "wellington", ""): ("Ann moves to Wellington.", "Ann va à Wellington."),
    events.TaxPaid(0, -1, 1, "flood2"): (
        "Tax at flood space 2: the bank gets 1 pound.",
        "Taxe de la case Inondation 2 : la banque reçoit 1 livre.",
    ),
    events.TaxPaid(0, 1, 2, "b1"): (
        "Tax at building space 6: Bo gets 2 pounds.",
        "Taxe de la case Construction 6 : Bo reçoit 2 livres.",
    ),
    events.MoneyChanged(0, 1, 0): ("Ann receives 1 pound.", "Ann reçoit 1 livre."),
    events.MoneyChanged(0, 3, 0): ("Ann receives 3 pounds.", "Ann reçoit 3 livres."),
    events.MoneyChanged(0, -1, 1): ("Ann pays 1 pound.", "Ann paie 1 livre."),
    events.MoneyChanged(0, -2, 2): ("Ann pays 2 pounds.", "Ann paie 2 livres."),
    events.GoldChanged(0, 2, 0): ("Ann gains 2 gold.", "Ann reçoit 2 or."),
    events.GoldChanged(0, -3, 3): ("Ann spends 3 gold.", "Ann dépense 3 or."),
    events.CertificatesChanged(0, 1, 0): ("Ann gains 1 certificate.", "Ann reçoit 1 certificat."),
    events.CertificatesChanged(0, -2, 2): ("Ann spends 2 certificates.", "Ann dépense 2 certificats."),
    events.TokensChanged(0, 3, 0): ("Ann gains 3 exchange tokens.", "Ann reçoit 3 jetons Échange."),
    events.TokensChanged(0, -1, 1): ("Ann spends 1 exchange token.", "Ann dépense 1 jeton Échange."),
    events.Explored(0, 4): (
        "Ann reaches space 4 of the exploration track.",
        "Ann atteint la case 4 de la piste Exploration.",
    ),
    events.CardDrawn(0, "hidden"): ("Ann draws a card.", "Ann pioche une carte."),
    events.CardDrawn(0, "english_leicester"): ("Ann draws an English Leicester.", "Ann pioche une English Leicester."),
    events.CardDiscarded(0, "sheepdog"): ("Ann discards a sheepdog.", "Ann défausse un chien de berger."),
    events.CardTaken(0, "romney", False): ("Ann gets a Romney.", "Ann obtient une Romney."),
    events.CardTaken(0, "OB05", False): (
        "Ann gets an objective worth 3 points for a flood tile and a building.",
        "Ann obtient un objectif à 3 points pour une tuile Inondation et un bâtiment.",
    ),
    events.CardTaken(0, "lincoln", True): (
        "Ann gets a Lincoln (on the draw pile).",
        "Ann obtient une Lincoln (sur sa pioche).",
    ),
    events.CardPlayed(0, "bonus_3"): ("Ann plays bonus card 3.", "Ann joue la carte Bonus 3."),
    events.CardRemoved(0, "shropshire"): (
        "Ann removes a Shropshire from the game.",
        "Ann retire une Shropshire de la partie.",
    ),
    events.PileShuffled(0): (
        "Ann shuffles the discard pile into a new draw pile.",
        "Ann mélange sa défausse pour refaire sa pioche.",
    ),
    events.WorkerHired(0, "shepherd", 5): ("Ann hires a shepherd.", "Ann engage une bergère."),
    events.WorkerHired(0, "shearer", 5): ("Ann hires a shearer.", "Ann engage un tondeur."),
    events.TileTaken(0, "four_gold", 5): (
        "Ann takes a bonus tile: eight points for 4 gold.",
        "Ann prend une tuile Bonus : huit points pour 4 or.",
    ),
    events.BuildingBuilt(0, 3, "g1"): (
        "Ann places building 3 on building space 17.",
        "Ann place le bâtiment 3 sur la case Construction 17.",
    ),
    events.BuildingReplaced(0, 5, "g1", 3): (
        "Ann replaces building 3 on building space 17 with building 5.",
        "Ann remplace le bâtiment 3 de la case Construction 17 par le bâtiment 5.",
    ),
    events.ShipMoved(0, "n2"): (
        "Ann sails to the northern lane, space 2.",
        "Ann navigue vers la voie du nord, case 2.",
    ),
    events.ShipMoved(0, "S"): ("Ann sails to the starting space.", "Ann navigue vers la case de départ."),
    events.PortUpgraded(0, "L2"): (
        "Ann upgrades the large port (northern lane, space 4).",
        "Ann améliore le grand port (voie du nord, case 4).",
    ),
    events.HarbourmasterTaken(0, 4, "shepherd"): (
        "Ann gives a shepherd for harbourmaster tile 4.",
        "Ann cède une bergère contre la tuile Capitainerie 4.",
    ),
    events.DiscTaken(0, "hand_left"): (
        "Ann frees a space: one more card in hand (left).",
        "Ann libère un emplacement : une carte de plus en main (gauche).",
    ),
    events.DiscMoved(0, "M1"): (
        "Ann takes a disc back from the medium port (western lane, space 3).",
        "Ann récupère un disque du port moyen (voie de l’ouest, case 3).",
    ),
    events.Delivered(0, "sheep_9"): ("Ann delivers to counter 9.", "Ann livre au comptoir 9."),
    events.Delivered(0, "wool_13"): ("Ann delivers to wool counter 13.", "Ann livre au comptoir à laine 13."),
    events.SheepRevealed(0, "merino"): ("Ann shows a Merino.", "Ann montre une Merino."),
    events.IncomeCounted(0, 8): ("Ann sells sheep worth 8.", "Ann vend des moutons d’une valeur de 8."),
    events.WoolCounted(0, 9): ("Ann sells wool worth 9.", "Ann vend de la laine d’une valeur de 9."),
    events.ForecastChosen(0, "sailor"): (
        "Ann chooses from the forecast: sailor.",
        "Ann choisit dans les prévisions : marin.",
    ),
    events.ForecastDrawn(0, "flood_3_green"): (
        "New forecast: flood worth 3 points (green hand).",
        "Nouvelle prévision : inondation à 3 points (main verte).",
    ),
    events.MarketFilled(0, "hampshire"): (
        "New in the sheep market: a Hampshire.",
        "Nouveau au marché au bétail : une Hampshire.",
    ),
    events.BuildingsFlipped(0): ("Four neutral buildings are turned over.", "Quatre bâtiments neutres sont retournés."),
    events.HazardRemoved(0, "landslide_4_black", "rock2"): (
        "Ann clears landslide space 2: landslide worth 4 points (black hand).",
        "Ann dégage la case Éboulement 2 : éboulement à 4 points (main noire).",
    ),
    events.ObjectiveRevealed(0, "OB05"): (
        "Now on offer: an objective worth 3 points for a flood tile and a building.",
        "Désormais proposé : un objectif à 3 points pour une tuile Inondation et un bâtiment.",
    ),
    events.ObjectiveDrawn(0, "OB05"): (
        "Ann draws from the objective pile: an objective worth 3 points for a flood tile and a building.",
        "Ann pioche dans la pile d’objectifs : un objectif à 3 points pour une tuile Inondation et un bâtiment.",
    ),
    events.JokerPlaced(0, "shepherd"): ("Ann places the joker as a shepherd.", "Ann place le joker comme bergère."),
    events.MovementTileTaken(0): ("Ann gets a movement tile.", "Ann obtient une tuile Déplacement."),
    events.TileFlipped(0, "tax"): ("Ann turns over the tax tile.", "Ann retourne sa tuile Taxes."),
    events.LastRound(0): (
        "Ann takes the market marker: everyone else has one last turn.",
        "Ann prend le marqueur du marché : il reste un dernier tour à chaque autre joueur.",
    ),
    events.ActionTaken(0, "wellington", "wellington", ""): (
        "Ann carries out the steps of Wellington.",
        "Ann fait les étapes de Wellington.",
    ),
    events.ActionTaken(0, "nB", "2", "B"): (
        "Ann uses action 2 at neutral building B.",
        "Ann fait l’action 2 au bâtiment neutre B.",
    ),
    events.ActionTaken(0, "rr1", "terrain", ""): (
        "Ann uses the risky terrain at building space 4.",
        "Ann utilise le terrain risqué à la case Construction 4.",
    ),
    events.WarehouseTaken(0, 3): (
        "Ann takes a warehouse from pair 3.",
        "Ann prend un entrepôt de la paire 3.",
    ),
    events.SarahCardDrawn(1, 7): ("Sarah draws card 7.", "Sarah pioche la carte 7."),
    events.SpecialityChanged(1, "sailor"): (
        "Sarah’s speciality is now: sailor.",
        "La spécialité de Sarah est désormais : marin.",
    ),
    events.TileRemoved(0, "joker"): (
        "A bonus tile leaves the game: joker.",
        "Une tuile Bonus quitte la partie : joker.",
    ),
    events.AuxiliaryTaken(0, "ship", 2): (
        "Ann takes an auxiliary action: move the ship (double).",
        "Ann fait une action auxiliaire : déplacer le bateau (double).",
    ),
    events.Exchanged(0, 1): (
        "Ann trades an exchange token for new cards.",
        "Ann dépense un jeton Échange pour changer de cartes.",
    ),
    events.Exchanged(0, 2): (
        "Ann trades 2 exchange tokens and a Shropshire for 1 gold.",
        "Ann donne 2 jetons Échange et une Shropshire contre 1 or.",
    ),
    events.PermanentGained(0, "step", 1): ("Ann gains one more step.", "Ann gagne un déplacement de plus."),
}


BRIEFS: dict[Event, tuple[str, str]] = {
    events.MoneyChanged(0, -5, 5): ("£5", "5\u202f£"),
    events.MoneyChanged(0, 3, 0): ("+£3", "+3\u202f£"),
    events.GoldChanged(0, 1, 0): ("+1 gold", "+1 or"),
    events.TaxPaid(0, 1, 2, "b1"): ("tax: £2 to Bo", "taxe\u202f: 2\u202f£ pour Bo"),
    events.SheepRevealed(0, "merino"): ("a Merino", "une Merino"),
    events.ActionTaken(0, "nA", "1", "A"): ("at neutral building A", "au bâtiment neutre A"),
    events.ActionTaken(0, "wellington", "wellington", ""): ("", ""),
    events.ObjectiveDrawn(0, "OB12"): ("from the pile", "de la pile"),
}
"""How events join the line of an act."""

JOINING = ("sequel", "prelude", "detail", "place")


@pytest.mark.parametrize("event", BRIEFS, ids=lambda event: str(event.__struct_config__.tag))
def test_what_belongs_to_an_act_is_told_in_a_few_words(event: Event) -> None:
    brief = GAME.tell_briefly(GAME.setup(2), event)
    assert brief is not None
    assert tuple(sentence(brief, language, NAMES) for language in LANGUAGES) == BRIEFS[event]


def test_whatever_may_join_an_act_has_its_few_words() -> None:
    setup = GAME.setup(2)
    for event in SENTENCES:
        assert (GAME.tell_briefly(setup, event) is not None) == (event.part in JOINING), event


def test_one_pays_before_and_gains_after() -> None:
    changes = (events.MoneyChanged, events.GoldChanged, events.CertificatesChanged, events.TokensChanged)
    assert {change(0, -2, 2).part_in_log() for change in changes} == {"prelude"}
    assert {change(0, 2, 0).part_in_log() for change in changes} == {"detail"}


def test_everything_an_event_speaks_of_is_explained() -> None:
    setup = GAME.setup(1)
    explained = GAME.explanations(setup.components)
    for event in SENTENCES:
        for thing in GAME.things_in(setup, event):
            name = thing.partition("@")[0]
            assert name in explained or f"{name}a" in explained, thing


def test_an_objective_from_the_pile_is_not_told_as_new_in_the_offer() -> None:
    scene = Scene().does({"op": "objective"}).play("draw_objective")
    (drawn,) = scene.told(events.ObjectiveDrawn)
    (taken,) = scene.told(events.CardTaken)
    assert isinstance(drawn, events.ObjectiveDrawn)
    assert isinstance(taken, events.CardTaken)
    assert drawn.card == taken.card
    assert scene.told(events.ObjectiveRevealed) == []


def test_an_objective_that_fills_the_offer_is_told_as_new_there() -> None:
    scene = Scene().does({"op": "objective"})
    scene.play(f"take_objective {scene.offered('take_objective')[0]}")
    (revealed,) = scene.told(events.ObjectiveRevealed)
    assert isinstance(revealed, events.ObjectiveRevealed)
    assert scene.told(events.ObjectiveDrawn) == []


@pytest.mark.parametrize("event", SENTENCES, ids=lambda event: str(event.__struct_config__.tag))
def test_an_event_is_told(event: Event) -> None:
    setup = GAME.setup(2)
    assert tuple(told(setup, event, language).replace("\u202f:", " :") for language in LANGUAGES) == SENTENCES[event]


def test_every_kind_of_event_is_told_above() -> None:
    assert set(GAME.event_kinds) - {type(event) for event in SENTENCES} == {events.GameEnded}


def test_NZ_11_a_tax_for_sarahs_building_goes_to_the_bank() -> None:
    scene = Scene(players=1).built(1, at="b1", seat=1)
    (paid,) = scene.moving("nB").play("step b1").told(events.TaxPaid)
    assert paid == events.TaxPaid(0, events.BANK, 2, "b1")
    assert told(GAME.setup(1), paid, "en") == "Tax at building space 6: the bank gets 2 pounds."


IDS = {
    *(node["id"] for node in SHIPPED["trail"]["node"] if node["id"] not in ("start", "wellington")),
    *(space for lane in SHIPPED["sea"]["sea_lane"] for space in lane["nodes"]),
    *(port["id"] for port in SHIPPED["sea"]["port"]),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 3])
def test_no_id_is_told_in_a_whole_game(players: int, language: str) -> None:
    record = record_from_json((GAMES_OF_BOTS / f"rules1-players{players}.json").read_bytes())
    match = newworlds.replay(record, upto=0)
    names = ("Ann", "Bo", "Cy", "Di")
    for move in record.moves:
        for event in match.play(move):
            sentence = told(match.setup, event, language, names)
            assert not IDS & set(re.findall(r"\w+", sentence)), sentence
            assert not re.search(r"\w_\w|\bOB\d|-\d", sentence), sentence
