"""What a screen reader knows of the program: its accessible objects and what it announces, over AT-SPI's own bus."""

from __future__ import annotations

import contextlib
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from jeepney import DBusAddress, MatchRule, message_bus, new_method_call
from jeepney.io.blocking import DBusConnection, Proxy, open_dbus_connection
from jeepney.low_level import HeaderFields, MessageType

ACCESSIBLE = "org.a11y.atspi.Accessible"
ACTION = "org.a11y.atspi.Action"
ROOT = "/org/a11y/atspi/accessible/root"
REGISTRY = "org.a11y.atspi.Registry"


class Gone(Exception):
    """The object is not there any more."""


@dataclass(frozen=True)
class Heard:
    """One accessible object of a program: who owns it on the bus, and its path there."""

    bus: Bus
    owner: str
    path: str

    @property
    def name(self) -> str:
        """What it is called."""
        return str(self._get("Name"))

    @property
    def described(self) -> str:
        """What is said of it besides."""
        return str(self._get("Description"))

    @property
    def role(self) -> str:
        """What it is: ``list``, ``push button``, ``label``."""
        return str(self._call(ACCESSIBLE, "GetRoleName")[0])

    @property
    def children(self) -> list[Heard]:
        """What it is made of."""
        found = self._call(ACCESSIBLE, "GetChildren")[0]
        return [Heard(self.bus, owner, path) for owner, path in found]

    def press(self) -> None:
        """Do with it what can be done, as a screen reader does."""
        assert self._call(ACTION, "DoAction", "i", (0,)) == (True,)

    def below(self) -> Iterator[Heard]:
        """It and all that is in it; what goes while one looks is left out."""
        yield self
        with contextlib.suppress(Gone):
            for child in self.children:
                yield from child.below()

    def _get(self, key: str) -> object:
        return self._call("org.freedesktop.DBus.Properties", "Get", "ss", (ACCESSIBLE, key))[0][1]

    def _call(self, interface: str, method: str, signature: str | None = None, body: tuple[Any, ...] = ()) -> Any:
        return self.bus.call(DBusAddress(self.path, self.owner, interface), method, signature, body)


class Bus:
    """AT-SPI's bus, on which programs tell what they show."""

    def __init__(self, connection: DBusConnection) -> None:
        self._connection = connection
        registry = DBusAddress("/org/a11y/atspi/registry", REGISTRY, REGISTRY)
        self._filters = contextlib.ExitStack()
        queues = []
        for member, event in (
            ("Announcement", "object:announcement"),
            ("StateChanged", "object:state-changed:focused"),
        ):
            listens = MatchRule(type="signal", interface="org.a11y.atspi.Event.Object", member=member)
            Proxy(message_bus, connection).AddMatch(listens)
            # Qt tells only what somebody has asked to be told.
            self.call(registry, "RegisterEvent", "s", (event,))
            queues.append(self._filters.enter_context(connection.filter(listens, bufsize=1000)))
        self._told, self._changed = queues

    def call(self, address: DBusAddress, method: str, signature: str | None, body: tuple[Any, ...]) -> Any:
        """Call a method and return what it answers."""
        reply = self._connection.send_and_get_reply(new_method_call(address, method, signature, body), timeout=30)
        if reply.header.message_type is MessageType.error:
            raise Gone(reply.body)
        return reply.body

    @property
    def programs(self) -> list[Heard]:
        """The programs that can be listened to."""
        return Heard(self, REGISTRY, ROOT).children

    def announced(self) -> list[str]:
        """What was announced since this was asked last."""
        self._receive()
        sentences = [message.body[3][1] for message in self._told]
        self._told.clear()
        return sentences

    def focused(self) -> list[Heard]:
        """What the keyboard has come to since this was asked last, one after the other."""
        self._receive()
        found = [
            Heard(self, message.header.fields[HeaderFields.sender], message.header.fields[HeaderFields.path])
            for message in self._changed
            if message.body[:2] == ("focused", 1)
        ]
        self._changed.clear()
        return found

    def _receive(self) -> None:
        with contextlib.suppress(TimeoutError):
            while True:
                self._connection.recv_messages(timeout=0.1)

    def close(self) -> None:
        """Listen no more."""
        self._filters.close()
        self._connection.close()


@contextlib.contextmanager
def new_bus() -> Iterator[tuple[str, Bus]]:
    """A bus of one's own for a session, with AT-SPI on it: the address of the session's, and the listener's."""
    command = ["dbus-daemon", "--session", "--nofork", "--print-address"]
    daemon = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert daemon.stdout is not None
        address = daemon.stdout.readline().strip()
        with open_dbus_connection(address) as session:
            launcher = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
            reply = session.send_and_get_reply(new_method_call(launcher, "GetAddress"), timeout=60)
            bus = Bus(open_dbus_connection(reply.body[0]))
            try:
                yield address, bus
            finally:
                bus.close()
    finally:
        daemon.terminate()
        daemon.wait()
        assert daemon.stdout is not None
        daemon.stdout.close()
