/**
 * Spaces: the page, what is fixed to the window, areas that scroll, and frames of the same origin. Places are in points of the
 * window: pixels of CSS from its left top corner.
 */
import { parentOf } from "./look.js";

/** The spaces that every page has; 0 is the window. */
export const FRONT = 1;
const PAGE = 2, FIXED = 3, FIRST = 16;

export class Space {
  constructor(id, parent, element) {
    this.id = id;
    /** @type {Space | null} */
    this.parent = parent;
    /** @type {Element | Document | null} whose scroll offset moves it */
    this.element = element;
    /** In points of the parent. */
    this.origin = { x: 0, y: 0 };
    this.clip = null;
    this.z = 0;
  }

  /** Its origin in points of the window. */
  get place() {
    const { x, y } = this.parent?.place ?? { x: 0, y: 0 };
    return { x: x + this.origin.x, y: y + this.origin.y };
  }
}

export class Spaces {
  /** @param {Document} document @param {{upsertSpaces: Function, scrollSpace: Function, removeSpace: Function}} engine @param {() => bigint} now */
  constructor(document, engine, now) {
    this.engine = engine;
    this.now = now;
    this.window = new Space(0, null, null);
    this.front = new Space(FRONT, this.window, null);
    this.front.z = 2;
    /** The spaces of each document: of what is in its page, and of what is fixed. @type {Map<Document, {page: Space, fixed: Space}>} */
    this.documents = new Map();
    /** @type {Map<Element, Space>} of areas that scroll */
    this.scrollers = new Map();
    this.next = FIRST;
    /** What is known of elements during one reading of the layout. @type {Map<Element, object>} */
    this.scopes = new Map();
    const page = new Space(PAGE, this.window, document), fixed = new Space(FIXED, this.window, null);
    fixed.z = 1;
    this.documents.set(document, { page, fixed });
    this.top = document;
    engine.upsertSpaces([this.front, page, fixed].map(describe), now());
    this.#readPage(document);
  }

  /** Forgets what was read of the layout, since it may have changed. */
  begin() {
    this.scopes.clear();
    for (const document of this.documents.keys()) this.#readPage(document);
    for (const [element, space] of this.scrollers) {
      if (element.isConnected) continue;
      this.engine.removeSpace(space.id, this.now());
      this.scrollers.delete(element);
    }
  }

  /** The space of an element, and whether it moves within it when the page scrolls. @param {Element} element */
  of(element) {
    return this.#scope(element).own;
  }

  isSticky(element) {
    return this.#scope(element).isSticky;
  }

  /** Where the coordinates of a document begin, in points of the window. @param {Document} document */
  offset(document) {
    return (this.documents.get(document) ?? this.#adopt(document)).fixed.place;
  }

  /** What scrolled has a new offset; returns whether it is a space. @param {Element | Document} scrolled */
  scroll(scrolled) {
    const document = scrolled.nodeType === Node.DOCUMENT_NODE ? scrolled : null;
    if (document) return this.documents.has(document) && this.#readPage(document);
    const space = this.scrollers.get(scrolled);
    if (!space) return false;
    this.#move(space, this.#originOf(scrolled, space.clip));
    return true;
  }

  /** Forgets a document that is no more. @param {Document} document */
  remove(document) {
    const known = this.documents.get(document);
    if (!known) return;
    for (const space of [known.page, known.fixed]) this.engine.removeSpace(space.id, this.now());
    this.documents.delete(document);
  }

  #adopt(document) {
    const frame = document.defaultView?.frameElement, around = frame ? this.of(frame) : this.window;
    const fixed = new Space(this.next++, around, frame), page = new Space(this.next++, fixed, document);
    const known = { page, fixed };
    this.documents.set(document, known);
    this.#readPage(document);
    return known;
  }

  #readPage(document) {
    const { page, fixed } = this.documents.get(document), view = document.defaultView, frame = view?.frameElement;
    if (document !== this.top && frame) {
      const rect = frame.getBoundingClientRect(), style = getComputedStyle(frame);
      const outer = this.offset(frame.ownerDocument), { x, y } = fixed.parent.place;
      const clip = {
        x: rect.left + frame.clientLeft + parseFloat(style.paddingLeft) + outer.x - x,
        y: rect.top + frame.clientTop + parseFloat(style.paddingTop) + outer.y - y, width: view.innerWidth, height: view.innerHeight,
      };
      this.#place(fixed, clip, { x: clip.x, y: clip.y });
      this.engine.upsertSpaces([describe(page)], this.now());
    }
    this.#move(page, { x: -(view?.scrollX ?? 0), y: -(view?.scrollY ?? 0) });
    return true;
  }

  #move(space, origin) {
    if (origin.x === space.origin.x && origin.y === space.origin.y) return;
    space.origin = origin;
    this.engine.scrollSpace(space.id, origin, this.now());
  }

  #place(space, clip, origin) {
    const isSame = space.clip && ["x", "y", "width", "height"].every((key) => space.clip[key] === clip[key])
      && space.origin.x === origin.x && space.origin.y === origin.y;
    if (isSame) return;
    space.clip = clip;
    space.origin = origin;
    this.engine.upsertSpaces([describe(space)], this.now());
  }

  #originOf(element, clip) {
    return { x: clip.x - element.scrollLeft, y: clip.y - element.scrollTop };
  }

  /**
   * Where an element is, and where what it contains is: in the flow, positioned absolutely, or fixed.
   * @param {Element} element @returns {{own: Space, flow: Space, absolute: Space, fixed: Space, isSticky: boolean}}
   */
  #scope(element) {
    const known = this.scopes.get(element);
    if (known) return known;
    const { page, fixed } = this.documents.get(element.ownerDocument) ?? this.#adopt(element.ownerDocument);
    const parent = parentOf(element), around = parent ? this.#scope(parent) : { flow: page, absolute: page, fixed, isSticky: false };
    const style = getComputedStyle(element), { position } = style;
    const isOnTop = element.matches(":modal,:popover-open");
    let own = isOnTop || position === "fixed" ? around.fixed : position === "absolute" ? around.absolute : around.flow;
    const isTransformed = style.transform !== "none" || style.filter !== "none" || style.perspective !== "none" || style.contain.includes("paint");
    const inner = this.#isScroller(element, style) ? this.#scroller(element, own) : own;
    const scope = {
      own, flow: inner, absolute: position !== "static" || isTransformed ? inner : around.absolute,
      fixed: isTransformed ? inner : around.fixed, isSticky: position === "sticky" || (around.isSticky && own === around.flow),
    };
    this.scopes.set(element, scope);
    return scope;
  }

  #isScroller(element, style) {
    const { body, documentElement } = element.ownerDocument;
    if (element === documentElement || element === body || style.overflow === "visible" || style.display === "inline") return false;
    if (style.overflowX === "clip" && style.overflowY === "clip") return false;
    return element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
  }

  #scroller(element, parent) {
    let space = this.scrollers.get(element);
    if (space && space.parent !== parent) {
      this.engine.removeSpace(space.id, this.now());
      space = null;
    }
    if (!space) this.scrollers.set(element, (space = new Space(this.next++, parent, element)));
    const rect = element.getBoundingClientRect(), outer = this.offset(element.ownerDocument), { x, y } = parent.place;
    const clip = {
      x: rect.left + element.clientLeft + outer.x - x, y: rect.top + element.clientTop + outer.y - y,
      width: element.clientWidth, height: element.clientHeight,
    };
    this.#place(space, clip, this.#originOf(element, clip));
    return space;
  }
}

/** The fields of ptk_space. @param {Space} space */
function describe(space) {
  const fields = { id: space.id, parent: space.parent?.id ?? 0, origin: space.origin, z: space.z };
  return space.clip ? { ...fields, has_clip: 1, clip: space.clip } : fields;
}
