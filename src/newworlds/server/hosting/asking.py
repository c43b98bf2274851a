"""Requests of hosts and moderators: who asks is checked in the transaction in which it is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection
from starlette.requests import Request

from newworlds.server.storage.role_rows import RoleRow
from newworlds.server.storage.store import Store
from newworlds.server.table_registry import TableRegistry

T = TypeVar("T")
Check = Callable[[Connection, str], RoleRow]
"""`host_of` or `staff_of`."""
Work = Callable[[Connection, RoleRow], T]
"""Is told who asks."""


async def read_as(check: Check, request: Request, work: Work[T]) -> T:
    owner = request.state.owner
    return await store_of(request).read(lambda connection: work(connection, check(connection, owner)))


async def write_as(check: Check, request: Request, work: Work[T]) -> T:
    owner = request.state.owner
    return await store_of(request).write(lambda connection: work(connection, check(connection, owner)))


def store_of(request: Request) -> Store:
    return registry_of(request).store


def registry_of(request: Request) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry
