"""`banneret rotate-key`: a fresh key for the cookies of the web table."""

from secrets import token_bytes

from banneret.cli.arguments import Given
from banneret.cli.console import Console
from banneret.cli.saves import data_folder
from banneret.cli.serve import ServeError, existing_database


def rotate_key(console: Console, given: Given) -> int:
    """The newest key signs. Older ones still count, unless they are to be forgotten: then everybody is signed out."""
    try:
        from banneret.server.store import Store
        from banneret.server.store.identities import MOST_KEYS, SIGNING_SECRET, Identities
    except ImportError as error:
        raise ServeError("server_missing", {"reason": str(error.name)}) from error
    with Store(existing_database(given), data_folder()) as store:
        Identities(store).add_secret(SIGNING_SECRET, token_bytes(32), 1 if given.flag("forget") else MOST_KEYS)
    console.say("rotate-key-forgotten" if given.flag("forget") else "rotate-key-done")
    return 0
