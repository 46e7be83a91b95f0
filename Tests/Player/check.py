"""Tests of the page that plays a trace, in Chromium: its overlay, its legend and its keys.

The argument is the `pointerkit` command, which makes the page.
"""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

from playwright.sync_api import sync_playwright

COMMAND = pathlib.Path(sys.argv.pop(1)).resolve()
SCENE = {
    "format": "pointerkit-scene/1",
    "size": [400, 300],
    "targets": [{"id": "share", "frame": [60, 90, 64, 37], "kind": "barButton"}],
}
TRACE = [
    {"format": "pointerkit-trace/1", "device": {"kind": "mouse"}},
    {"t": 0, "event": "wait", "x-chapter": "One"},
    {"t": 1, "event": "wait", "x-chapter": "Two", "x-overlay": True},
    {"t": 2, "event": "wait", "x-chapter": "Three"},
    {"t": 3, "event": "motion", "position": [90, 100]},
]


def setUpModule():
    global playwright, browser, folder
    folder = tempfile.TemporaryDirectory()
    path = pathlib.Path(folder.name)
    (path / "scene.json").write_text(json.dumps(SCENE))
    (path / "trace.jsonl").write_text("\n".join(map(json.dumps, TRACE)))
    arguments = ["--scene", path / "scene.json", "--trace", path / "trace.jsonl"]
    for name, more in [("page.html", []), ("marked.html", ["--overlay"])]:
        subprocess.run([COMMAND, "render", *arguments, *more, "-o", path / name], check=True)
    playwright = sync_playwright().start()
    browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])


def tearDownModule():
    browser.close()
    playwright.stop()
    folder.cleanup()


class PlayerTests(unittest.TestCase):
    def setUp(self):
        self.errors = []
        self.open()

    def tearDown(self):
        self.page.close()
        self.assertEqual(self.errors, [])

    def open(self, name="page.html", fragment="#0"):
        # With reduced motion, the page does not play by itself.
        self.page = browser.new_page(reduced_motion="reduce")
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.goto((pathlib.Path(folder.name) / name).as_uri() + fragment)
        self.page.wait_for_selector("#plain > g", state="attached")

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def assert_overlay(self, chapter, shown):
        self.assertEqual(self.page.inner_text("#chapter span"), str(chapter))
        self.assertEqual(self.page.is_checked("#show-overlay"), shown, "the box")
        self.assertEqual(self.page.locator("#overlay .region").count(), 1 if shown else 0, "the regions")
        self.assertEqual(self.page.is_visible("#legend"), shown, "the legend")

    def test_the_overlay_is_off_at_first(self):
        self.assert_overlay(1, False)

    def test_the_page_can_begin_with_the_overlay(self):
        self.open("marked.html")
        self.assert_overlay(1, True)

    def test_the_address_can_begin_with_the_overlay(self):
        self.open(fragment="#0,o")
        self.assert_overlay(1, True)

    def test_a_click_on_the_box_shows_and_hides_the_overlay(self):
        self.page.click("#show-overlay")
        self.assert_overlay(1, True)
        self.page.click("#show-overlay")
        self.assert_overlay(1, False)

    def test_the_key_o_shows_and_hides_the_overlay(self):
        self.press("o")
        self.assert_overlay(1, True)
        self.press("O")
        self.assert_overlay(1, False)

    def test_a_chapter_switches_the_overlay_on_while_it_lasts(self):
        self.press("ArrowDown")
        self.assert_overlay(2, True)
        self.press("ArrowDown")
        self.assert_overlay(3, False)

    def test_the_overlay_of_a_chapter_can_be_hidden(self):
        self.press("ArrowDown", "o", "ArrowRight")
        self.assert_overlay(2, False)

    def test_the_overlay_stays_if_the_person_wants_it(self):
        self.press("o", "ArrowDown", "ArrowDown")
        self.assert_overlay(3, True)

    def test_every_control_is_reached_with_the_tab_key(self):
        reached = []
        for _ in range(4):
            self.press("Tab")
            reached.append(self.page.evaluate("document.activeElement.id"))
        self.assertEqual(reached[:3], ["play", "scrubber", "show-overlay"])

    def test_the_space_bar_plays_and_pauses(self):
        self.press(" ")
        self.assertEqual(self.page.get_attribute("#play", "aria-label"), "Pause")
        self.press(" ")
        self.assertEqual(self.page.get_attribute("#play", "aria-label"), "Play")


unittest.main()
