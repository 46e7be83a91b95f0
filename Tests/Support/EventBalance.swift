public import PointerKit

/// Keeps account of what begins and ends: every hover, press, drag, band, gesture and reveal has exactly one end.
public struct EventBalance {
  /// What is hovered by this account.
  public private(set) var hovered: TargetID?
  /// The buttons that are pressed.
  public private(set) var buttons: Set<UInt16> = []
  /// Whether a band is drawn.
  public private(set) var isBanding = false

  private var isShown = true
  private var isDragging = false
  private var directDrags: Set<DeviceID> = []
  private var gestures: Set<String> = []
  private var revealed: Set<RevealedElement> = []
  private var seen: UInt64 = 0
  /// Whether events were lost, after which there may be ends of what never began.
  private var isIncomplete = false

  /// Creates an account of an engine to which nothing has happened.
  public init() {}

  /// Takes the events since the last time, and compares the account with what the engine says.
  ///
  /// - Returns: What was wrong with them.
  public mutating func take(_ engine: PointerEngine) -> [String] {
    let events = engine.events(since: seen)
    seen = events.endIndex
    var found: [String] = []
    if events.lostCount > 0 {
      isIncomplete = true
      hovered = events.lazy.compactMap { $0.hoveredBefore }.first ?? engine.hoveredTarget
    }
    for event in events { take(event, &found) }
    note(
      hovered == engine.hoveredTarget, "hovers \(engine.hoveredTarget as Any), told \(hovered as Any)", &found
    )
    return found
  }

  /// Takes what happened, oldest first.
  ///
  /// - Returns: What was wrong with it.
  public mutating func take(_ events: [PointerEvent]) -> [String] {
    var found: [String] = []
    for event in events { take(event, &found) }
    return found
  }

  /// Notes what does not hold.
  private func note(_ holds: Bool, _ message: @autoclosure () -> String, _ found: inout [String]) {
    if !holds { found.append(message()) }
  }

  /// Notes what does not hold, unless it cannot be known because events were lost.
  private func noteBegun(_ holds: Bool, _ message: @autoclosure () -> String, _ found: inout [String]) {
    if !holds, !isIncomplete { found.append(message()) }
  }

  private mutating func take(_ event: PointerEvent, _ found: inout [String]) {
    let button = event.button?.rawValue ?? 0
    func name() -> String { "\(event.type) of \(event.target as Any)" }
    switch event.type {
    case .entered:
      note(hovered == nil, "\(name()) within \(hovered as Any)", &found)
      hovered = event.target
    case .exited:
      note(hovered == event.target, "\(name()) within \(hovered as Any)", &found)
      hovered = nil
    case .pressed:
      noteBegun(buttons.insert(button).inserted, "\(name()): \(button) is pressed already", &found)
    case .released, .cancelled:
      noteBegun(buttons.remove(button) != nil, "\(name()): \(button) is not pressed", &found)
    case .clicked:
      note(event.target == hovered, "\(name()) within \(hovered as Any)", &found)
      note(!isDragging, "\(name()) after a drag", &found)
    case .hidden: isShown = false
    case .shown: isShown = true
    case .dragBegan, .dragChanged, .dragEnded: takeDrag(event, name(), &found)
    case .pressureChanged: noteBegun(buttons.contains(button), "\(name()): \(button) is not pressed", &found)
    case .bandBegan:
      noteBegun(
        buttons.contains(0) && !isDragging && !isBanding, "a band without a press, or within another", &found)
      isBanding = true
    case .bandChanged: noteBegun(isBanding, "a band changed that had not begun", &found)
    case .bandEnded:
      noteBegun(
        buttons.contains(0) && isBanding, "a band ended that had not begun, or after its release", &found)
      isBanding = false
    case .scrolled: takeGesture(event, "scroll", &found)
    case .transformed: takeGesture(event, "transform", &found)
    case .gestured: takeGesture(event, event.gesture.map { "\($0)" } ?? "", &found)
    case .revealed, .concealed:
      if case .revealed(let element) = event.kind {
        noteBegun(revealed.insert(element).inserted, "\(element) is revealed already", &found)
      } else if case .concealed(let element) = event.kind {
        noteBegun(revealed.remove(element) != nil, "\(element) is not revealed", &found)
      }
    default: break
    }
    if !isShown {
      noteBegun(hovered == nil, "\(name()): \(hovered as Any) is hovered by a hidden pointer", &found)
    }
    if isBanding { noteBegun(hovered == nil, "\(name()): \(hovered as Any) is hovered by a band", &found) }
  }

  private mutating func takeDrag(
    _ event: PointerEvent, _ name: @autoclosure () -> String, _ found: inout [String]
  ) {
    let device = event.device ?? 0
    switch (event.type, event.button) {
    case (.dragBegan, nil): noteBegun(directDrags.insert(device).inserted, "\(name()) within another", &found)
    case (.dragChanged, nil): noteBegun(directDrags.contains(device), "\(name()) that had not begun", &found)
    case (.dragEnded, nil):
      noteBegun(directDrags.remove(device) != nil, "\(name()) that had not begun", &found)
    case (.dragBegan, _):
      noteBegun(
        buttons.contains(0) && !isDragging && !isBanding, "\(name()) without a press, or within another",
        &found)
      isDragging = true
    case (.dragChanged, _):
      noteBegun(buttons.contains(0) && isDragging && !isBanding, "\(name()) that had not begun", &found)
    default:
      noteBegun(
        buttons.contains(0) && isDragging, "\(name()) that had not begun, or after its release", &found)
      note(
        event.phase == .ended || event.phase == .cancelled, "\(name()) in phase \(event.phase as Any)", &found
      )
      isDragging = false
    }
  }

  private mutating func takeGesture(_ event: PointerEvent, _ kind: String, _ found: inout [String]) {
    let key = "\(kind) of device \(event.device?.rawValue ?? 0)"
    switch event.phase {
    case .began: noteBegun(gestures.insert(key).inserted, "\(key) began within another", &found)
    case .changed: noteBegun(gestures.contains(key), "\(key) changed and had not begun", &found)
    case .ended:
      // Some gestures, such as a tap, are reported only when they are over.
      noteBegun(
        gestures.remove(key) != nil || event.type == .gestured, "\(key) ended and had not begun", &found)
    case .cancelled: noteBegun(gestures.remove(key) != nil, "\(key) was cancelled and had not begun", &found)
    case nil: break
    }
  }

  /// What is still under way, but for what is hovered and revealed.
  public var underWay: [String] {
    (buttons.isEmpty ? [] : ["buttons \(buttons)"]) + (isDragging || !directDrags.isEmpty ? ["a drag"] : [])
      + (isBanding ? ["a band"] : []) + gestures.sorted()
  }
}

extension PointerEvent {
  /// What must have been hovered before: nil if the event does not say so.
  fileprivate var hoveredBefore: TargetID?? {
    switch kind {
    case .entered: .some(nil)
    case .exited(let target): .some(target)
    default: nil
    }
  }
}
