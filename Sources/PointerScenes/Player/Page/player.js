// What plays the films of the page: `films` and `constants` are in its JSON.
const { films, constants } = JSON.parse(document.getElementById("film").textContent);

// A renderer of PointerKit's drawing commands. Their colors are linear. The page needs them
// encoded as sRGB (IEC 61966-2-1), and blends the encoded values.
const signal = c => Math.round(255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055));
const color = c => `rgb(${c.map(signal).join()})`;
const box = ([x, y, w, h, r]) => `x="${x}" y="${y}" width="${w}" height="${h}" rx="${r ?? 0}"`;
const outline = ([x, y, w, h, r = 0]) => {
  const arc = (dx, dy) => `a${r},${r} 0 0 1 ${dx * r},${dy * r}`, [a, b] = [w - 2 * r, h - 2 * r];
  return `M${x + r},${y}h${a}${arc(1, 1)}v${b}${arc(-1, 1)}h${-a}${arc(-1, -1)}v${-b}${arc(1, -1)}z`;
};
const turn = (angle, [x, y, w, h]) => `transform="rotate(${angle * 180 / Math.PI},${x + w / 2},${y + h / 2})"`;
const falloff = [0, 0.25, 0.5, 0.75, 1].map(s =>
  `<stop offset="${s}" stop-color="#fff" stop-opacity="${(1 - s * s) ** 2}"/>`).join("");

// The prefix makes the names of filters and gradients different in each group.
function render(commands, content, prefix) {
  return commands.map(([name, ...v], index) => {
    const id = `c${prefix}-${index}`;
    switch (name) {
    case "shadow": {
      const [x, y, w, h, r] = v, [dx, dy, blur, tone, opacity] = v.slice(5), room = 3 * blur;
      const area = [x + dx - room, y + dy - room, w + 2 * room, h + 2 * room];
      return `<filter id="${id}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB" ${box(area)}>`
        + `<feGaussianBlur stdDeviation="${blur}"/></filter>`
        + `<clipPath id="${id}-o"><path clip-rule="evenodd" d="${outline(area)}${outline([x, y, w, h, r])}"/></clipPath>`
        + `<rect ${box([x + dx, y + dy, w, h, r])} clip-path="url(#${id}-o)" fill="${color(tone)}" fill-opacity="${opacity}" ${blur > 0 ? `filter="url(#${id})"` : ""}/>`;
    }
    case "roundedRect": {
      const [tone, opacity] = v.slice(5);
      return `<rect ${box(v)} fill="${color(tone)}" fill-opacity="${opacity}"/>`;
    }
    case "path": {
      const [d, bx, by, bw, bh, x, y, w, h, angle, tone, opacity, stroke] = v;
      const paint = stroke == null ? `fill="${color(tone)}" fill-opacity="${opacity}"`
        : `fill="none" stroke="${color(tone)}" stroke-opacity="${opacity}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"`;
      return `<g ${turn(angle, [x, y, w, h])}><path d="${d}" ${paint} transform="translate(${x},${y}) `
        + `scale(${bw > 0 ? w / bw : 1},${bh > 0 ? h / bh : 1}) translate(${-bx},${-by})"/></g>`;
    }
    case "outline": {
      const [d, x, y, scale, tone, opacity] = v;
      return `<path d="${d}" fill="${color(tone)}" fill-opacity="${opacity}" transform="translate(${x},${y}) `
        + `scale(${scale / constants.outlineSteps})"/>`;
    }
    case "contentBegin": {
      const [target, cx, cy, scale, dx, dy] = v;
      return `<g transform="translate(${cx + dx},${cy + dy}) scale(${scale}) translate(${-cx},${-cy})">${content(target)}`;
    }
    case "contentEnd": return "</g>";
    case "tint": {
      const [tone, opacity] = v.slice(5);
      return `<rect ${box(v)} fill="${color(tone)}" fill-opacity="${opacity}"/>`;
    }
    case "annotation": {
      const [x, y, w, h, tone, opacity, lines] = v, { padding, fontSize: size, lineHeight: height } = constants.annotation;
      const left = x + padding[0], right = x + w - padding[0];
      const escaped = text => text.replace(/[&<>"]/g, c => `&#${c.charCodeAt(0)};`);
      return `<g font-size="${size}" font-weight="500" fill="${color(tone)}" opacity="${opacity}">` + lines.map(([label, text], i) => {
        const baseline = y + padding[1] + (i + 0.5) * height + size * 0.36;
        return `<text x="${left}" y="${baseline}" fill-opacity=".6">${escaped(label)}</text>`
          + `<text x="${right}" y="${baseline}" text-anchor="end">${escaped(text)}</text>`;
      }).join("") + "</g>";
    }
    case "radialLight": {
      const [cx, cy, radius, opacity] = v;
      return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${radius}">${falloff}`
        + `</radialGradient><rect ${box(v.slice(4))} fill="url(#${id})" opacity="${opacity}"/>`;
    }
    }
  }).join("");
}

// A still or layout states only how it differs from the one before it. In place of a list, an object states
// the changed members of the list by their indices.
const patch = (old, change) => change !== null && typeof change === "object" && !Array.isArray(change)
  ? old.map((value, i) => i in change ? patch(value, change[i]) : value) : change;
const whole = changes => { let last = null; return changes.map(change => last = patch(last, change)); };
for (const film of films) {
  film.layouts = whole(film.layouts).map(([size, ground, pieces, regions, selection]) =>
    ({ size, ground, pieces, regions, selection }));
  film.stills = whole(film.stills).map(([t, l, a, p, m, h, g, d, concealed, selected, adjustment, marks, dragged, note]) =>
    ({ t, l, a, p, m, h, g, d, concealed, selected, adjustment, marks, dragged, note }));
}
const at = id => document.getElementById(id);
const plain = text => text.replace(/[&<>"]/g, c => `&#${c.charCodeAt(0)};`);
let film = films[0], names, last, shown = -1, layout = -1, arrangement = -1, chapter = -1;
let playing = false, clock = 0, before = null;
// Whether the person wants the overlay. In chapters that show it by themselves the box is checked as well, until
// the person unchecks it or the chapter ends.
let wantsOverlay = at("show-overlay").checked, entered = -1;
const calm = matchMedia("(prefers-reduced-motion: reduce)");
// A button in a row, which the keyboard reaches and a screen reader reads with its time.
const row = (t, words, shown) => `<li data-time="${t}"><button aria-label="${plain(`${words}, at ${spoken(t)}`)}">${shown}</button></li>`;
const spoken = t => `${Math.round(t * 10) / 10} seconds`;

function choose(wanted) {
  film = wanted;
  names = new Map(film.names);
  last = film.stills.length - 1;
  layout = arrangement = chapter = -1;
  document.documentElement.dataset.appearance = film.appearance;
  at("scrubber").max = Math.max(0, last);
  const end = last >= 0 ? film.stills[last].t || 1 : 1;
  const marks = film.chapters.length ? film.chapters : film.account;
  at("marks").innerHTML = marks.map(([t]) => `<i style="left:${100 * t / end}%"></i>`).join("");
  at("chapters").innerHTML = film.chapters.map(([t, title], i) => row(t, `Chapter ${i + 1}: ${title}`, `<span>${plain(title)}</span>`)).join("");
}

function setUp(still) {
  if (still.l !== layout) {
    layout = still.l;
    const { size, ground, pieces } = film.layouts[layout];
    for (const [name, value] of Object.entries({ width: size[0], height: size[1], fill: ground })) at("ground").setAttribute(name, value);
    at("pieces").innerHTML = pieces.map(([, , , markup], i) => `<g id="p${i}">${film.markup[markup]}</g>`).join("");
    arrangement = -1;
  }
  if (still.a !== arrangement) {
    arrangement = still.a;
    at("clips").innerHTML = film.arrangements[arrangement].filter(space => space.length > 3)
      .map(([id, , , ...clip]) => `<clipPath id="s${id}"><rect ${box(clip)}/></clipPath>`).join("");
    // The spaces from back to front. Each has its pieces, and in front of them the engine's drawing.
    const pieces = film.layouts[layout].pieces.map((piece, i) => [piece[0],
      `<g data-target="${piece[1]}" data-owner="${piece[2]}"><g>${use(i)}</g></g>`]);
    at("plain").innerHTML = [...new Set(pieces.map(([id]) => id))].map(id =>
      `<g ${clipOf(id)}>${pieces.filter(piece => piece[0] === id).map(piece => piece[1]).join("")}<g data-drawn="${id}"></g></g>`).join("");
  }
}

const spaceOf = id => film.arrangements[arrangement].find(space => space[0] === id) ?? ["0", 0, 0];
const clipOf = id => spaceOf(id).length > 3 ? `clip-path="url(#s${id})"` : "";

function use(index) {
  const [, x, y] = spaceOf(film.layouts[layout].pieces[index][0]);
  return `<use href="#p${index}" x="${x}" y="${y}"/>`;
}

const pieces = () => at("plain").querySelectorAll("[data-target]");

// The drawing of the host: the selection, fingers on the screen, the point of gaze, and a note.
function beside(still) {
  return still.selected.map(shape => `<rect ${box(shape)} fill="none" ${film.layouts[layout].selection}/>`)
    .concat(still.marks.map(([kind, x, y]) => `<g transform="translate(${x},${y})">${constants.marks[kind]}</g>`))
    .concat([still.note].filter(note => note).map(([words, x, y, left, width]) => {
      const fill = { TEXT: plain(words), LEFT: left, WIDTH: width };
      return `<g transform="translate(${x},${y})">${constants.note.replace(/TEXT|LEFT|WIDTH/g, name => fill[name])}</g>`;
    })).join("");
}

// The dragged element, in front of everything except the pointer.
function dragged(drag) {
  const index = drag ? film.layouts[layout].pieces.findIndex(piece => piece[1] === drag[0]) : -1;
  return index < 0 ? "" : `<g opacity="${constants.draggedOpacity}" transform="translate(${drag[1]},${drag[2]})">${use(index)}</g>`;
}

// The visible part of the window. When a camera begins, the view moves from the previous part to the camera's
// part within 0.8 s.
function viewBox(t) {
  const size = film.layouts[layout].size, whole = [0, 0, ...size];
  if (!at("zoom").checked) return whole;
  const part = i => i < 0 || film.cameras[i].length < 5 ? whole : film.cameras[i].slice(1);
  const now = film.cameras.findLastIndex(([from]) => from <= t + 0.0001);
  if (now < 0) return whole;
  const share = calm.matches ? 1 : Math.min(1, (t - film.cameras[now][0]) / 0.8);
  const smooth = share * share * (3 - 2 * share);
  const from = part(now - 1);
  return part(now).map((value, i) => from[i] + (value - from[i]) * smooth);
}

// Draws the content that a gesture has scaled and rotated, clipped to its element.
function adjust(adjustment) {
  const [target, shape, transform] = adjustment ?? [];
  at("adjusted").innerHTML = shape ? `<rect ${box(shape)}/>` : "";
  for (const piece of pieces()) {
    const isIt = target !== undefined && piece.dataset.target === target;
    if (!isIt && !piece.hasAttribute("clip-path")) continue;
    piece.setAttribute("clip-path", isIt ? "url(#adjusted)" : "none");
    piece.firstElementChild.setAttribute("transform", isIt ? transform : "");
  }
}

function overlay(still) {
  const isShown = at("show-overlay").checked;
  at("legend").hidden = !isShown;
  if (!isShown) return "";
  const spaces = new Map(film.arrangements[arrangement].map(s => [s[0], s]));
  const [mx, my] = still.m;
  return film.layouts[layout].regions.map(([space, target, x, y, w, h]) => {
    const [, left, top, ...clip] = spaces.get(space) ?? ["0", 0, 0], held = target === still.h;
    // The region is clipped by its space.
    const [cx, cy, cw, ch] = clip.length ? clip : [-Infinity, -Infinity, Infinity, Infinity];
    const x1 = Math.max(x + left, cx), y1 = Math.max(y + top, cy);
    const x2 = Math.min(x + left + w, clip.length ? cx + cw : Infinity), y2 = Math.min(y + top + h, clip.length ? cy + ch : Infinity);
    if (x2 <= x1 || y2 <= y1) return "";
    return `<rect class="region${held ? " hovered" : ""}" ${box([x1, y1, x2 - x1, y2 - y1, 2])}/>`;
  }).join("") + (still.g ? `<path class="flight" d="M${mx} ${my}L${still.g}"/>`
    + `<use href="#landing" x="${still.g[0]}" y="${still.g[1]}"/>` : "")
    + (still.p === "away" ? "" : `<use href="#model" x="${mx}" y="${my}"/>`);
}

// The index of the last entry of a list of [seconds, words] that has begun; 0 before the first.
const latest = (list, t) => Math.max(0, list.findLastIndex(([from]) => from <= t + 0.0001));

function tell(still) {
  const now = film.chapters.length ? latest(film.chapters, still.t) : 0;
  if (now !== chapter) {
    chapter = now;
    if (entered !== now) at("show-overlay").checked = wantsOverlay || film.chapters[now]?.[2] === 1;
    entered = now;
    const from = film.chapters[now]?.[0] ?? -Infinity, to = film.chapters[now + 1]?.[0] ?? Infinity;
    at("account").innerHTML = film.account.filter(([t]) => (t >= from || now === 0) && t < to).map(([t, words]) =>
      row(t, words, `<span>${t.toFixed(2)}</span>${plain(words)}`)).join("");
    if (film.chapters.length) {
      at("chapter").innerHTML = `<span>${now + 1}</span>${plain(film.chapters[now][1])}`;
      const list = at("chapters");
      for (const [i, line] of [...list.children].entries()) {
        line.className = i === now ? "now" : "";
        if (i === now) line.firstElementChild.setAttribute("aria-current", "step");
        else line.firstElementChild.removeAttribute("aria-current");
      }
      const line = list.children[now], room = list.clientHeight - line.offsetHeight;
      list.scrollTop = line.offsetTop - list.offsetTop - room / 2;
    }
  }
  let current = null;
  for (const line of at("account").children) {
    const isDone = line.dataset.time <= still.t + 0.0001;
    line.className = isDone ? "done" : "";
    if (isDone) current = line;
  }
  if (current) current.className = "done now";
}

function show(index) {
  shown = Math.max(0, Math.min(last, index));
  const still = film.stills[shown];
  setUp(still);
  const groups = still.d.map(([space, ...commands]) => ({ space, commands })), front = groups.pop();
  const redrawn = new Set(groups.flatMap(group => group.commands).filter(c => c[0] === "contentBegin").map(c => c[1]));
  const concealed = new Set(still.concealed);
  for (const piece of pieces()) {
    piece.style.display = redrawn.has(piece.dataset.target) ? "none" : "";
    piece.style.opacity = concealed.has(piece.dataset.owner) ? 0 : "";
  }
  adjust(still.adjustment);
  const content = target => {
    const index = film.layouts[layout].pieces.findIndex(piece => piece[1] === target);
    return index < 0 || concealed.has(target) ? "" : use(index);
  };
  for (const drawn of at("plain").querySelectorAll("[data-drawn]")) {
    const group = groups.find(group => group.space === drawn.dataset.drawn);
    drawn.innerHTML = group ? render(group.commands, content, group.space) : "";
  }
  tell(still);
  at("stage").setAttribute("viewBox", viewBox(still.t).join(" "));
  at("dragged").innerHTML = dragged(still.dragged);
  at("drawing").innerHTML = render(front.commands, content, "front");
  at("beside").innerHTML = beside(still);
  at("overlay").innerHTML = overlay(still);
  at("scrubber").value = shown;
  const title = film.chapters.length ? `, chapter ${latest(film.chapters, still.t) + 1}: ${film.chapters[latest(film.chapters, still.t)][1]}` : "";
  at("scrubber").setAttribute("aria-valuetext", `${spoken(still.t)} of ${spoken(film.stills[last].t)}${title}`);
  at("time").textContent = `${still.t.toFixed(2)} / ${film.stills[last].t.toFixed(2)} s`;
  at("state").innerHTML = still.h == null ? still.p : `${still.p} · on <b>${plain(names.get(still.h) ?? still.h)}</b>`;
}

function setOverlay(isShown) {
  wantsOverlay = at("show-overlay").checked = isShown;
  show(shown);
}

// The index of the still to show at a time: the last one that is not later.
function indexAt(seconds) {
  let low = 0, high = last;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (film.stills[middle].t <= seconds + 0.0001) low = middle; else high = middle - 1;
  }
  return low;
}

function play(wanted) {
  playing = wanted && last > 0;
  before = null;
  clock = film.stills[shown].t;
  at("play").setAttribute("aria-label", playing ? "Pause" : "Play");
  at("play").innerHTML = `<svg viewBox="0 0 24 24"><path d="${playing ? "M6 4h4v16H6zM14 4h4v16h-4z" : "M8 4l13 8-13 8z"}"/></svg>`;
  if (playing) requestAnimationFrame(tick);
}

function tick(now) {
  if (!playing) return;
  if (before !== null) clock += Math.min(0.1, (now - before) / 1000);
  before = now;
  // The film starts again after a short pause at its end.
  if (clock > film.stills[last].t + 0.6) clock = 0;
  const index = indexAt(clock);
  if (index !== shown) show(index);
  requestAnimationFrame(tick);
}

// Shows the first still that is not before a time. If the film was playing, it continues from there.
function jump(seconds) {
  const wasPlaying = playing, index = indexAt(seconds);
  play(false);
  show(film.stills[index].t < seconds - 0.0001 ? index + 1 : index);
  if (wasPlaying) play(true);
  note();
}

// Writes the time of the still into the address, without a new entry in the history.
function note() {
  const extras = location.hash.slice(1).split(",").slice(1).map(word => "," + word).join("");
  history.replaceState(null, "", `#${film.stills[shown].t}${extras}`);
}

window.seek = seconds => { play(false); show(indexAt(seconds)); };

// Reads the end of the address: #3.2 shows that time, ,o adds the overlay, and ,dark the dark appearance.
function follow() {
  const [place, ...extras] = location.hash.slice(1).split(",");
  const wish = ["dark", "light"].find(word => extras.includes(word));
  const wanted = wish && films.find(film => film.appearance === wish);
  if (wanted && wanted !== film) choose(wanted);
  if (extras.includes("o")) wantsOverlay = at("show-overlay").checked = true;
  if (place === "" || !isFinite(place)) return false;
  seek(Number(place));
  return true;
}

choose(films.find(film => film.appearance === (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) ?? films[0]);

if (last >= 0) {
  for (const list of ["account", "chapters"]) at(list).addEventListener("click", event => {
    const line = event.target.closest("li");
    if (line) jump(Number(line.dataset.time));
  });
  at("appearance")?.addEventListener("click", () => {
    choose(films[(films.indexOf(film) + 1) % films.length]);
    show(shown);
  });
  at("scrubber").addEventListener("input", () => { play(false); show(Number(at("scrubber").value)); });
  at("scrubber").addEventListener("change", note);
  at("play").addEventListener("click", () => { play(!playing); if (!playing) note(); });
  at("show-overlay").addEventListener("change", event => setOverlay(event.target.checked));
  at("zoom").addEventListener("change", () => show(shown));
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // The space bar keeps its usual effect on a focused button or checkbox.
    if (event.key === " " && event.target.closest?.("button, input[type=checkbox]")) return;
    if (event.key === " ") { play(!playing); if (!playing) note(); }
    else if (event.key === "ArrowRight") { play(false); show(shown + 1); note(); }
    else if (event.key === "ArrowLeft") { play(false); show(shown - 1); note(); }
    else if (event.key === "ArrowDown" && film.chapters[chapter + 1]) jump(film.chapters[chapter + 1][0]);
    else if (event.key === "ArrowUp" && film.chapters.length) jump(film.chapters[Math.max(0, chapter - 1)][0]);
    else if (event.key === "o" || event.key === "O") setOverlay(!at("show-overlay").checked);
    else return;
    // Otherwise a focused slider would also respond to the key.
    event.preventDefault();
  });
  addEventListener("hashchange", follow);
  show(0);
  // The film starts by itself unless the person prefers reduced motion.
  if (!follow()) play(!calm.matches);
}
