"""What those who run a server decide about calls: its public address, and by which mail server it writes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from email.utils import parseaddr
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import unquote, urlsplit

from banneret.core.errors import UserError, system_reason
from banneret.server.cleaning import plain_line

TLS, STARTTLS, PLAIN = "tls", "starttls", "plain"
SCHEMES = {"smtps": (TLS, 465), "smtp": (STARTTLS, 587), "smtp+plain": (PLAIN, 25)}
LONGEST_ADDRESS = 254
MAIL_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?")
DOMAIN = re.compile(r"(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]|localhost", re.IGNORECASE)
VARIABLES = {
    "public_address": "BANNERET_PUBLIC_ADDRESS", "mail": "BANNERET_MAIL", "mail_from": "BANNERET_MAIL_FROM",
    "mail_password": "BANNERET_MAIL_PASSWORD_FILE",
}  # fmt: skip


class CallsError(UserError):
    """Options about calls that make no sense."""


@dataclass(frozen=True)
class MailServer:
    """Where letters are handed in, and from whom they come. `security` is `tls`, `starttls` or `plain`."""

    host: str
    port: int
    sender: str
    security: str = STARTTLS
    user: str = ""
    password: str = field(default="", repr=False)


@dataclass(frozen=True)
class CallsConfig:
    """`address` is where people reach this server, without a slash at the end: links in letters lead there.

    Without a mail server nobody is written to. `private_push` lets push services have any address, also on this
    machine and without TLS: for tests alone.
    """

    address: str = ""
    mail: MailServer | None = None
    private_push: bool = False

    @property
    def push(self) -> bool:
        """Whether this server can seal what it sends to push services."""
        return find_spec("cryptography") is not None

    @property
    def contact(self) -> str:
        """Whom a push service may turn to."""
        return self.address or (f"mailto:{parseaddr(self.mail.sender)[1]}" if self.mail is not None else "")


def is_mail_address(text: str) -> bool:
    """Whether something looks like an address that can be written to."""
    name, _, domain = text.rpartition("@")
    sound = len(text) <= LONGEST_ADDRESS and MAIL_ADDRESS.fullmatch(text) and DOMAIN.fullmatch(domain)
    return bool(sound) and not name.startswith(".") and not name.endswith(".") and ".." not in name


def read_config(given: Mapping[str, str], environment: Mapping[str, str], private_push: bool = False) -> CallsConfig:
    """The options of the command line; for those that are not given there, the environment."""
    said = {name: given.get(name, "") or environment.get(variable, "") for name, variable in VARIABLES.items()}
    address = said["public_address"].rstrip("/")
    if address and not re.fullmatch(r"https?://[A-Za-z0-9._\[\]:-]+(/[A-Za-z0-9._/-]*)?", address):
        raise CallsError("bad_public_address", {"address": said["public_address"][:200]})
    if not said["mail"]:
        return CallsConfig(address, None, private_push)
    if not address:
        raise CallsError("mail_without_address")
    return CallsConfig(address, mail_server(said["mail"], said["mail_from"], said["mail_password"]), private_push)


def mail_server(url: str, sender: str, password_file: str) -> MailServer:
    """`smtp://user@host:587` (STARTTLS), `smtps://...` (TLS from the start), `smtp+plain://...` (neither)."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise CallsError("bad_mail_server") from None
    if parts.scheme not in SCHEMES or not host or parts.password is not None:
        raise CallsError("bad_mail_server")
    if not is_mail_address(parseaddr(sender)[1]) or plain_line(sender, "bad_mail_sender", 200) != sender:
        raise CallsError("bad_mail_sender", {"sender": sender[:200]})
    security, usual = SCHEMES[parts.scheme]
    password = ""
    if password_file:
        try:
            password = Path(password_file).expanduser().read_text("utf-8").strip("\r\n")
        except (OSError, UnicodeDecodeError) as error:
            why = system_reason(error) if isinstance(error, OSError) else {"why": "utf8", "byte": str(error.start)}
            raise CallsError("cannot_read_password", {"file": password_file, **why}) from error
    return MailServer(host, port or usual, sender, security, unquote(parts.username or ""), password)
