import PointerKit

/// The renderer of the page: all that a toolkit would need to draw the engine's commands.
extension PlayerPage {
  /// A renderer of the engine's drawing commands: a loop with a case for each command.
  static let renderer = """
    // A renderer of PointerKit's drawing commands. Their colors are linear. The page needs them
    // encoded as sRGB (IEC 61966-2-1), and blends the encoded values.
    const signal = c => Math.round(255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055));
    const color = c => `rgb(${c.map(signal).join()})`;
    const box = ([x, y, w, h, r]) => `x="${x}" y="${y}" width="${w}" height="${h}" rx="${r ?? 0}"`;
    const turn = (angle, [x, y, w, h]) => `transform="rotate(${angle * 180 / Math.PI},${x + w / 2},${y + h / 2})"`;
    const falloff = [0, 0.25, 0.5, 0.75, 1].map(s =>
      `<stop offset="${s}" stop-color="#fff" stop-opacity="${(1 - s * s) ** 2}"/>`).join("");

    // The prefix makes the names of filters and gradients different in each group.
    function render(commands, content, prefix) {
      return commands.map(([name, ...v], index) => {
        const id = `c${prefix}-${index}`;
        switch (name) {
        case "shadow": {
          const [x, y, w, h] = v, [blur, tone, opacity] = v.slice(5), room = 3 * blur;
          return `<filter id="${id}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB" ${box([x - room, y - room, w + 2 * room, h + 2 * room])}>`
            + `<feGaussianBlur stdDeviation="${blur}"/></filter>`
            + `<rect ${box(v)} fill="${color(tone)}" fill-opacity="${opacity}" ${blur > 0 ? `filter="url(#${id})"` : ""}/>`;
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
            + `scale(${scale / \(PlayerValue.outlineSteps)})"/>`;
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
}
