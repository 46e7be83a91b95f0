"""What assistive technology sees of a program of GTK or Qt: the controls in its windows, menus and popovers, with their places on
the screen. A level of the tree is asked for at once, since one call after the other would take several seconds."""
from typing import NamedTuple

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

PREFIX = "org.a11y.atspi."
ROOT = "/org/a11y/atspi/accessible/root"
VISIBLE, SENSITIVE, SHOWING = (1 << int(each) for each in (Atspi.StateType.VISIBLE, Atspi.StateType.SENSITIVE, Atspi.StateType.SHOWING))
FOCUSABLE, SELECTABLE = (1 << int(each) for each in (Atspi.StateType.FOCUSABLE, Atspi.StateType.SELECTABLE))
ACTIVE, MODAL = (1 << int(each) for each in (Atspi.StateType.ACTIVE, Atspi.StateType.MODAL))
# What responds to a person.
CONTROLS = {
    "push button", "button", "toggle button", "radio button", "combo box", "check box", "switch", "link", "slider", "page tab", "menu item",
    "check menu item", "radio menu item", "entry", "password text", "text", "spin button", "list item", "table row", "tree item",
    "table cell", "column header", "table column header", "expander", "push button menu", "GtkColumnViewTitle",
    "grid cell", "search box",
}
ROWS = {"list item", "table row", "tree item", "table cell", "grid cell"}
MENU_ITEMS = {"menu item", "check menu item", "radio menu item"}
TEXTS = {"entry", "password text", "text", "spin button", "search box"}
# What is around a control, out of which no effect of it may reach.
CONTAINERS = ROWS | {"menu", "popup menu", "list", "list box", "tree", "table", "grid", "menu bar", "tool bar"} | TEXTS
INSIDES = ROWS | {"combo box", "spin button", "expander"}


class Box(NamedTuple):
    x: int
    y: int
    width: int
    height: int

    def center(self):
        return self.x + self.width / 2, self.y + self.height / 2

    def contains(self, point):
        return self.x <= point[0] < self.x + self.width and self.y <= point[1] < self.y + self.height

    def moved(self, by):
        return Box(self.x + by[0], self.y + by[1], self.width, self.height)

    def grown(self, by):
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)


class Node:
    def __init__(self, path, parent):
        self.path, self.parent, self.children = path, parent, []
        self.role = self.name = ""
        self.state, self.box = 0, Box(0, 0, 0, 0)

    def all(self):
        yield self
        for each in self.children:
            yield from each.all()

    def around(self):
        each = self.parent
        while each:
            yield each
            each = each.parent

    def has(self, *states):
        return all(self.state & each for each in states)


class Tree:
    def __init__(self, address):
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        session = Gio.DBusConnection.new_for_address_sync(address, flags)
        found = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, -1).unpack()[0]
        self.bus = Gio.DBusConnection.new_for_address_sync(found, flags)
        # Qt tells nothing until somebody listens.
        enabled = GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True)))
        session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", enabled, None, 0, -1)
        self.owner = self.toolkit = None

    def ask(self, calls, owner=None):
        answers, left = [None] * len(calls), len(calls)

        def answered(bus, result, index):
            nonlocal left
            left -= 1
            try:
                answers[index] = bus.call_finish(result).unpack()
            except GLib.Error:
                pass

        for index, (path, interface, method, arguments) in enumerate(calls):
            self.bus.call(owner or self.owner, path, interface, method, arguments, None, 0, 8000, None, answered, index)
        while left:
            GLib.MainContext.default().iteration(True)
        return answers

    def property(self, paths, interface, name):
        wanted = GLib.Variant("(ss)", (PREFIX + interface, name))
        answers = self.ask([(path, "org.freedesktop.DBus.Properties", "Get", wanted) for path in paths])
        return [answer[0] if answer else None for answer in answers]

    def find(self, process):
        answer = self.ask([(ROOT, PREFIX + "Accessible", "GetChildren", None)], PREFIX + "Registry")[0]
        for name, _ in answer[0] if answer else []:
            found = self.ask([("/", "org.freedesktop.DBus", "GetConnectionUnixProcessID", GLib.Variant("(s)", (name,)))], "org.freedesktop.DBus")[0]
            if found and found[0] == process:
                self.owner = name
                self.toolkit = self.property([ROOT], "Application", "ToolkitName")[0] or ""
        return self.owner is not None

    def read(self):
        """The windows of the program, each with what is in it. In GTK, boxes are in points of the window."""
        root = Node(ROOT, None)
        level, count = [root], 0
        place = GLib.Variant("(u)", (int(Atspi.CoordType.WINDOW if self.is_gtk() else Atspi.CoordType.SCREEN),))
        while level and count < 4000:
            answers = self.ask([(each.path, PREFIX + "Accessible", "GetChildren", None) for each in level])
            below = []
            for each, answer in zip(level, answers):
                # Of a long list the beginning.
                each.children = [Node(path, each) for owner, path in (answer[0] if answer else [])[:150] if owner == self.owner]
                below += each.children
            paths = [each.path for each in below]
            names = self.property(paths, "Accessible", "Name")
            roles = self.ask([(path, PREFIX + "Accessible", "GetRoleName", None) for path in paths])
            states = self.ask([(path, PREFIX + "Accessible", "GetState", None) for path in paths])
            boxes = self.ask([(path, PREFIX + "Component", "GetExtents", place) for path in paths])
            for each, name, role, state, box in zip(below, names, roles, states, boxes):
                each.name, each.role = name or "", role[0] if role else ""
                each.state = state[0][0] | state[0][1] << 32 if state else 0
                each.box = Box(*box[0]) if box else each.box
                if each.role in ("filler", "unknown", "panel") and each.name.startswith("Gtk"):
                    each.role = each.name
            level = [each for each in below if each.has(VISIBLE) or not each.box.width]
            count += len(below)
        return root.children

    def is_gtk(self):
        return (self.toolkit or "").lower().startswith("gtk")


def controls(node):
    """What responds to a person in a window or a popover; what is within a control belongs to it."""
    found = []

    def visit(each):
        if not each.has(VISIBLE, SENSITIVE):
            return
        role, box = each.role, each.box
        is_row = role in ROWS
        if role in CONTROLS and box.width > 3 and box.height > 3 and (not is_row or each.state & (FOCUSABLE | SELECTABLE)):
            found.append(each)
        if role not in CONTROLS or role in INSIDES:
            for child in each.children:
                visit(child)

    visit(node)
    return found
