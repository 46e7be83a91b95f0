/**
 * Attaches the pointer to a page, unless its site is in the list of those where it is off. Runs in every page, apart from the
 * page's own scripts.
 */
(async () => {
  const url = (name) => chrome.runtime.getURL(name);
  /** @type {{detach: () => void} | null} */
  let pointer = null;

  /** Whether a site or one above it is in a list. @param {string[]} off */
  const isOff = (off) => off.some((name) => location.hostname === name || location.hostname.endsWith(`.${name}`) || (name === "file" && location.protocol === "file:"));

  /** Where the engine is: as WebAssembly, or, where the page's content security policy refuses that, as a script that is slower. */
  async function engine() {
    try {
      await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
      return url("pointerkit.wasm");
    } catch {
      return (await import(url("engine.js"))).default;
    }
  }

  async function follow({ off }) {
    if (isOff(off)) {
      pointer?.detach();
      pointer = null;
    } else if (!pointer) {
      const { attach } = await import(url("pointerkit.js"));
      pointer = await attach(document, { wasm: await engine() });
    }
  }

  chrome.storage.onChanged.addListener((changes) => changes.off && follow({ off: changes.off.newValue ?? [] }));
  await follow(await chrome.storage.sync.get({ off: [] }));
})();
