"""Drives the playground in Chromium as a person does, and looks at what the engine then says.

Takes the folder of the page. Nothing here depends on real-time speed but the median of the script's time for a frame:
each step waits for what it expects, and a stroke that the machine interrupted is repeated.
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
TIMEOUT = 60_000  # ms, for a machine on which everything else runs as well
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
    """The page in a window of its own."""

    def __init__(self, **options):
        self.context = browser.new_context(**{"viewport": {"width": 1440, "height": 1000}, **options})
        self.page = self.context.new_page()
        self.page.set_default_timeout(TIMEOUT)
        self.errors = []
        self.page.on("console", lambda message: message.type == "error" and self.errors.append(message.text))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.goto(PAGE.as_uri())
        self.wait("window.playground?.info !== undefined")

    def wait(self, condition, argument=None):
        self.page.wait_for_function(condition, arg=argument)

    def get(self, expression, argument=None):
        return self.page.evaluate(expression, argument)

    def rest(self):
        self.wait("playground.info.is_at_rest && !playground.pending")

    def frame(self, name):
        return self.get("name => playground.stage.windowFrame(playground.stage.target(name))", name)

    def center(self, name):
        frame = self.frame(name)
        return frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2

    def at(self, x, y):
        """Where a point of the window is on the page, if all of it is shown."""
        box = self.page.locator("#stage").bounding_box()
        size = self.get("playground.stage.size")
        return box["x"] + x * box["width"] / size["width"], box["y"] + y * box["height"] / size["height"]

    def point(self, *where, steps=1):
        """Moves the mouse to a control, or to a point of the window."""
        x, y = self.center(where[0]) if isinstance(where[0], str) else where
        self.page.mouse.move(*self.at(x, y), steps=steps)

    def hover(self, name):
        self.point(name, steps=4)
        self.wait("name => playground.stage.targets.get(playground.info.hovered)?.name === name", name)

    def happened(self, name, target=None):
        self.wait(
            "([name, target]) => playground.readout.log.some((event) => event.name === name && (!target || event.target === target))",
            [name, target])

    def forget(self):
        self.get("() => { playground.readout.log.length = 0; }")

    def open_panel(self, words):
        summary = self.page.get_by_text(words, exact=True)
        if not summary.evaluate("node => node.parentElement.open"):
            summary.click()

    def settings(self):
        return self.get("playground.library.get('pk_settings', 'pk_engine_get_settings', playground.stage.engine.handle)")

    def configuration(self):
        return self.get("playground.library.get('pk_config', 'pk_engine_get_config', playground.stage.engine.handle)")


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
        self.assertLessEqual(size, 1_500_000)
        self.assertLessEqual(compressed, 500_000)

    def test_page_is_one_file(self):
        self.assertEqual(self.visit.get("performance.getEntriesByType('resource').filter(e => !e.name.startsWith('data:')).length"), 0)

    def test_digests_are_those_of_the_native_build(self):
        native = OUT / "digests"
        if not native.exists():
            self.skipTest("swift build -c release --product PrintDigests has not been run")
        found = self.visit.get(
            """() => {
              const { call, text } = playground.library, lines = [], word = (bits) => BigInt.asUintN(64, bits);
              for (let scene = 0; scene < call.playground_scene_count(); scene += 1) {
                const name = playground.library.text(call.playground_scene_name(scene));
                lines.push(`${name} ${word(call.playground_scene_digest(scene))}`);
              }
              lines.push(`random 1000 ${word(call.playground_random_digest(1000))}`);
              return lines;
            }""")
        # Recordings are not part of the page.
        expected = [line for line in native.read_text().splitlines() if not line.startswith("recording ")]
        self.assertEqual(found, expected)
        self.assertGreater(len(found), 5)

    def test_layout_table_has_every_field(self):
        gaps = self.visit.get(
            """() => Object.entries(playground.library.structs).flatMap(([name, { size, fields }]) => {
              let end = 0;
              const gaps = [];
              for (const field of [...fields, { name: "the end", offset: size, size: 0 }]) {
                if (field.offset < end || field.offset - end >= 8) gaps.push(`${name}: before ${field.name}`);
                end = field.offset + field.size;
              }
              return gaps;
            })""")
        self.assertEqual(gaps, [])

    def test_nothing_is_drawn_at_rest(self):
        self.visit.hover("share")
        self.visit.wait("playground.info.phase === playground.library.constants.pointer.hidden")
        self.visit.rest()
        before = self.visit.get("playground.readout.frames")
        self.page.wait_for_timeout(700)
        self.assertEqual(self.visit.get("playground.readout.frames"), before)

    def test_script_of_a_frame_is_short(self):
        for _ in range(3):
            for name in ["undo", "share", "month", "essay", "photos", "mail", "walk", "calendar", "swatch", "play"]:
                self.visit.point(name, steps=6)
        self.visit.rest()
        median, engine = self.visit.get("[playground.readout.medianScript, playground.readout.meanEngine]")
        print(f"\nscript: {median:.2f} ms a frame (median), engine {engine * 1e6:.0f} ns")
        self.assertGreaterEqual(self.visit.get("playground.readout.frames"), 30)
        self.assertLess(median, 4)


class PointingTests(PlaygroundTests):
    def test_pointer_snaps_to_a_control(self):
        self.visit.hover("search")
        self.visit.happened("entered", "search")
        self.visit.rest()
        pointer, frame = self.visit.get("playground.stage.engine.pointer"), self.visit.frame("search")
        self.assertEqual(pointer["behind"], self.visit.get("playground.stage.target('search').id"))
        self.assertAlmostEqual(pointer["center"]["x"], frame["x"] + frame["width"] / 2, delta=1)
        self.assertAlmostEqual(pointer["size"]["height"], 37, delta=0.01)

    def test_pointer_is_seen_on_the_canvas(self):
        pixel = """([x, y]) => {
          const { canvas, renderer, view } = playground;
          return [...renderer.context.getImageData((x - view.x) * view.scale, (y - view.y) * view.scale, 1, 1).data].slice(0, 3);
        }"""
        free = [960, 300]
        before = self.visit.get(pixel, free)
        self.visit.point(*free, steps=3)
        self.visit.rest()
        after = self.visit.get(pixel, free)
        self.assertGreater(sum(abs(a - b) for a, b in zip(before, after)), 60)

    def test_text_has_a_beam_on_its_line(self):
        frame = self.visit.frame("essay")
        self.visit.point(frame["x"] + 60, frame["y"] + 40, steps=4)
        self.visit.wait("playground.stage.engine.pointer.outline === playground.library.constants.shape.verticalBeam || playground.stage.engine.pointer.size.height > 20")
        self.visit.rest()
        self.assertAlmostEqual(self.visit.get("playground.stage.engine.pointer.center.y"), frame["y"] + 40, delta=4)

    def test_wheel_scrolls_the_list(self):
        self.visit.hover("drafts")
        before = self.visit.frame("inbox")["y"]
        self.page.mouse.wheel(0, 60.5)
        self.visit.wait("before => playground.stage.windowFrame(playground.stage.target('inbox')).y < before - 10", before)
        self.visit.happened("scrolled")
        self.visit.rest()
        self.assertGreaterEqual(self.visit.frame("junk")["y"] + 48, 340 - 0.01)

    def test_pinch_zooms_the_map(self):
        self.visit.hover("map")
        self.page.keyboard.down("Control")
        self.page.mouse.wheel(0, -60)
        self.page.keyboard.up("Control")
        self.visit.wait("playground.stage.state(playground.stage.target('map').id).zoom > 1.3")
        self.visit.happened("transformed", "map")

    def test_button_is_pressed_and_clicked(self):
        self.visit.hover("share")
        self.page.mouse.down()
        self.visit.happened("pressed", "share")
        self.page.mouse.up()
        self.visit.happened("clicked", "share")
        self.assertIn("Share", self.page.locator("#news").text_content())

    def test_secondary_button(self):
        self.visit.hover("photos")
        self.page.mouse.click(*self.visit.at(*self.visit.center("photos")), button="right")
        self.visit.happened("secondaryClicked", "photos")

    def test_segments_change(self):
        self.visit.hover("month")
        self.page.mouse.down()
        self.page.mouse.up()
        self.visit.wait("playground.stage.state(playground.stage.target('month').id).isOn === true")
        self.assertFalse(self.visit.get("playground.stage.state(playground.stage.target('week').id).isOn"))

    def test_icon_is_dragged_to_the_trash(self):
        self.visit.hover("music")
        self.page.mouse.down()
        self.visit.point(180, 620, steps=8)
        self.visit.happened("dragBegan", "music")
        self.visit.wait("Math.abs(playground.stage.target('music').frame.x - 228) > 20")
        self.visit.point("trash", steps=8)
        self.page.mouse.up()
        self.visit.wait("playground.stage.target('music') === undefined")

    def test_slider_follows(self):
        self.visit.hover("volume")
        before = self.visit.frame("volume")["x"]
        self.page.mouse.down()
        x, y = self.visit.center("volume")
        self.visit.point(x + 90, y, steps=8)
        self.page.mouse.up()
        self.visit.wait("before => playground.stage.target('volume').frame.x > before + 60", before)

    def test_picture_is_resized(self):
        self.visit.hover("grip")
        before = self.visit.frame("picture")
        self.page.mouse.down()
        x, y = self.visit.center("grip")
        self.visit.point(x - 40, y - 20, steps=8)
        self.page.mouse.up()
        self.visit.wait("width => playground.stage.target('picture').frame.width < width - 20", before["width"])

    def test_bar_appears_and_disappears(self):
        self.visit.point(540, 730, steps=3)
        self.visit.wait("playground.stage.visibility(playground.stage.target('clock')) === 1")
        self.visit.point(960, 300, steps=3)
        self.visit.wait("playground.stage.visibility(playground.stage.target('clock')) === 0")

    def test_band_selects(self):
        self.visit.point(20, 520, steps=2)
        self.page.mouse.down()
        self.visit.point(300, 612, steps=10)
        self.visit.happened("bandChanged")
        self.page.mouse.up()
        self.visit.happened("bandEnded")
        self.visit.wait("playground.stage.state(playground.stage.target('maps').id).isSelected === true")

    def test_calendar_says_the_time(self):
        self.visit.hover("calendar")
        self.visit.wait("playground.stage.engine.annotation?.values.length === 1")
        self.assertRegex(self.visit.get("playground.stage.engine.annotation.values[0].text"), r"^\d+:(00|15|30|45)$")

    def test_captured_pointer_moves_relatively(self):
        self.page.locator("#capture").click()
        try:
            self.page.wait_for_function("document.pointerLockElement !== null", timeout=5000)
        except Exception:
            self.skipTest("this browser does not lock the pointer")
        before = self.visit.get("playground.info.model")
        self.page.mouse.move(500, 400)
        self.page.mouse.move(520, 410, steps=4)
        self.visit.wait("before => Math.hypot(playground.info.model.x - before.x, playground.info.model.y - before.y) > 2", before)
        self.visit.get("document.exitPointerLock()")
        self.page.wait_for_function("document.pointerLockElement === null")


class TrackpadTests(PlaygroundTests):
    def stroke(self, dx, dy, steps=8):
        """A finger that is still moving as it lifts, in pixels of the page."""
        box = self.page.locator("#trackpad").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        for step in range(1, steps + 1):
            self.page.mouse.move(x + dx * step / steps, y + dy * step / steps)
        self.page.mouse.up()

    def test_contact_moves_the_pointer(self):
        before = self.visit.get("playground.info.model")
        self.stroke(60, 0)
        self.visit.wait("x => playground.info.model.x > x + 5", before["x"])
        self.assertGreater(self.visit.get("playground.trackpad.strokes.length"), 0)
        self.visit.rest()
        self.visit.wait("playground.trackpad.strokes.length === 0")

    def test_flick_lands_on_an_icon(self):
        # Toward the icons at the left; the machine may interrupt a stroke, or the pointer may be too far away.
        for attempt in range(ATTEMPTS):
            self.page.locator("#restore").click()
            self.visit.point(420, 520, steps=3)
            self.visit.rest()
            self.visit.forget()
            self.stroke(-14 - 5 * attempt, 0, steps=4)
            self.page.wait_for_function("!playground.clock.isHeld")
            with contextlib.suppress(Exception):
                self.page.wait_for_function(
                    "playground.readout.log.some((event) => ['attracted', 'coasted'].includes(event.name))", timeout=3000)
            self.visit.rest()
            log = self.visit.get("playground.readout.log")
            attracted = [event["target"] for event in log if event["name"] == "attracted"]
            if attracted:
                break
        self.assertTrue(attracted, f"no flick of {ATTEMPTS} was attracted: {log}")
        hovered = self.visit.get("playground.stage.targets.get(playground.info.hovered)?.name")
        self.assertEqual(hovered, attracted[-1])
        self.assertIn({"name": "landed", "target": hovered}, [{"name": e["name"], "target": e["target"]} for e in log])
        # What the page shows of the flick is the engine's own explanation.
        flick = self.visit.get("playground.overlay.flick")
        names = self.visit.get("playground.library.names.verdict")
        chosen = [c["target"] for c in flick["candidates"] if names[c["verdict"]] == "chosen"]
        self.assertEqual(flick["attraction"]["target"], self.visit.get("playground.stage.target(playground.readout.log.find((e) => e.name === 'attracted').target).id"))
        self.assertEqual(chosen, [flick["attraction"]["target"]])

    def test_tap_clicks(self):
        self.visit.hover("photos")
        for _ in range(ATTEMPTS):
            self.visit.forget()
            self.stroke(0, 0, steps=1)
            with contextlib.suppress(Exception):
                self.page.wait_for_function("playground.readout.log.some((event) => event.name === 'clicked')", timeout=2000)
                return
        self.fail("no tap clicked")

    def test_two_fingers_scroll(self):
        self.visit.hover("drafts")
        before = self.visit.frame("inbox")["y"]
        self.page.keyboard.down("Shift")
        self.stroke(0, -60, steps=10)
        self.page.keyboard.up("Shift")
        self.visit.wait("before => playground.stage.windowFrame(playground.stage.target('inbox')).y < before - 5", before)


class PanelTests(PlaygroundTests):
    def test_dark(self):
        corner = "[...playground.renderer.context.getImageData(3, 400, 1, 1).data].slice(0, 3).reduce((a, b) => a + b)"
        if self.visit.get("playground.isDark"):
            self.page.locator("#theme").click()
        self.visit.rest()
        light = self.visit.get(corner)
        self.page.locator("#theme").click()
        self.visit.wait("getComputedStyle(document.body).color === 'rgb(243, 243, 246)'")
        self.visit.rest()
        self.assertLess(self.visit.get(corner), light - 300)
        self.assertEqual(self.visit.get(
            """playground.library.scoped(() => {
              const address = playground.library.space(4);
              playground.library.call.pk_engine_get_appearance(playground.stage.engine.handle, address);
              return playground.library.data.getInt32(address, true);
            })"""), 1)

    def test_switches_show_what_is_unseen(self):
        self.visit.hover("undo")
        self.visit.rest()
        picture = "playground.canvas.toDataURL()"
        seen = [self.visit.get(picture)]
        for name in ["True pointer", "Hit regions"]:
            self.page.get_by_label(name).click()
            self.visit.rest()
            seen.append(self.visit.get(picture))
        self.assertEqual(len(set(seen)), 3)

    def test_every_setting_reaches_the_engine(self):
        self.visit.open_panel("Settings of the person")
        self.visit.open_panel("Gestures")
        root = self.page.locator("#settings")
        for box in root.locator("input[type=checkbox]").all():
            name, before = box.get_attribute("name"), self.visit.settings()
            box.click()
            self.assertNotEqual(self.visit.settings(), before, name)
        for slider in root.locator("input[type=range]").all():
            name, before = slider.get_attribute("name"), self.visit.settings()
            slider.focus()
            slider.press("Home")
            slider.press("ArrowRight")
            self.assertNotEqual(self.visit.settings()[name], before[name], name)
        root.locator("select").select_option(label="bottom left")
        self.assertEqual(self.visit.settings()["secondary_click_region"], self.visit.get("playground.library.constants.region.bottomLeft"))
        # Every field that a person sets has a control.
        fields = set(self.visit.settings()) - {"size", "reserved", "trackpad_gestures", "mouse_gestures"}
        named = {name.split(".")[0] for name in root.locator("[name]").evaluate_all("nodes => nodes.map((node) => node.name)")}
        self.assertLessEqual(fields, named)
        self.page.locator("#settings-defaults").click()
        self.assertEqual(self.visit.settings(), self.visit.get("playground.library.defaults('pk_settings')"))

    def test_configuration_reaches_the_engine(self):
        self.visit.open_panel("Configuration of the toolkit")
        for slider in self.page.locator("#configuration input[type=range]").all():
            path, before = slider.get_attribute("name").split("."), self.visit.configuration()
            slider.focus()
            slider.press("End")
            slider.press("ArrowLeft")
            found = self.visit.configuration()
            for key in path:
                found, before = found[key], before[key]
            self.assertNotEqual(found, before, path)

    def test_slow_motion(self):
        self.page.locator("#rate").focus()
        self.page.locator("#rate").press("Home")
        self.assertAlmostEqual(self.visit.get("playground.clock.rate"), 0.05)
        self.visit.rest()
        page, engine = self.visit.get(
            """async () => {
              const before = [performance.now(), playground.clock.now];
              await new Promise((done) => setTimeout(done, 400));
              return [performance.now() - before[0], Number(playground.clock.now - before[1]) / 1e6];
            }""")
        self.assertAlmostEqual(engine / page, 0.05, delta=0.02)
        # A moving finger has the speed that the person feels.
        self.visit.get("() => { playground.clock.isHeld = true; }")
        page, engine = self.visit.get(
            """async () => {
              const before = [performance.now(), playground.clock.now];
              await new Promise((done) => setTimeout(done, 200));
              return [performance.now() - before[0], Number(playground.clock.now - before[1]) / 1e6];
            }""")
        self.assertAlmostEqual(engine / page, 1, delta=0.05)

    def test_keyboard_reaches_every_control(self):
        for words in ["Settings of the person", "Gestures", "Configuration of the toolkit", "Sheet for controls of your own"]:
            self.visit.open_panel(words)
        expected = set(self.visit.get(
            """[...document.querySelectorAll('button, input, select, textarea, summary, canvas[tabindex]')]
              .filter((node) => !node.disabled && node.tabIndex >= 0 && node.checkVisibility())
              .map((node, index) => { node.dataset.test = index; return String(index); })"""))
        reached = set()
        self.visit.get("document.activeElement.blur()")
        for _ in range(3 * len(expected)):
            self.page.keyboard.press("Tab")
            reached.add(self.visit.get("document.activeElement.dataset.test ?? ''"))
            if expected <= reached:
                break
        self.assertEqual(sorted(expected - reached), [])

    def test_every_control_has_a_name(self):
        for words in ["Settings of the person", "Gestures", "Configuration of the toolkit", "Sheet for controls of your own"]:
            self.visit.open_panel(words)
        nameless = self.visit.get(
            """[...document.querySelectorAll('button, input, select, textarea, canvas')].filter((node) =>
              !(node.getAttribute('aria-label') || node.textContent.trim() && node.tagName === 'BUTTON'
                || [...node.labels ?? []].some((label) => label.textContent.trim()))).map((node) => node.outerHTML)""")
        self.assertEqual(nameless, [])

    def test_keyboard_moves_the_pointer_and_clicks(self):
        self.visit.hover("flag")
        self.page.locator("#stage").focus()
        before = self.visit.get("playground.info.model")
        for _ in range(4):
            self.page.keyboard.press("ArrowRight")
        self.visit.wait("before => playground.info.model.x > before.x + 20", before)
        button = self.page.get_by_role("button", name="Mail, app icon")
        button.focus()
        self.visit.wait("playground.stage.targets.get(playground.info.hovered)?.name === 'mail'")
        self.page.keyboard.press("Enter")
        self.visit.happened("clicked", "mail")
        self.assertIn("Mail", self.page.locator("#news").text_content())


class ReducedMotionTests(PlaygroundTests):
    options = {"reduced_motion": "reduce"}

    def test_page_honors_reduced_motion(self):
        self.assertEqual(self.visit.settings()["reduce_motion"], 1)


class SheetTests(PlaygroundTests):
    def setUp(self):
        super().setUp()
        self.visit.open_panel("Sheet for controls of your own")

    def add(self, kind, label, **more):
        form = self.page.locator("#new-control")
        form.locator("[name=kind]").select_option(label=kind)
        form.locator("[name=label]").fill(label)
        for name, value in more.items():
            control = form.locator(f"[name={name}]")
            control.select_option(value) if name == "effect" else control.fill(str(value))
        self.page.locator("#add").click()

    def saved(self):
        with self.page.expect_download() as download:
            self.page.locator("#save").click()
        return json.loads(pathlib.Path(download.value.path()).read_text())

    def make(self):
        self.page.locator("#empty").click()
        self.add("button", "Open", effect="lift")
        self.add("bar button", "Share", group="bar", x=400, y=40)
        self.add("app icon", "Mail", x=500, y=300)

    def test_control_that_was_placed_works(self):
        self.make()
        self.visit.hover("control1")
        self.visit.rest()
        names = self.visit.get("playground.library.names.effect")
        style = self.visit.get("playground.stage.targets.get(playground.info.hovered).style")
        self.assertEqual(names[style["effect"]], "lift")

    def test_control_is_arranged_changed_and_deleted(self):
        self.make()
        self.page.locator("#arrange").click()
        x, y = self.visit.center("control3")
        self.visit.point(x, y)
        self.page.mouse.down()
        self.visit.point(x + 80, y + 40, steps=4)
        self.page.mouse.up()
        self.assertEqual(self.visit.frame("control3")["x"], 580)
        self.assertEqual(self.page.locator("#chosen").input_value(), "control3")
        self.page.locator("#new-control [name=width]").fill("90")
        self.page.locator("#change").click()
        self.assertEqual(self.visit.frame("control3")["width"], 90)
        self.page.locator("#delete").click()
        self.assertEqual(len(self.saved()["targets"]), 2)

    def test_scene_is_saved_and_loaded(self):
        self.make()
        scene = self.saved()
        self.assertEqual([target["label"] for target in scene["targets"]], ["Open", "Share", "Mail"])
        self.assertEqual(scene["format"], "pointerkit-scene/1")
        self.page.locator("#restore").click()
        self.visit.wait("playground.stage.targets.size > 20")
        self.page.locator("#file").set_input_files(
            {"name": "mine.json", "mimeType": "application/json", "buffer": json.dumps(scene).encode()})
        self.visit.wait("playground.stage.targets.size === 3")
        command = PACKAGE / ".build/release/pointerkit"
        if not command.exists():
            self.skipTest("the rest needs swift build -c release")
        with tempfile.TemporaryDirectory() as folder:
            file, trace, picture = (pathlib.Path(folder) / name for name in ("scene.json", "trace.jsonl", "picture.svg"))
            file.write_text(json.dumps(scene))
            trace.write_text(
                '{"format":"pointerkit-trace/1","device":{"kind":"mouse"}}\n{"t":0,"event":"motion","position":[120,82]}\n')
            subprocess.run([command, "render", "--scene", file, "--trace", trace, "--out", picture], check=True)
            self.assertGreater(picture.stat().st_size, 1000)

    def test_wrong_scene_is_refused_with_its_path(self):
        wrong = {"format": "pointerkit-scene/1", "size": [100, 100], "targets": [{"id": "a", "frame": [0, 0, 10, 10], "colour": 1}]}
        self.page.locator("#file").set_input_files(
            {"name": "mine.json", "mimeType": "application/json", "buffer": json.dumps(wrong).encode()})
        self.visit.wait("document.querySelector('#sheet-news').textContent !== ''")
        words = self.page.locator("#sheet-news").text_content()
        self.assertRegex(words, r"^mine\.json: targets\[0\]\.colour: found an unknown key, expected one of: accessories")

    def compile(self, name, command):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / name
            file.write_text(self.page.locator("#code").input_value())
            result = subprocess.run([*command, file], capture_output=True, text=True)
            self.assertEqual(result.returncode, 0, result.stderr)

    def test_code_compiles(self):
        clang = shutil.which("clang") or shutil.which("gcc")
        modules = PACKAGE / ".build/release/Modules"
        for make in [self.make, lambda: self.page.locator("#restore").click()]:
            make()
            self.page.locator("#copy-c").click()
            if clang:
                header = PACKAGE / "Sources/CPointerKit/include"
                self.compile("controls.c", [clang, "-std=c99", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", f"-I{header}"])
            self.page.locator("#copy-swift").click()
            if modules.exists() and shutil.which("swiftc"):
                self.compile("controls.swift", ["swiftc", "-swift-version", "6", "-typecheck", "-I", modules])


class PhoneTests(PlaygroundTests):
    options = PHONE

    def setUp(self):
        super().setUp()
        self.session = self.visit.context.new_cdp_session(self.page)

    def touch(self, selector, *path):
        """A finger on the page, relative to the middle of an element; `path` has the points of the finger, or of two."""
        box = self.page.locator(selector).bounding_box()
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        for index, fingers in enumerate(path):
            points = [{"x": middle[0] + x, "y": middle[1] + y, "id": id} for id, (x, y) in enumerate(fingers)]
            kind = "touchStart" if index == 0 else "touchMove"
            self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        self.session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def test_page_fits(self):
        self.assertLessEqual(self.visit.get("document.documentElement.scrollWidth"), 390)
        for selector in ["#stage", "#trackpad"]:
            box = self.page.locator(selector).bounding_box()
            self.assertGreaterEqual(box["width"], 350)
            self.assertLessEqual(box["y"] + box["height"], 844)

    def test_panels_fit(self):
        for words in ["Settings of the person", "Gestures", "Configuration of the toolkit", "Sheet for controls of your own"]:
            self.visit.open_panel(words)
        self.assertLessEqual(self.visit.get("document.documentElement.scrollWidth"), 390)

    def test_finger_moves_the_pointer(self):
        before = self.visit.get("playground.info.model")
        self.touch("#trackpad", *[[(12 * step, 0)] for step in range(8)])
        self.visit.wait("x => playground.info.model.x > x + 5", before["x"])

    def test_two_fingers_scroll(self):
        self.visit.get(
            """() => playground.handle("position", playground.clock.now, { position: { x: 160, y: 170 } })""")
        self.visit.wait("playground.stage.targets.get(playground.info.hovered)?.name === 'drafts'")
        before = self.visit.frame("inbox")["y"]
        self.touch("#trackpad", *[[(-20, -8 * step), (20, -8 * step)] for step in range(10)])
        self.visit.wait("before => playground.stage.windowFrame(playground.stage.target('inbox')).y < before - 5", before)

    def test_finger_on_the_window_clicks(self):
        # The middle of the page's window is that of the scene, whatever part of it is shown.
        self.touch("#stage", [(0, 0)])
        self.visit.happened("pressed", "graph")
        self.visit.happened("clicked", "graph")


@unittest.skipUnless(os.environ.get("POINTERKIT_PICTURES"), "POINTERKIT_PICTURES=1 takes pictures to be looked at")
class PictureTests(unittest.TestCase):
    """Pictures of ten situations, light and dark, wide and as wide as a phone."""

    def show(self, visit, panel, *labels):
        """Opens one panel alone, and sets switches in it."""
        visit.get("words => document.querySelectorAll('aside > details').forEach((each) => { each.open = each.firstElementChild.textContent === words; })", panel)
        for label in labels:
            visit.page.get_by_label(label).click()
        visit.get("scrollTo(0, 0)")

    def situation(self, visit, name):
        page = visit.page
        if name == "free":
            visit.point(960, 300, steps=3)
        elif name in ("snapped", "lifted", "text", "calendar"):
            visit.hover({"snapped": "share", "lifted": "mail", "text": "essay", "calendar": "calendar"}[name])
        elif name == "dock":
            visit.point(540, 730, steps=3)
            visit.wait("playground.stage.visibility(playground.stage.target('clock')) === 1")
        elif name == "regions":
            self.show(visit, "Show", "Hit regions", "True pointer")
            visit.hover("notes")
        elif name == "flick":
            self.show(visit, "Show", "Hit regions", "True pointer", "Estimate of the last flick")
            visit.point(420, 520, steps=3)
            visit.rest()
            box = page.locator("#trackpad").bounding_box()
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            page.mouse.move(x, y)
            page.mouse.down()
            for step in range(1, 7):
                page.mouse.move(x - 4 * step, y + step / 2)
            page.mouse.up()
            page.wait_for_timeout(100)
        elif name == "settings":
            self.show(visit, "Settings of the person")
            visit.hover("walk")
        elif name == "sheet":
            self.show(visit, "Sheet for controls of your own")
            page.locator("#empty").click()
            for kind in ["button", "card", "app icon", "slider"]:
                page.locator("#new-control [name=kind]").select_option(label=kind)
                page.locator("#add").click()
            page.locator("#copy-c").click()
            visit.get("scrollTo(0, 0)")
            visit.hover("control2")
        visit.rest()

    def test_pictures(self):
        names = ["free", "snapped", "lifted", "text", "calendar", "dock", "regions", "flick", "settings", "sheet"]
        for scheme in ["light", "dark"]:
            for shape, options in [("wide", {}), ("phone", {"viewport": PHONE["viewport"], "device_scale_factor": 2})]:
                visit = Visit(color_scheme=scheme, **options)
                visit.page.set_default_timeout(10_000)
                for name in names:
                    with self.subTest(name, scheme=scheme, shape=shape):
                        self.situation(visit, name)
                        whole = shape == "phone" and name in ("settings", "sheet")
                        visit.page.screenshot(path=OUT / f"{name}-{scheme}-{shape}.png", full_page=whole)
                self.assertEqual(visit.errors, [])
                visit.context.close()


if __name__ == "__main__":
    os.environ.pop("PWDEBUG", None)
    unittest.main(verbosity=2)
