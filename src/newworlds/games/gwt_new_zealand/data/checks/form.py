"""Values that do not have the form the schema asks for: all of them, where msgspec alone stops at the first."""

from __future__ import annotations

import re
import types
import typing
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Final, NamedTuple, Union

import msgspec

from newworlds.core.message import Message
from newworlds.games.gwt_new_zealand.data.checks.fault import problem

MALFORMED: Final[Mapping[str, str]] = {
    r"Object missing required field `(?P<field>.*)`": "no_field",
    r"Object contains unknown field `(?P<field>.*)`": "unknown_field",
    r"Expected `(?P<wanted>[^`]*)`, got `(?P<found>[^`]*)`": "wrong_type",
    r"Expected `int` >= (?P<least>-?\d+)": "too_small",
    r"Expected `int` <= (?P<most>-?\d+)": "too_large",
    r"Expected `array` of length >= (?P<fewest>\d+)": "too_short",
    r"Expected `array` of length <= (?P<most>\d+)": "too_long",
    r"Expected `array` of length (?P<wanted>\d+), got (?P<found>\d+)": "wrong_length",
    r"Expected `str` matching regex '(?P<form>.*)'": "wrong_name",
    r"Invalid enum value '(?P<name>.*)'": "unknown_name",
    r"Invalid value '(?P<effect>.*)'": "no_effect",
}
"""Messages of msgspec and the faults they stand for."""

_TOP: Final = "$"


class Misfit(NamedTuple):
    """A value that does not have its form: where it is, and what is wrong with it."""

    place: str
    problem: Message


def misfits(value: object, hint: Any) -> list[Misfit]:
    """Every value inside this one that is at fault. That of a whole is only told where all its parts are in order."""
    return [Misfit(f"`{place}`" if place != _TOP else "-", told) for place, told in _misfits(value, hint, _TOP)]


def _misfits(value: object, hint: Any, place: str) -> Iterator[Misfit]:
    try:
        msgspec.convert(value, hint)
    except msgspec.ValidationError as error:
        shape = _shape(value, hint)
        inside = [*_of_fields(value, shape, place)]
        for where, part, part_hint in _parts(value, shape):
            inside += _misfits(part, part_hint, place + where)
        yield from inside or [_as_msgspec_says(error, place)]


def _shape(value: object, hint: Any) -> Any:
    """Without annotations; of several structures, the one that the value's tag names."""
    while typing.get_origin(hint) is Annotated:
        hint = typing.get_args(hint)[0]
    if typing.get_origin(hint) not in (Union, types.UnionType):
        return hint
    return next((kind for kind in typing.get_args(hint) if _is_tagged(value, kind)), hint)


def _is_tagged(value: object, kind: Any) -> bool:
    if not (_is_struct(kind) and isinstance(value, dict)):
        return False
    config = kind.__struct_config__
    return config.tag_field is not None and value.get(config.tag_field) == config.tag


def _is_struct(shape: Any) -> bool:
    return isinstance(shape, type) and issubclass(shape, msgspec.Struct)


def _of_fields(value: object, shape: Any, place: str) -> Iterator[Misfit]:
    """Fields that are missing, and those that are not in the schema."""
    if not (_is_struct(shape) and isinstance(value, dict)):
        return
    fields = msgspec.structs.fields(shape)
    for field in fields:
        if field.required and field.encode_name not in value:
            yield Misfit(place, problem("no_field", field=field.encode_name))
    if shape.__struct_config__.forbid_unknown_fields:
        known = {field.encode_name for field in fields} | {shape.__struct_config__.tag_field}
        for name in value.keys() - known:
            yield Misfit(place, problem("unknown_field", field=name))


def _parts(value: object, shape: Any) -> Iterator[tuple[str, object, Any]]:
    """What the value consists of: where, what, and which form it should have."""
    origin, args = typing.get_origin(shape), typing.get_args(shape)
    if _is_struct(shape) and isinstance(value, dict):
        for field in msgspec.structs.fields(shape):
            if field.encode_name in value:
                yield f".{field.encode_name}", value[field.encode_name], field.type
    elif origin is list and isinstance(value, list):
        for index, item in enumerate(value):
            yield f"[{index}]", item, args[0]
    elif origin is dict and isinstance(value, dict):
        for key, item in value.items():
            yield f".{key}", key, args[0]
            yield f".{key}", item, args[1]


def _as_msgspec_says(error: msgspec.ValidationError, place: str) -> Misfit:
    told, _, where = str(error).partition(" - at ")
    place += where.strip("`").removeprefix(_TOP)
    for pattern, code in MALFORMED.items():
        if found := re.fullmatch(pattern, told):
            return Misfit(place, problem(code, **found.groupdict()))
    return Misfit(place, problem("wrong_form", problem=told))
