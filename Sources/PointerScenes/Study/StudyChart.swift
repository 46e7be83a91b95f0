import PointerKit

/// The chart of a study: the times and the misses of every technique by distance, with intervals, for each
/// scene.
public struct StudyChart: Sendable {
  /// The results, from top to bottom.
  public let results: [StudyResult]

  private static let width = 1000.0
  private static let head = 84.0
  private static let rowHeight = 300.0
  private static let ink = "#1d1d1f"
  private static let faintInk = "#6a6a70"
  private static let line = "#dcdce2"

  /// Creates the chart of a report's results.
  public init(_ report: StudyReport) { results = report.results }

  /// The chart as an SVG document.
  public var svg: String {
    let height = StudyChart.head + StudyChart.rowHeight * Double(results.count) + 34
    let summaries = results.map { result in result.bands.map { (band: $0, summary: result.summary(of: $0)) } }
    // All scenes have the same scale, so that they can be compared.
    func top(_ figure: (StudySummary.Figures) -> StudySummary.Estimate) -> Double {
      summaries.joined().flatMap { row in StudyTechnique.allCases.map { figure(row.summary[$0]).upper } }
        .max() ?? 1
    }
    let times = StudyAxis(top: top { $0.seconds })
    let misses = StudyAxis(top: max(5, top { $0.misses }))
    var markup =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Markup.number(StudyChart.width))\""
      + " height=\"\(Markup.number(height))\" viewBox=\"0 0 \(Markup.number(StudyChart.width))"
      + " \(Markup.number(height))\" font-family=\"\(StillPicture.fonts)\" font-size=\"13\""
      + " fill=\"\(StudyChart.ink)\">\n"
      + Markup.rectangle(Rect(x: 0, y: 0, width: StudyChart.width, height: height), fill: "#fff") + "\n"
      + legend
    for (index, result) in results.enumerated() {
      let y = StudyChart.head + StudyChart.rowHeight * Double(index)
      markup +=
        text(
          "\(StudyChart.title(result)): \(result.rows.count) trials with each technique",
          Point(x: 24, y: y + 20), size: 15)
        + panel(
          "time until the goal is pressed, s", Rect(x: 64, y: y + 60, width: 500, height: 190), times,
          summaries[index]
        ) {
          $0.seconds
        }
        + panel(
          "first clicks that missed, %", Rect(x: 636, y: y + 60, width: 340, height: 190), misses,
          summaries[index]
        ) {
          $0.misses
        }
    }
    return markup
      + text(
        "Bars are means, lines their 95 % intervals. "
          + "A simulated person: techniques are compared, people are not measured.",
        Point(x: 24, y: height - 16), color: StudyChart.faintInk) + "</svg>\n"
  }

  /// The name of a scene; for a file, without its folders, to save room.
  private static func title(_ result: StudyResult) -> String {
    result.name.split(separator: "/").last.map(String.init) ?? result.name
  }

  private var legend: String {
    var markup = text("How pointing goes by distance", Point(x: 24, y: 36), size: 20)
    for technique in StudyTechnique.allCases {
      let x = 24 + 130 * Double(technique.rawValue)
      markup +=
        Markup.rectangle(
          Rect(x: x, y: 54, width: 14, height: 14), radius: 3, fill: StudyChart.color(technique))
        + text(technique.name, Point(x: x + 22, y: 66))
    }
    return markup + "\n"
  }

  /// Groups of bars, one group for each band.
  private func panel(
    _ title: String, _ area: Rect, _ axis: StudyAxis, _ rows: [(band: StudyBand, summary: StudySummary)],
    _ figure: (StudySummary.Figures) -> StudySummary.Estimate
  ) -> String {
    func y(_ value: Double) -> Double { area.maxY - area.height * value / axis.end }
    var markup = text(title, Point(x: area.minX, y: area.minY - 14), color: StudyChart.faintInk)
    for tick in axis.ticks {
      markup +=
        rule(
          from: Point(x: area.minX, y: y(tick)), to: Point(x: area.maxX, y: y(tick)), StudyChart.line,
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
          Markup.rectangle(body, fill: StudyChart.color(technique))
          + rule(
            from: Point(x: x, y: y(estimate.lower)), to: Point(x: x, y: y(estimate.upper)),
            StudyChart.ink, 1.5)
      }
      markup += text(row.band.label, Point(x: center, y: area.maxY + 20), anchor: "middle")
    }
    return markup
      + rule(
        from: Point(x: area.minX, y: area.maxY), to: Point(x: area.maxX, y: area.maxY), StudyChart.ink, 1)
      + "\n"
  }

  // MARK: Parts

  /// The color of a technique: grey for the plain pointer, and three colors that people with any color vision
  /// can tell apart (Okabe and Ito 2008).
  private static func color(_ technique: StudyTechnique) -> String {
    switch technique {
    case .plain: "#8f8f96"
    case .inertia: "#e69f00"
    case .magnetism: "#0072b2"
    case .bubble: "#009e73"
    }
  }

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
