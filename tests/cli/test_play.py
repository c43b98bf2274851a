"""A game on the terminal: typed moves and commands, and the answers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import newworlds
from tests.cli.conftest import Run


def _typed(*lines: str) -> str:
    return "\n".join(lines) + "\n"


def test_a_whole_game_is_played_by_numbers_of_the_list(run: Run) -> None:
    done = run("play", "sealed", "--seed", 1, typed="1\n" * 40)
    assert (done.status, done.err) == (0, "")
    assert "Welcome to Sealed!" in done.out
    assert "Bonus for the sealed card" in done.out
    assert re.search(r"^(Nell wins|Player 1 wins|Player 1 and Nell share the victory)\.$", done.out, re.MULTILINE)


def test_moves_are_typed_as_they_are_written_or_in_lower_case(run: Run) -> None:
    out = run("play", "terra_nova", "--seats", "you,random", typed=_typed("a1", "quit")).out
    assert "Player 1 places a settler on A1." in out


def test_a_refused_move_is_explained_with_its_rule_and_asked_again(run: Run) -> None:
    out = run("play", "terra_nova", typed=_typed("A1-A2", "nonsense", "A2", "quit")).out
    assert "Place all settlers before the first turn. (TN-2)" in out
    assert "This is not a move in this game: nonsense." in out
    assert "Player 1 places a settler on A2." in out


def test_commands_answer(run: Run) -> None:
    out = run(
        "play", "terra_nova", typed=_typed("?", "legal a", "why *A1", "why A1", "why", "hint", "legal q", "quit")
    ).out
    assert "why MOVE" in out
    assert "1: A1  2: A2" in out
    assert "(TN-2)" in out
    assert "A1 is possible." in out
    assert "Which move?" in out
    assert "The bot would play" in out
    assert "No possible move begins like that." in out


def test_listed_moves_are_not_broken_at_the_end_of_a_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    out = run("play", "mayflower", "--seed", 4, typed=_typed("legal", "quit")).out
    listed = [line for line in out.splitlines() if ": " in line and " r" in line]
    assert listed[0].startswith("> 1: ")
    assert all(line.count(": ") == line.count(" r") for line in listed)


@pytest.mark.parametrize(("game", "move"), [("mayflower", "1"), ("gold_rush", "1")])
def test_tile_games_are_played_by_number_and_by_text(run: Run, game: str, move: str) -> None:
    out = run("play", game, "--seed", 4, "--option", "first_player=first_seat", typed=_typed(move, "skip", "quit")).out
    assert "Player 1 places a tile" in out
    assert "Nell places a tile" in out


def test_namesakes_are_numbered(run: Run) -> None:
    out = run("play", "mayflower", "--seats", "random,you,random", "--seed", 1, typed="quit").out
    assert "Wanderer 3 goes first." in out
    assert "Wanderer 1 draws a tile." in out


def test_a_decision_is_undone_with_what_followed(run: Run) -> None:
    out = run("play", "terra_nova", "--seats", "you,random", typed=_typed("A1", "undo", "A1", "quit")).out
    assert out.count("Player 1 places a settler on A1.") == 2
    assert "Your last decision is undone." in out


def test_nothing_is_undone_beyond_a_revelation(run: Run) -> None:
    """Drawing a card reveals it."""
    out = run("play", "sealed", "--seats", "you,you", typed=_typed("1", "undo", "1", "draw", "undo", "quit")).out
    assert out.count("Your last decision is undone.") == 1
    assert "You can’t undo: something hidden has been revealed." in out


def test_what_was_played_before_the_first_own_decision_stays(run: Run) -> None:
    out = run("play", "terra_nova", "--seats", "random,you", typed=_typed("undo", "quit")).out
    assert "There is nothing to undo yet." in out
    assert "is undone" not in out


def test_other_players_secrets_are_not_shown(run: Run) -> None:
    """With one person at the screen, what the bot draws stays hidden."""
    out = run("play", "sealed", "--seed", 1, "--seats", "you,random", typed="1\n" * 40).out
    assert "Wanderer draws a card." in out
    assert "Player 1 draws the " in out
    assert "Wanderer draws the" not in out


def test_a_bot_that_fails_does_not_end_the_game(run: Run) -> None:
    done = run("play", "sealed", "--seats", "you,tests.arena.own_bots:Failing", "--seed", 1, typed="1\n" * 40)
    assert (done.status, done.err) == (0, "")
    assert "another move was made in its place" in " ".join(done.out.split())
    assert "Bonus for the sealed card" in done.out


def test_a_game_against_a_level_with_other_settings_is_resumed(run: Run) -> None:
    run("play", "terra_nova", "--seats", "you,club+width=2", "--seed", 1, typed=_typed("A1", "save game.json", "quit"))
    done = run("play", "terra_nova", "--resume", "game.json", typed=_typed("quit"))
    assert (done.status, done.err) == (0, "")


def test_a_record_that_names_a_module_does_not_get_it_run(run: Run) -> None:
    seats = "you,tests.arena.own_bots:First"
    run("play", "sealed", "--seats", seats, "--seed", 1, typed=_typed("1", "save game.json", "quit"))
    done = run("play", "sealed", "--resume", "game.json", typed=_typed("quit"))
    assert (done.status, done.out) == (1, "")


def test_a_game_is_saved_and_resumed(run: Run) -> None:
    run("play", "terra_nova", "--seed", 3, typed=_typed("A1", "save game.json", "quit"))
    assert [len(newworlds.replay(Path("game.json")).moves)] == [2]
    out = run("play", "terra_nova", "--resume", "game.json", typed=_typed("A1", "quit")).out
    assert "There is a settler on A1." in out


def test_saving_without_permission_is_reported(run: Run) -> None:
    out = run("play", "terra_nova", typed=_typed("save no/such/folder.json", "quit")).out
    assert "There is no file “no/such/folder.json”." in out


def test_the_end_of_input_leaves_the_game(run: Run) -> None:
    assert run("play", "terra_nova", typed="").status == 0


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["Player 1 moves to neutral building A.", "Player 1 receives 1 pound."]),
        ("fr", ["Joueur 1 va au bâtiment neutre A.", "Joueur 1 reçoit 1 livre."]),
    ],
)
def test_a_large_table_fits_eighty_columns_and_its_log_names_places(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str, sentences: list[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    typed = _typed("take_disc aux_money_2", "start_at nA", "auxiliary money 1", "quit")
    lines = run("--lang", language, "play", "gwt_new_zealand", "--seed", 3, typed=typed).out.splitlines()
    assert max(map(len, lines)) <= 80
    for sentence in sentences:
        assert any(line.endswith(sentence) for line in lines)


def test_a_large_table_is_shown_on_request_only(run: Run) -> None:
    """What the bot did stands just above the next decision."""
    typed = _typed("take_disc aux_money_2", "start_at nA", "done", "done", "quit")
    out = run("play", "gwt_new_zealand", "--seed", 3, "--seats", "you,random", typed=typed).out
    assert "Job market" not in out
    report = out.index("Wanderer begins a turn.")
    assert len(out[report:].split("> ")[0].splitlines()) < 50
    assert "See also: board, trail, markets," in out


def test_parts_of_a_large_table_are_listed_by_help_and_shown(run: Run) -> None:
    out = run("play", "gwt_new_zealand", "--seed", 3, typed=_typed("?", "markets", "counters", "board", "quit")).out
    assert "  counters            what deliveries bring and cost" in out
    assert out.count("Job market") == 2
    assert "counter 21, pay 6 pounds, 9 points" in out


def test_numbers_count_in_the_list_as_shown(run: Run) -> None:
    """Ending the turn is not the first choice."""
    typed = _typed("take_disc aux_money_2", "start_at nA", "1", "quit")
    out = run("play", "gwt_new_zealand", "--seed", 3, typed=typed).out
    assert "Player 1 uses action 1 at neutral building A." in out


def test_repeated_events_are_counted(run: Run) -> None:
    out = run("play", "gwt_new_zealand", "--seed", 3, typed=_typed("quit")).out
    assert "Player 1 draws a Shropshire. (× 3)" in out


def test_play_speaks_french(run: Run) -> None:
    out = run("--lang", "fr", "play", "terra_nova", typed=_typed("A1-A2", "quit")).out
    assert "Bienvenue dans Terra Nova" in out
    assert "Placez d’abord tous les colons." in out
