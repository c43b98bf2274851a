"""The OpenAPI description of the HTTP endpoints."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

import newworlds
from newworlds.core.errors import NewWorldsError
from newworlds.server.endpoints import Endpoint
from newworlds.server.errors import (
    BadMessage,
    BadToken,
    ForeignOrigin,
    MalformedJson,
    StorageFailed,
    TooLarge,
    UnknownPage,
    status_of,
)
from newworlds.server.hosting.errors import Suspended
from newworlds.server.infos import Refusal
from newworlds.server.limit_errors import TooManyRequests

VERSION: Final = "3.1.0"
PREFIX: Final = "/api"
_REFERENCE: Final = "#/components/schemas/{name}"
_OF_ALL: Final = (NewWorldsError, StorageFailed)
"""Errors that any request may run into: a bug in the program, or a full disk."""
_OF_POSTS: Final = (MalformedJson, BadMessage, TooLarge, ForeignOrigin)

Plain = dict[str, Any]
"""A piece of the description, as JSON."""


def description(endpoints: Sequence[Endpoint]) -> Plain:
    types = [Refusal, *(each.answer for each in endpoints), *(each.asked for each in endpoints if each.asked)]
    schemas, components = msgspec.json.schema_components(types, ref_template=_REFERENCE)
    schema_of = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, Plain] = {}
    for each in endpoints:
        operation = _operation(each, schema_of)
        paths.setdefault(f"{PREFIX}{each.path}", {})[each.method.lower()] = operation
    return {
        "openapi": VERSION,
        "info": {"title": "New Worlds", "version": newworlds.__version__, "license": {"name": "MIT"}},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, schema_of: dict[str, Plain]) -> Plain:
    operation: Plain = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "parameters": [
            *(_parameter(name) for name in re.findall(r"{(\w+)}", endpoint.path)),
            *(_query_parameter(name) for name in endpoint.query),
        ],
        "responses": _responses(endpoint, schema_of),
    }
    if endpoint.asked is not None:
        operation["requestBody"] = {"required": True, "content": _json(schema_of[repr(endpoint.asked)])}
    return operation


def _parameter(name: str) -> Plain:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}


def _query_parameter(name: str) -> Plain:
    return {"name": name, "in": "query", "required": False, "schema": {"type": "string"}}


def _responses(endpoint: Endpoint, schema_of: dict[str, Plain]) -> Plain:
    responses: Plain = {
        str(endpoint.status): {
            "description": "Done",
            "content": {endpoint.media: {"schema": schema_of[repr(endpoint.answer)]}},
        }
    }
    if endpoint.may_be_unchanged:
        responses["304"] = {"description": "Not changed since the `etag` that was named"}
    for status, codes in _codes_by_status(endpoint).items():
        described = "Refused: " + ", ".join(f"`error.{code}`" for code in codes)
        responses[str(status)] = {"description": described, "content": _json(schema_of[repr(Refusal)])}
    return responses


def _codes_by_status(endpoint: Endpoint) -> dict[int, list[str]]:
    posted: Iterable[type[NewWorldsError]] = _OF_POSTS if endpoint.method == "POST" else ()
    acting: Iterable[type[NewWorldsError]] = (
        (Suspended,) if endpoint.method == "POST" and not endpoint.for_suspended else ()
    )
    found: dict[int, list[str]] = {}
    counted: Iterable[type[NewWorldsError]] = (TooManyRequests, BadToken) if endpoint.rate else ()
    # No address has a line break or NUL in it, whatever stands for a parameter.
    addressed: Iterable[type[NewWorldsError]] = (UnknownPage,) if "{" in endpoint.path or endpoint.query else ()
    kinds: Iterable[type[NewWorldsError]] = (*posted, *acting, *endpoint.refusals, *counted, *addressed, *_OF_ALL)
    for kind in kinds:
        found.setdefault(status_of(kind), []).append(kind.code)
    return dict(sorted(found.items()))


def _json(schema: Plain) -> Plain:
    return {"application/json": {"schema": schema}}
