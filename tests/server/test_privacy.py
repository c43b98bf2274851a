"""Everything that is stored is described: what it is, what it is for, who is shown it, and how long it stays."""

from __future__ import annotations

from typing import get_args

import pytest

from newworlds.core.message import Message
from newworlds.core.text import LANGUAGES, catalogue, sentence
from newworlds.server.privacy.description import Kept
from newworlds.server.privacy.stored import STORED
from newworlds.server.storage.schema import metadata
from tests.server.playing import Browser

DESCRIBED = {stored.table: stored for stored in STORED}


@pytest.mark.parametrize("table", sorted(metadata.tables))
def test_every_column_is_described(table: str) -> None:
    """In the module of its part in `server/privacy`; texts are in `server/privacy/text`."""
    assert table in DESCRIBED, f"describe the columns of {table} in newworlds/server/privacy"
    assert DESCRIBED[table].columns == set(metadata.tables[table].columns.keys())


def test_nothing_is_described_twice_or_that_does_not_exist() -> None:
    assert sorted(stored.table for stored in STORED) == sorted(metadata.tables)
    for stored in STORED:
        named = [*stored.personal, *stored.hidden, *stored.impersonal]
        assert len(named) == len(set(named)), stored.table


@pytest.mark.parametrize("language", LANGUAGES)
def test_descriptions_are_in_every_language(language: str) -> None:
    known = set(catalogue(language))
    wanted = {f"privacy.{stored.table}" for stored in STORED if stored.personal}
    wanted |= {f"privacy.{stored.table}.{column}" for stored in STORED for column in stored.personal}
    wanted |= {f"privacy.kept.{kept}" for kept in get_args(Kept)}
    assert wanted - known == set()
    unused = {code for code in known if code.startswith("privacy.")} - wanted
    assert unused == set()


def test_everybody_can_read_it(ada: Browser) -> None:
    told = ada.http.get("/api/privacy").json()
    places = {fact["place"] for stored in told for fact in stored["facts"]}
    assert places == {f"{stored.table}.{column}" for stored in STORED for column in stored.personal}
    for language in LANGUAGES:
        kept = [sentence(Message(**stored["kept"]), language) for stored in told]
        assert all(kept)
        assert any("90" in each and "14" in each and "30" in each for each in kept)
