"""Everything that people who are away are told, as chores: done by any process, each thing once."""

from __future__ import annotations

from newworlds.server.chores import Chore
from newworlds.server.post.mail_route import MailRoute
from newworlds.server.post.outbox import Outbox
from newworlds.server.post.postman import Postman
from newworlds.server.post.reminders import Reminders
from newworlds.server.post.turn_mail import IsPresent, TurnMail
from newworlds.server.settings import Settings
from newworlds.server.storage.store import Store


class PostOffice:
    def __init__(self, store: Store, settings: Settings, route: MailRoute | None, is_present: IsPresent) -> None:
        self._postman = Postman(store, settings)
        self._reminders = Reminders(store, settings, route is not None, is_present)
        self._turn_mail = None if route is None else TurnMail(store, settings.mail_delay, is_present)
        self._outbox = None if route is None else Outbox(store, route)

    def chores(self, every: int) -> list[Chore]:
        """E-mails only where the host has set them up."""
        chores = [
            Chore("tell_turns", every, self._postman.tell_turns),
            Chore("remind", every, self._reminders.remind),
        ]
        if self._turn_mail is not None and self._outbox is not None:
            chores.append(Chore("mail_turns", every, self._turn_mail.tell_turns))
            chores.append(Chore("send_mails", every, self._outbox.send_due))
        return chores
