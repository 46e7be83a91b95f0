/**
 * The list of sites where the pointer is off.
 */
import { namesIn, read, write } from "./sites.js";

const field = document.getElementById("off");
field.value = (await read()).join("\n");
field.addEventListener("change", async () => {
  const off = namesIn(field.value);
  await write(off);
  document.getElementById("news").textContent = off.length === 1 ? "One site is saved." : `${off.length} sites are saved.`;
});
