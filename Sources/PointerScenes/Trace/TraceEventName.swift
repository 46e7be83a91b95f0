import PointerKit

/// The names of a trace's events.
enum TraceEventName: CaseIterable, Sendable {
  case contact, motion, button, scroll, transform, gesture, modifiers, drag, targets, space, bounds, touch
  case gaze, pressure, hold, annotation, luminance, settings, appearance, leave, enter, cancel, wait

  /// The keys besides `t`, `event` and `device`.
  var keys: Set<String> {
    switch self {
    case .contact: ["phase", "fingers"]
    case .motion: ["delta", "position"]
    case .button: ["button", "down"]
    case .scroll: ["delta", "phase", "source"]
    case .transform: ["phase", "scale", "rotation", "translation", "fingers"]
    case .gesture: ["name", "phase", "fingers"]
    case .modifiers: ["keys"]
    case .drag: ["operation"]
    case .targets: ["upsert", "remove"]
    case .space: PointerSpace.keys
    case .bounds: ["size"]
    case .touch: ["phase", "position", "id"]
    case .gaze: ["position"]
    case .annotation, .settings: ["values"]
    case .pressure, .luminance, .appearance: ["value"]
    case .hold: ["phase"]
    case .enter: ["position"]
    case .leave, .cancel, .wait: []
    }
  }
}

extension Vocabulary where Value == TraceEventName {
  static let event = Vocabulary()
}
