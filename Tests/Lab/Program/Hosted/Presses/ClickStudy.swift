import PointerKit
import PointerScenes

/// What helps a person to hit a small target: padding around it, steady presses, or snapping.
struct ClickTechnique: Hashable, Sendable {
  /// The name in reports.
  let name: String
  /// The padding on each side of the target, in points.
  let padding: Double
  /// Whether a press belongs to its target until the pointer has moved by the drag distance (I14).
  let isSteady: Bool
  /// Whether the pointer moves to the center of the target while it rests (M5), as with a trackpad.
  let snaps: Bool

  /// All techniques; the first has none of the three.
  static let all = [
    ClickTechnique(name: "plain", padding: 0, isSteady: false, snaps: false),
    ClickTechnique(name: "steady", padding: 0, isSteady: true, snaps: false),
    ClickTechnique(name: "padding 12", padding: 12, isSteady: false, snaps: false),
    ClickTechnique(name: "12, steady", padding: 12, isSteady: true, snaps: false),
    ClickTechnique(name: "padding 24", padding: 24, isSteady: false, snaps: false),
    ClickTechnique(name: "24, steady", padding: 24, isSteady: true, snaps: false),
    ClickTechnique(name: "24, steady, snaps", padding: 24, isSteady: true, snaps: true),
  ]

  private static let center = Point(x: 5000, y: 5000)
  /// The time from the press to the release, which the recordings do not have: 150 ms.
  private static let pressTime: Int64 = 150_000_000

  /// An engine with one square target.
  func engine(side: Double) -> PointerEngine {
    var configuration = PointerConfiguration()
    if !isSteady { configuration.input.dragDistance = 0 }
    var settings = PointerSettings()
    settings.inertia = false
    var engine = PointerEngine(
      size: Size(width: 10_000, height: 10_000), settings: settings, configuration: configuration)
    engine.setDevice(PointerDevice(kind: snaps ? .trackpad : .mouse), at: .zero)
    var target = PointerTarget(
      id: 1, frame: Rect(center: Self.center, size: Size(width: side, height: side)), kind: .button,
      effect: snaps ? .highlight : .none)
    target.padding = Insets(padding)
    engine.upsert(target, at: .zero)
    return engine
  }

  /// Whether a press, aimed at the center of the only target of an engine, clicks the target.
  func hits(_ press: RecordedPress, _ start: PointerEngine) -> Bool {
    var engine = start
    let released = press.pressed.advanced(byNanoseconds: Self.pressTime)
    var before: Vector?
    func send(_ kind: PointerInput.Kind, _ time: Timestamp) { engine.simulate(PointerInput(kind, at: time)) }
    var isPressed = false
    for sample in press.samples where sample.time <= released {
      if !isPressed, sample.time > press.pressed {
        send(.button(.primary, isDown: true), press.pressed)
        isPressed = true
      }
      if let before, snaps {
        if sample.offset != before { send(.motion(sample.offset - before), sample.time) }
      } else {
        send(.position(Self.center + sample.offset), sample.time)
      }
      before = sample.offset
    }
    if !isPressed { send(.button(.primary, isDown: true), press.pressed) }
    send(.button(.primary, isDown: false), released)
    return engine.events(since: 0).contains { event in
      if case .clicked(let click, _) = event.kind { click.target == 1 } else { false }
    }
  }
}

/// A study of clicks: recorded presses, aimed again at targets of other sizes, with each technique.
///
/// The movement is not changed, so that the person in the recording does not react to what the pointer does.
struct ClickStudy: Sendable {
  /// The sides of the square targets, in points.
  static let sides = [8.0, 16, 24, 37, 44, 60]

  /// The figures of a group of people.
  struct Group: Hashable, Sendable {
    let name: String
    let people: Int
    let presses: Int
    /// For each of ``sides`` and each technique, the percentage of presses that hit, and the misses as a
    /// share of those of the first technique.
    fileprivate let figures: [Estimate]

    /// The percentage of presses that hit the target.
    func hits(_ side: Int, _ technique: Int) -> Estimate { figures[2 * index(side, technique)] }

    /// The misses as a share of those without padding and steady presses.
    func missRatio(_ side: Int, _ technique: Int) -> Estimate {
      figures[2 * index(side, technique) + 1]
    }

    private func index(_ side: Int, _ technique: Int) -> Int { side * ClickTechnique.all.count + technique }
  }

  /// The groups, in the order in which they appear in the recordings.
  let groups: [Group]

  /// Performs all presses with each technique on targets of each size.
  ///
  /// The bootstrap draws people, since the presses of one person are alike.
  init(_ presses: [RecordedPress], seed: UInt64) {
    let setups = ClickStudy.sides.flatMap { side in
      ClickTechnique.all.map { (technique: $0, engine: $0.engine(side: side)) }
    }
    /// For each person of a group, the number of presses, and that of hits with each setup.
    var sums: [(name: String, people: [(name: String, count: Double, hits: [Double])])] = []
    for press in presses {
      let group =
        sums.firstIndex { $0.name == press.group }
        ?? {
          sums.append((press.group, []))
          return sums.count - 1
        }()
      let person =
        sums[group].people.firstIndex { $0.name == press.person }
        ?? {
          sums[group].people.append((press.person, 0, setups.map { _ in 0 }))
          return sums[group].people.count - 1
        }()
      sums[group].people[person].count += 1
      for (index, setup) in setups.enumerated() where setup.technique.hits(press, setup.engine) {
        sums[group].people[person].hits[index] += 1
      }
    }
    groups = sums.map { name, people in
      let figures = Bootstrap.estimates(count: people.count, seed: seed) { item in
        var (count, hits) = (0.0, setups.map { _ in 0.0 })
        for index in people.indices {
          let person = people[item(index)]
          count += person.count
          for setup in hits.indices { hits[setup] += person.hits[setup] }
        }
        return hits.indices.flatMap { index in
          let plain = count - hits[index - index % ClickTechnique.all.count]
          return [100 * hits[index] / count, plain == 0 ? 1 : (count - hits[index]) / plain]
        }
      }
      return Group(
        name: name, people: people.count, presses: Int(people.reduce(0) { $0 + $1.count }), figures: figures)
    }
  }

  // MARK: The report

  /// A table for each group, and for targets of 24 and 37 points how many misses remain.
  var report: String {
    groups.map { group in
      var table = TextTable(
        columns: [("target pt", false)] + ClickTechnique.all.map { ($0.name, false) })
      for (side, length) in ClickStudy.sides.enumerated() {
        table.rows.append(
          [TextTable.fixed(length, 0)]
            + ClickTechnique.all.indices.map { text(group.hits(side, $0), decimals: 0) })
      }
      func remaining(_ side: Int, _ name: String) -> String {
        text(group.missRatio(side, ClickTechnique.all.firstIndex { $0.name == name } ?? 0), decimals: 2)
      }
      let misses = ClickStudy.sides.indices.filter { [24, 37].contains(ClickStudy.sides[$0]) }.map { side in
        "  Misses of \(TextTable.fixed(ClickStudy.sides[side], 0)) pt with steady presses, as a share of plain: "
          + "\(remaining(side, "12, steady")) with padding of 12 pt, \(remaining(side, "24, steady")) of 24 pt.\n"
      }.joined()
      return "tremor \"\(group.name)\": \(group.people) people, \(group.presses) presses; hits in %\n\n"
        + table.text + "\n" + misses + "\n"
    }.joined() + """
      In parentheses are 95 % intervals, bootstrapped over people. The recorded movements are not changed, and the
      target is alone: the figures leave out how people react, and what neighbors take.

      """
  }

  private func text(_ estimate: Estimate, decimals: Int) -> String {
    "\(TextTable.fixed(estimate.value, decimals)) (\(TextTable.fixed(estimate.lower, decimals)) to "
      + "\(TextTable.fixed(estimate.upper, decimals)))"
  }
}
