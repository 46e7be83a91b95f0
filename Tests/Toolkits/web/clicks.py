#!/usr/bin/env python3
"""Random clicks: each press gives one click, to what the page itself has there; where the page has nothing that responds, to the
control that is lit. None is lost, doubled or given to a neighbor. A thousand take about half a minute.

usage: clicks.py SITE [COUNT [SEED]]
"""

import random
import sys

from browser import HERE, SIZE, Browser

# What a press was on, before the pointer's own code hears of it, and to what its clicks went.
WATCH = """() => {
  window.presses = [];
  const says = (each) => each ? `${each.localName ?? "document"}#${each.id || each.getRootNode?.().host?.id || ""}` : "nothing";
  const parent = (each) => each.assignedSlot ?? each.parentElement ?? each.getRootNode().host ?? null;
  addEventListener("pointerdown", (event) => {
    if (!event.isTrusted) return;
    const path = event.composedPath(), control = window.pointer.registry.controlAt(path);
    window.presses.push({ at: [event.clientX, event.clientY], path, own: path[0], control: control?.element ?? null, lit: window.pointer.hovered, clicks: [] });
  }, true);
  addEventListener("pointerup", (event) => {
    if (event.isTrusted && window.presses.length) window.presses.at(-1).up = event.composedPath()[0];
  }, true);
  addEventListener("click", (event) => {
    const target = event.composedPath()[0], clicks = window.presses.at(-1)?.clicks;
    // A label gives its box a click as well.
    if (event.isTrusted && clicks && clicks[0]?.closest("label")?.control !== target) clicks.push(target);
  }, true);
  window.judge = () => {
    const wrong = [];
    let padded = 0;
    for (const { at, own, up, control, lit, clicks } of window.presses) {
      const isOff = (each) => { for (let e = each; e; e = parent(e)) if (e.matches?.(":disabled")) return true; return false; };
      const isPadding = !control && lit !== null && !own.closest?.("iframe");
      if (isPadding) padded += 1;
      const expected = isPadding ? lit : own;
      const count = isOff(expected) ? 0 : 1;
      // Where nothing responds, the page may have scrolled between press and release: the click is that of what is around both.
      const hasMoved = !control && !lit && up !== own && clicks.length === 1 && clicks[0].contains(own);
      const isRight = hasMoved || (clicks.length === count && clicks.every((each) => each === expected));
      if (!isRight) wrong.push(`${at}: on ${says(own)}, lit ${says(lit)}, expected ${count} on ${says(expected)}, found ${clicks.map(says)}`);
    }
    const count = window.presses.length;
    window.presses = [];
    return { count, padded, wrong };
  };
}"""
# What opens windows of the browser's own takes the next click away, with the pointer or without.
HIDE = "select, input[type=color], input[type=file], iframe, #grow { display: none !important }"
PARTS = [("hard.html", "() => { for (const each of document.querySelectorAll('dialog[open]')) each.close(); }"), ("dense.html", "() => {}")]


def main():
    site, count = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    randomness, wrong, total, padded = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 1), [], 0, 0
    with Browser(site) as browser:
        for name, reset in PARTS:
            with browser.page(HERE / name) as page:
                page.evaluate("() => window.pointer.detach()")
                page.add_style_tag(content=HIDE)
                page.evaluate("() => import('/pointerkit/pointerkit.js').then(async ({ attach }) => { window.reattach = attach; })")
                page.evaluate(WATCH)
                page.evaluate("async () => { window.pointer = await window.reattach(document); }")
                done = 0
                while done < count // len(PARTS):
                    page.evaluate(reset)
                    for _ in range(100):
                        x, y = randomness.randrange(4, SIZE["width"] - 20), randomness.randrange(4, SIZE["height"] - 4)
                        page.mouse.move(x, y)
                        page.mouse.down()
                        page.mouse.up()
                        if randomness.random() < 0.04:
                            page.mouse.wheel(0, randomness.choice([-300, 120, 300]))
                            page.wait_for_timeout(30)
                    # The last click may still be on its way.
                    page.wait_for_timeout(50)
                    result = page.evaluate("() => window.judge()")
                    done += 100
                    total, padded = total + result["count"], padded + result["padded"]
                    if result["count"] != 100:
                        wrong.append(f"{name}: {result['count']} presses of 100 were heard")
                    wrong += [f"{name}: {each}" for each in result["wrong"]]
                wrong += [f"{name}: {error}" for error in page.errors]
    for each in wrong[:40]:
        print(each)
    print(f"{total} clicks, {padded} of them in padding, {len(wrong)} wrong")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
