package import PointerKit

/// The chart of a study: for each scene, the times and misses of every technique by distance, with intervals.
package struct StudyChart: Sendable {
  /// The results, from top to bottom.
  package let results: [StudyResult]

  private static let width = 1000.0
  private static let head = 84.0
  private static let rowHeight = 316.0
  private let palette: Palette
  /// The colors of the techniques: gray for the plain pointer, and three colors for the others.
  ///
  /// People with any color vision can distinguish the three colors (Okabe and Ito 2008). Some are lighter on
  /// a dark background.
  private let techniqueColors: [String]

  /// Creates the chart of a report's results, on a light or a dark background; light by default.
  package init(_ report: StudyReport, appearance: Appearance = .light) {
    results = report.results
    palette = Palette(appearance)
    techniqueColors =
      appearance == .light
      ? ["#8f8f96", "#e69f00", "#0072b2", "#009e73"] : ["#8f8f96", "#e69f00", "#56b4e9", "#22c08f"]
  }

  /// The chart as an SVG document.
  package var svg: String {
    let height = StudyChart.head + StudyChart.rowHeight * Double(results.count) + 34
    let summaries = results.map { result in result.bands.map { (band: $0, summary: result.summary(of: $0)) } }
    // The charts of all scenes have the same scale, so that they can be compared.
    func top(_ figure: (StudySummary.Figures) -> Estimate) -> Double {
      summaries.joined().flatMap { row in StudyTechnique.allCases.map { figure(row.summary[$0]).upper } }
        .max() ?? 1
    }
    let times = StudyAxis(top: top { $0.seconds })
    let misses = StudyAxis(top: max(5, top { $0.misses }))
    let size = Size(width: StudyChart.width, height: height)
    var markup =
      Markup.rectangle(Rect(origin: .zero, size: size), fill: palette.paper) + "\n" + legend
    for (index, result) in results.enumerated() {
      let y = StudyChart.head + StudyChart.rowHeight * Double(index)
      markup +=
        text(
          "\(StudyChart.title(result)): \(result.rows.count) trials with each technique",
          Point(x: 24, y: y + 20), size: 15)
        + text(StudyFindings(result).outline, Point(x: 24, y: y + 40))
        + panel(
          "Mean time from the start of a trial to the release on the goal, s",
          Rect(x: 64, y: y + 76, width: 500, height: 190), times,
          summaries[index]
        ) {
          $0.seconds
        }
        + panel(
          "Trials whose first click missed the goal, %",
          Rect(x: 636, y: y + 76, width: 340, height: 190), misses,
          summaries[index]
        ) {
          $0.misses
        }
    }
    markup += text(
      "Groups are distances from start to goal. Bars are means, lines their 95 % intervals. "
        + "A simulated person: techniques are compared, people are not measured.",
      Point(x: 24, y: height - 16), color: palette.faintInk)
    return Markup.document(size, attributes: " font-size=\"13\" fill=\"\(palette.ink)\"", markup)
  }

  /// The name of a scene; for a file, the name without its folders.
  private static func title(_ result: StudyResult) -> String {
    result.name.split(separator: "/").last.map(String.init) ?? result.name
  }

  private var legend: String {
    var markup = text(
      "Time and misses by distance, with four techniques of pointing", Point(x: 24, y: 36), size: 20)
    for technique in StudyTechnique.allCases {
      let x = 24 + 130 * Double(technique.rawValue)
      markup +=
        Markup.rectangle(
          Rect(x: x, y: 54, width: 14, height: 14), radius: 3, fill: techniqueColors[technique.rawValue])
        + text(technique.name, Point(x: x + 22, y: 66))
    }
    return markup + "\n"
  }

  /// Groups of bars, one group for each band.
  private func panel(
    _ title: String, _ area: Rect, _ axis: StudyAxis, _ rows: [(band: StudyBand, summary: StudySummary)],
    _ figure: (StudySummary.Figures) -> Estimate
  ) -> String {
    func y(_ value: Double) -> Double { area.maxY - area.height * value / axis.end }
    var markup = text(title, Point(x: area.minX, y: area.minY - 14), color: palette.faintInk)
    for tick in axis.ticks {
      markup +=
        rule(
          from: Point(x: area.minX, y: y(tick)), to: Point(x: area.maxX, y: y(tick)), palette.line,
          1)
        + text(axis.label(tick), Point(x: area.minX - 8, y: y(tick) + 4.5), anchor: "end")
    }
    let group = area.width / Double(max(1, rows.count))
    let bar = min(24, group * 0.19)
    for (index, row) in rows.enumerated() {
      let center = area.minX + group * (Double(index) + 0.5)
      for technique in StudyTechnique.allCases {
        let estimate = figure(row.summary[technique])
        let x = center + bar * 1.08 * (Double(technique.rawValue) - 1.5)
        let body = Rect(minX: x - bar / 2, minY: y(estimate.value), maxX: x + bar / 2, maxY: area.maxY)
        markup +=
          Markup.rectangle(body, fill: techniqueColors[technique.rawValue])
          + rule(
            from: Point(x: x, y: y(estimate.lower)), to: Point(x: x, y: y(estimate.upper)),
            palette.ink, 1.5)
      }
      markup += text(row.band.label, Point(x: center, y: area.maxY + 20), anchor: "middle")
    }
    return markup
      + rule(
        from: Point(x: area.minX, y: area.maxY), to: Point(x: area.maxX, y: area.maxY), palette.ink, 1)
      + "\n"
  }

  // MARK: Parts

  private func text(
    _ words: String, _ position: Point, size: Double = 13, color: String? = nil, anchor: String? = nil
  ) -> String {
    "<text x=\"\(Markup.number(position.x))\" y=\"\(Markup.number(position.y))\""
      + (size == 13 ? "" : " font-size=\"\(Markup.number(size))\" font-weight=\"600\"")
      + (color.map { " fill=\"\($0)\"" } ?? "") + (anchor.map { " text-anchor=\"\($0)\"" } ?? "")
      + ">\(Markup.escaped(words))</text>"
  }

  private func rule(from start: Point, to end: Point, _ color: String, _ width: Double) -> String {
    "<path d=\"M\(Markup.point(start))L\(Markup.point(end))\" stroke=\"\(color)\" stroke-width=\"\(Markup.number(width))\"/>"
  }
}

/// The axis of a chart, from 0 to a round number, with up to six ticks at round numbers.
struct StudyAxis {
  /// The number at the end of the axis.
  let end: Double
  /// The numbers at the ticks, in ascending order from 0.
  let ticks: [Double]
  private let decimals: Int

  /// Creates an axis that reaches at least to a value.
  init(top: Double) {
    let top = top > 0 && top.isFinite ? min(top, 1e6) : 1
    // The step is 1, 2 or 5 times a power of ten: the smallest that reaches the top in five steps.
    var (step, decimals, index) = (0.01, 2, 0)
    while step * 5 < top {
      step *= index % 3 == 1 ? 2.5 : 2
      index += 1
      if index % 3 == 0 { decimals -= 1 }
    }
    let count = max(1, Int((top / step).rounded(.up)))
    self.decimals = max(0, decimals)
    end = step * Double(count)
    ticks = (0...count).map { step * Double($0) }
  }

  /// The label of a tick.
  func label(_ tick: Double) -> String { TextTable.fixed(tick, decimals) }
}
