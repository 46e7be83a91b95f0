import PointerKit
import PointerRecordings

/// What is hovered is what a search through all targets finds at the model pointer (M2), unless a press, a band or a
/// motion of the pointer's own decides.
struct HoverCheck {
  private var spaces: Set<SpaceID> = [.window]

  mutating func note(_ call: RecordedCall) { spaces.formUnion(call.spaces) }

  func violation(_ engine: PointerEngine, _ frame: PointerFrame, _ balance: EventBalance) -> String? {
    guard balance.buttons.isEmpty, !balance.isBanding, engine.nextMovement(before: .distantFuture) == nil
    else { return nil }
    let hovered = engine.hoveredTarget
    if hovered == nil, [.hidden, .away].contains(frame.phase) { return nil }
    let expected = HitTestOracle(engine, spaces: spaces).target(at: engine.position)
    if hovered == expected { return nil }
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
