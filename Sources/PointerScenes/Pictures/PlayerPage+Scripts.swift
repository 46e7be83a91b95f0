import PointerKit

/// The page's scripts: the renderer, which is all that a toolkit would need, and the player around it.
extension PlayerPage {
  /// A renderer of the engine's drawing commands: a loop and a case for each.
  static let renderer = """
    // A renderer of PointerKit's drawing commands. Colours come in linear light; the screen wants sRGB (IEC 61966-2-1).
    const signal = c => Math.round(255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055));
    const color = c => `rgb(${c.map(signal).join()})`;
    const box = ([x, y, w, h, r]) => `x="${x}" y="${y}" width="${w}" height="${h}" rx="${r ?? 0}"`;
    const turn = (angle, [x, y, w, h]) => `transform="rotate(${angle * 180 / Math.PI},${x + w / 2},${y + h / 2})"`;
    const falloff = [0, 0.25, 0.5, 0.75, 1].map(s =>
      `<stop offset="${s}" stop-color="#fff" stop-opacity="${(1 - s * s) ** 2}"/>`).join("");

    function render(commands, content) {
      return commands.map(([name, ...v], index) => {
        const id = `c${index}`;
        switch (name) {
        case "shadow": {
          const [x, y, w, h] = v, [blur, tone, opacity] = v.slice(5), room = 3 * blur;
          return `<filter id="${id}" filterUnits="userSpaceOnUse" ${box([x - room, y - room, w + 2 * room, h + 2 * room])}>`
            + `<feGaussianBlur stdDeviation="${blur}"/></filter>`
            + `<rect ${box(v)} fill="${color(tone)}" fill-opacity="${opacity}" ${blur > 0 ? `filter="url(#${id})"` : ""}/>`;
        }
        case "roundedRect": {
          const [angle, tone, opacity] = v.slice(5);
          return `<rect ${box(v)} fill="${color(tone)}" fill-opacity="${opacity}" ${turn(angle, v)}/>`;
        }
        case "path": {
          const [d, bx, by, bw, bh, x, y, w, h, angle, tone, opacity, stroke] = v;
          const paint = stroke == null ? `fill="${color(tone)}" fill-opacity="${opacity}"`
            : `fill="none" stroke="${color(tone)}" stroke-opacity="${opacity}" stroke-width="${stroke}"`;
          return `<g ${turn(angle, [x, y, w, h])}><path d="${d}" ${paint} transform="translate(${x},${y}) `
            + `scale(${bw > 0 ? w / bw : 1},${bh > 0 ? h / bh : 1}) translate(${-bx},${-by})"/></g>`;
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
          const [x, y, w, h, tone, opacity, lines] = v, left = x + \(AnnotationMetrics.horizontalPadding);
          const right = x + w - \(AnnotationMetrics.horizontalPadding);
          const size = \(AnnotationMetrics.fontSize), height = \(AnnotationMetrics.lineHeight);
          const escaped = text => text.replace(/[&<>"]/g, c => `&#${c.charCodeAt(0)};`);
          return `<g font-size="${size}" font-weight="500" fill="${color(tone)}" opacity="${opacity}">` + lines.map(([label, text], i) => {
            const baseline = y + \(AnnotationMetrics.verticalPadding) + (i + 0.5) * height + size * 0.36;
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
    """

  /// The window around the pointer, the clock and the keys.
  static let player = """
    const film = JSON.parse(document.getElementById("film").textContent);
    const at = id => document.getElementById(id);
    const names = new Map(film.names), last = film.stills.length - 1;
    const plain = text => text.replace(/[&<>"]/g, c => `&#${c.charCodeAt(0)};`);
    let shown = -1, layout = -1, arrangement = -1, playing = false, clock = 0, before = null;

    function setUp(still) {
      if (still.l !== layout) {
        layout = still.l;
        const { size, ground, pieces } = film.layouts[layout];
        at("stage").setAttribute("viewBox", `0 0 ${size[0]} ${size[1]}`);
        at("ground").setAttribute("fill", ground);
        at("pieces").innerHTML = pieces.map(([, , markup], i) => `<g id="p${i}">${markup}</g>`).join("");
        arrangement = -1;
      }
      if (still.a !== arrangement) {
        arrangement = still.a;
        at("clips").innerHTML = film.arrangements[arrangement].filter(space => space.length > 3)
          .map(([id, , , ...clip]) => `<clipPath id="s${id}"><rect ${box(clip)}/></clipPath>`).join("");
        at("plain").innerHTML = film.layouts[layout].pieces.map((piece, i) => `<g data-target="${piece[1]}">${use(i)}</g>`).join("");
      }
    }

    function use(index) {
      const [id, x, y, ...clip] = film.arrangements[arrangement].find(s => s[0] === film.layouts[layout].pieces[index][0]) ?? ["0", 0, 0];
      return `<g ${clip.length ? `clip-path="url(#s${id})"` : ""}><use href="#p${index}" x="${x}" y="${y}"/></g>`;
    }

    function overlay(still) {
      if (!at("hidden").checked) return "";
      const spaces = new Map(film.arrangements[arrangement].map(s => [s[0], s]));
      const [mx, my] = still.m, pink = "\(PictureOverlay.modelColor)", green = "\(PictureOverlay.regionColor)";
      return film.layouts[layout].regions.map(([space, target, x, y, w, h]) => {
        const origin = spaces.get(space) ?? ["0", 0, 0], held = target === still.h;
        return `<rect ${box([x + origin[1], y + origin[2], w, h, 2])} fill="${green}" fill-opacity="${held ? 0.12 : 0}" `
          + `stroke="${green}" stroke-width="${held ? 1.2 : 0.7}" stroke-dasharray="4 3"/>`;
      }).join("") + (still.g ? `<path d="M${mx} ${my}L${still.g}" stroke="${pink}" stroke-width="1.2" stroke-dasharray="2 4"/>`
        + `<circle cx="${still.g[0]}" cy="${still.g[1]}" r="5" fill="#fff" stroke="${pink}" stroke-width="1.5"/>` : "")
        + `<g fill="none" stroke="${pink}" stroke-width="1.2"><circle cx="${mx}" cy="${my}" r="9.5" stroke-dasharray="3 2.5"/>`
        + `<path d="M${mx} ${my}m-4 0h8m-4 -4v8"/></g>`;
    }

    function show(index) {
      shown = Math.max(0, Math.min(last, index));
      const still = film.stills[shown];
      setUp(still);
      const lifted = new Set(still.d.filter(c => c[0] === "contentBegin").map(c => c[1]));
      for (const piece of at("plain").children) piece.style.display = lifted.has(piece.dataset.target) ? "none" : "";
      at("drawing").innerHTML = render(still.d, target => {
        const index = film.layouts[layout].pieces.findIndex(piece => piece[1] === target);
        return index < 0 ? "" : use(index);
      });
      at("overlay").innerHTML = overlay(still);
      at("scrubber").value = shown;
      at("time").textContent = `${still.t.toFixed(2)} / ${film.stills[last].t.toFixed(2)} s`;
      at("state").innerHTML = still.h == null ? still.p : `${still.p} · <b>${plain(names.get(still.h) ?? still.h)}</b>`;
      let now = null;
      for (const line of at("account").children) {
        const isDone = line.dataset.time <= still.t + 0.0001;
        line.className = isDone ? "done" : "";
        if (isDone) now = line;
      }
      if (now) now.className = "done now";
    }

    // The still that is on the screen at an instant: the last that is not later.
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
      at("play").innerHTML = `<svg viewBox="0 0 24 24"><path d="${playing ? "M6 4h4v16H6zM14 4h4v16h-4z" : "M8 4l13 8-13 8z"}"/></svg>`;
      if (playing) requestAnimationFrame(tick);
    }

    function tick(now) {
      if (!playing) return;
      if (before !== null) clock += Math.min(0.1, (now - before) / 1000);
      before = now;
      // It begins again at the end, after a breath.
      if (clock > film.stills[last].t + 0.6) clock = 0;
      const index = indexAt(clock);
      if (index !== shown) show(index);
      requestAnimationFrame(tick);
    }

    window.seek = seconds => { play(false); show(indexAt(seconds)); };

    if (last >= 0) {
      at("scrubber").max = last;
      at("marks").innerHTML = film.account.map(([t]) => `<i style="left:${100 * t / (film.stills[last].t || 1)}%"></i>`).join("");
      at("account").innerHTML = film.account.map(([t, words]) =>
        `<li data-time="${t}"><span>${t.toFixed(2)}</span>${plain(words)}</li>`).join("");
      at("account").addEventListener("click", event => {
        const line = event.target.closest("li");
        if (line) seek(Number(line.dataset.time) + 0.0166);
      });
      at("scrubber").addEventListener("input", () => { play(false); show(Number(at("scrubber").value)); });
      at("play").addEventListener("click", () => play(!playing));
      at("hidden").addEventListener("change", () => show(shown));
      document.addEventListener("keydown", event => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        // On the box itself the space bar ticks it, as everywhere.
        if (event.key === " " && event.target === at("hidden")) return;
        if (event.key === " ") play(!playing);
        else if (event.key === "ArrowRight") { play(false); show(shown + 1); }
        else if (event.key === "ArrowLeft") { play(false); show(shown - 1); }
        else if (event.key === "o" || event.key === "O") { at("hidden").checked = !at("hidden").checked; show(shown); }
        else return;
        // A focused button or slider would take the same key once more.
        event.preventDefault();
      });
      document.addEventListener("keyup", event => {
        if (event.key === " " && event.target === at("play")) event.preventDefault();
      });
      show(0);
      // #3.2 in the address opens the page at that instant, with ,o with the overlay.
      const [place, extra] = location.hash.slice(1).split(",");
      if (extra === "o") at("hidden").checked = true;
      if (place !== "" && isFinite(place)) seek(Number(place)); else play(true);
    }
    """
}
