"""Python structures as TypeScript types."""

from __future__ import annotations

import ast
import inspect
import textwrap
import types
import typing
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeVar, cast

import msgspec

JSON: Final = """/** Whatever JSON can say. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
"""
Struct = type[msgspec.Struct]

_PLAIN: Final[dict[Any, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    object: "Json",
    Any: "Json",
}


class Shape(NamedTuple):
    """A structure; in one that the browser sends, fields with a default may be left out."""

    kind: Struct
    is_asked: bool


class Field(NamedTuple):
    name: str
    hint: Any
    default: Any
    """`NODEFAULT` if it is required."""
    help: str | None

    @property
    def references(self) -> Iterator[Struct]:
        return structs_in(self.hint)


class TypeScript:
    """How types are written. `names` are for structures that cannot keep their own; `aliases` are named types."""

    def __init__(self, names: Mapping[Struct, str], aliases: Mapping[str, Any]) -> None:
        self._names = names
        self._aliases = aliases

    def name(self, kind: Struct) -> str:
        return self._names.get(kind, kind.__name__)

    def type(self, hint: Any) -> str:
        for name, alias in self._aliases.items():
            if hint == alias:
                return name
        return self.spelled(hint)

    def spelled(self, hint: Any) -> str:
        if isinstance(hint, TypeVar):
            return hint.__name__
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self.name(hint)
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if origin is None:
            return _PLAIN[hint]
        return self._composed(origin, args)

    def _composed(self, origin: Any, args: tuple[Any, ...]) -> str:
        if origin is typing.Annotated:
            # A value that is not read here, or was written before, says in its annotation what it is.
            return self.type(args[1] if args[0] is msgspec.Raw else args[0])
        if origin is Literal:
            return " | ".join(repr(word) for word in args)
        if origin in (typing.Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.type(arg) for arg in args if arg is not msgspec.UnsetType))
        if origin is tuple and args[-1] is not Ellipsis:
            return f"readonly [{', '.join(map(self.type, args))}]"
        if origin in (list, tuple, Sequence):
            return f"readonly {self._item(args[0])}[]"
        if origin in (dict, Mapping):
            return f"Readonly<Record<{_key(args[0])}, {self.type(args[1])}>>"
        return self._generic(origin, args)

    def _item(self, hint: Any) -> str:
        spelled = self.type(hint)
        return f"({spelled})" if " " in spelled else spelled

    def _generic(self, origin: Any, args: tuple[Any, ...]) -> str:
        """Its bound is its default, which need not be given."""
        if bounds_of(origin) == list(args):
            return self.name(origin)
        return f"{self.name(origin)}<{', '.join(map(self.type, args))}>"


def _key(hint: Any) -> str:
    """JSON keys are strings, of which only certain ones may occur."""
    return " | ".join(map(repr, typing.get_args(hint))) if typing.get_origin(hint) is Literal else "string"


def declaration(typescript: TypeScript, shape: Shape) -> str:
    """A type, not an interface: only then is a move of one game a move of any."""
    kind = shape.kind
    bounds = zip(parameters_of(kind), bounds_of(kind), strict=True)
    parameters = ", ".join(f"{parameter.__name__} = {typescript.name(bound)}" for parameter, bound in bounds)
    head = f"export type {typescript.name(kind)}{f'<{parameters}>' if parameters else ''} = {{\n"
    tag = kind.__struct_config__.tag
    lines = [f"  readonly {kind.__struct_config__.tag_field}: '{tag}'\n"] if tag is not None else []
    lines += [_line(typescript, shape, field) for field in fields_of(kind)]
    return f"{comment(own_doc(kind))}{head}{''.join(lines)}}}\n"


def _line(typescript: TypeScript, shape: Shape, field: Field) -> str:
    has_default = field.default is not msgspec.NODEFAULT
    is_left_out = has_default and (shape.kind.__struct_config__.omit_defaults or field.default is msgspec.UNSET)
    is_optional = is_left_out or (shape.is_asked and has_default)
    hint = _without_none(field.hint) if is_left_out and field.default is None else field.hint
    mark = "?" if is_optional else ""
    return f"{comment(field.help, '  ')}  readonly {field.name}{mark}: {typescript.type(hint)}\n"


def _without_none(hint: Any) -> Any:
    """A field that is left out when it is None is never null when it is present."""
    return typing.Union[tuple(arg for arg in typing.get_args(hint) if arg is not type(None))]  # noqa: UP007


def fields_of(kind: Struct) -> list[Field]:
    helps = _helps(kind)
    return [
        Field(field.encode_name, field.type, _default(field), helps.get(field.name))
        for field in msgspec.structs.fields(kind)
    ]


def _default(field: msgspec.structs.FieldInfo) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default


def parameters_of(kind: Struct) -> tuple[TypeVar, ...]:
    parameters: tuple[TypeVar, ...] = getattr(kind, "__parameters__", ())
    return parameters


def bounds_of(kind: Struct) -> list[Struct]:
    """The bound of each type parameter of a generic structure."""
    return [cast(Struct, parameter.__bound__) for parameter in parameters_of(kind)]


def references_of(roots: Iterable[Struct]) -> list[Struct]:
    """The structures and everything they refer to, each once."""
    found: dict[Struct, None] = {}
    waiting = list(roots)
    while waiting:
        kind = waiting.pop(0)
        if kind not in found:
            found[kind] = None
            waiting += [other for field in fields_of(kind) for other in field.references]
            waiting += bounds_of(kind)
    return list(found)


def structs_in(hint: Any) -> Iterator[Struct]:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
        return
    origin = typing.get_origin(hint)
    if isinstance(origin, type) and issubclass(origin, msgspec.Struct):
        yield origin
    for arg in typing.get_args(hint):
        yield from structs_in(arg)


def comment(text: str | None, indent: str = "") -> str:
    if not text:
        return ""
    lines = inspect.cleandoc(text).replace("`", "").splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    body = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


def own_doc(kind: Struct) -> str | None:
    return kind.__doc__ if "__doc__" in vars(kind) else None


def _helps(kind: Struct) -> dict[str, str]:
    """The docstrings below the fields of a class and its base classes."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if issubclass(base, msgspec.Struct) and base is not msgspec.Struct:
            found |= _helps_in(base)
    return found


def _helps_in(kind: Struct) -> dict[str, str]:
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(tree, ast.ClassDef)
    found = {}
    for field, below in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(below, ast.Expr):
            found[field.target.id] = str(ast.literal_eval(below.value))
    return found
