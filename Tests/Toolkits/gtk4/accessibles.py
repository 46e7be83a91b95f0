"""What assistive technology sees of a GTK program: a tree that is read at once, with many calls under way together. One call
after the other would take several seconds for a tree, in which a program shows nothing new."""
from typing import NamedTuple

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

PREFIX = "org.a11y.atspi."
ROOT = "/org/a11y/atspi/accessible/root"
STATES = ("CHECKED", "SELECTED", "EXPANDED", "FOCUSED", "SENSITIVE", "VISIBLE", "PRESSED", "FOCUSABLE", "SELECTABLE")
BITS = {each: int(getattr(Atspi.StateType, each)) for each in STATES}
IN_WINDOW = GLib.Variant("(u)", (int(Atspi.CoordType.WINDOW),))


class Box(NamedTuple):
    x: int
    y: int
    width: int
    height: int

    def contains(self, point):
        return self.x <= point[0] < self.x + self.width and self.y <= point[1] < self.y + self.height


class Accessible:
    def __init__(self, path, parent, item):
        self.path, self.parent, self.children = path, parent, []
        self.interfaces, self.name, role, _, (low, high) = item[5:]
        self.role = Atspi.role_get_name(Atspi.Role(role))
        self.states = [each for each, bit in BITS.items() if (low | high << 32) >> bit & 1]
        self.box, self.text, self.caret, self.length = Box(0, 0, 0, 0), "", 0, 0
        self.least = self.value = self.greatest = 0.0

    def all(self):
        """It and what is in it."""
        yield self
        for child in self.children:
            yield from child.all()

    def around(self):
        """It and what it is in."""
        yield self
        if self.parent:
            yield from self.parent.around()

    def is_within(self, path):
        return any(each.path == path for each in self.around())

    def lines(self, without=(), depth=0):
        """The tree as text: roles, names, texts with the caret, values and states."""
        states = " ".join(each for each in self.states if each not in without)
        value = f"{self.value:g}" if self.role in ("slider", "scroll bar", "spin button", "level bar") else ""
        yield f"{'  ' * depth}{self.role} {self.name!r} {self.text!r} {self.caret} {value} {states}"
        for child in self.children:
            yield from child.lines(without, depth + 1)


class Reader:
    """Reads the trees of the program with a process number, which is started after the reader is made: a program that starts
    together with the registry, on a busy machine, does not register itself, and is never seen."""

    def __init__(self):
        self.process = self.owner = None
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1).unpack()[0]
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self.bus = Gio.DBusConnection.new_for_address_sync(address, flags)
        self.children([ROOT], PREFIX + "Registry")

    def ask(self, calls, owner=None):
        """The answers to calls, each of a path, an interface, a method and its arguments; None where there is none."""
        answers, left = [None] * len(calls), len(calls)

        def answered(bus, result, index):
            nonlocal left
            left -= 1
            try:
                answers[index] = bus.call_finish(result).unpack()
            except GLib.Error:  # What is asked is gone.
                pass

        for index, (path, interface, method, arguments) in enumerate(calls):
            self.bus.call(owner or self.owner, path, interface, method, arguments, None, 0, 20_000, None, answered, index)
        while left:
            GLib.MainContext.default().iteration(True)
        return answers

    def children(self, paths, owner=None):
        answers = self.ask([(path, PREFIX + "Accessible", "GetChildren", None) for path in paths], owner)
        return [answer[0] if answer else [] for answer in answers]

    def find_owner(self):
        """The program's name on the bus, which has registered itself."""
        names = [name for name, _ in self.children([ROOT], PREFIX + "Registry")[0]]
        calls = [("/", "org.freedesktop.DBus", "GetConnectionUnixProcessID", GLib.Variant("(s)", (name,))) for name in names]
        answers = self.ask(calls, "org.freedesktop.DBus")
        return next((name for name, answer in zip(names, answers) if answer == (self.process,)), None)

    def read(self, has_boxes=False):
        """The windows of the program, each with what is in it."""
        self.owner = self.owner or self.find_owner()
        if not self.owner:
            return []
        items, children, level = self.read_cache(), {}, [ROOT]
        while level:
            having = [path for path in level if path == ROOT or path not in items or items[path][4]]
            children.update(zip(having, [[path for _, path in each] for each in self.children(having)]))
            level = [child for path in having for child in children[path] if child not in children]
        # Only what was asked for its children has a place in the cache.
        if not all(child in items for each in children.values() for child in each):
            items = self.read_cache()

        def build(path, parent):
            accessible = Accessible(path, parent, items[path])
            accessible.children = [build(child, accessible) for child in children.get(path, ()) if child in items]
            return accessible

        windows = [build(path, None) for path in children[ROOT] if path in items]
        self.add_details([each for window in windows for each in window.all()], has_boxes)
        return windows

    def read_cache(self):
        """Of each accessible, by its path: its parent, the number of its children, its interfaces, name, role and states."""
        answer = self.ask([("/org/a11y/atspi/cache", PREFIX + "Cache", "GetItems", None)])[0]
        return {item[0][1]: item for item in answer[0]} if answer else {}

    def add_details(self, accessibles, has_boxes):
        def ask(interface, calls):
            """The answers of those that have an interface, to what `calls` gives for each."""
            having = [each for each in accessibles if PREFIX + interface in each.interfaces]
            answers = self.ask([(each.path, *calls(each)) for each in having])
            return [(each, answer[0]) for each, answer in zip(having, answers) if answer]

        def properties(interface):
            of_interface = GLib.Variant("(s)", (PREFIX + interface,))
            return ask(interface, lambda _: ("org.freedesktop.DBus.Properties", "GetAll", of_interface))

        for accessible, found in properties("Text"):
            accessible.caret, accessible.length = found["CaretOffset"], found["CharacterCount"]
        # GTK 4.8 gives no text where its end is said to be −1.
        for accessible, text in ask("Text", lambda each: (PREFIX + "Text", "GetText", GLib.Variant("(ii)", (0, each.length)))):
            accessible.text = text
        for accessible, found in properties("Value"):
            accessible.least, accessible.value, accessible.greatest = [found[f"{each}Value"] for each in ("Minimum", "Current", "Maximum")]
        if has_boxes:
            for accessible, box in ask("Component", lambda _: (PREFIX + "Component", "GetExtents", IN_WINDOW)):
                accessible.box = Box(*box)
