"""Every error becomes one sentence and an exit status, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Final

import click

from newworlds.cli.language import say, tell
from newworlds.core.errors import NewWorldsError

WRONG: Final = 1
MISUSED: Final = 2
INTERRUPTED: Final = 130


def guarded(work: Callable[[], object]) -> int:
    """Do the work and return its exit status."""
    try:
        result = work()
    except NewWorldsError as error:
        return _fail(tell(error.message), WRONG)
    except click.exceptions.NoArgsIsHelpError as error:
        return _fail(error.format_message(), MISUSED)
    except click.UsageError as error:
        return _fail(f"{_misuse(error)} {_where_help_is(error)}".strip(), MISUSED)
    except (click.Abort, KeyboardInterrupt, EOFError):
        return _fail(say("cli.interrupted"), INTERRUPTED)
    except BrokenPipeError:
        return _nobody_listens()
    except OSError as error:
        return _fail(file_problem(error), WRONG)
    return result if isinstance(result, int) else 0


def file_problem(error: OSError) -> str:
    file = str(error.filename or "")
    match error:
        case FileNotFoundError():
            return say("cli.error.no_file", file=file)
        case FileExistsError():
            return say("cli.error.file_exists", file=file)
        case IsADirectoryError():
            return say("cli.error.folder", file=file)
        case PermissionError():
            return say("cli.error.not_allowed", file=file)
        case _:
            return say("cli.error.file", file=file, problem=error.strerror or str(error))


def _nobody_listens() -> int:
    """The reader of a pipe has closed it (`| head`): not an error, and Python should not complain on exit either."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return WRONG


def _fail(text: str, status: int) -> int:
    click.echo(text, err=True)
    return status


def _misuse(error: click.UsageError) -> str:
    """Click's own errors, worded by our catalogues."""
    match error:
        case click.NoSuchOption():
            return say("cli.error.no_such_option", option=error.option_name)
        case click.MissingParameter():
            return say("cli.error.missing", name=_name_of(error))
        case click.BadParameter():
            return say("cli.error.bad_value", name=_name_of(error), problem=error.message)
        case click.exceptions.NoSuchCommand():
            return say("cli.error.no_such_command", command=error.command_name)
        case click.BadOptionUsage():
            return say("cli.error.option_value", option=error.option_name)
        case _:
            return say("cli.error.misuse", problem=error.message)


def _name_of(error: click.BadParameter) -> str:
    if isinstance(error.param, click.Argument):
        return str(error.param.metavar or error.param.name).upper()
    return error.param.opts[-1] if error.param is not None else ""


def _where_help_is(error: click.UsageError) -> str:
    return say("cli.error.see_help", command=error.ctx.command_path) if error.ctx is not None else ""
