"""newworlds host mail: send a test message by the mail server that is set up."""

from __future__ import annotations

import asyncio

import click

from newworlds.cli.language import language, say
from newworlds.cli.localized import LocalizedCommand


@click.command("mail", cls=LocalizedCommand)
@click.argument("address")
def command(address: str) -> None:
    from newworlds.server.post.trial import send_trial
    from newworlds.server.settings import settings

    asyncio.run(send_trial(settings(), address, language()))
    click.echo(say("cli.mail.done", address=address))
