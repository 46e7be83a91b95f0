import PointerKit
import PointerRecordings

/// What is hovered is what a search through all targets finds at the model pointer (M2) or, across a border, within the
/// margin of it (P3), unless a press (I14), a band or a motion of the pointer's own decides.
struct HoverCheck {
  private var spaces: Set<SpaceID> = [.window]
  private var press: Point?

  mutating func note(_ call: RecordedCall, _ engine: PointerEngine) {
    spaces.formUnion(call.spaces)
    switch call {
    case .simulate(let input), .handle(let input, _):
      if case .button(_, isDown: true) = input.kind { press = engine.position }
    default: break
    }
  }

  func violation(_ engine: PointerEngine, _ frame: PointerFrame, _ balance: EventBalance) -> String? {
    guard balance.buttons.isEmpty, !balance.isBanding, engine.nextMovement(before: .distantFuture) == nil
    else { return nil }
    let hovered = engine.hoveredTarget
    if hovered == nil, [.hidden, .away].contains(frame.phase) { return nil }
    let (position, configuration) = (engine.position, engine.configuration)
    if let press, press.distance(to: position) <= configuration.input.dragDistance { return nil }
    let oracle = HitTestOracle(engine, spaces: spaces)
    let expected = oracle.target(at: position)
    if hovered == expected { return nil }
    let margin = configuration.snapping.borderHysteresis
    if expected != nil, let hovered, let target = engine.target(hovered),
      let frame = engine.convert(target.frame, from: target.space)
    {
      let nearest = position.clamped(to: frame)
      let beyond = (0..<8).map { Double($0) * .pi / 4 }
        .map { position + Vector(Elementary.cos($0), Elementary.sin($0)) * margin }
      if nearest.distance(to: position) <= margin, oracle.target(at: nearest) == hovered { return nil }
      if beyond.contains(where: { oracle.target(at: $0) == hovered }) { return nil }
    }
    return "hovers \(hovered as Any) at \(engine.position), expected \(expected as Any)"
  }
}

extension RecordedCall {
  /// The spaces that are registered by this call.
  var spaces: [SpaceID] {
    switch self {
    case .upsertSpace(let space, _): [space.id]
    case .upsertSpaces(let list, _): list.map { $0.id }
    default: []
    }
  }
}
