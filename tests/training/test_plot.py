"""The plot of a training is an SVG document that shows every gate."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from newworlds.core.text import LANGUAGES
from newworlds.training.plot import drawn, of_gates
from newworlds.training.reports import Gate, Generation, Report, Verdict, score_of
from newworlds.training.tables import Outcome

SVG = "{http://www.w3.org/2000/svg}"


def gate(generation: int, wins: float, verdict: Verdict) -> Gate:
    score = score_of([Outcome(1.0, wins)] * 20)
    return Gate(generation, score, score, verdict)


def test_every_gate_is_a_dot_with_its_interval() -> None:
    reports: list[Report] = [
        Generation(1, 80, 1.0, 2.0, 0.5),
        gate(1, 0.5, "open"),
        Generation(2, 160, 2.0, 2.0, 0.7),
        gate(2, 0.75, "better"),
    ]
    picture = ElementTree.fromstring(drawn("learner", of_gates(reports)))
    dots = picture.findall(f"{SVG}circle")
    assert [(float(dot.attrib["cx"]), dot.attrib["fill"]) for dot in dots] == [(340.0, "#fff"), (624.0, "#2b6cb0")]
    assert float(dots[1].attrib["cy"]) < float(dots[0].attrib["cy"])
    assert "160" in [text.text for text in picture.findall(f"{SVG}text")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_gate_it_says_so(language: str) -> None:
    picture = ElementTree.fromstring(drawn("learner", [], language=language))
    assert picture.findall(f"{SVG}circle") == []
    assert picture.findall(f"{SVG}text")[-1].text in ("no gate yet", "pas encore de match")
