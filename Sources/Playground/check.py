"""Tests of the playground: they use the page in Chromium as a person does, and check what the page and the engine answer.

The argument is the folder of the page. Each step waits for the expected result, and a stroke that the machine has interrupted
is repeated.
"""

import contextlib
import gzip
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

from playwright.sync_api import sync_playwright

OUT = pathlib.Path(sys.argv.pop(1)).resolve()
PACKAGE = pathlib.Path(__file__).resolve().parents[2]
PAGE = OUT / "playground.html"
TIMEOUT = int(os.environ.get("TIMEOUT", 60_000))  # in ms; long, since other programs may use the machine at the same time
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
ATTEMPTS = 8


def setUpModule():
    global playwright, browser
    playwright = sync_playwright().start()
    browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])


def tearDownModule():
    browser.close()
    playwright.stop()


class Visit:
    """The page in its own browser window."""

    def __init__(self, **options):
        self.context = browser.new_context(**{"viewport": {"width": 1440, "height": 1000}, **options})
        self.page = self.context.new_page()
        self.page.set_default_timeout(TIMEOUT)
        self.errors = []
        self.page.on("console", lambda message: message.type == "error" and self.errors.append(message.text))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.goto(PAGE.as_uri())
        self.wait("window.playground?.pointer.engine.frame || window.playground?.pointer")

    def wait(self, condition, argument=None):
        self.page.wait_for_function(condition, arg=argument)

    def get(self, expression, argument=None):
        return self.page.evaluate(expression, argument)

    def rest(self):
        self.wait("!playground.pointer.pending && !playground.trackpad.pending")

    def scene(self, name):
        """A control of the scene, by what a person calls it."""
        return self.page.locator(f'#scene [aria-label="{name}"]').or_(self.page.locator("#scene").get_by_text(name, exact=True)).first

    def hover(self, name):
        control = self.scene(name)
        control.hover()
        self.wait("control => playground.pointer.hovered === control", control.element_handle())

    def lit(self):
        return self.get("playground.pointer.hovered?.getAttribute('aria-label') ?? playground.pointer.hovered?.textContent")

    def log(self, *names):
        events = self.get("playground.readout.log")
        return [event for event in events if event["name"] in names] if names else events

    def forget(self):
        self.get("() => { playground.readout.log.length = 0; }")

    def happened(self, name):
        self.wait("name => playground.readout.log.some((event) => event.name === name)", name)

    def open_panel(self, words):
        summary = self.page.locator("summary").get_by_text(words, exact=True)
        if not summary.evaluate("node => node.parentElement.open"):
            summary.click()

    def struct(self, name):
        # The build exports what is named here.
        function = {"settings": "ptk_engine_get_settings", "configuration": "ptk_engine_get_configuration"}[name]
        return self.get("([name, getter]) => playground.library.get(`ptk_${name}`, getter, playground.pointer.engine.handle)", [name, function])

    def edit(self, html):
        self.page.locator("#source").fill(html)


class PlaygroundTests(unittest.TestCase):
    options = {}

    def setUp(self):
        self.visit = Visit(**self.options)
        self.page = self.visit.page

    def tearDown(self):
        errors = self.visit.errors
        self.visit.context.close()
        self.assertEqual(errors, [], "the console has errors")


class EngineTests(PlaygroundTests):
    def test_page_is_small(self):
        size, compressed = PAGE.stat().st_size, len(gzip.compress(PAGE.read_bytes(), 9))
        print(f"\npage: {size} bytes, {compressed} compressed")
        self.assertLessEqual(compressed, 500_000)

    def test_page_is_one_file(self):
        self.assertEqual(self.visit.get("performance.getEntriesByType('resource').filter(e => !/^(data|blob):/.test(e.name)).length"), 0)

    def test_digests_are_those_of_the_native_build(self):
        native = OUT / "digests"
        if not native.exists():
            self.skipTest("POINTERKIT_LAB=1 swift build --product Lab has not been run")
        found = self.visit.get(
            """() => {
              const { call } = playground.library, lines = [], word = (bits) => BigInt.asUintN(64, bits);
              for (let scene = 0; scene < call.playground_scene_count(); scene += 1) {
                const name = playground.library.text(call.playground_scene_name(scene));
                lines.push(`${name} ${word(call.playground_scene_digest(scene))}`);
              }
              lines.push(`random 200 ${word(call.playground_random_digest(200))}`);
              return lines;
            }""")
        # The page prints no digests of recordings.
        expected = [line for line in native.read_text().splitlines() if not line.startswith("recording ")]
        self.assertEqual(found, expected)
        self.assertGreater(len(found), 5)

    def test_nothing_is_drawn_at_rest(self):
        self.visit.hover("Share")
        self.visit.rest()
        self.page.wait_for_timeout(500)
        before = self.visit.get("playground.readout.frames")
        self.page.wait_for_timeout(700)
        self.assertEqual(self.visit.get("playground.readout.frames"), before)


class PointingTests(PlaygroundTests):
    def test_pointer_is_drawn_before_the_mouse_moves(self):
        self.visit.rest()
        self.assertEqual(self.visit.lit(), "A text")
        self.assertGreater(self.visit.get("playground.pointer.engine.position.x"), 0)

    def test_pointer_snaps_to_a_control(self):
        self.visit.hover("Share")
        self.visit.rest()
        pointer, box = self.visit.get("playground.pointer.engine.pointer"), self.visit.scene("Share").bounding_box()
        self.assertAlmostEqual(pointer["center"]["x"], box["x"] + box["width"] / 2, delta=1)
        self.assertGreater(pointer["size"]["width"], 40)

    def test_icon_is_lifted(self):
        self.visit.hover("Maps")
        self.visit.wait("document.querySelector('#scene .maps').getBoundingClientRect().width > 66")

    def test_text_has_a_beam(self):
        self.visit.hover("A text")
        self.visit.wait("playground.pointer.engine.pointer.size.height > 3 * playground.pointer.engine.pointer.size.width")

    def test_click_reaches_the_page(self):
        self.visit.hover("Month")
        self.visit.scene("Month").click()
        self.visit.wait("document.querySelector('#scene [aria-checked=true]').textContent === 'Month'")
        self.assertEqual(self.page.locator("#news").text_content(), "Month: clicked")

    def test_window_follows_its_html(self):
        self.visit.edit('<button aria-label="New" style="margin: 80px">A button of mine</button>')
        self.visit.hover("New")

    def test_restored(self):
        self.visit.edit("<p>Nothing</p>")
        self.page.locator("#restore").click()
        self.visit.hover("Mail")


class TrackpadTests(PlaygroundTests):
    def stroke(self, dx, dy, steps=8):
        """A stroke on the trackpad, in pixels of the page, with a finger that still moves at the lift."""
        box = self.page.locator("#trackpad").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        for step in range(1, steps + 1):
            self.page.mouse.move(x + dx * step / steps, y + dy * step / steps)
        self.page.mouse.up()

    @property
    def position(self):
        return self.visit.get("playground.pointer.engine.position")

    def test_mouse_that_comes_to_the_trackpad_leaves_the_pointer_in_the_window(self):
        self.stroke(3, 0)
        box, position = self.page.locator("#scene").bounding_box(), self.position
        self.assertGreater(position["x"], box["x"])
        self.assertLess(position["x"], box["x"] + box["width"])
        self.assertLess(position["y"], box["y"] + box["height"])

    def test_contact_moves_the_pointer(self):
        self.stroke(2, 0)
        before = self.position
        self.stroke(60, 0)
        self.visit.wait("x => playground.pointer.engine.position.x > x + 5", before["x"])
        self.visit.rest()
        self.assertEqual(self.visit.get("playground.trackpad.strokes.length"), 0)

    def test_flick_lands_on_an_icon(self):
        # The flick is toward the icons above. It is repeated, faster, if the machine interrupted it or the pointer was too far away.
        for attempt in range(ATTEMPTS):
            self.visit.scene("Repeat").hover()
            self.visit.rest()
            self.visit.forget()
            self.stroke(-4, -12 * 1.4**attempt, steps=4)
            with contextlib.suppress(Exception):
                self.page.wait_for_function(
                    "playground.readout.log.some((event) => ['attracted', 'coasted'].includes(event.name))", timeout=3000)
            self.visit.rest()
            attracted = self.visit.log("attracted")
            if attracted and attracted[-1]["target"] != "A text":
                break
        self.assertTrue(attracted, f"no flick of {ATTEMPTS} was attracted: {self.visit.log()}")
        self.assertEqual(self.visit.lit(), attracted[-1]["target"])
        self.assertEqual(self.visit.log("landed")[-1]["target"], attracted[-1]["target"])

    def test_tap_clicks(self):
        for _ in range(ATTEMPTS):
            self.visit.hover("Week")
            self.stroke(0, 0, steps=1)
            with contextlib.suppress(Exception):
                self.page.wait_for_function("document.querySelector('#scene [aria-checked=true]').textContent === 'Week'", timeout=2000)
                return
        self.fail("no tap clicked")

    def test_two_fingers_scroll(self):
        self.visit.edit('<div id="list" style="height: 200px; overflow: auto"><p style="height: 900px"><button>Top</button></p></div>')
        self.visit.hover("Top")
        self.page.keyboard.down("Shift")
        self.stroke(0, -60, steps=10)
        self.page.keyboard.up("Shift")
        self.visit.wait("document.getElementById('list').scrollTop > 5")

    def test_flick_is_explained(self):
        self.page.locator('[name="flick"]').check()
        for attempt in range(ATTEMPTS):
            self.visit.scene("Repeat").hover()
            self.stroke(-6, -24 * 1.4**attempt, steps=4)
            with contextlib.suppress(Exception):
                self.page.wait_for_function("document.querySelectorAll('.marks circle').length === 4", timeout=2000)
                return
        self.fail("no flick was explained")


class PanelTests(PlaygroundTests):
    def test_dark(self):
        ground = "getComputedStyle(document.body).backgroundColor"
        self.page.emulate_media(color_scheme="light")
        light = self.visit.get(ground)
        self.page.locator("#theme").click()
        self.assertNotEqual(self.visit.get(ground), light)
        self.assertEqual(self.page.locator("#theme").get_attribute("aria-pressed"), "true")

    def test_regions_are_shown(self):
        self.page.locator('[name="regions"]').check()
        self.visit.wait("document.querySelectorAll('.marks rect').length > 20")
        self.page.locator('[name="regions"]').uncheck()
        self.visit.wait("!document.querySelector('.marks')")

    def test_every_setting_reaches_the_engine(self):
        self.visit.open_panel("What a person can set")
        self.visit.open_panel("Gestures")
        boxes = self.page.locator("#settings input[type=checkbox]")
        before = self.visit.struct("settings")
        for index in range(boxes.count()):
            boxes.nth(index).click()
        after = self.visit.struct("settings")
        for name in ["natural_scrolling", "inertia", "animations", "reduce_motion", "increased_contrast"]:
            self.assertNotEqual(after[name], before[name], name)
        self.assertNotEqual(after["secondary_click_fingers"], before["secondary_click_fingers"])
        self.assertNotEqual(after["trackpad_gestures"], before["trackpad_gestures"])
        self.page.locator("#settings [name=tracking_speed]").fill("2")
        self.assertEqual(self.visit.struct("settings")["tracking_speed"], 2)
        self.page.locator("#settings-defaults").click()
        self.assertEqual(self.visit.struct("settings"), before)

    def test_configuration_reaches_the_engine(self):
        self.visit.open_panel("What a toolkit can configure")
        self.page.locator('[name="effects.lift_growth"]').fill("30")
        self.assertEqual(self.visit.struct("configuration")["effects"]["lift_growth"], 30)

    def test_slow_motion(self):
        self.page.locator("#rate").fill("0.1")
        before = self.visit.get("Number(playground.clock.now) / 1e6")
        self.page.wait_for_timeout(600)
        elapsed = self.visit.get("Number(playground.clock.now) / 1e6") - before
        self.assertLess(elapsed, 300)

    def test_every_control_has_a_name(self):
        for summary in ["What a person can set", "What a toolkit can configure", "Audit of this page"]:
            self.visit.open_panel(summary)
        nameless = self.visit.get(
            """[...document.querySelectorAll("button, input, select, textarea, [tabindex]")].filter((each) => each.checkVisibility()
              && !(each.labels?.length || each.getAttribute("aria-label") || each.textContent.trim())).map((each) => each.outerHTML)""")
        self.assertEqual(nameless, [])


class AuditTests(PlaygroundTests):
    def found(self, profile, condition):
        self.visit.open_panel("Audit of this page")
        self.page.locator("#profile").select_option(profile)
        self.visit.wait(f"playground.audit.findings && ({condition})")

    def test_page_has_no_findings(self):
        for profile in ["guideline", "wcag-aa"]:
            self.found(profile, "playground.audit.shown === document.getElementById('profile').value")
            self.assertEqual(self.page.locator("#findings li").all_text_contents(), [], profile)

    def test_finding_is_shown_where_it_is(self):
        self.visit.edit('<button style="all: unset; width: 9px; height: 9px">a</button><button style="all: unset; width: 9px; height: 9px">b</button>')
        self.found("wcag-aa", "playground.audit.findings.length === 2")
        self.page.locator("#findings button").first.click()
        mark, button = self.page.locator(".finding-mark").bounding_box(), self.page.locator("#scene button").first.bounding_box()
        self.assertAlmostEqual(mark["x"] + mark["width"] / 2, button["x"] + button["width"] / 2, delta=2)


class CodeTests(PlaygroundTests):
    SCENE = """<button>One</button><button disabled>Two</button><input aria-label="A field"><div role="toolbar"><button>Three</button></div>
      <div style="height: 90px; overflow: auto"><p style="height: 300px"><a href="#x">A link</a></p></div><input type="range">"""

    def code(self, language):
        self.page.locator(f"#copy-{language}").click()
        self.visit.wait("language => document.getElementById('source-news').textContent.includes(language)", {"c": "C", "swift": "Swift"}[language])
        return self.page.locator("#code").input_value()

    def compile(self, *command):
        result = subprocess.run(command, capture_output=True, text=True)
        self.assertEqual(result.returncode, 0, result.stderr)

    def test_c_compiles(self):
        compiler = shutil.which("clang") or shutil.which("gcc")
        if not compiler:
            self.skipTest("there is no compiler for C")
        for html in [None, self.SCENE]:
            if html:
                self.visit.edit(html)
            with tempfile.NamedTemporaryFile("w", suffix=".c") as file:
                file.write(self.code("c"))
                file.flush()
                self.compile(compiler, "-std=c99", "-Wall", "-Wextra", "-Werror", f"-I{PACKAGE}/Sources/CPointerKit/include", "-fsyntax-only", file.name)

    def test_swift_compiles(self):
        modules = [each for each in (PACKAGE / f".build/{kind}/Modules" for kind in ["debug", "release"]) if each.exists()]
        if not shutil.which("swiftc") or not modules:
            self.skipTest("swift build has not been run")
        for html in [None, self.SCENE]:
            if html:
                self.visit.edit(html)
            with tempfile.NamedTemporaryFile("w", suffix=".swift") as file:
                file.write(self.code("swift"))
                file.flush()
                self.compile("swiftc", "-swift-version", "6", "-typecheck", "-parse-as-library", "-I", modules[0], file.name)

    def test_places_are_those_of_the_window(self):
        self.visit.edit('<button style="position: absolute; left: 30px; top: 40px; width: 100px; height: 50px">One</button>')
        self.visit.get("() => { document.getElementById('scene').style.position = 'relative'; }")
        self.assertRegex(self.code("swift"), r"Rect\(x: 31, y: 41, width: 100, height: 50\), kind: \.button, hasBezel: true")


class ReportTests(PlaygroundTests):
    def saved(self, button):
        with self.page.expect_download() as download:
            self.page.locator(button).click()
        return pathlib.Path(download.value.path())

    def test_scene_and_trace_are_replayed(self):
        scene = self.saved("#save").read_text()
        self.page.locator("#record").click()
        for name in ["Mail", "A text", "Month"]:
            self.visit.hover(name)
        self.visit.scene("Month").click()
        trace = self.saved("#record").read_text()
        names = [each["label"] for each in json.loads(scene)["targets"]]
        self.assertIn("Mail", names)
        events = [json.loads(line) for line in trace.splitlines()]
        self.assertEqual([each["down"] for each in events if each.get("event") == "button"][:2], [True, False])
        commands = [each for each in (PACKAGE / f".build/{kind}/pointerkit" for kind in ["debug", "release"]) if each.exists()]
        if not commands:
            self.skipTest("swift build has not been run: the files were not replayed")
        with tempfile.TemporaryDirectory() as folder:
            files = [pathlib.Path(folder) / name for name in ["scene.json", "trace.jsonl"]]
            for file, text in zip(files, [scene, trace]):
                file.write_text(text)
            result = subprocess.run([commands[0], "simulate", "--scene", files[0], "--trace", files[1]], capture_output=True, text=True)
        self.assertEqual(result.returncode, 0, result.stderr)
        events = [event for line in result.stdout.splitlines() for event in json.loads(line).get("events", [])]
        clicked = [names[int(each["target"]) - 1] for each in events if each["type"] == "clicked" and "target" in each]
        self.assertEqual(clicked, ["Month"])


class PhoneTests(PlaygroundTests):
    options = PHONE

    def setUp(self):
        super().setUp()
        self.session = self.visit.context.new_cdp_session(self.page)

    def touch(self, selector, *path):
        """Moves one or two fingers on the page; `path` has their points, relative to the center of an element."""
        box = self.page.locator(selector).bounding_box()
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        for index, fingers in enumerate(path):
            points = [{"x": middle[0] + x, "y": middle[1] + y, "id": id} for id, (x, y) in enumerate(fingers)]
            kind = "touchStart" if index == 0 else "touchMove"
            self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        self.session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def test_page_fits(self):
        for words in ["What a person can set", "Gestures", "What a toolkit can configure", "Audit of this page"]:
            self.visit.open_panel(words)
        self.visit.get("scrollTo(0, 0)")
        self.assertLessEqual(self.visit.get("document.documentElement.scrollWidth"), 390)
        box = self.page.locator("#trackpad").bounding_box()
        self.assertGreaterEqual(box["width"], 350)
        self.assertLessEqual(box["y"] + box["height"], 844)

    def test_trackpad_hides_no_control(self):
        scene, pad = (self.page.locator(name).bounding_box() for name in ["#scene", "#trackpad"])
        self.assertLessEqual(scene["y"] + scene["height"], pad["y"])

    def test_finger_moves_the_pointer(self):
        self.touch("#trackpad", [(0, 0)], [(2, 0)])
        before = self.visit.get("playground.pointer.engine.position")
        self.touch("#trackpad", *[[(12 * step, 0)] for step in range(8)])
        self.visit.wait("x => playground.pointer.engine.position.x > x + 5", before["x"])

    def test_finger_on_the_window_is_the_pages_own(self):
        self.visit.scene("Week").tap()
        self.visit.wait("document.querySelector('#scene [aria-checked=true]').textContent === 'Week'")


class ReducedMotionTests(PlaygroundTests):
    options = {"reduced_motion": "reduce"}

    def test_page_honors_reduced_motion(self):
        self.assertTrue(self.visit.struct("settings")["reduce_motion"])


@unittest.skipUnless(any(name.startswith("PictureTests") for name in sys.argv), "runs only by name: it takes pictures to be looked at")
class PictureTests(unittest.TestCase):
    """Takes pictures of the page, light and dark, wide and as wide as a phone."""

    def test_pictures(self):
        for scheme in ["light", "dark"]:
            for name, options in {"wide": {}, "laptop": {"viewport": {"width": 1280, "height": 720}}, "phone": PHONE}.items():
                visit = Visit(color_scheme=scheme, **options)
                visit.page.screenshot(path=OUT / f"{name}-{scheme}.png")
                visit.hover("Maps")
                visit.rest()
                visit.page.screenshot(path=OUT / f"{name}-{scheme}-icon.png")
                visit.page.locator('[name="regions"]').check()
                visit.open_panel("Audit of this page")
                visit.rest()
                visit.page.screenshot(path=OUT / f"{name}-{scheme}-panels.png", full_page=True)
                visit.context.close()


if __name__ == "__main__":
    unittest.main(verbosity=2)
