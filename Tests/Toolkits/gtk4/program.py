"""A GTK program as a person drives it: on an X display with xdotool, or, if POINTER_COMMANDS names the file that a pointer of
../cursor/desktop reads, in a sway that shows the program alone, with a gap around it, or in a mutter, with a finger."""
import json
import os
import re
import subprocess
import tempfile
import time

from accessibles import Reader

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
# The effects of a kind, by E3, E6, E7 and P5; those of other kinds depend on the size.
EFFECTS = {
    "bar-button": "highlight", "tab-bar-item": "highlight", "segment": "highlight", "link": "highlight", "selected-segment": "lift",
    "row": "hover", "divider": "none", "text": "beam",
}
SMALL, MEDIUM = 120, 240
# The size of the screen of a compositor.
SCREEN = 1600, 1000
ROWS = ("list item", "table row", "tree item", "table cell")
# How far the shadow of a popover reaches, at most.
SHADOW = 40
# How long a program may take to show what it does, in seconds.
PATIENCE = 4
PAGES = ("page tab", "radio button")
POPOVERS = ("GtkPopover", "GtkPopoverMenu", "GtkTreePopover")
CONTAINERS = ROWS + ("combo box", "spin button", "text", "entry", "expander", "GtkTreeView", "GtkIconView")


def is_expected(role, is_chosen, kind, effect, width, height):
    """Whether a control of a role has the right kind, and the effect that is right for its kind and size."""
    side = max(width, height)
    sized = {"hover": side > SMALL, "lift": side <= MEDIUM, "highlight": side <= SMALL}
    return (kind in EXPECTED[role] and (kind != "selected-segment" or is_chosen) and
            (effect == EFFECTS[kind] if kind in EFFECTS else sized.get(effect, False)))


def run_in(compositor, script, *arguments):
    """Runs a script instead of this process in a sway or a mutter without a screen, on a bus of its own."""
    desktop = os.path.join(os.path.dirname(os.path.realpath(script)), "../cursor/desktop")
    start = """POINTER_DESKTOP=$1 bus=$XDG_RUNTIME_DIR; shift; desktop_arguments=() desktop_size=SIZE desktop_gap=40; source "$0"
      desktop "$POINTER_DESKTOP"; needs wtype:wtype grim:grim imagemagick:convert
      export POINTER_DESKTOP POINTER_COMMANDS=$work/commands SWAYSOCK=$(echo "$runtime"/sway-ipc.*)
      mkfifo "$work/again" "$work/ready"; exec {again}<>"$work/again"
      "$@" & script=$!; while kill -0 $script 2>/dev/null; do
        if read -r -t 0.5 -u $again; then desktop_again "$POINTER_DESKTOP"; echo >"$work/ready"; fi
      done
      status=0; wait $script || status=$?; rm -rf "$bus"; exit $status""".replace("SIZE", "{}x{}".format(*SCREEN))
    # The bus of assistive technology has its place there.
    os.environ.update(DESKTOP_BUS="1", XDG_RUNTIME_DIR=tempfile.mkdtemp(prefix="pointerkit-"))
    os.execvp("dbus-run-session", ["dbus-run-session", "--", "bash", "-euo", "pipefail", "-c", start, desktop, compositor,
                                   os.path.realpath(script), *arguments])


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def role_of(accessible):
    """The role, or the name of the class for what GTK gives no role."""
    role, name = accessible.role, accessible.name
    if role == "filler":
        around = [each.name for each in accessible.around()]
        is_item = name == "GtkGizmo" and "FOCUSABLE" in accessible.states and "GtkTreePopover" in around
        return "menu item" if is_item else name  # Of a combo box.
    if role == "push button" and name == "GtkExpander":
        return "expander"
    if role == "label" and name.isdigit() and len(name) <= 2:
        around = accessible.parent.parent
        return "day" if around and around.name == "GtkCalendar" else role
    return role


def is_shown(accessible, point):
    """Whether a point is in all views around an accessible that scroll."""
    while accessible:
        if accessible.role in ("scroll pane", "frame") and not accessible.box.contains(point):
            return False
        accessible = accessible.parent
    return True


class Program:
    def __init__(self, title, command, environment):
        self.commands, self.has_finger = os.environ.get("POINTER_COMMANDS"), os.environ.get("POINTER_DESKTOP") == "mutter"
        self.leave()
        if self.has_finger:  # A seat has a touchscreen from the first touch on, which no program receives.
            self.start_again()
            self.act(["touch 2 2"], 1)
        # It finds nothing of a person's, nor of the last time.
        self.folder = tempfile.TemporaryDirectory(prefix="pointerkit-")
        own = {f"XDG_{each}_HOME": f"{self.folder.name}/{each}" for each in ("DATA", "STATE", "CONFIG", "CACHE")}
        if self.commands:
            environment = dict(environment, WAYLAND_DEBUG="1")  # It tells where popovers are.
        self.reader = Reader()
        with open(f"{self.folder.name}/said", "w") as self.said:
            self.process = subprocess.Popen(command, env=dict(os.environ, GSETTINGS_BACKEND="memory", **own, **environment),
                                            stdout=subprocess.DEVNULL, stderr=self.said)
        self.reader.process = self.process.pid
        if self.commands:
            controls, places = self.settled_controls(180), self.places()
            if not controls or not places:
                self.end()
                raise SystemExit(f"{title}: found no window")
            self.corner = places[0]
            if self.has_finger:
                self.fill_screen()
            return
        window = run("timeout", "60", "xdotool", "search", "--sync", "--onlyvisible", "--name", title).split("\n")[0]
        if not window or not self.settled_controls(180):
            self.end()
            raise SystemExit(f"{title}: found no window, expected one of {' '.join(command)}")
        place = dict(line.split("=") for line in run("xdotool", "getwindowgeometry", "--shell", window).split("\n"))
        box = self.windows[0].box  # Without the border that GTK draws around it.
        self.corner = tuple(int(place[at]) + (int(place[size]) - own) // 2
                            for at, size, own in (("X", "WIDTH", box.width), ("Y", "HEIGHT", box.height)))

    def start_again(self):
        """Has another compositor take the place of this one. mutter 43 draws a second program, after many touches of the first, so
        slowly that it answers nothing for a minute."""
        folder = os.path.dirname(self.commands)
        with open(f"{folder}/again", "w") as again:
            again.write("\n")
        with open(f"{folder}/ready") as ready:
            ready.read()

    def fill_screen(self):
        for _ in range(10):  # Until the window has the keyboard, keys reach nothing.
            self.settled_tree()
            if self.windows[0].box[2:] == SCREEN:
                return
            self.act(["key 125 1", "key 103 1", "key 103 0", "key 125 0"], 1)  # Super and Up.
        self.end()
        raise SystemExit(f"found a window of {self.windows[0].box}, expected one that fills the screen")

    def end(self):
        self.process.kill()
        self.process.wait()
        self.folder.cleanup()

    def places(self):
        """Where the compositor shows the windows."""
        if self.has_finger:
            return [(0, 0)]
        found, rest = [], [json.loads(run("swaymsg", "-t", "get_tree"))]
        while rest:
            node = rest.pop()
            rest += node["nodes"] + node["floating_nodes"]
            if node.get("pid") == self.process.pid:
                found.append((node["rect"]["x"], node["rect"]["y"]))
        return found

    def tree(self, without=(), has_boxes=False):
        """What assistive technology sees, as text, of `windows`."""
        self.windows = self.reader.read(has_boxes)
        return [line for window in self.windows for line in window.lines(without)]

    def settled_tree(self, expected=None):
        """The tree, when it is as expected, or else when it has been the same for a while; then with boxes."""
        end, before = time.monotonic() + PATIENCE, None
        while True:
            now = self.tree(has_boxes=before is not None)
            if now == (expected or before) or (before and time.monotonic() > end):
                return now
            before = now
            time.sleep(0.25)

    def settled_controls(self, seconds):
        """The controls, when the program has shown something and the same for a while."""
        end, before = time.monotonic() + seconds, []
        while time.monotonic() < end:
            time.sleep(0.3)
            self.tree(has_boxes=True)
            now = self.controls(self.windows)
            if now and [(role, point) for role, _, point in now] == [(role, point) for role, _, point in before]:
                break
            before = now
        return before

    def popover(self, opener):
        """The popover that a control shows in `windows`, or None; menus have a role of their own."""
        for window in self.windows:
            for each in window.all():
                if (each.role == "menu" or each.name in POPOVERS) and each.is_within(opener.path):
                    if each.box.width > 1 and "VISIBLE" in each.states:
                        return each
        return None

    def enter_popover(self, popover):
        """Makes the points of a popover those of its window, the topmost of its size; whether it is found. The compositor has
        popovers without their shadows."""
        box = popover.box
        for x, y, width, height in self.popups() if self.commands else self.topmost_windows():
            left, top = (box.width - width) // 2, (box.height - height) // 2
            if abs(left) <= SHADOW and abs(top) <= SHADOW:
                self.corner = x - left - box.x, y - top - box.y
                return True
        return False

    @staticmethod
    def topmost_windows():
        """The place and size of each window of the X display, the topmost first."""
        found = re.findall(r"^ +0x.* (\d+)x(\d+)\+\S+ +\+(-?\d+)\+(-?\d+)$", run("xwininfo", "-root", "-children"), re.MULTILINE)
        return [(int(x), int(y), int(width), int(height)) for width, height, x, y in found]

    def popups(self):
        """The place and size of each popup of the program, the topmost first, as the compositor has told the program."""
        popups, parents, boxes = {}, {}, {}
        for line in open(self.said.name):
            if found := re.search(r"xdg_surface@(\d+)\.get_popup\(new id xdg_popup@(\d+), xdg_surface@(\d+)", line):
                surface, popup, parent = found.groups()
                popups[surface], parents[popup] = popup, popups.get(parent)
            elif found := re.search(r"xdg_popup@(\d+)\.configure\((-?\d+), (-?\d+), (\d+), (\d+)\)", line):
                x, y, width, height = map(int, found.groups()[1:])
                left, top = boxes.get(parents[found[1]], self.places()[0])[:2]
                boxes[found[1]] = left + x, top + y, width, height
            elif found := re.search(r"xdg_popup@(\d+)\.destroy", line):
                boxes.pop(found[1], None)
        return list(reversed(boxes.values()))

    def controls(self, accessibles):
        """What responds to a person in accessibles: each role, accessible and point. What is within a control belongs to it."""
        found = []

        def visit(accessible):
            if "VISIBLE" not in accessible.states or "SENSITIVE" not in accessible.states:
                return
            role = role_of(accessible)
            if role in EXPECTED and (role not in ROWS or "FOCUSABLE" in accessible.states or "SELECTABLE" in accessible.states):
                point = self.point(role, accessible)
                if point and is_shown(accessible, point):
                    found.append((role, accessible, point))
            if role in EXPECTED and role not in CONTAINERS:
                return
            for child in accessible.children:
                visit(child)

        for each in accessibles:
            visit(each)
        return found

    @staticmethod
    def point(role, accessible):
        """Where a person would point at a control, in the window: knobs, and rows at their beginning."""
        left, top, width, height = accessible.box
        if (width <= 1 or height <= 1) and (role != "GtkPanedHandle" or not width or not height):
            return None
        if role in ROWS:  # Beside a separator of panes and what is at the row's beginning, and above what is in the row.
            points = [(left + x, top + min(height / 2, 6)) for x in (min(width / 2, 24), width / 2)]
            buttons = [each.box for each in accessible.all() if each.role == "push button"]
            return next((each for each in points if not any(box.contains(each) for box in buttons)), points[0])
        if role == "expander" or (role == "spin button" and width > height):
            return left + min(width / 2, 6), top + min(height / 2, 6)
        if role in ("GtkTreeView", "GtkIconView"):  # Its first item, beneath the headers.
            return left + 30, max([each.box.y + each.box.height for each in accessible.children], default=top) + 20
        if role == "slider":  # A label above or below tells the value.
            for label in [each.box for each in accessible.children]:
                if 0 < label.height < height and label.y in (top, top + height - label.height):
                    top, height = top + (label.height if label.y == top else 0), height - label.height
        x, y = left + width / 2, top + height / 2
        if role not in ("slider", "scroll bar"):
            return x, y
        if role == "scroll bar":  # One with nothing to scroll is not shown, and has the length of the time when it was.
            pane = accessible.parent.box
            if width < pane.width - 40 if width > height else height < pane.height - 40:
                return None
        share = (accessible.value - accessible.least) / ((accessible.greatest - accessible.least) or 1)
        inset = 12 if role == "slider" else 0
        along = inset + share * (max(width, height) - 2 * inset) + (20 if role == "scroll bar" else 0)
        return (left + along, y) if width > height else (x, top + along)

    def move(self, point):
        """Moves the pointer to a point of the window. A finger is not on the screen before it presses."""
        self.position = x, y = round(self.corner[0] + point[0]), round(self.corner[1] + point[1])
        if not self.has_finger:
            self.act([f"at {x - 1} {y}", "wait 30", f"at {x} {y}"], 0.15,
                     "mousemove", str(x - 1), str(y), "sleep", "0.03", "mousemove_relative", "1", "0")

    def click(self, point):
        self.move(point)
        self.press()
        time.sleep(0.8)

    def touch(self, *steps):
        points = [self.position, *((self.position[0] + x, self.position[1] + y) for x, y in steps)]
        self.act([f"touch {' '.join(f'{x} {y}' for x, y in points)}"], 0.5 + 0.1 * len(points))

    def press(self):
        if self.has_finger:
            self.touch()
        else:
            self.act(["press 272", "wait 20", "release 272"], 0.1, "click", "1")

    def drag(self):
        """A drag of the primary button, or of a finger, to the right."""
        if self.has_finger:
            self.touch((20, 0), (35, 0))
        else:
            self.act(["press 272", "by 20 0", "wait 50", "by 15 0", "wait 50", "release 272"], 0.1, "mousedown", "1",
                     "mousemove_relative", "20", "0", "sleep", "0.05", "mousemove_relative", "15", "0", "sleep", "0.05", "mouseup", "1")

    def scroll(self, steps):
        if self.has_finger:
            self.touch((0, -20 * steps), (0, -40 * steps))
        else:
            self.act([f"wheel {steps}"], 0.25, "click", "5" if steps > 0 else "4")

    def key(self, name):
        """Escape, End or 7."""
        if self.has_finger:
            code = {"Escape": 1, "7": 8, "End": 107}[name]
            self.act([f"key {code} 1", "wait 30", f"key {code} 0"], 0.25)
        else:
            # wtype is a new keyboard each time: the program learns of its keys, and handles them before it is gone.
            run(*(("wtype", "-s", "300", "-k", name, "-s", "300") if self.commands else ("xdotool", "key", name)))
            time.sleep(0.25)

    def leave(self):
        if not self.has_finger:
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
