#!/usr/bin/env python3
"""The library and the extension in Firefox, with its own driver: what is lit, clicks in padding, the same page after detaching, and the
extension under a strict content security policy. Needs firefox-esr, and marionette_driver for Python. Takes about half a minute.

usage: firefox.py SITE [EXTENSION]
"""

import functools
import http.server
import pathlib
import shutil
import sys
import tempfile
import threading

from marionette_driver import Wait
from marionette_driver.addons import Addons
from marionette_driver.by import By
from marionette_driver.marionette import ActionSequence, Marionette

from browser import HERE, Handler
from extension import Handler as StrictHandler

failures = []


def require(condition, words):
    print(("" if condition else "FAILED: ") + words)
    if not condition:
        failures.append(words)


def serve(handler):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


class Visit:
    def __init__(self, client):
        self.client = client

    def run(self, script, *values):
        return self.client.execute_script(script, list(values), sandbox=None)

    def middle(self, selector):
        return self.run("const r = document.querySelector(arguments[0]).getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2, r.width, r.height];", selector)

    def move(self, x, y):
        mouse = ActionSequence(self.client, "pointer", "mouse", {"pointerType": "mouse"})
        mouse.pointer_move(int(x) - 6, int(y) - 2).pointer_move(int(x), int(y)).perform()

    def click(self, x, y):
        mouse = ActionSequence(self.client, "pointer", "mouse", {"pointerType": "mouse"})
        mouse.pointer_move(int(x) - 6, int(y) - 2).pointer_move(int(x), int(y)).pointer_down(button=0).pointer_up(button=0).perform()

    def soon(self, script, *values):
        try:
            return Wait(self.client, timeout=6).until(lambda _: self.run(script, *values))
        except Exception:
            return False

    def picture(self, selector):
        return self.client.screenshot(self.client.find_element(By.CSS_SELECTOR, selector), format="hash")


def library(visit, site, address):
    visit.client.navigate(f"{address}{HERE}/hard.html")
    before = visit.run("return document.documentElement.outerHTML")
    visit.client.execute_async_script(
        "const done = arguments[0]; import('/pointerkit/pointerkit.js').then(async ({ attach }) => { window.pointer = await attach(document); done(); }, (error) => done(String(error)));",
        [], sandbox=None)
    require(visit.run("return Boolean(window.pointer)"), "the pointer is attached")
    for name in ["new", "inline", "primary", "plain", "check", "select", "field", "hand", "role", "turned", "area", "editable", "summary", "tile", "in-contents"]:
        x, y, *_ = visit.middle(f"#{name}")
        visit.move(x, y)
        lit = visit.soon("const lit = window.pointer.hovered, wanted = document.getElementById(arguments[0]); return lit && (lit === wanted || wanted.contains(lit) || lit.contains(wanted));", name)
        require(lit, f"{name} is lit")
    x, y, _, height = visit.middle("#new")
    visit.run("window.clicks = []; addEventListener('click', (event) => window.clicks.push([event.target.id, event.isTrusted]), true);")
    visit.click(x, y + height / 2 + 3)
    require(visit.soon("return window.clicks.length > 0") and visit.run("return window.clicks") == [["new", True]], f"a click in padding goes to the control: {visit.run('return window.clicks')}")
    visit.run("window.pointer.detach()")
    visit.run("document.getElementById('log').textContent = '';")
    require(visit.run("return document.documentElement.outerHTML") == before, "after detaching, the document is as it was")


def extension(visit, folder, address):
    Addons(visit.client).install(str(folder), temp=True)
    for kind in ["strict", "open"]:
        visit.client.navigate(f"{address}/{kind}")
        require(visit.soon("return Boolean(document.querySelector('pointerkit-overlay'))"), f"{kind}: the extension's pointer is on the page")
        # A link has no look of the browser's own beneath the pointer.
        before = visit.picture("#two")
        visit.move(*visit.middle("#two")[:2])
        try:
            changed = Wait(visit.client, timeout=6).until(lambda _: visit.picture("#two") != before)
        except Exception:
            changed = False
        require(changed, f"{kind}: a link beneath the pointer looks different")
        x, y, _, height = visit.middle("#one")
        visit.run("window.clicks = 0; document.getElementById('one').addEventListener('click', () => { window.clicks += 1; });")
        visit.click(x, y - height / 2 - 4)
        require(visit.soon("return window.clicks === 1"), f"{kind}: a click in padding goes to the control")


def main():
    site = pathlib.Path(sys.argv[1]).resolve()
    Handler.site = site
    # The browser's own log is full of what does not matter here.
    log = tempfile.NamedTemporaryFile()
    client = Marionette(bin=shutil.which("firefox-esr") or shutil.which("firefox"), headless=True, gecko_log=log.name, prefs={"xpinstall.signatures.required": False})
    client.start_session()
    try:
        visit = Visit(client)
        library(visit, site, serve(functools.partial(Handler, directory="/")))
        if len(sys.argv) > 2:
            extension(visit, pathlib.Path(sys.argv[2]).resolve(), serve(StrictHandler))
    finally:
        client.quit()
    sys.exit(bool(failures))


if __name__ == "__main__":
    main()
