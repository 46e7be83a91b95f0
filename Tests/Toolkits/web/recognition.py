#!/usr/bin/env python3
"""What of pages that nobody here wrote the pointer lights: of what Chromium's accessibility tree calls interactive and a person
could see, at least 95 % must be lit, with an effect that is seen. Takes about ten seconds for each page.

usage: recognition.py SITE [--only WORD] [--url NAME=ADDRESS]… [--most N] [--pictures DIR] [--dark]   where SITE is what Sources/Toolkits/web/build wrote
"""

import argparse
import pathlib
import sys

from browser import AT, Browser, pages

GOAL = 0.95
ROLES = {"button", "link", "checkbox", "radio", "switch", "textbox", "searchbox", "combobox", "slider", "spinbutton", "tab", "menuitem",
         "menuitemcheckbox", "menuitemradio", "option", "treeitem", "DisclosureTriangle", "PopUpButton", "ColorWell", "Date", "ToggleButton",
         "MenuListPopup", "DateTime", "InputTime", "listbox"}
# Where a person sees an element: a point at which the page hits it, or what is in it, or its label. The window's edge is left out.
SEEN = f"""function () {{
  const at = {AT}, element = this.nodeType === Node.ELEMENT_NODE ? this : this.parentElement;
  if (!element?.isConnected) return null;
  // What only a program can give the focus is no control.
  if (element.tabIndex < 0 && !element.hasAttribute("role") && !element.matches("a,area,button,input,select,textarea,summary,option")) return null;
  const name = (element.getAttribute("aria-label") || element.textContent || element.value || element.title || "").trim().replace(/\\s+/g, " ").slice(0, 40);
  const own = [element, ...(element.labels ?? [])];
  for (const each of own) {{
    const range = each.ownerDocument.createRange();
    if (each.localName !== "area") range.selectNodeContents(each);
    let [left, top] = [0, 0];
    for (let view = each.ownerDocument.defaultView; view?.frameElement; view = view.parent) {{
      const rect = view.frameElement.getBoundingClientRect();
      [left, top] = [left + rect.left + view.frameElement.clientLeft, top + rect.top + view.frameElement.clientTop];
    }}
    for (const rect of [...each.getClientRects(), ...range.getClientRects()]) {{
      if (rect.width < 3 || rect.height < 3) continue;
      for (const [fx, fy] of [[0.5, 0.5], [0.25, 0.5], [0.75, 0.5], [0.1, 0.5], [0.9, 0.5], [0.5, 0.2], [0.5, 0.8]]) {{
        const x = left + rect.left + fx * rect.width, y = top + rect.top + fy * rect.height;
        if (x < 2 || y < 2 || x > innerWidth - 2 || y > innerHeight - 2) continue;
        let hit = at(x, y);
        while (hit && !own.includes(hit)) hit = hit.assignedSlot ?? hit.parentElement ?? hit.getRootNode().host ?? null;
        if (hit) {{
          element.setAttribute("data-check-id", String(window.checked = (window.checked ?? 0) + 1));
          return {{ x, y, id: window.checked, name, tag: element.localName, html: element.cloneNode(false).outerHTML.slice(0, 120) }};
        }}
      }}
    }}
  }}
  return null;
}}"""
# What is lit, and whether its effect is seen: something is painted on it, or it has grown, or the pointer is a beam over text.
LIT = """async ([id, x, y]) => {
  const { pointer } = window, find = (root) => {
    for (const each of root.querySelectorAll("*")) {
      if (each.dataset?.checkId === String(id)) return each;
      const inner = each.shadowRoot ? find(each.shadowRoot) : each.localName === "iframe" && each.contentDocument ? find(each.contentDocument) : null;
      if (inner) return inner;
    }
    return null;
  };
  const element = find(document), parent = (each) => each.assignedSlot ?? each.parentElement ?? each.getRootNode().host ?? null;
  const isIn = (inner, outer) => { for (let each = inner; each; each = parent(each)) if (each === outer) return true; return false; };
  const wait = () => new Promise((resolve) => setTimeout(resolve, 25));
  const at = AT, seen = () => { const hit = at(x, y); return hit && (isIn(hit, element) || [...(element.labels ?? [])].some((each) => isIn(hit, each))); };
  let found = "nothing";
  for (let attempt = 0; attempt < 24; attempt += 1, await wait()) {
    const control = pointer.registry.byId.get(pointer.engine.state.hovered);
    if (!element?.isConnected || !seen()) return "gone";
    if (!control) { found = "nothing"; continue; }
    const lit = control.element, isMine = lit === element || isIn(element, lit) || isIn(lit, element)
      || [...(element.labels ?? [])].includes(lit) || [...(lit.labels ?? [])].includes(element) || lit.control === element;
    if (!isMine) { found = `another: ${lit.cloneNode(false).outerHTML.slice(0, 60)}`; continue; }
    if (!control.isEnabled) return "lit";
    const state = pointer.engine.pointer, scale = pointer.overlay.scale, { context } = pointer.overlay;
    if (control.role === "field") {
      if (state.size.height > 2 * state.size.width) return "lit";
      found = "no beam";
      continue;
    }
    if (control.role === "canvas" || control.role === "divider" || control.effect === "none") return "lit";
    // Around the point, since the rest may be scrolled away.
    const data = context.getImageData(Math.round((x - 10) * scale), Math.round((y - 2) * scale), Math.round(20 * scale), Math.round(4 * scale)).data;
    let painted = 0;
    for (let at = 3; at < data.length; at += 4) if (data[at] > 4) painted += 1;
    const share = painted / (data.length / 4), grown = element.getAnimations?.({ subtree: false }).some((each) => each.id === "pointerkit-lift")
      || lit.getAnimations().some((each) => each.id === "pointerkit-lift");
    if (grown || share > 0.4) return "lit";
    found = `an effect that is not seen: ${control.role} ${control.effect} ${share.toFixed(2)}`;
  }
  return found;
}""".replace("AT", AT)


def interactive(session):
    """What the accessibility tree calls interactive: by its role, or because it can be focused."""
    for node in session.send("Accessibility.getFullAXTree")["nodes"]:
        if node.get("ignored") or "backendDOMNodeId" not in node:
            continue
        role = node["role"]["value"]
        if any(each["name"] == "disabled" and each["value"].get("value") for each in node.get("properties", [])):
            continue
        focusable = any(each["name"] == "focusable" and each["value"].get("value") for each in node.get("properties", []))
        if role in ROLES or (focusable and role not in ("RootWebArea", "Iframe", "WebArea")):
            yield role, node["backendDOMNodeId"]


def check(page, most):
    """How many things of a page were looked at, and what was lit of each that was not."""
    session = page.context.new_cdp_session(page)
    session.send("Accessibility.enable")
    session.send("DOM.enable")
    seen, missed, begun = set(), [], 0
    for share in (0, 0.5, 1):
        page.mouse.move(1, 1)
        page.evaluate("(share) => scrollTo({ top: share * (document.scrollingElement.scrollHeight - innerHeight), behavior: 'instant' })", share)
        page.wait_for_timeout(150)
        places = []
        for role, number in interactive(session):
            if number in seen:
                continue
            try:
                remote = session.send("DOM.resolveNode", {"backendNodeId": number})["object"]["objectId"]
            except Exception:
                continue
            place = session.send("Runtime.callFunctionOn", {"functionDeclaration": SEEN, "objectId": remote, "returnByValue": True})["result"].get("value")
            if place:
                places.append((role, number, place))
        step = max(1, -(-len(places) // most))
        for role, number, place in places[::step]:
            seen.add(number)
            begun += 1
            page.mouse.move(place["x"], place["y"], steps=2)
            result = page.evaluate(LIT, [place["id"], place["x"], place["y"]])
            if result == "gone":
                begun -= 1
            elif result != "lit":
                missed.append((role, place["name"], place["html"], result))
    return begun, missed


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("site")
    parser.add_argument("--only", default="")
    parser.add_argument("--most", type=int, default=40, help="things at one place of scrolling")
    parser.add_argument("--url", action="append", default=[], help="a program's own interface, which runs here")
    parser.add_argument("--pictures")
    parser.add_argument("--dark", action="store_true")
    options = parser.parse_args()
    total = lit = count = 0
    print(f"{'package':27}{'made by':12}{'page':34}{'things':>7}{'lit':>7}")
    failures = []
    with Browser(options.site) as browser:
        running = [(name, "interface", address) for name, address in (each.split("=", 1) for each in options.url)]
        for package, generator, file in [*pages(), *running]:
            if options.only not in f"{package} {generator} {file}":
                continue
            with browser.page(file, color_scheme="dark" if options.dark else "light", bypass_csp=True) as page:
                found, missed = check(page, options.most)
                errors = page.errors
                if options.pictures:
                    name = f"{package}-{pathlib.Path(file).stem}-{'dark' if options.dark else 'light'}.png"
                    page.screenshot(path=pathlib.Path(options.pictures) / name)
            share = 1 - len(missed) / max(1, found)
            total, lit, count = total + found, lit + found - len(missed), count + 1
            print(f"{package:27}{generator:12}{pathlib.Path(file).name[:32]:34}{found:7}{share:7.1%}", flush=True)
            for role, name, html, result in missed:
                print(f"    {role} “{name}” {html}: {result}")
            for error in errors:
                print(f"    error: {error}")
            if share < GOAL or errors or not found:
                failures.append(f"{package} {pathlib.Path(file).name}: {share:.1%}")
    print(f"{count} pages, {total} things, {lit / max(1, total):.2%} lit")
    if failures or not count:
        print("FAILED:", *failures, sep="\n  ")
        sys.exit(1)


if __name__ == "__main__":
    main()
