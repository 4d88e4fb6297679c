"""Where people are called: the browsers and addresses that they have given, and that nobody else learns."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from banneret.core.texts import Texts
from banneret.server.calls.config import CallsConfig, is_mail_address
from banneret.server.calls.letters import NotHandedIn, Post, confirming, letter
from banneret.server.calls.links import CONFIRM, STOP, nonce_in, token_for
from banneret.server.cleaning import check_id
from banneret.server.errors import BadInput, Conflict, Gone, NotFound
from banneret.server.lobby import Lobby
from banneret.server.sessions import device_of
from banneret.server.store.call_rows import AddressRow, DeviceRow
from banneret.server.store.calling import Calling

if TYPE_CHECKING:
    from banneret.server.calls.push import PushSender

CALLS_SECRET, PUSH_SECRET = "calls", "push"
HOURS = (1, 6, 24)
USUAL_HOURS = 6
CONFIRMED_WITHIN = 3 * 86400.0


class CallBook:
    """`sender` is None where this server sends nothing to push services."""

    def __init__(self, lobby: Lobby, config: CallsConfig, secret: bytes, sender: PushSender | None) -> None:
        self._services = lobby.services
        self._config = config
        self._secret = secret
        self.sender = sender
        self.store = Calling(lobby.services.queue.store)
        self.post = None if config.mail is None else Post(config.mail)

    @classmethod
    async def open(cls, lobby: Lobby, config: CallsConfig) -> CallBook:
        return cls(lobby, config, await lobby.secret(CALLS_SECRET), await push_sender(lobby, config))

    async def close(self) -> None:
        if self.sender is not None:
            await self.sender.close()

    # Devices.

    async def add_device(self, person: str, session: str, agent: str, endpoint: str, key: str, auth: str) -> None:
        """A browser wants to be called. What it says is looked at before it is kept."""
        if self.sender is None:
            raise Conflict("no_push_here")
        if not session:
            raise Conflict("no_session")
        from banneret.server.calls.push import check_endpoint
        from banneret.server.calls.sealing import check_keys, from_base64

        check_endpoint(endpoint, self._config.private_push)
        keys = from_base64(key[:200]), from_base64(auth[:200])
        check_keys(*keys)
        row = DeviceRow(
            device_id(endpoint), person, session, endpoint, *keys, device_of(agent), self._services.clock.now()
        )
        await self._services.queue.call(self.store.enter_device, row)

    async def devices(self, person: str) -> list[DeviceRow]:
        return await self._services.queue.call(self.store.devices_of, person)

    async def remove_device(self, person: str, id: str) -> None:
        check_id("no_such_device", id)
        if not await self._services.queue.call(self.store.remove_device, person, id):
            raise NotFound("no_such_device")

    # Addresses.

    async def address(self, person: str) -> AddressRow | None:
        return await self._services.queue.call(self.store.address_of, person)

    async def give_address(self, person: str, address: str, hours: int, texts: Texts) -> None:
        """An address to write to. It counts when it is confirmed by the link that is sent there; until then one that
        was confirmed before does, also where the letter cannot be sent."""
        if self.post is None:
            raise Conflict("no_letters_here")
        if hours not in HOURS:
            raise BadInput("bad_hours")
        if not is_mail_address(address):
            raise BadInput("bad_mail_address")
        ids, now = self._services.ids, self._services.clock.now()
        row = AddressRow(person, address, ids.person(), hours, False, now)
        link = f"{self._config.address}/calls/confirm/{self.token(CONFIRM, row.nonce)}"
        try:
            await self.post.send(letter(self.post.server, address, confirming(texts, link), now, ids.person()))
        except NotHandedIn:
            raise Conflict("letter_not_sent") from None
        await self._services.queue.call(self.store.want_address, row)

    async def choose_hours(self, person: str, hours: int) -> None:
        if hours not in HOURS:
            raise BadInput("bad_hours")
        await self._services.queue.call(self.store.change_hours, person, hours)

    async def remove_address(self, person: str) -> None:
        await self._services.queue.call(self.store.remove_address, person)

    # Links in letters.

    def token(self, use: str, nonce: str) -> str:
        return token_for(self._secret, use, nonce)

    async def is_confirmed(self, token: str) -> bool:
        """Whether the address of a link is confirmed already; Gone where the link does not count, or no longer."""
        nonce = nonce_in(self._secret, CONFIRM, token)
        row = await self._services.queue.call(self.store.address_by_nonce, nonce) if nonce else None
        if row is None:
            raise Gone("confirmation_unknown")
        confirmed, made = (row.confirmed, row.made) if row.nonce == nonce else (False, row.next_made)
        if not confirmed and self._services.clock.now() >= made + CONFIRMED_WITHIN:
            raise Gone("confirmation_unknown")
        return confirmed

    async def confirm(self, token: str) -> None:
        if not await self.is_confirmed(token):
            await self._services.queue.call(self.store.confirm_address, nonce_in(self._secret, CONFIRM, token))

    def _nonce_of_stop(self, token: str) -> str:
        """What a link to end letters was made of; NotFound where it is none of ours."""
        nonce = nonce_in(self._secret, STOP, token)
        if not nonce:
            raise NotFound("no_such_page")
        return nonce

    async def would_stop(self, token: str) -> bool:
        """Whether letters are sent that this link ends."""
        nonce = self._nonce_of_stop(token)
        row = await self._services.queue.call(self.store.address_by_nonce, nonce)
        return row is not None and row.nonce == nonce

    async def stop(self, token: str) -> bool:
        """No letter any more; the address is forgotten. False where nothing was stopped: it was forgotten before, or
        given anew since, and then other links end those letters."""
        return await self._services.queue.call(self.store.stop_letters, self._nonce_of_stop(token))


def device_id(endpoint: str) -> str:
    """A browser by the address that its push service gave it: it is entered once."""
    return sha256(endpoint.encode("utf-8", "replace")).hexdigest()[:32]


async def push_sender(lobby: Lobby, config: CallsConfig) -> PushSender | None:
    """What sends to push services; None where this server cannot seal."""
    if not config.push:
        return None
    from banneret.server.calls.push import PushSender
    from banneret.server.calls.sealing import Signer

    signer = Signer(await lobby.secret(PUSH_SECRET), config.contact)
    return PushSender(signer, lobby.services.clock, lobby.services.ids, config.private_push)
