/**
 * The panel with the audit of this page: its findings, and where they are.
 */
import { audit } from "../../Toolkits/web/audit.js";

const DELAY = 300; // ms from a change to the next check

export class AuditPanel {
  /** @param {HTMLDetailsElement} root @param {BufferSource} wasm */
  constructor(root, wasm) {
    this.root = root;
    this.wasm = wasm;
    this.list = root.querySelector("#findings");
    this.profile = root.querySelector("#profile");
    this.mark = Object.assign(document.createElement("div"), { className: "finding-mark" });
    root.addEventListener("toggle", () => (root.open ? this.refresh() : this.mark.remove()));
    this.profile.addEventListener("change", () => this.refresh());
  }

  /** Checks the page again after a short delay. */
  refresh() {
    if (!this.root.open || this.timer) return;
    this.timer = setTimeout(async () => {
      this.timer = null;
      const { value } = this.profile;
      this.#show(await audit(document, value, { wasm: this.wasm }));
      this.shown = value;
    }, DELAY);
  }

  /** @param {Awaited<ReturnType<audit>>} findings */
  #show(findings) {
    this.findings = findings;
    this.mark.remove();
    const count = findings.length === 1 ? "One finding" : `${findings.length || "No"} findings`;
    this.root.querySelector("#audit-news").textContent = `${count} on this page.${findings.length ? " Click one to see where it is." : ""}`;
    this.list.replaceChildren(...findings.map((finding) => {
      const button = Object.assign(document.createElement("button"), { type: "button", className: "finding" });
      const part = (name, words) => Object.assign(document.createElement(name), { textContent: words });
      button.append(part("b", finding.rule), part("span", finding.text), part("small", finding.remedy));
      button.addEventListener("click", () => this.#point(finding));
      const item = document.createElement("li");
      item.append(button);
      return item;
    }));
  }

  #point({ elements: [element] }) {
    if (!element) return;
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = element.getBoundingClientRect();
    Object.assign(this.mark.style, { left: `${left + scrollX - 4}px`, top: `${top + scrollY - 4}px`, width: `${width + 8}px`, height: `${height + 8}px` });
    document.body.append(this.mark);
  }
}
