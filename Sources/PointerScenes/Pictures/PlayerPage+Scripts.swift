/// The script of the player: window, clock, chapters and keys.
extension PlayerPage {
  /// The drawings of marks in the order of their kinds, as elements of a list in the script.
  private static let marks = [Film.Mark.Kind.finger, .gaze]
    .map { "`\(HostDrawing.mark($0))`" }.joined(separator: ", ")

  static let player = """
    // A still or layout contains only what differs from the one before. An object has the changed members of a
    // list, by their index.
    const patch = (old, change) => change !== null && typeof change === "object" && !Array.isArray(change)
      ? old.map((value, i) => i in change ? patch(value, change[i]) : value) : change;
    const whole = changes => { let last = null; return changes.map(change => last = patch(last, change)); };
    const films = JSON.parse(document.getElementById("film").textContent);
    for (const film of films) {
      film.layouts = whole(film.layouts).map(([size, ground, pieces, regions, selection]) =>
        ({ size, ground, pieces, regions, selection }));
      film.stills = whole(film.stills).map(([t, l, a, p, m, h, g, d, concealed, selected, adjustment, marks]) =>
        ({ t, l, a, p, m, h, g, d, concealed, selected, adjustment, marks }));
    }
    const at = id => document.getElementById(id);
    const plain = text => text.replace(/[&<>"]/g, c => `&#${c.charCodeAt(0)};`);
    let film = films[0], names, last, shown = -1, layout = -1, arrangement = -1, chapter = -1;
    let playing = false, clock = 0, before = null;

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
      at("chapters").innerHTML = film.chapters.map(([t, title]) => `<li data-time="${t}"><span>${plain(title)}</span></li>`).join("");
    }

    function setUp(still) {
      if (still.l !== layout) {
        layout = still.l;
        const { size, ground, pieces } = film.layouts[layout];
        at("stage").setAttribute("viewBox", `0 0 ${size[0]} ${size[1]}`);
        at("ground").setAttribute("fill", ground);
        at("pieces").innerHTML = pieces.map(([, , , markup], i) => `<g id="p${i}">${markup}</g>`).join("");
        arrangement = -1;
      }
      if (still.a !== arrangement) {
        arrangement = still.a;
        at("clips").innerHTML = film.arrangements[arrangement].filter(space => space.length > 3)
          .map(([id, , , ...clip]) => `<clipPath id="s${id}"><rect ${box(clip)}/></clipPath>`).join("");
        // Of each space from back to front its pieces, then what the engine draws over them.
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
    const marks = [\(PlayerPage.marks)];

    // What a host draws itself: its selection, fingers on the screen, and the point of gaze.
    function beside(still) {
      return still.selected.map(shape => `<rect ${box(shape)} fill="none" ${film.layouts[layout].selection}/>`)
        .concat(still.marks.map(([kind, x, y]) => `<g transform="translate(${x},${y})">${marks[kind]}</g>`)).join("");
    }

    // Content that was pinched and turned, within its element.
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

    // The last of a list of [seconds, words] that has begun, or the first.
    const latest = (list, t) => Math.max(0, list.findLastIndex(([from]) => from <= t + 0.0001));

    function tell(still) {
      const now = film.chapters.length ? latest(film.chapters, still.t) : 0;
      if (now !== chapter) {
        chapter = now;
        const from = film.chapters[now]?.[0] ?? -Infinity, to = film.chapters[now + 1]?.[0] ?? Infinity;
        at("account").innerHTML = film.account.filter(([t]) => (t >= from || now === 0) && t < to).map(([t, words]) =>
          `<li data-time="${t}"><span>${t.toFixed(2)}</span>${plain(words)}</li>`).join("");
        if (film.chapters.length) {
          at("chapter").innerHTML = `<span>${now + 1}</span>${plain(film.chapters[now][1])}`;
          const list = at("chapters");
          for (const [i, line] of [...list.children].entries()) line.className = i === now ? "now" : "";
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
      at("drawing").innerHTML = render(front.commands, content, "front");
      at("beside").innerHTML = beside(still);
      at("overlay").innerHTML = overlay(still);
      at("scrubber").value = shown;
      at("time").textContent = `${still.t.toFixed(2)} / ${film.stills[last].t.toFixed(2)} s`;
      at("state").innerHTML = still.h == null ? still.p : `${still.p} · <b>${plain(names.get(still.h) ?? still.h)}</b>`;
      tell(still);
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
      // After the end and a short pause it begins again.
      if (clock > film.stills[last].t + 0.6) clock = 0;
      const index = indexAt(clock);
      if (index !== shown) show(index);
      requestAnimationFrame(tick);
    }

    // Goes to an instant. If the film was playing, it continues from there.
    function jump(seconds) {
      const wasPlaying = playing;
      play(false);
      show(indexAt(seconds));
      if (wasPlaying) play(true);
    }

    window.seek = seconds => { play(false); show(indexAt(seconds)); };

    const [place, ...extras] = location.hash.slice(1).split(",");
    const wish = ["dark", "light"].find(word => extras.includes(word))
      ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
    choose(films.find(film => film.appearance === wish) ?? films[0]);

    if (last >= 0) {
      for (const list of ["account", "chapters"]) at(list).addEventListener("click", event => {
        const line = event.target.closest("li");
        if (line) jump(Number(line.dataset.time) + 0.0166);
      });
      at("appearance")?.addEventListener("click", () => {
        choose(films[(films.indexOf(film) + 1) % films.length]);
        show(shown);
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
        else if (event.key === "ArrowDown" && film.chapters[chapter + 1]) jump(film.chapters[chapter + 1][0]);
        else if (event.key === "ArrowUp" && film.chapters.length) jump(film.chapters[Math.max(0, chapter - 1)][0]);
        else if (event.key === "o" || event.key === "O") { at("hidden").checked = !at("hidden").checked; show(shown); }
        else return;
        // A focused button or slider would take the same key once more.
        event.preventDefault();
      });
      document.addEventListener("keyup", event => {
        if (event.key === " " && event.target === at("play")) event.preventDefault();
      });
      show(0);
      // #3.2 in the address opens the page at that instant; ,o adds the overlay, and ,dark the dark appearance.
      if (extras.includes("o")) at("hidden").checked = true;
      if (place !== "" && isFinite(place)) seek(Number(place)); else play(true);
    }
    """
}
