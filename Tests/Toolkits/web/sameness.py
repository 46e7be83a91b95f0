#!/usr/bin/env python3
"""The same script of clicks, typing, selection, scrolling, drags and keys, with the pointer and without, gives the same page: the
document, values, focus, selection, scrolling, what the page heard, and the accessibility tree. Afterwards detaching gives back
every attribute. Takes about twenty seconds, and five more for each page of pages.txt, on which a random script runs.

usage: sameness.py SITE [--pages]
"""

import difflib
import json
import pathlib
import random
import sys

from browser import HERE, Browser, pages

# Everything of the page that a person or a program could tell, also in shadow roots and frames of the same origin.
STATE = """() => {
  const out = [];
  const walk = (node, depth) => {
    if (node.localName === "pointerkit-overlay") return;
    const pad = " ".repeat(depth);
    if (node.nodeType === Node.TEXT_NODE) { if (node.data.trim()) out.push(pad + JSON.stringify(node.data)); return; }
    if (node.nodeType === Node.ELEMENT_NODE) {
      const attributes = [...node.attributes].map((each) => `${each.name}=${JSON.stringify(each.value)}`).sort().join(" ");
      const state = ["value", "checked", "open", "selectedIndex", "scrollTop", "scrollLeft", "selectionStart", "selectionEnd"]
        .filter((name) => { try { return node[name] !== undefined && node[name] !== null && node[name] !== ""; } catch { return false; } })
        .map((name) => `${name}:${node[name]}`).join(" ");
      // The layout, without what a lifted control grows by.
      const scrolls = node === document.documentElement || getComputedStyle(node).overflow !== "visible";
      const place = [node.offsetLeft, node.offsetTop, node.offsetWidth, node.offsetHeight, ...(scrolls ? [node.scrollWidth, node.scrollHeight] : [])];
      out.push(`${pad}<${node.localName} ${attributes}> ${state} [${place}]`);
      if (node.shadowRoot) walk(node.shadowRoot, depth + 1);
      if (node.localName === "iframe" && node.contentDocument) walk(node.contentDocument.documentElement, depth + 1);
    }
    for (const child of node.childNodes) walk(child, depth + 1);
  };
  walk(document.documentElement, 0);
  const name = (each) => each?.id || each?.localName || String(each?.data ?? each);
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  const selection = getSelection();
  out.push(`focus ${name(active)}`, `focus is shown ${active?.matches(":focus-visible")}`, `scrolled ${scrollX} ${scrollY}`,
    `selected ${name(selection.anchorNode)} ${selection.anchorOffset} ${name(selection.focusNode)} ${selection.focusOffset} ${selection.toString()}`);
  return out;
}"""


def tree(page):
    """The accessibility tree, without numbers."""
    session = page.context.new_cdp_session(page)
    nodes = {node["nodeId"]: node for node in session.send("Accessibility.getFullAXTree")["nodes"]}
    lines = []

    def walk(number, depth):
        node = nodes.get(number)
        if node is None:
            return
        if not node.get("ignored"):
            properties = sorted((each["name"], json.dumps(each["value"].get("value"))) for each in node.get("properties", []))
            value = {key: node.get(key, {}).get("value") for key in ("role", "name", "value", "description")}
            lines.append(" " * depth + f"{value} {properties}")
        for child in node.get("childIds", []):
            walk(child, depth + 1)

    root = next(number for number, node in nodes.items() if node.get("parentId") not in nodes)
    walk(root, 0)
    return lines


def run(page, say):
    """The script. `say(NAME)` is called after each part, with what was done."""
    mouse, keyboard = page.mouse, page.keyboard

    def middle(selector):
        page.locator(selector).scroll_into_view_if_needed()
        box = page.locator(selector).bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def pause():
        page.wait_for_timeout(40)

    def click(selector, dx=0, dy=0, **how):
        x, y = middle(selector)
        mouse.move(x + dx - 20, y + dy - 9)
        mouse.move(x + dx, y + dy, steps=4)
        pause()
        mouse.click(x + dx, y + dy, **how)
        pause()

    for name in ["new", "primary", "plain", "disabled", "check", "check-label", "radio", "inline", "hand", "role", "tab1", "tab2", "turned", "summary",
                 "card", "in-card", "tile", "dark-button", "s1", "grow"]:
        click(f"#{name}")
        say(f"click on {name}")
    click("#plain", button="middle")
    click("#plain", button="right")
    say("other buttons")
    click("#hand", click_count=2)
    say("double click")
    keyboard.down("Control")
    click("#inline")
    keyboard.up("Control")
    say("click with a modifier")
    click("#field")
    keyboard.type(" that grew")
    keyboard.press("Home")
    keyboard.press("Shift+ArrowRight")
    say("typing in a field")
    click("#area", dx=-40)
    keyboard.type("Zero ")
    say("typing in an area")
    click("#editable", dx=-60, dy=-8)
    keyboard.type("More ")
    say("typing in editable text")
    page.locator("#editable").evaluate("node => getSelection().collapse(node, 0)")
    x, y = middle("#text")
    box = page.locator("#text").bounding_box()
    mouse.move(box["x"] + 4, box["y"] + 10)
    mouse.down()
    mouse.move(box["x"] + 230, box["y"] + 12, steps=8)
    mouse.up()
    pause()
    say("selection of text over a link")
    mouse.dblclick(box["x"] + 30, box["y"] + 10)
    say("selection of a word")
    mouse.move(*middle("#scroller"), steps=4)
    mouse.wheel(0, 60)
    page.wait_for_timeout(120)
    say("scrolling in an area")
    x, y = middle("#range")
    mouse.move(x, y, steps=4)
    mouse.down()
    mouse.move(x + 30, y, steps=6)
    mouse.up()
    pause()
    say("drag of a knob")
    x, y = middle("#grab")
    mouse.move(x, y, steps=4)
    mouse.down()
    mouse.move(x + 60, y + 30, steps=8)
    mouse.up()
    pause()
    say("drag and drop")
    for key in ["Tab", "Tab", "Shift+Tab", "Space", "Tab", "Tab", "Enter", "ArrowDown"]:
        keyboard.press(key)
        pause()
    page.wait_for_timeout(120)
    say("keys")
    click("#show-popover")
    click("#in-popover")
    say("popover")
    keyboard.press("Escape")
    click("#show-dialog")
    say("dialog")
    click("#close")
    click("#show-menu")
    click("#item1")
    say("menu")
    frame = page.frame_locator("#frame").locator("#inner")
    frame.click()
    pause()
    say("click in a frame")
    page.locator("#shadow button").click()
    pause()
    say("click in a shadow root")
    mouse.move(400, 500)
    mouse.wheel(0, 900)
    page.wait_for_timeout(120)
    say("scrolling of the page")
    click("#back")
    keyboard.press("Control+Home")
    page.wait_for_timeout(120)
    say("back at the top")
    keyboard.press("Control+a")
    pause()
    say("selection of everything")


# A page must stay while it is tried, and what it draws by itself in time must not count.
STAY = """() => {
  addEventListener("click", (event) => event.composedPath().some((each) => each.localName === "a") && event.preventDefault(), true);
  addEventListener("submit", (event) => event.preventDefault(), true);
}"""
CONTROLS = """() => [...document.querySelectorAll("a[href], button, input, select, textarea, summary, label, [role=button], [tabindex]")].map((each) => {
  const rect = each.getClientRects()[0];
  return rect && [rect.x + rect.width / 2, rect.y + rect.height / 2, document.elementFromPoint(rect.x + rect.width / 2, rect.y + rect.height / 2), each, each.localName, each.type];
}).filter((each) => each && each[2] && each[3].contains(each[2]) && each[4] !== "select" && !["file", "color"].includes(each[5])).map((each) => each.slice(0, 2))"""


STILL = """async () => {
  for (let before = ""; before !== `${scrollX} ${scrollY}`;) {
    before = `${scrollX} ${scrollY}`;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}"""


def wander(page, say, seed):
    """A random script on any page: clicks on controls, typing, selection, scrolling and keys."""
    randomness, mouse, keyboard = random.Random(seed), page.mouse, page.keyboard
    page.evaluate(STAY)
    for step in range(12):
        places = page.evaluate(CONTROLS)
        for _ in range(3):
            if places:
                x, y = randomness.choice(places)
                mouse.move(x - 5, y - 2)
                mouse.move(x, y, steps=2)
                page.wait_for_timeout(40)
                if randomness.random() < 0.7:
                    mouse.click(x, y)
                    page.wait_for_timeout(40)
                    break
        action = randomness.randrange(4)
        if action == 0:
            keyboard.press(randomness.choice(["Tab", "Shift+Tab", "Home", "End"]))
        elif action == 1:
            keyboard.type("ab")
        elif action == 2:
            x, y = randomness.randrange(300, 900), randomness.randrange(200, 700)
            mouse.move(x, y)
            mouse.down()
            mouse.move(x + 150, y + 20, steps=5)
            mouse.up()
        else:
            mouse.move(700, 450)
            mouse.wheel(0, randomness.choice([-200, 240, 600]))
        page.wait_for_timeout(60)
        page.evaluate(STILL)
        say(f"step {step}")
    mouse.move(1, 1)
    page.wait_for_timeout(100)


def visit(browser, attached, file=HERE / "hard.html", script=run):
    """What the page is after each part of the script, and after the pointer is taken away."""
    found = {}
    with browser.page(file, attached=attached) as page:
        before = page.evaluate(STATE)

        def say(name):
            found[name] = page.evaluate(STATE)

        script(page, say)
        found["the accessibility tree"] = tree(page)
        if attached:
            page.evaluate("() => window.pointer.detach()")
            left = page.evaluate("() => document.documentElement.outerHTML.match(/pointerkit[^\"\\s>]*/g) ?? []")
            animations = page.evaluate("() => document.getAnimations().filter((each) => each.id.startsWith('pointerkit')).length")
            found["what is left"] = left + [str(animations)]
        else:
            found["what is left"] = ["0"]
        found["after detaching"] = page.evaluate(STATE)
        found["errors"] = page.errors
        assert len(before) > 20
    return found


def compare(plain, pointed, name):
    """How much differs, which is said."""
    different = 0
    for part, expected in plain.items():
        if expected == pointed[part]:
            continue
        different += 1
        print(f"{name}: different after {part}")
        for line in list(difflib.unified_diff(expected, pointed[part], "without", "with", lineterm="", n=0))[:12]:
            print(f"    {line[:300]}")
    return different


def main():
    different = count = 0
    with Browser(sys.argv[1], ["--disable-smooth-scrolling"]) as browser:
        plain, pointed = visit(browser, False), visit(browser, True)
        different, count = compare(plain, pointed, "hard.html"), len(plain)
        for package, _, file in pages() if "--pages" in sys.argv else []:
            def script(page, say, seed=file):
                wander(page, say, seed)

            plain = visit(browser, False, file, script)
            # Some pages change by themselves: what differs without the pointer as well says nothing.
            if plain != (again := visit(browser, False, file, script)):
                print(f"SKIPPED: {package} {pathlib.Path(file).name} is different each time:")
                compare(plain, again, "without the pointer")
                continue
            different += compare(plain, visit(browser, True, file, script), f"{package} {pathlib.Path(file).name}")
            count += len(plain)
    print(f"{count} comparisons, {different} differ")
    sys.exit(different > 0)


if __name__ == "__main__":
    main()
