"""A GTK program as assistive technology sees it, and as a person drives it: on an X display with xdotool, or, if POINTER_COMMANDS
names the file that a pointer of ../cursor/desktop reads, in a sway that shows the program alone, with a gap around it."""
import json
import os
import subprocess
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

# A program on a busy machine takes longer to answer than the default of 0.8 s.
Atspi.set_timeout(10_000, 15_000)

BAR = {"button", "bar-button"}
SEGMENTS = {"segment", "selected-segment"}
# The kinds that a control may have, by its role. What has no role of its own has the name of its class.
EXPECTED = {
    "push button": BAR | SEGMENTS, "toggle button": BAR | SEGMENTS, "radio button": BAR | SEGMENTS, "combo box": BAR | {"segment"},
    "check box": {"button"}, "switch": {"button"}, "link": {"link"}, "slider": {"slider"}, "scroll bar": {"slider"},
    "page tab": SEGMENTS | {"tab-bar-item"}, "menu item": {"segment", "bar-button"}, "check menu item": {"segment"},
    "radio menu item": {"segment"}, "entry": {"text"}, "password text": {"text"}, "text": {"text"}, "spin button": {"text"},
    "list item": {"row", "card"}, "table row": {"row"}, "tree item": {"row"}, "table cell": {"row", "card", "button"},
    "column header": {"segment"}, "table column header": {"segment"}, "expander": {"row"}, "day": {"button"},
    "GtkColumnViewTitle": {"segment"}, "GtkPanedHandle": {"divider"}, "GtkTreeView": {"row"}, "GtkIconView": {"card"},
}
# The effects of a kind, by GUIDELINES E3, E6, E7 and P5; those of other kinds depend on the size.
EFFECTS = {
    "bar-button": "highlight", "tab-bar-item": "highlight", "segment": "highlight", "link": "highlight", "selected-segment": "lift",
    "row": "hover", "divider": "none", "text": "beam",
}
SMALL, MEDIUM = 120, 240
ROWS = ("list item", "table row", "tree item", "table cell")
CONTAINERS = ROWS + ("combo box", "spin button", "text", "entry", "expander", "GtkTreeView")
STATES = ("CHECKED", "SELECTED", "EXPANDED", "FOCUSED", "SENSITIVE", "VISIBLE", "PRESSED")


def is_expected(role, is_chosen, kind, effect, width, height):
    """Whether a control of a role has the right kind, and the effect that is right for its kind and size."""
    side = max(width, height)
    sized = {"hover": side > SMALL, "lift": side <= MEDIUM, "highlight": side <= SMALL}
    return (kind in EXPECTED[role] and (kind != "selected-segment" or is_chosen) and
            (effect == EFFECTS[kind] if kind in EFFECTS else sized.get(effect, False)))


def run_in_sway(script, *arguments):
    """Runs a script instead of this process in a sway without a screen, on a bus of its own."""
    desktop = os.path.join(os.path.dirname(os.path.realpath(script)), "../cursor/desktop")
    start = """desktop_arguments=() desktop_size=1600x1000 desktop_gap=40; source "$0"; desktop sway
      needs wtype:wtype grim:grim imagemagick:convert
      POINTER_COMMANDS=$work/commands SWAYSOCK=$(echo "$runtime"/sway-ipc.*) dbus-run-session -- "$@" """
    os.execvp("bash", ["bash", "-euo", "pipefail", "-c", start, desktop, os.path.realpath(script), *arguments])


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def box_of(accessible):
    return accessible.get_extents(Atspi.CoordType.WINDOW)


def contains(box, point):
    return box.x <= point[0] < box.x + box.width and box.y <= point[1] < box.y + box.height


def states_of(accessible):
    """Those of STATES, and of what can get the focus or the selection, that an accessible has."""
    states = accessible.get_state_set()
    return [each for each in (*STATES, "FOCUSABLE", "SELECTABLE") if states.contains(getattr(Atspi.StateType, each))]


def role_of(accessible):
    """The role, or the name of the class for what GTK gives no role."""
    role, name = accessible.get_role_name(), accessible.get_name()
    if role == "filler":
        return name
    if role == "push button" and name == "GtkExpander":
        return "expander"
    if role == "label" and name.isdigit() and len(name) <= 2:
        around = accessible.get_parent().get_parent()
        return "day" if around and around.get_name() == "GtkCalendar" else role
    return role


def text_of(accessible):
    try:
        return Atspi.Text.get_text(accessible, 0, -1)
    except Exception:  # It has no text.
        return ""


def value_of(accessible):
    has_value = accessible.get_role_name() in ("slider", "spin button", "level bar")
    return f"{Atspi.Value.get_current_value(accessible):g}" if has_value else ""


def lines_of(accessible, without=(), depth=0):
    """The tree as assistive technology sees it: roles, names, texts, values and states."""
    states = " ".join(each for each in states_of(accessible) if each not in without)
    yield f"{'  ' * depth}{accessible.get_role_name()} {accessible.get_name()!r} {text_of(accessible)!r} {value_of(accessible)} {states}"
    for index in range(accessible.get_child_count()):
        child = accessible.get_child_at_index(index)
        if child:
            yield from lines_of(child, without, depth + 1)


def is_shown(accessible, point):
    """Whether a point is in all views around an accessible that scroll."""
    while accessible:
        if accessible.get_role_name() in ("scroll pane", "frame") and not contains(box_of(accessible), point):
            return False
        accessible = accessible.get_parent()
    return True


class Program:
    def __init__(self, title, command, environment):
        self.commands = os.environ.get("POINTER_COMMANDS")
        self.leave()
        # It finds nothing of a person's, nor of the last time.
        self.folder = tempfile.TemporaryDirectory(prefix="pointerkit-")
        own = {f"XDG_{each}_HOME": f"{self.folder.name}/{each}" for each in ("DATA", "STATE", "CONFIG", "CACHE")}
        self.process = subprocess.Popen(command, env=dict(os.environ, GSETTINGS_BACKEND="memory", **own, **environment), stdout=subprocess.DEVNULL)
        if self.commands:
            controls, places = self.settled_controls(60), self.places()
            if not controls or not places:
                self.end()
                raise SystemExit(f"{title}: found no window")
            self.corner = places[0]
            return
        window = run("timeout", "20", "xdotool", "search", "--sync", "--onlyvisible", "--name", title).split("\n")[0]
        if not window or not self.settled_controls(60):
            self.end()
            raise SystemExit(f"{title}: found no window, expected one of {' '.join(command)}")
        place = dict(line.split("=") for line in run("xdotool", "getwindowgeometry", "--shell", window).split("\n"))
        box = box_of(self.windows()[0])  # Without the border that GTK draws around it.
        self.corner = tuple(int(place[at]) + (int(place[size]) - own) // 2
                            for at, size, own in (("X", "WIDTH", box.width), ("Y", "HEIGHT", box.height)))

    def end(self):
        self.process.kill()
        self.process.wait()
        self.folder.cleanup()

    def places(self):
        """Where sway shows the windows."""
        found, rest = [], [json.loads(run("swaymsg", "-t", "get_tree"))]
        while rest:
            node = rest.pop()
            rest += node["nodes"] + node["floating_nodes"]
            if node.get("pid") == self.process.pid:
                found.append((node["rect"]["x"], node["rect"]["y"]))
        return found

    def windows(self):
        desktop = Atspi.get_desktop(0)
        for _ in range(20):  # A program that is busy does not answer.
            for application in [desktop.get_child_at_index(i) for i in range(desktop.get_child_count())]:
                if application and application.get_process_id() == self.process.pid and application.get_child_count():
                    return [application.get_child_at_index(i) for i in range(application.get_child_count())]
            time.sleep(0.2)
        return []

    def tree(self, without=()):
        return [line for window in self.windows() for line in lines_of(window, without)]

    def settled_controls(self, seconds):
        """The controls, when the program has shown something and the same for a while."""
        end, before = time.monotonic() + seconds, []
        while time.monotonic() < end:
            time.sleep(0.5)
            now = self.controls()
            if now and [each[::2] for each in now] == [each[::2] for each in before]:
                break
            before = now
        return before

    @staticmethod
    def popover(opener):
        """The popover that a control shows, or None; menus have a role of their own."""
        rest = [opener]
        while rest:
            accessible = rest.pop()
            if accessible.get_role_name() == "menu" or accessible.get_name() in ("GtkPopover", "GtkPopoverMenu"):
                box = box_of(accessible)
                if box.width > 1 and "VISIBLE" in states_of(accessible):
                    return accessible
            rest += [each for each in map(accessible.get_child_at_index, range(accessible.get_child_count())) if each]
        return None

    def enter_popover(self, popover):
        """Makes the points of a popover those of its window, the topmost of its size; whether it is found."""
        box = box_of(popover)
        for line in run("xwininfo", "-root", "-children").split("\n"):
            if line.strip().startswith("0x") and f" {box.width}x{box.height}+" in line:
                x, y = line.split()[-1].split("+")[1:]
                self.corner = int(x) - box.x, int(y) - box.y
                return True
        return False

    def controls(self, around=None):
        """What responds to a person in a widget, or in all windows: each role, accessible and point. What is within a control
        belongs to it."""
        found = []

        def visit(accessible):
            states = states_of(accessible)
            if "VISIBLE" not in states or "SENSITIVE" not in states:
                return
            role = role_of(accessible)
            if role in EXPECTED and (role not in ROWS or "FOCUSABLE" in states or "SELECTABLE" in states):
                point = self.point(role, accessible)
                if point and is_shown(accessible, point):
                    found.append((role, accessible, point))
            if role in EXPECTED and role not in CONTAINERS:
                return
            for index in range(accessible.get_child_count()):
                child = accessible.get_child_at_index(index)
                if child:
                    visit(child)

        for each in [around] if around else self.windows():
            visit(each)
        return found

    @staticmethod
    def point(role, accessible):
        """Where a person would point at a control, in the window: knobs, and rows at their beginning."""
        box = box_of(accessible)
        if (box.width <= 1 or box.height <= 1) and (role != "GtkPanedHandle" or not box.width or not box.height):
            return None
        if role in ROWS:  # Beside a separator of panes, and above what is in the row.
            return box.x + min(box.width / 2, 24), box.y + min(box.height / 2, 6)
        if role == "expander" or (role == "spin button" and box.width > box.height):
            return box.x + min(box.width / 2, 6), box.y + min(box.height / 2, 6)
        if role in ("GtkTreeView", "GtkIconView"):  # Its first item, beneath the headers.
            children = [box_of(accessible.get_child_at_index(i)) for i in range(accessible.get_child_count())]
            top = max([each.y + each.height for each in children], default=box.y)
            return box.x + 30, top + 20
        if role == "slider":  # A label above or below tells the value.
            for label in [box_of(accessible.get_child_at_index(i)) for i in range(accessible.get_child_count())]:
                if 0 < label.height < box.height and label.y in (box.y, box.y + box.height - label.height):
                    box.y, box.height = box.y + (label.height if label.y == box.y else 0), box.height - label.height
        x, y = box.x + box.width / 2, box.y + box.height / 2
        if role not in ("slider", "scroll bar"):
            return x, y
        if role == "scroll bar":  # One with nothing to scroll is not shown, and has the length of the time when it was.
            pane = box_of(accessible.get_parent())
            if box.width < pane.width - 40 if box.width > box.height else box.height < pane.height - 40:
                return None
        least, greatest = Atspi.Value.get_minimum_value(accessible), Atspi.Value.get_maximum_value(accessible)
        share = (Atspi.Value.get_current_value(accessible) - least) / ((greatest - least) or 1)
        inset = 12 if role == "slider" else 0
        along = inset + share * (max(box.width, box.height) - 2 * inset) + (20 if role == "scroll bar" else 0)
        return (box.x + along, y) if box.width > box.height else (x, box.y + along)

    def move(self, point):
        x, y = round(self.corner[0] + point[0]), round(self.corner[1] + point[1])
        self.act([f"at {x - 1} {y}", "wait 30", f"at {x} {y}"], 0.15,
                 "mousemove", str(x - 1), str(y), "sleep", "0.03", "mousemove_relative", "1", "0")

    def click(self, point):
        self.move(point)
        self.press()
        time.sleep(0.8)

    def press(self):
        self.act(["press 272", "wait 20", "release 272"], 0.1, "click", "1")

    def drag(self, *steps):
        """A drag of the primary button to the right."""
        moves = [(f"by {each} 0", "wait 50") for each in steps]
        commands = [word for each in steps for word in ("mousemove_relative", str(each), "0", "sleep", "0.05")]
        self.act(["press 272", *sum(moves, ()), "release 272"], 0.1, "mousedown", "1", *commands, "mouseup", "1")

    def scroll(self, steps):
        self.act([f"wheel {steps}"], 0.25, "click", "5" if steps > 0 else "4")

    def key(self, name):
        self.keyboard(("-k", name), "key", name)

    def type(self, text):
        self.keyboard((text,), "type", text)

    def keyboard(self, keys, *words):
        # wtype is a new keyboard each time: the program learns of its keys, and handles them before it is gone.
        run(*(("wtype", "-s", "300", *keys, "-s", "300") if self.commands else ("xdotool", *words)))
        time.sleep(0.25)

    def leave(self):
        self.act(["at 2 2", "wait 60"], 0.08, "mousemove", "9999", "9999")

    def act(self, lines, seconds, *words):
        """Says what the pointer of a desktop does, or what xdotool does, and waits until that is done, and some time more."""
        if not self.commands:
            run("xdotool", *words)
        else:
            with open(self.commands, "w") as commands:
                commands.write("\n".join(lines) + "\n")
            seconds += sum(int(each.split()[1]) for each in lines if each.startswith("wait")) / 1000
        time.sleep(seconds)

    def is_blank(self, box):
        """Whether the screen shows one color in a box."""
        self.leave()
        time.sleep(0.5)
        x, y, deviation = self.corner[0] + box.x, self.corner[1] + box.y, ("-format", "%[fx:standard_deviation]", "info:")
        if self.commands:
            picture = subprocess.run(["grim", "-g", f"{x},{y} {box.width}x{box.height}", "-"], capture_output=True, check=True).stdout
            return float(subprocess.run(["convert", "-", *deviation], input=picture, capture_output=True, check=True).stdout) < 0.005
        return float(run("import", "-window", "root", "-crop", f"{box.width}x{box.height}+{x}+{y}", *deviation)) < 0.005
