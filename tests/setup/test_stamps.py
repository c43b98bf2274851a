from pathlib import Path

import pytest

from tools.stamps import Stamps, digest, files_under


@pytest.fixture
def stamps(tmp_path: Path) -> Stamps:
    return Stamps(tmp_path / "stamps")


def test_a_finished_step_is_fresh_for_what_it_was_done_for_and_nothing_else(stamps: Stamps) -> None:
    stamps.begin("engine")
    stamps.finish("engine", "one")
    assert stamps.is_fresh("engine", "one")
    assert not stamps.is_fresh("engine", "two")
    assert not stamps.is_fresh("client", "one")


def test_a_step_that_never_ended_is_unfinished_and_not_fresh(stamps: Stamps) -> None:
    stamps.finish("engine", "one")
    stamps.begin("engine")
    assert stamps.is_unfinished("engine")
    assert not stamps.is_fresh("engine", "one")
    stamps.finish("engine", "one")
    assert not stamps.is_unfinished("engine")


def test_the_digest_changes_with_content_name_and_facts(tmp_path: Path) -> None:
    file = tmp_path / "a.py"
    file.write_text("x = 1")
    before = digest(tmp_path, [file])
    assert digest(tmp_path, [file]) == before
    assert digest(tmp_path, [file], "3.11") != before

    renamed = file.rename(tmp_path / "b.py")
    assert digest(tmp_path, [renamed]) != before
    renamed.rename(file).write_text("x = 2")
    assert digest(tmp_path, [file]) != before


def test_the_digest_does_not_confuse_one_file_with_two(tmp_path: Path) -> None:
    one, two = tmp_path / "1", tmp_path / "2"
    one.write_text("ab")
    two.write_text("c")
    before = digest(tmp_path, [one, two])
    one.write_text("a")
    two.write_text("bc")
    assert digest(tmp_path, [one, two]) != before


def test_left_out_names_are_left_out_at_every_depth(tmp_path: Path) -> None:
    for name in ("src/main.ts", "node_modules/x.js", "src/node_modules/y.js"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert list(files_under(tmp_path, without=frozenset({"node_modules"}))) == [tmp_path / "src" / "main.ts"]
