"""A GTK program as assistive technology sees it, and as a person drives it: on an X display with xdotool, or, if POINTER_COMMANDS
names the file that a pointer of ../cursor/desktop reads, in a sway that shows the program alone, with a gap around it."""
import os
import subprocess
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

# A program on a busy machine takes longer to answer than the default of 0.8 s.
Atspi.set_timeout(10_000, 15_000)

BUTTONS = {"button", "bar-button", "segment", "selected-segment", "tab-bar-item"}
# The kinds that a control may have, by its role.
EXPECTED = {
    "push button": BUTTONS, "toggle button": BUTTONS, "check box": {"button"}, "radio button": BUTTONS, "switch": {"button"},
    "combo box": BUTTONS, "link": {"link"}, "entry": {"text"}, "password text": {"text"}, "text": {"text"},
    "slider": {"slider"}, "page tab": BUTTONS, "menu item": {"segment", "bar-button"}, "check menu item": {"segment"},
    "radio menu item": {"segment"}, "list item": {"row", "card"}, "table row": {"row"}, "tree item": {"row"},
    "table cell": {"row", "card", "button"}, "column header": {"segment"}, "table column header": {"segment"}, "spin button": {"text"},
}
ROWS = ("list item", "table row", "tree item", "table cell")
CONTAINERS = ROWS + ("combo box", "spin button", "text", "entry")


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def box_of(accessible):
    return accessible.get_extents(Atspi.CoordType.WINDOW)


def contains(box, point):
    return box.x <= point[0] < box.x + box.width and box.y <= point[1] < box.y + box.height


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
        self.process = subprocess.Popen(command, env=dict(os.environ, GSETTINGS_BACKEND="memory", **environment), stdout=subprocess.DEVNULL)
        if self.commands:
            self.corner = (int(os.environ["POINTER_GAP"]),) * 2
            time.sleep(5)
            if not self.windows():
                self.end()
                raise SystemExit(f"{title}: found no window")
            return
        window = run("timeout", "20", "xdotool", "search", "--sync", "--onlyvisible", "--name", title).split("\n")[0]
        time.sleep(2.5)
        if not window:
            self.end()
            raise SystemExit(f"{title}: found no window, expected one of {' '.join(command)}")
        place = dict(line.split("=") for line in run("xdotool", "getwindowgeometry", "--shell", window).split("\n"))
        self.corner = int(place["X"]), int(place["Y"])

    def end(self):
        self.process.kill()
        self.process.wait()

    def windows(self):
        desktop = Atspi.get_desktop(0)
        for _ in range(20):  # A program that is busy does not answer.
            for application in [desktop.get_child_at_index(i) for i in range(desktop.get_child_count())]:
                if application and application.get_process_id() == self.process.pid and application.get_child_count():
                    return [application.get_child_at_index(i) for i in range(application.get_child_count())]
            time.sleep(0.2)
        return []

    def controls(self):
        """What responds to a person: each role, accessible and point. What is within a control belongs to it."""
        found = []

        def visit(accessible):
            states = accessible.get_state_set()
            if not states.contains(Atspi.StateType.VISIBLE) or not states.contains(Atspi.StateType.SENSITIVE):
                return
            role = accessible.get_role_name()
            responds = states.contains(Atspi.StateType.FOCUSABLE) or states.contains(Atspi.StateType.SELECTABLE)
            if role in EXPECTED and (responds or role not in ROWS):
                point = self.point(role, accessible)
                if point and is_shown(accessible, point):
                    found.append((role, accessible, point))
            if role in EXPECTED and role not in CONTAINERS:
                return
            for index in range(accessible.get_child_count()):
                child = accessible.get_child_at_index(index)
                if child:
                    visit(child)

        for window in self.windows():
            visit(window)
        return found

    @staticmethod
    def point(role, accessible):
        """Where a person would point at a control, in the window: knobs, and rows at their beginning."""
        box = box_of(accessible)
        if box.width <= 1 or box.height <= 1:
            return None
        if role in ROWS or (role == "spin button" and box.width > box.height):
            return box.x + min(box.width / 2, 6), box.y + min(box.height / 2, 6)
        x, y = box.x + box.width / 2, box.y + box.height / 2
        if role != "slider":
            return x, y
        least, greatest = Atspi.Value.get_minimum_value(accessible), Atspi.Value.get_maximum_value(accessible)
        share = (Atspi.Value.get_current_value(accessible) - least) / ((greatest - least) or 1)
        if box.width > box.height:
            return box.x + 12 + share * (box.width - 24), y
        return x, box.y + 12 + share * (box.height - 24)

    def move(self, point):
        x, y = round(self.corner[0] + point[0]), round(self.corner[1] + point[1])
        if self.commands:
            self.say(f"at {x - 1} {y}", "wait 30", f"at {x} {y}")
            time.sleep(0.3)
            return
        run("xdotool", "mousemove", str(x - 1), str(y), "sleep", "0.03", "mousemove_relative", "1", "0", "sleep", "0.15")

    def click(self, point):
        self.move(point)
        if self.commands:
            self.say("press 272", "wait 20", "release 272")
            time.sleep(0.9)
            return
        run("xdotool", "click", "1", "sleep", "0.8")

    def say(self, *lines):
        with open(self.commands, "w") as commands:
            commands.write("\n".join(lines) + "\n")

    def leave(self):
        if self.commands:
            self.say("at 2 2", "wait 60")
            time.sleep(0.1)
            return
        run("xdotool", "mousemove", "9999", "9999", "sleep", "0.08")
