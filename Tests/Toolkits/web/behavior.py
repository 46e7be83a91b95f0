#!/usr/bin/env python3
"""What the library for web pages respects of a page and of a person: the page's cursors, dialogs, frames, shadow roots, scrolling,
touch, drags, zoom, preferences, and attributes that say what is not derived. Takes about half a minute.

usage: behavior.py SITE [TEST…]
"""

import sys
import unittest

from browser import HERE, Browser

SITE = sys.argv.pop(1)


def setUpModule():
    global browser
    browser = Browser(SITE).__enter__()


def tearDownModule():
    browser.__exit__()


class PageTests(unittest.TestCase):
    options = {}
    attach = {}

    def setUp(self):
        self.opened = browser.page(HERE / "hard.html", attach=self.attach, **self.options)
        self.page = self.opened.__enter__()
        self.page.set_default_timeout(10_000)

    def tearDown(self):
        errors = self.page.errors
        self.opened.__exit__(None, None, None)
        self.assertEqual(errors, [])

    def get(self, expression, argument=None):
        return self.page.evaluate(expression, argument)

    def wait(self, condition, argument=None):
        self.page.wait_for_function(condition, arg=argument, timeout=10_000)

    def middle(self, selector):
        self.page.locator(selector).scroll_into_view_if_needed()
        box = self.page.locator(selector).bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def point(self, selector, dx=0, dy=0):
        x, y = self.middle(selector)
        self.page.mouse.move(x + dx - 8, y + dy - 3)
        self.page.mouse.move(x + dx, y + dy, steps=3)

    def lit(self, id):
        self.wait("(id) => (pointer.hovered?.id || pointer.hovered?.textContent) === id", id)

    def rest(self):
        self.wait("!pointer.pending")

    def cursor(self, selector):
        return self.get("(selector) => getComputedStyle(document.querySelector(selector)).cursor", selector)

    def tell(self, selector, name, value=""):
        self.get("([selector, name, value]) => document.querySelector(selector).setAttribute(name, value)", [selector, name, value])


class AttributeTests(PageTests):
    def control(self, id):
        return self.get("(id) => { const { role, effect } = [...pointer.registry.controls.values()].find((each) => each.element.id === id); return [role, effect]; }", id)

    def test_kind(self):
        self.tell("#log", "data-pointerkit-kind", "app-icon")
        self.get("document.getElementById('log').textContent = 'An icon'")
        self.point("#log")
        self.lit("log")
        self.assertEqual(self.control("log")[0], "icon")

    def test_effect(self):
        self.tell("#primary", "data-pointerkit-effect", "hover")
        self.point("#primary")
        self.lit("primary")
        self.assertEqual(self.control("primary")[1], "hover")

    def test_padding_and_radius(self):
        self.tell("#primary", "data-pointerkit-padding", "3")
        self.tell("#primary", "data-pointerkit-radius", "5")
        self.point("#primary")
        self.lit("primary")
        box = self.page.locator("#primary").evaluate("node => node.offsetWidth")
        region, told = self.get("() => { const id = pointer.engine.state.hovered, control = pointer.registry.byId.get(id); return [pointer.engine.region(id), JSON.parse(control.told[0])]; }")
        self.assertAlmostEqual(region["width"], box + 6, delta=1)
        self.assertEqual(told["corner_radius"], 5)

    def test_group(self):
        self.tell(".band", "data-pointerkit-group")
        self.point("#primary")
        self.lit("primary")
        groups = self.get("() => ['primary', 'plain'].map((id) => JSON.parse([...pointer.registry.controls.values()].find((each) => each.element.id === id).told[0]).group)")
        self.assertEqual(groups[0], groups[1])
        self.assertGreater(groups[0], 0)

    def test_ignored_and_minded_again(self):
        self.tell("header", "data-pointerkit-ignore")
        self.point("#new")
        self.page.wait_for_timeout(150)
        self.assertIsNone(self.get("pointer.hovered"))
        self.get("document.querySelector('header').removeAttribute('data-pointerkit-ignore')")
        self.lit("new")


class CursorTests(PageTests):
    def test_hidden_over_a_control(self):
        self.point("#plain")
        self.wait("getComputedStyle(document.querySelector('#plain')).cursor === 'none'")
        self.assertEqual(self.get("document.querySelector('#plain').getAttribute('style')"), None)

    def test_own_cursor_of_the_page_stays(self):
        self.point("#grab")
        self.page.wait_for_timeout(150)
        self.assertEqual(self.cursor("#grab"), "grab")

    def test_typing_hides_the_pointer(self):
        self.point("#field")
        self.page.mouse.click(*self.middle("#field"))
        self.page.keyboard.type("a")
        self.wait("pointer.engine.info.phase === pointer.library.constants.pointerPhase.hidden || pointer.engine.pointer.opacity === 0")

    def test_touch_takes_the_pointer_away(self):
        self.point("#plain")
        self.lit("plain")
        session = self.page.context.new_cdp_session(self.page)
        for kind, points in [("touchStart", [{"x": 300, "y": 500}]), ("touchEnd", [])]:
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        self.wait("pointer.hovered === null")

    def test_drag_of_the_page_gives_the_cursor_back(self):
        self.point("#grab")
        self.page.mouse.down()
        self.page.mouse.move(500, 500, steps=6)
        self.wait("!pointer.input.isInside")
        self.page.mouse.up()

    def test_pointer_that_leaves_the_window_leaves_nothing(self):
        self.point("#plain")
        self.lit("plain")
        self.get("document.documentElement.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: null }))")
        self.wait("pointer.overlay.canvas.style.display === 'none'")


class LayerTests(PageTests):
    def test_dialog_is_beneath_the_layer(self):
        self.page.locator("#show-dialog").click()
        self.point("#close")
        self.lit("close")
        self.assertTrue(self.get("document.querySelector('pointerkit-overlay').matches(':popover-open')"))
        self.assertEqual(self.get("document.activeElement.id"), "close")

    def test_popover_stays_open(self):
        self.page.locator("#show-popover").click()
        self.point("#in-popover")
        self.lit("in-popover")
        self.assertTrue(self.get("document.getElementById('popover').matches(':popover-open')"))

    def test_frame_of_the_same_origin(self):
        box = self.page.frame_locator("#frame").locator("#inner").bounding_box()
        self.page.mouse.move(box["x"] + 10, box["y"] + 10, steps=3)
        self.lit("inner")

    def test_shadow_root(self):
        self.point("#shadow")
        self.lit("nested")

    def test_scrolled_area(self):
        self.point("#s1")
        self.lit("s1")
        self.get("document.getElementById('scroller').scrollTop = 45")
        self.wait("pointer.hovered?.id !== 's1'")

    def test_layout_that_moves_beneath_a_resting_pointer(self):
        self.point("#plain")
        self.lit("plain")
        self.get("document.getElementById('plain').style.marginLeft = '300px'")
        self.wait("pointer.hovered?.id !== 'plain'")

    def test_control_that_comes_beneath_a_resting_pointer(self):
        self.page.mouse.move(640, 640)
        self.page.mouse.move(650, 650, steps=3)
        self.get("""() => { const late = document.createElement("button"); late.id = "late"; late.textContent = "Late";
          late.style.cssText = "position: fixed; left: 630px; top: 640px; width: 60px; height: 30px; z-index: 99"; document.body.append(late); }""")
        self.lit("late")

    def test_zoomed_page(self):
        self.get("document.body.style.zoom = '1.5'")
        self.point("#plain")
        self.lit("plain")
        self.rest()
        x, y = self.middle("#plain")
        center = self.get("pointer.engine.pointer.center")
        self.assertAlmostEqual(center["x"], x, delta=8)
        self.assertAlmostEqual(center["y"], y, delta=8)

    def test_neighbor_does_not_take_what_the_page_covers(self):
        self.get("""() => { const cover = document.createElement("div"); const { x, y, width, height } = document.getElementById("plain").getBoundingClientRect();
          cover.style.cssText = `position: fixed; z-index: 50; background: #fff; left: ${x - 20}px; top: ${y - 20}px; width: ${width + 40}px; height: ${height + 40}px`; document.body.append(cover); }""")
        self.point("#plain", dx=2)
        self.page.wait_for_timeout(150)
        self.assertNotEqual(self.get("pointer.hovered?.id"), "plain")

    def test_nothing_is_exposed(self):
        session = self.page.context.new_cdp_session(self.page)
        self.point("#plain")
        names = [node.get("name", {}).get("value", "") for node in session.send("Accessibility.getFullAXTree")["nodes"] if not node.get("ignored")]
        self.assertFalse([name for name in names if "pointerkit" in name])


class ForcedColorsTests(PageTests):
    options = {"forced_colors": "active"}

    def test_frame_and_no_plate(self):
        self.point("#inline")
        self.lit("inline")
        self.rest()
        x, y, width, height = self.get("() => { const { x, y, width, height } = document.getElementById('inline').getBoundingClientRect(); return [x, y, width, height]; }")
        alpha = "([x, y]) => pointer.overlay.context.getImageData(x, y, 1, 1).data[3]"
        self.assertGreater(self.get(alpha, [round(x + width / 2), round(y) - 2]), 100)
        self.assertEqual(self.get(alpha, [round(x + width / 2), round(y + height / 2)]), 0)


class ReducedMotionTests(PageTests):
    options = {"reduced_motion": "reduce"}

    def test_no_growth(self):
        self.point("#primary")
        self.lit("primary")
        self.rest()
        self.assertEqual(self.page.locator("#primary").evaluate("node => node.getBoundingClientRect().width - node.offsetWidth < 1"), True)


class ContrastTests(PageTests):
    options = {"contrast": "more"}

    def test_plate_is_denser(self):
        self.point("#inline")
        self.lit("inline")
        strong = self.get("pointer.registry.byId.get(pointer.engine.state.hovered).look.veil.opacity")
        self.page.emulate_media(contrast="no-preference")
        self.wait("(strong) => { const control = pointer.registry.byId.get(pointer.engine.state.hovered); return control && control.look.veil.opacity < strong; }", strong)


class ScaleTests(PageTests):
    options = {"device_scale_factor": 2}

    def test_layer_has_the_pixels_of_the_screen(self):
        self.assertEqual(self.get("[pointer.overlay.canvas.width, innerWidth]"), [2560, 1280])


class FingerTests(PageTests):
    attach = {"density": "touch"}

    def test_density_for_fingers_has_wider_padding(self):
        self.point("#plain")
        self.lit("plain")
        wide = self.get("pointer.engine.region(pointer.engine.state.hovered).height")
        self.get("() => pointer.configure({ density: 'compact' })")
        self.point("#plain", dx=1)
        self.lit("plain")
        self.assertLess(self.get("pointer.engine.region(pointer.engine.state.hovered).height"), wide)


class TrackpadTests(PageTests):
    def test_pointer_has_a_position_of_its_own(self):
        self.get("() => { pointer.addTrackpad(document.getElementById('log')); Object.assign(document.getElementById('log').style, { position: 'fixed', left: '600px', top: '700px', width: '200px', height: '100px' }); }")
        self.page.mouse.move(*self.middle("#log"), steps=3)
        x, y = self.middle("#plain")
        self.get("""([x, y]) => { pointer.handle("enter", { position: { x: x - 40, y } }); pointer.handle("position", { position: { x, y } }); }""", [x, y])
        self.lit("plain")
        x, y = self.middle("#log")
        self.page.mouse.move(x + 2, y)
        self.page.wait_for_timeout(100)
        self.lit("plain")
        self.point("#primary")
        self.lit("primary")


class AuditTests(PageTests):
    def test_small_targets_are_found(self):
        self.get("""() => { document.getElementById("log").innerHTML = "<button id='a' style='all: unset; width: 9px; height: 9px'>a</button><button id='b' style='all: unset; width: 9px; height: 9px'>b</button>"; }""")
        found = self.get("""async () => { const { audit } = await import("/pointerkit/pointerkit.js");
          return (await audit(document, "wcag-aa")).flatMap((finding) => finding.elements.map((each) => each.id)); }""")
        self.assertIn("a", found)
        self.assertIn("b", found)
        self.assertNotIn("primary", found)

    def test_wrong_profile_is_refused(self):
        words = self.get("""async () => { const { audit } = await import("/pointerkit/pointerkit.js");
          try { await audit(document, "wcag"); } catch (error) { return String(error); } }""")
        self.assertIn("expected", words)


if __name__ == "__main__":
    unittest.main()
