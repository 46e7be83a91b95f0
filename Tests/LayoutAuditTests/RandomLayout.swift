import LayoutAudit
import PointerKit
import PointerTestSupport

/// A random layout that follows every guideline, with an empty area in which a test puts what deviates.
struct RandomLayout {
  /// The empty area, more than 100 points from everything else.
  static let area = Rect(900, 100, 900, 700)
  static let firstFreeID: UInt64 = 1000

  var targets: [PointerTarget] = []
  var spaces: [PointerSpace] = []
  var configuration = PointerConfiguration()
  var annotation: PointerAnnotation?
  private var nextID: UInt64 = 1

  init(_ dice: inout Dice) {
    toolbar(&dice)
    if dice.chance(0.7) { segments(&dice) }
    if dice.chance(0.7) { icons(&dice) }
    if dice.chance(0.7) { rows(&dice) }
    if dice.chance(0.7) { pieces(&dice) }
    nextID = RandomLayout.firstFreeID
  }

  /// Adds a target in the empty area, at a position relative to it.
  mutating func add(
    _ frame: Rect, _ kind: ElementKind = .other, bezel: Bool = false, group: GroupID? = nil,
    effect: PointerEffect = .automatic, _ change: (inout PointerTarget) -> Void = { _ in }
  ) {
    let moved = frame.offset(by: RandomLayout.area.origin - .zero)
    place(moved, kind, bezel: bezel, group: group, effect: effect, change)
  }

  var engine: PointerEngine {
    var engine = PointerEngine(size: Size(2000, 1000), configuration: configuration)
    engine.upsert(spaces, at: .zero)
    engine.upsert(targets, at: .zero)
    engine.setAnnotation(annotation, at: .zero)
    return engine
  }

  private mutating func place(
    _ frame: Rect, _ kind: ElementKind, bezel: Bool = false, group: GroupID? = nil,
    effect: PointerEffect = .automatic, _ change: (inout PointerTarget) -> Void = { _ in }
  ) {
    var target = PointerTarget(TargetID(nextID), frame, kind, hasBezel: bezel, group: group, effect: effect)
    change(&target)
    targets.append(target)
    nextID += 1
  }

  private mutating func toolbar(_ dice: inout Dice) {
    var x = 30.0
    // Frames are as high as a finger needs; the look is that of the toolbar.
    let height = dice.pick([37.0, 44])
    for _ in 0..<dice.count(2...6) {
      place(Rect(x, 20, dice.number(40...60), height), .barButton, group: 1)
      x += 60 + dice.number(0...30)
    }
  }

  private mutating func segments(_ dice: inout Dice) {
    let selected = dice.count(0...2)
    for index in 0..<3 {
      place(
        Rect(30 + 80 * Double(index), 110, 80, 32), index == selected ? .selectedSegment : .segment,
        bezel: index == selected, group: 2)
    }
  }

  private mutating func icons(_ dice: inout Dice) {
    let side = dice.number(48...72)
    for index in 0..<dice.count(1...6) {
      let (column, row) = (Double(index % 3), Double(index / 3))
      place(Rect(30 + 120 * column, 200 + 120 * row, side, side), .appIcon, bezel: true) {
        $0.cornerRadius = 0.2237 * side
      }
    }
  }

  private mutating func rows(_ dice: inout Dice) {
    spaces.append(PointerSpace(id: 7, origin: Point(420, 200), clip: Rect(420, 200, 300, 200)))
    for index in 0..<dice.count(2...8) {
      place(Rect(0, 48 * Double(index), 300, 48), .row, bezel: true) { $0.space = 7 }
    }
  }

  private mutating func pieces(_ dice: inout Dice) {
    place(Rect(30, 500, 300, 200), .text) {
      $0.style.verticalPrecision = .lines([AxisPrecision.Line(start: 0, length: 20)])
    }
    place(Rect(420, 500, 6, 300), .divider, effect: .none) {
      $0.style.shape = .verticalArrows
      $0.padding = Insets(horizontal: 6, vertical: 0)
      $0.latchingAxes = .horizontal
    }
    place(Rect(500, 500, 280, 120), .card, bezel: true)
    place(Rect(500, 700, dice.number(60...140), 40), .button, bezel: true)
  }
}
