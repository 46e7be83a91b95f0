/**
 * The sites on which the pointer is off: names of hosts, each with all below it. What the pages of the extension share.
 */

/** The names in a text, one in a line. @param {string} text @returns {string[]} */
export const namesIn = (text) => [...new Set(text.split(/\s+/).map((each) => each.trim().toLowerCase()).filter(Boolean))];

/** @returns {Promise<string[]>} */
export const read = async () => (await chrome.storage.sync.get({ off: [] })).off;

/** @param {string[]} off */
export const write = (off) => chrome.storage.sync.set({ off });
