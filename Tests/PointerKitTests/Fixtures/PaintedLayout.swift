import PointerTestSupport

/// A random layout of overlapping, nested, clipped and scrolled spaces and targets, and a person who sweeps
/// over it.
struct PaintedLayout {
  var tree = PaintedTree(size: Size(160, 120))
  var person: SimulatedPerson

  init(_ dice: inout Dice) {
    var configuration = PointerConfiguration()
    configuration.pointer.circleDiameter = dice.pick([6, 12, 19])
    configuration.regions.bezelPadding = dice.pick([0, 4, 12])
    configuration.regions.plainPadding = dice.pick([0, 6, 24])
    person = SimulatedPerson(
      start: dice.point(in: Rect(0, 0, 160, 120)), size: tree.size,
      device: PointerDevice(kind: .trackpad, reportsContact: dice.chance(0.5)), configuration: configuration)
    for number in 0..<dice.count(0...5) { tree.spaces.append(space(number + 1, &dice)) }
    for number in 0..<dice.count(1...14) { tree.targets.append(target(TargetID(number + 1), &dice)) }
    person.engine.upsert(tree.spaces, at: person.now)
    person.engine.upsert(tree.targets, at: person.now)
  }

  private func space(_ number: Int, _ dice: inout Dice) -> PointerSpace {
    var space = PointerSpace(
      id: SpaceID(number), in: SpaceID(dice.chance(0.3) ? 0 : dice.count(0...number - 1)),
      origin: dice.chance(0.3) ? .zero : Point(dice.number(-20...40), dice.number(-20...40)))
    if dice.chance(0.7) {
      space.clip = Rect(
        dice.number(-10...40), dice.number(-10...30), dice.number(20...120), dice.number(20...100))
    }
    space.z = Int64(dice.count(-1...1))
    space.isOpaque = dice.chance(0.1)
    space.isEnabled = !dice.chance(0.05)
    return space
  }

  private func target(_ id: TargetID, _ dice: inout Dice) -> PointerTarget {
    let isWhole = dice.chance(0.4)
    func length(_ range: ClosedRange<Double>) -> Double {
      isWhole ? dice.number(range).rounded() : dice.number(range)
    }
    var frame = Rect(length(0...130), length(0...100), length(4...50), length(4...40))
    // On another, exactly beside it, or of the same frame.
    if let other = tree.targets.last?.frame, dice.chance(0.4) {
      switch dice.count(0...3) {
      case 0: frame = other.outset(by: -other.size.shorterSide / 4)
      case 1: frame = Rect(other.maxX, other.minY, other.width, other.height)
      case 2: frame = other
      default: frame = other.offset(by: dice.vector(upTo: 12))
      }
    }
    var target = PointerTarget(id, frame, dice.pick([.other, .appIcon, .button, .row, .card]))
    target.hasBezel = dice.chance(0.5)
    target.space = dice.chance(0.3) ? .window : SpaceID(dice.count(0...max(1, tree.spaces.count)))
    if !tree.spaces.contains(where: { $0.id == target.space }), dice.chance(0.9) { target.space = .window }
    target.z = Int64(dice.count(0...dice.pick([0, 0, 2])))
    target.isEnabled = !dice.chance(0.1)
    target.cornerRadius = dice.pick([0, 3, 8])
    target.color = dice.chance(0.5) ? LinearColor(red: dice.number(0...1), green: 0.2, blue: 0.7) : nil
    switch dice.count(0...5) {
    case 0: break
    case 1: target.style = PointerStyle(effect: .highlight)
    case 2, 3: target.style = PointerStyle(effect: .lift)
    default:
      target.style = PointerStyle(
        effect: .hover(
          preferredTintMode: dice.pick([.none, .overlay, .underlay]), prefersShadow: dice.chance(0.5),
          prefersScaledContent: dice.chance(0.5)))
    }
    return target
  }

  /// Sweeps, presses, waits or scrolls.
  mutating func act(_ dice: inout Dice) {
    switch dice.count(0...11) {
    case 0: person.wait(milliseconds: Int64(dice.count(1...900)))
    case 1: person.press()
    case 2: person.release()
    case 3:
      guard let index = tree.spaces.indices.randomElement(using: &dice) else { return }
      tree.spaces[index].origin += dice.vector(upTo: 8)
      person.engine.scroll(space: tree.spaces[index].id, toOrigin: tree.spaces[index].origin, at: person.now)
    case 4:
      guard dice.chance(0.3), let index = tree.targets.indices.randomElement(using: &dice) else { return }
      person.engine.remove(target: tree.targets.remove(at: index).id, at: person.now)
    case 5, 6:
      // Onto one of the elements.
      guard let id = tree.targets.randomElement(using: &dice)?.id, let region = person.engine.region(of: id)
      else { return }
      person.move(by: dice.point(in: region) - person.model, over: Int64(dice.count(1...150)))
    default: person.move(by: dice.vector(upTo: 30), over: Int64(dice.count(1...60)))
    }
    person.wait(nanoseconds: Int64(dice.count(0...60_000_000)))
  }
}
