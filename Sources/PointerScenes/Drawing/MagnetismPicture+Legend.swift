import Foundation
import PointerKit

extension MagnetismPicture {
  /// The candidates in reach, in ascending order of distance and then by id.
  var nearest: [MagnetismCandidate] {
    (explanation?.candidates ?? []).filter { $0.verdict != .outOfReach }.sorted {
      ($0.distance, $0.id) < ($1.distance, $1.id)
    }
  }

  /// The distance of a candidate that might have won, or else the reason why it lost.
  static func words(for candidate: MagnetismCandidate) -> String {
    candidate.verdict == .chosen || candidate.verdict == .farther
      ? Markup.number(candidate.distance, decimals: 0) + " pt"
      : Vocabulary.verdict.plainWords(for: candidate.verdict)
  }

  /// The legend below the window, and its height in points.
  ///
  /// The legend has a sentence about the answer, and explains each sign of the picture.
  func legend(below top: Double) -> (markup: String, height: Double) {
    let line = 1.6 * font
    let left = 16 + 3.4 * font
    var markup =
      "<text x=\"16\" y=\"\(Markup.number(top + line * 1.2))\" font-weight=\"600\" fill=\"\(palette.ink)\">"
      + Markup.escaped(summary) + "</text>"
    for (index, row) in rows.enumerated() {
      let baseline = top + line * (Double(index) + 2.3)
      let center = Point(x: 16 + 1.4 * font, y: baseline - 0.36 * font)
      markup +=
        "<g transform=\"translate(\(Markup.point(center)))\">\(row.sign)</g>"
        + "<text x=\"\(Markup.number(left))\" y=\"\(Markup.number(baseline))\" fill=\"\(row.color)\">"
        + Markup.escaped(row.text) + "</text>"
    }
    return (markup, line * (Double(rows.count) + 2))
  }

  /// A sign of the picture, drawn around (0, 0), with the color and the text of its explanation.
  private typealias Row = (sign: String, color: String, text: String)

  private var rows: [Row] {
    let (half, side) = (1.3 * font, 0.55 * font)
    func rule(_ color: String, _ more: String = "") -> String {
      "<path d=\"M\(Markup.number(-half)) 0H\(Markup.number(half))\" stroke=\"\(color)\" stroke-width=\"2\"\(more)/>"
    }
    func box(_ attributes: String) -> String {
      let frame = Rect(x: -1.3 * side, y: -side, width: 2.6 * side, height: 2 * side)
      return Markup.rectangle(frame, radius: 2, fill: "none", attributes)
    }
    let stroke = palette.wrong
    var rows: [Row] = [
      (
        rule(stroke)
          + "<circle cx=\"\(Markup.number(half))\" r=\"4\" fill=\"\(palette.paper)\" stroke=\"\(stroke)\" stroke-width=\"2\"/>",
        stroke, "The recorded movement; the ring is where the finger lifted"
      )
    ]
    if explanation != nil {
      rows.append(
        (
          rule(stroke, " stroke-dasharray=\"6 4\"")
            + "<path d=\"M\(Markup.number(half)) 0m-4 -4l8 8m0 -8l-8 8\" stroke=\"\(stroke)\" stroke-width=\"2\"/>",
          stroke,
          "Where the pointer would have stopped with inertia alone"
        ))
    }
    rows.append(
      (
        "<circle r=\"\(Markup.number(side))\" fill=\"\(palette.ink)\" fill-opacity=\".6\"/>", palette.ink,
        "Where the pointer came to rest"
      ))
    if explanation != nil {
      rows.append(
        (
          "<circle r=\"\(Markup.number(1.1 * side))\" fill=\"none\" stroke=\"\(palette.ring)\"/>",
          palette.ring, "The circle in which targets were searched, around the stop with inertia alone"
        ))
    }
    rows.append(
      (
        box("stroke=\"\(palette.ring)\" stroke-dasharray=\"1.5 3\""), palette.ring,
        "The hit regions of targets"
      ))
    if !nearest.isEmpty {
      rows.append(
        (
          "<text text-anchor=\"middle\" y=\"\(Markup.number(0.36 * font))\" fill=\"\(palette.ink)\">pt</text>",
          palette.ink, "The distance of a center from that stop, or why the target lost: " + ranking
        ))
    }
    if answer.target != nil {
      rows.append(
        (
          box("stroke=\"\(palette.right)\" stroke-width=\"2.5\""), palette.right,
          "The target on which the pointer ended: \(name(answer.target))"
        ))
    }
    if self.stroke.clicked != nil {
      rows.append(
        (
          box("stroke=\"\(palette.clicked)\" stroke-width=\"2.5\""), palette.clicked,
          "The target that the person clicked next: \(name(self.stroke.clicked))"
        ))
    }
    return rows
  }

  private func name(_ id: TargetID?) -> String { id.map { stroke.names.name(ofTarget: $0) } ?? "nothing" }

  private var summary: String {
    let speed = Markup.number(answer.velocity.length, decimals: 0)
    let end = "ends on \(name(answer.target)) (\(Vocabulary.reason.plainWords(for: answer.reason)))"
    let lift = explanation == nil ? "no flick, \(answer.slowness)" : "lifted at \(speed) points per second"
    guard let clicked = stroke.clicked else { return "\(stroke.id): \(lift); \(end)" }
    let verdict = clicked == answer.target ? "right" : answer.target == nil ? "none" : "wrong"
    return "\(stroke.id): \(lift); \(end); clicked \(name(clicked)): \(verdict)"
  }

  /// The five nearest candidates as text.
  private var ranking: String {
    nearest.prefix(5).map { "\(name($0.id)) \(MagnetismPicture.words(for: $0))" }.joined(separator: ", ")
      + (nearest.count > 5 ? " …" : "")
  }
}
