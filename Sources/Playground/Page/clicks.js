/**
 * What a pointer that no mouse moves does to the page: clicks and scrolls.
 */

export class Clicks {
  /** @param {import("../../Toolkits/web/main.js").Pointer} pointer */
  constructor(pointer) {
    this.pointer = pointer;
  }

  /** @param {object[]} events of the engine */
  note(events) {
    if (!this.pointer.input.isFree) return;
    for (const event of events) {
      if (event.name === "clicked") this.#click(event);
      else if (event.name === "scrolled") this.#scroll(event);
    }
  }

  #click(event) {
    const control = this.pointer.registry.byId.get(event.target)?.element;
    if (!control) return document.activeElement?.blur();
    control.focus({ preventScroll: true, focusVisible: false });
    if (control.localName === "select") {
      try { control.showPicker(); } catch { /* It is shown only shortly after a person's own press. */ }
      return undefined;
    }
    return control.click();
  }

  #scroll({ space, translation: { dx, dy } }) {
    const { scrollers } = this.pointer.spaces;
    const scroller = [...scrollers.values()].find(({ id }) => id === space)?.element ?? document.scrollingElement;
    scroller.scrollBy({ left: -dx, top: -dy, behavior: "instant" });
  }
}
