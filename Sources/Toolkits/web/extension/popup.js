/**
 * Switches the pointer on and off for the site of the page that is shown.
 */
import { read, write } from "./sites.js";

const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
const { protocol, hostname } = new URL(tab?.url ?? "about:blank"), site = protocol === "file:" ? "file" : hostname;
const box = document.getElementById("on");
document.getElementById("site").textContent = site || "this page";
box.disabled = !site;
box.checked = !(await read()).includes(site);
box.addEventListener("change", async () => {
  const others = (await read()).filter((each) => each !== site);
  await write(box.checked ? others : [...others, site]);
});
