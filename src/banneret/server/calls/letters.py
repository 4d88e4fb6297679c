"""Letters: what is written to people, and how it is handed to a mail server. Addresses stand in no log and no error."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, parseaddr
from functools import partial

from banneret.core.texts import Texts
from banneret.server.calls.beside import beside
from banneret.server.calls.config import PLAIN, TLS, MailServer

SECONDS = 20.0


class NotHandedIn(Exception):
    """A letter that the mail server did not take; `why` names no address. `for_good`: another try is of no use."""

    def __init__(self, why: str, for_good: bool) -> None:
        super().__init__(why)
        self.for_good = for_good


@dataclass(frozen=True)
class Turn:
    """A table that waits for somebody: the name of its game, and where it is."""

    game: str
    link: str


def confirming(texts: Texts, link: str) -> tuple[str, str]:
    """Subject and text of the letter that asks whether an address is the person's own."""
    return texts.say("calls-confirm-subject"), texts.say("calls-confirm-letter", {"link": link})


def calling(texts: Texts, turns: Sequence[Turn], settings: str, stop: str) -> tuple[str, str]:
    """Subject and text of the letter that calls somebody to one table or several."""
    if len(turns) == 1:
        subject = texts.say("calls-subject-one", {"game": turns[0].game})
    else:
        subject = texts.say("calls-subject-many", {"count": len(turns)})
    listed = "\n".join(f"{turn.game}\n{turn.link}\n" for turn in turns)
    end = texts.say("calls-letter-end", {"settings": settings, "stop": stop})
    return subject, f"{texts.say('calls-letter-begin')}\n\n{listed}\n{end}"


def domain_of(server: MailServer) -> str:
    """The domain that letters come from."""
    return parseaddr(server.sender)[1].rpartition("@")[2]


def letter(server: MailServer, to: str, told: tuple[str, str], at: float, id: str, stop: str = "") -> EmailMessage:
    """A letter in plain text; `stop` is where one click ends further ones."""
    made = EmailMessage(policy=SMTP)
    made["From"], made["To"], made["Subject"] = server.sender, to, told[0]
    made["Date"] = format_datetime(datetime.fromtimestamp(at, UTC))
    made["Message-ID"] = f"<{id}@{domain_of(server)}>"
    made["Auto-Submitted"] = "auto-generated"
    if stop:
        made["List-Unsubscribe"] = f"<{stop}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made.set_content(told[1])
    return made


def hand_in(server: MailServer, made: EmailMessage) -> None:
    """Give a letter to the mail server. It blocks."""
    try:
        context = ssl.create_default_context()
        own = domain_of(server)
        if server.security == TLS:
            post: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, own, timeout=SECONDS, context=context)
        else:
            post = smtplib.SMTP(server.host, server.port, own, timeout=SECONDS)
        with post:
            if server.security not in (TLS, PLAIN):
                post.starttls(context=context)
            if server.user:
                post.login(server.user, server.password)
            post.send_message(made, parseaddr(server.sender)[1], [str(made["To"])])
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        raise NotHandedIn(f"recipient refused, {codes}", all(code >= 500 for code in codes)) from None
    except smtplib.SMTPResponseException as error:
        raise NotHandedIn(f"{type(error).__name__}, {error.smtp_code}", False) from None
    except (OSError, smtplib.SMTPException) as error:
        raise NotHandedIn(type(error).__name__, False) from None


class Post:
    """Hands letters in, one at a time, beside the loop."""

    def __init__(self, server: MailServer) -> None:
        self.server = server
        self._turn = asyncio.Lock()

    async def send(self, made: EmailMessage) -> None:
        """A mail server that says nothing keeps no server from stopping."""
        async with self._turn:
            await beside("letter", partial(hand_in, self.server, made))
