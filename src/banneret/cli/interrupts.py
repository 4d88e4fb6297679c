"""Ctrl-C at a prompt is noticed at once, even where it is pressed in the moment before the wait begins.

Python only notes a signal and acts on it between two instructions. One that arrives after the last instruction and
before the system waits for a key would be acted on with the next key. Beside a prompt somebody therefore listens for
signals, and wakes the waiting thread up as long as it waits.
"""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

NUDGE = getattr(signal, "SIGURG", None)
"""A signal that by itself does nothing; where the system has none, nothing is gained and nothing lost."""
PAUSE = 0.05
CLOSE = b"\0"


def _nothing(number: int, frame: FrameType | None) -> None:
    """The nudge interrupts the wait; then Python acts on what it has noted."""


class Listener:
    """Reads the numbers of signals that Python notes, and nudges the thread that waits until it is told to stop."""

    def __init__(self, thread: int) -> None:
        self.thread = thread
        self.stopped = threading.Event()
        self.ears, self.mouth = os.pipe()
        os.set_blocking(self.mouth, False)
        self.listening = threading.Thread(target=self.listen, daemon=True)

    def listen(self) -> None:
        heard = os.read(self.ears, 1)
        while heard and heard != CLOSE and not self.stopped.wait(PAUSE):
            assert NUDGE is not None
            signal.pthread_kill(self.thread, NUDGE)

    def stop(self) -> None:
        self.stopped.set()
        os.write(self.mouth, CLOSE)
        self.listening.join()
        os.close(self.ears)
        os.close(self.mouth)


@contextmanager
def noticed() -> Iterator[None]:
    """Whatever waits inside is interrupted by a signal that came before it began to wait."""
    if NUDGE is None or threading.current_thread() is not threading.main_thread():
        yield
        return
    listener = Listener(threading.get_ident())
    before = signal.signal(NUDGE, _nothing)
    ears = signal.set_wakeup_fd(listener.mouth, warn_on_full_buffer=False)
    listener.listening.start()
    try:
        yield
    finally:
        signal.set_wakeup_fd(ears)
        listener.stop()
        signal.signal(NUDGE, before)
