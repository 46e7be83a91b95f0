"""A Qt program that nobody changed, as a person drives it: under an Xvfb of its own, or, if POINTER_COMMANDS names the file that a
pointer of ../cursor/desktop reads, in that sway. A plugin of this folder tells what the program shows. Needs a C++ compiler,
qt6-base-dev, for Qt Quick qt6-declarative-dev, python3-xlib, python3-pyqt6, and in sway wtype and wl-copy."""
import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from Xlib import X, XK, display
from Xlib.ext import xtest

HERE = os.path.dirname(os.path.abspath(__file__))


HOLDER = "from PyQt6.QtGui import QGuiApplication as A; a = A([]); a.clipboard().setText('a'); a.exec()"


def config(*arguments):
    return subprocess.check_output(("pkg-config",) + arguments, text=True).split()


def free_memory(process):
    """Removes the shared memory of a killed process: QjackCtl and QXGEdit take it for another that runs, and end at once."""
    for line in open("/proc/sysvipc/shm").readlines()[1:]:
        _, number, _, _, creator, *_ = line.split()
        if int(creator) == process.pid:
            subprocess.run(["ipcrm", "-m", number], check=False)


class Screen:
    def __init__(self):
        self.folder, self.commands = tempfile.mkdtemp(), os.environ.get("POINTER_COMMANDS")
        os.makedirs(self.folder + "/generic")
        if self.commands:
            self.environment, self.corner = {}, tuple(int(each) - 1 for each in os.environ["POINTER_SIZE"].split("x"))
            # Windows would lose the focus whenever the only keyboard goes.
            self.server = subprocess.Popen(["wtype", "-s", "100000000"])
            self.hold_text()
            return
        read, write = os.pipe()
        self.server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x900x24", "-nolisten", "tcp", "-noreset"],
                                       pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        name = ":" + os.read(read, 20).decode().strip()
        self.environment, self.corner = {"DISPLAY": name, "QT_QPA_PLATFORM": "xcb"}, (1399, 899)
        self.connection = display.Display(name)
        self.hold_text()

    def end(self):
        for each in (self.server, self.holder):
            each.kill()

    def hold_text(self):
        """FocusWriter ends by itself when it pastes from an empty clipboard."""
        program = ["wl-copy", "--foreground", "a"] if self.commands else ["/usr/bin/python3", "-c", HOLDER]
        self.holder = subprocess.Popen(program, env={**os.environ, **self.environment}, stderr=subprocess.DEVNULL)

    def build(self, source, package):
        """Builds the plugin of a file here."""
        with open(self.folder + "/plugin.json", "w") as about:
            about.write(f'{{"Keys": ["{source}"]}}')
        subprocess.check_call([config("--variable=libexecdir", "Qt6Core")[0] + "/moc", "-I" + self.folder, *config("--cflags", "Qt6Gui"), f"{HERE}/{source}.cpp",
                               "-o", f"{self.folder}/{source}.moc"])
        subprocess.check_call(["g++", "-std=c++17", "-fPIC", "-shared", f"{HERE}/{source}.cpp", "-I" + self.folder, "-o",
                               f"{self.folder}/generic/lib{source}.so", *config("--cflags", "--libs", package)])

    def say(self, *lines):
        with open(self.commands, "w") as commands:
            commands.write("\n".join(lines) + "\n")

    def fake(self, *arguments, **named):
        xtest.fake_input(self.connection, *arguments, **named)
        self.connection.sync()

    def move(self, x, y):
        """The mouse comes from a little beside."""
        if self.commands:
            self.say(f"at {x - 2} {y}", "wait 30", f"at {x} {y}")
        else:
            self.fake(X.MotionNotify, x=x - 2, y=y)
            time.sleep(0.03)
            self.fake(X.MotionNotify, x=x, y=y)
        time.sleep(0.05)

    def leave(self):
        self.move(*self.corner)

    def press(self):
        self.say("press 272") if self.commands else self.fake(X.ButtonPress, 1)
        time.sleep(0.03)

    def release(self):
        self.say("release 272") if self.commands else self.fake(X.ButtonRelease, 1)
        time.sleep(0.03)

    def click(self):
        self.press()
        self.release()

    def drag(self, x, y):
        """From where the mouse is."""
        self.press()
        for each in range(1, 8):
            if self.commands:
                self.say(f"by {x / 7:.2f} {y / 7:.2f}")
            else:
                self.fake(X.MotionNotify, detail=1, x=round(x * each / 7) - round(x * (each - 1) / 7), y=round(y * each / 7) - round(y * (each - 1) / 7))
            time.sleep(0.03)
        self.release()

    def wheel(self, steps):
        if self.commands:
            self.say(f"wheel {steps}")
        else:
            for _ in range(abs(steps)):
                for kind in (X.ButtonPress, X.ButtonRelease):
                    self.fake(kind, 5 if steps > 0 else 4)
        time.sleep(0.03)

    def keys(self, *names):
        if self.commands:
            subprocess.run(["wtype", *(each for name in names for each in ("-k", name, "-s", "30"))], check=True)
            return
        for name in names:
            for kind in (X.KeyPress, X.KeyRelease):
                self.fake(kind, self.connection.keysym_to_keycode(XK.string_to_keysym(name)))
            time.sleep(0.03)


def first_steps():
    """Takes the options --first STEP from the arguments."""
    steps = []
    while sys.argv[1:2] == ["--first"]:
        steps.append(sys.argv[2])
        del sys.argv[1:3]
    return steps


class Program:
    """Started with plugins of this folder; `tells` is the file that each writes whenever it is not there."""

    def __init__(self, screen, prefix, command, **environment):
        self.screen, self.command, self.prefix, self.more = screen, command, prefix, environment
        self.process = None
        self.start()

    def start(self):
        self.end()
        home = self.screen.folder + "/home"
        shutil.rmtree(home, ignore_errors=True)
        os.mkdir(home, mode=0o700)
        plugins = f"{self.prefix}/lib/pointerkit/qt6/plugins:{self.screen.folder}"
        names = ",".join(each[3:-3] for each in os.listdir(self.screen.folder + "/generic"))
        # Settings of the person who runs this do not count.
        own = {"QT_STYLE_OVERRIDE": "Fusion", "QT_QUICK_BACKEND": "software", "QT_QPA_PLATFORMTHEME": "", "HOME": home, "XDG_CONFIG_HOME": home, "TMPDIR": home,
               "POINTERKIT_LOG": self.screen.folder + "/log", "POINTERKIT_TOLD": self.screen.folder, "QT_PLUGIN_PATH": plugins,
               "QT_QPA_GENERIC_PLUGINS": "pointerkit," + names}
        if not self.screen.commands:
            own["XDG_RUNTIME_DIR"] = home
        self.process = subprocess.Popen(self.command, env={**os.environ, **own, **self.screen.environment, **self.more},
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)

    def prepare(self, steps):
        """Presses a key, or lets the mouse wait at a position X,Y: a program may show nothing else before."""
        self.settled("census", 2)  # What a key closes may be shown late.
        for step in steps:
            time.sleep(1)
            self.screen.move(*map(int, step.split(","))) if "," in step else self.screen.keys(step)

    def has_ended(self):
        return self.process.poll() is not None

    def end(self):
        """With the programs that it has started, such as a manual."""
        if self.process:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            free_memory(self.process)

    def told(self, name):
        """The lines that a plugin tells now; none if the program ends."""
        path = f"{self.screen.folder}/{name}"
        if os.path.exists(path):
            os.remove(path)
        for _ in range(400):
            if self.has_ended():
                break
            if os.path.exists(path):
                return open(path).read().splitlines()
            time.sleep(0.05)
        return []

    def settled(self, name, pause):
        """The same, when it has not changed for a while, in seconds; a machine may be busy."""
        lines, before = self.told(name), None
        for _ in range(20):
            if lines and lines == before or self.has_ended():
                break
            time.sleep(pause)
            lines, before = self.told(name), lines
        return lines
