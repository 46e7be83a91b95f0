/**
 * The pointer for web pages.
 */
export { attach, detach } from "./main.js";
export { audit } from "./audit.js";
