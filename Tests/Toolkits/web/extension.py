#!/usr/bin/env python3
"""The extension in Chromium: the pointer is on a page under a strict content security policy, which is not changed; it is off on
sites of the list, and goes and comes with the list. Takes about fifteen seconds.

usage: extension.py FOLDER   where FOLDER is what `Sources/Toolkits/web/build --extension FOLDER` wrote
"""

import http.server
import pathlib
import shutil
import sys
import tempfile
import threading

from playwright.sync_api import sync_playwright

POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'none'; connect-src 'none'"
PAGE = b"""<!DOCTYPE html><html lang="en"><title>Strict</title><body>
<p><button id="one">One</button> <a href="#two" id="two">Two</a> <input id="three" value="Three"></p><p id="log"></p>"""


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        if "open" not in self.path:
            self.send_header("Content-Security-Policy", POLICY)
        self.end_headers()
        self.wfile.write(PAGE)

    def log_message(self, *_):
        pass


failures = []


def require(condition, words):
    print(("" if condition else "FAILED: ") + words)
    if not condition:
        failures.append(words)


def has_overlay(page, expected=True):
    """The layer is there, or is not, within five seconds."""
    try:
        page.wait_for_function("(expected) => Boolean(document.querySelector('pointerkit-overlay')) === expected", arg=expected, timeout=5000)
        return True
    except Exception:
        return False


def seen(page, selector):
    """How many pixels around an element differ once the pointer is on it."""
    box = page.locator(selector).bounding_box()
    clip = {"x": box["x"] - 4, "y": box["y"] - 4, "width": box["width"] + 8, "height": box["height"] + 8}
    page.mouse.move(600, 400)
    page.wait_for_timeout(500)
    before = page.screenshot(clip=clip)
    page.mouse.move(box["x"] + box["width"] / 2 - 9, box["y"] + box["height"] / 2)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
    page.wait_for_timeout(700)
    return before != page.screenshot(clip=clip)


def main():
    folder = pathlib.Path(sys.argv[1]).resolve()
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}"
    with tempfile.TemporaryDirectory() as profile, sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=shutil.which("chromium"), headless=False,
            args=["--no-sandbox", "--headless=new", f"--disable-extensions-except={folder}", f"--load-extension={folder}",
                  "--disable-features=DisableLoadExtensionCommandLineSwitch"])
        page = context.new_page()
        complaints = []
        page.on("console", lambda message: message.type in ("error", "warning") and complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        for kind in ["strict", "open"]:
            page.goto(f"{address}/{kind}")
            require(has_overlay(page), f"{kind}: the pointer is on the page")
            require(seen(page, "#one"), f"{kind}: a button beneath the pointer looks different")
            require(seen(page, "#two"), f"{kind}: a link beneath the pointer looks different")
            page.locator("#three").click()
            page.keyboard.type(" more")
            require(page.locator("#three").input_value() == "Three more", f"{kind}: a field is typed in")
            box = page.locator("#one").bounding_box()
            page.evaluate("() => { window.clicks = 0; document.getElementById('one').onclick = () => { window.clicks += 1; }; }")
            page.mouse.move(box["x"] + 4, box["y"] - 6, steps=3)
            page.mouse.click(box["x"] + 4, box["y"] - 6)
            require(page.evaluate("window.clicks") == 1, f"{kind}: a click in padding goes to the control")
        require(complaints == [], f"the page complains of nothing: {complaints[:3]}")
        require(page.evaluate("typeof window.pointer + typeof window.attach") == "undefinedundefined", "the page's own scripts see nothing of it")
        # The identifier of an extension that is not packed follows from its folder; a page of the browser's own tells it.
        probe = context.new_page()
        probe.goto("chrome://extensions-internals")
        names = probe.evaluate("() => JSON.parse(document.body.innerText).map((each) => [each.id, each.name])")
        identifier = next(number for number, name in names if name == "PointerKit")
        probe.goto(f"chrome-extension://{identifier}/options.html")
        probe.locator("#off").fill("example.org\n127.0.0.1")
        probe.locator("#off").dispatch_event("change")
        probe.get_by_text("2 sites are saved.").wait_for()
        require(has_overlay(page, False), "the pointer leaves a page whose site comes into the list")
        page.reload()
        page.wait_for_timeout(800)
        require(has_overlay(page, False), "the pointer is not on a page whose site is in the list")
        probe.locator("#off").fill("example.org")
        probe.locator("#off").dispatch_event("change")
        require(has_overlay(page), "the pointer comes back")
        context.close()
    sys.exit(bool(failures))


if __name__ == "__main__":
    main()
