"""A program on a screen of its own, as a person drives it, and what is seen there."""
import os
import signal
import subprocess
import tempfile
import time

import numpy
from Xlib import X, display
from Xlib.ext import xfixes, xtest

SIZE = 1500, 1000
# Where the mouse rests beside all windows.
PARKED = SIZE[0] - 1, SIZE[1] - 1
QT_CONFIG = "[Appearance]\nstyle=Fusion\ncustom_palette={}\ncolor_scheme_path=/usr/share/qt6ct/colors/darker.conf\nicon_theme=Adwaita\n"


class Screen:
    """An Xvfb with a window manager, a compositor and a session bus, in a group of processes that ends as a whole."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="pointerkit-looks-", ignore_cleanup_errors=True)
        read, write = os.pipe()
        self.started = [subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "{}x{}x24".format(*SIZE), "-nolisten", "tcp",
                                          "-noreset"], pass_fds=[write], stderr=subprocess.DEVNULL, start_new_session=True)]
        os.close(write)
        with os.fdopen(read) as pipe:
            self.name = ":" + pipe.readline().strip()
        self.environment = dict(os.environ, DISPLAY=self.name, XDG_RUNTIME_DIR=self.folder.name)
        for each in ("WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS"):
            self.environment.pop(each, None)
        bus = self.start(["dbus-daemon", "--session", "--nofork", "--print-address"], stdout=subprocess.PIPE, text=True)
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        self.display = display.Display(self.name)
        self.root = self.display.screen().root
        self.display.xfixes_query_version()
        self.start(["openbox"])
        self.start(["picom", "--backend", "xrender", "--config", "/dev/null"])
        self.move(PARKED)
        time.sleep(0.5)

    def start(self, command, environment=None, **options):
        options.setdefault("stdout", subprocess.DEVNULL)
        process = subprocess.Popen(command, env={**self.environment, **(environment or {})}, stdin=subprocess.DEVNULL,
                                   stderr=options.pop("stderr", subprocess.DEVNULL), start_new_session=True, **options)
        self.started.append(process)
        return process

    def is_idle(self):
        """Whether what was started waits for something, and is not about to draw."""
        for each in self.started:
            try:
                with open(f"/proc/{each.pid}/stat") as file:
                    if file.read().rsplit(")", 1)[1].split()[0] in "RD":
                        return False
            except FileNotFoundError:
                pass
        return True

    def end(self):
        for each in reversed(self.started):
            try:
                os.killpg(each.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            each.wait()
        # What the bus has started, in groups of their own.
        own = f"XDG_RUNTIME_DIR={self.folder.name}".encode()
        for each in filter(str.isdigit, os.listdir("/proc")):
            try:
                with open(f"/proc/{each}/environ", "rb") as file:
                    if own in file.read().split(b"\0"):
                        os.kill(int(each), signal.SIGKILL)
            except OSError:
                pass
        self.folder.cleanup()

    def picture(self):
        """The pixels of the screen, as red, green and blue, without the system's cursor."""
        image = self.root.get_image(0, 0, *SIZE, X.ZPixmap, 0xFFFFFFFF)
        return numpy.frombuffer(image.data, numpy.uint8).reshape(SIZE[1], SIZE[0], 4)[:, :, 2::-1].copy()

    def shows_cursor(self):
        image = xfixes.GetCursorImage(display=self.display.display, opcode=self.display.display.get_extension_major("XFIXES"))
        return any(pixel >> 24 > 25 for pixel in image.cursor_image)

    def move(self, point):
        self.at = round(point[0]), round(point[1])
        xtest.fake_input(self.display, X.MotionNotify, x=self.at[0], y=self.at[1])
        self.display.sync()

    def press(self):
        for each in (X.ButtonPress, X.ButtonRelease):
            xtest.fake_input(self.display, each, 1)
            self.display.sync()
            time.sleep(0.05)

    def key(self, code):
        for each in (X.KeyPress, X.KeyRelease):
            xtest.fake_input(self.display, each, code)
            self.display.sync()

    def windows(self):
        """The place and size of each window that is seen, the topmost first."""
        found = []
        for each in reversed(self.root.query_tree().children):
            try:
                shape = each.get_geometry()
                if each.get_attributes().map_state == X.IsViewable and shape.width > 8 and shape.height > 8 and shape.x > -5000:
                    found.append((shape.x, shape.y, shape.width, shape.height))
            except Exception:  # It is gone.
                pass
        return found


def configure(folder, is_dark):
    """Settings of a person who wants no blinking caret and no animations, and a light or a dark theme."""
    os.makedirs(f"{folder}/config/gtk-4.0", exist_ok=True)
    os.makedirs(f"{folder}/config/qt6ct", exist_ok=True)
    with open(f"{folder}/config/gtk-4.0/settings.ini", "w") as file:
        file.write(f"[Settings]\ngtk-cursor-blink=false\ngtk-overlay-scrolling=false\ngtk-application-prefer-dark-theme={str(is_dark).lower()}\n")
    with open(f"{folder}/config/qt6ct/qt6ct.conf", "w") as file:
        file.write(QT_CONFIG.format(str(is_dark).lower()))
    return {
        **{f"XDG_{each}_HOME": f"{folder}/{each.lower()}" for each in ("DATA", "STATE", "CONFIG", "CACHE")}, "HOME": folder,
        "GSETTINGS_BACKEND": "memory", "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "QT_QPA_PLATFORM": "xcb",
        "PATH": os.environ["PATH"] + ":/usr/games", "ADW_DEBUG_COLOR_SCHEME": "prefer-dark" if is_dark else "prefer-light", "QT_QPA_PLATFORMTHEME": "qt6ct",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "QT_QUICK_BACKEND": "software", "LC_ALL": "C.UTF-8", "NO_AT_BRIDGE": "0",
    }
