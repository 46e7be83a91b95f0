/**
 * The window of the scene as HTML that a visitor edits, and as code in Swift and in C.
 */
import { cCode, swiftCode } from "./code.js";
import { layoutOf } from "./layout.js";

const element = (id) => document.getElementById(id);

export class Source {
  /** @param {HTMLElement} scene @param {import("../../Toolkits/web/main.js").Pointer} pointer @param {() => void} changed */
  constructor(scene, pointer, changed) {
    this.scene = scene;
    this.pointer = pointer;
    this.field = element("source");
    this.original = element("window").innerHTML.trim();
    this.field.addEventListener("input", () => {
      this.#show();
      changed();
    });
    element("copy-swift").addEventListener("click", () => this.#copy("Swift", swiftCode));
    element("copy-c").addEventListener("click", () => this.#copy("C", cCode));
    // The window is no page to go to.
    scene.addEventListener("click", (event) => this.#act(event));
    scene.addEventListener("submit", (event) => event.preventDefault());
    this.restore();
  }

  restore() {
    this.field.value = this.original;
    this.#show();
  }

  #show() {
    this.scene.innerHTML = this.field.value;
  }

  #act(event) {
    if (event.target.closest("a")) event.preventDefault();
    const chosen = event.target.closest('[role="radio"]'), group = chosen?.closest('[role="radiogroup"]');
    for (const each of group?.querySelectorAll('[role="radio"]') ?? []) each.setAttribute("aria-checked", String(each === chosen));
    const words = event.target.closest("button,a,label,summary")?.textContent.trim();
    if (words) element("news").textContent = `${words}: clicked`;
  }

  async #copy(language, write) {
    const code = write(layoutOf(this.scene, this.pointer), this.pointer.library), field = element("code");
    field.value = code;
    field.hidden = false;
    let words = `The code in ${language} is below.`;
    try {
      await navigator.clipboard.writeText(code);
      words = `The code in ${language} is copied, and below.`;
    } catch {
      field.focus();
      field.select();
    }
    element("source-news").textContent = words;
  }
}
