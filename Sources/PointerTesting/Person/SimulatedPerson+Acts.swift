public import PointerKit

// Buttons, keys, gestures and the gaze. After each act the person may wait some milliseconds.
extension SimulatedPerson {
  /// Presses a button.
  public mutating func press(_ button: PointerButton = .primary, waiting milliseconds: Int64 = 0) {
    send(.button(button, isDown: true), waiting: milliseconds)
  }

  /// Releases a button.
  public mutating func release(_ button: PointerButton = .primary, waiting milliseconds: Int64 = 0) {
    send(.button(button, isDown: false), waiting: milliseconds)
  }

  /// Presses and, 80 ms later, releases a button; meanwhile a rolling finger moves, and a tremor goes on.
  public mutating func click(_ button: PointerButton = .primary, waiting milliseconds: Int64 = 0) {
    if hand == .steady {
      press(button, waiting: 80)
    } else {
      press(button)
      move(by: hand.rollOfClick(number: diary.count), over: 80)
    }
    release(button, waiting: milliseconds)
  }

  /// Moves to the center of a target, waits for 150 ms, as a person looks before a click, and clicks.
  public mutating func click(_ target: TargetID, waiting milliseconds: Int64 = 0) {
    move(to: target, waiting: 150)
    click(waiting: milliseconds)
  }

  /// Clicks twice, with 100 ms between the clicks.
  public mutating func doubleClick(_ button: PointerButton = .primary, waiting milliseconds: Int64 = 0) {
    click(button, waiting: 100)
    click(button, waiting: milliseconds)
  }

  /// Moves to a point, presses, moves to another one and releases.
  ///
  /// - Parameters:
  ///   - start: Where the drag begins, in window points.
  ///   - end: Where it ends, in window points.
  ///   - duration: The time of the movement with the button down, in milliseconds; 300 by default.
  ///   - milliseconds: How long the person waits afterward.
  public mutating func drag(
    from start: Point, to end: Point, over duration: Int64 = 300, waiting milliseconds: Int64 = 0
  ) {
    move(to: start, waiting: 150)
    press()
    move(to: end, over: duration)
    release(waiting: milliseconds)
  }

  /// Drags from the center of a target to that of another one.
  public mutating func drag(
    from start: TargetID, to end: TargetID, over duration: Int64 = 300, waiting milliseconds: Int64 = 0
  ) {
    drag(from: point(in: start), to: point(in: end), over: duration, waiting: milliseconds)
  }

  /// Scrolls with two fingers, or with the wheel of a device that reports no contact.
  ///
  /// - Parameters:
  ///   - delta: The displacement of the content, in points.
  ///   - duration: The time that it takes, in milliseconds; 200 by default.
  ///   - milliseconds: How long the person waits afterward.
  public mutating func scroll(
    by delta: Vector, over duration: Int64 = 200, waiting milliseconds: Int64 = 0
  ) {
    let reports = max(1, duration * 1_000_000 / max(1, reportInterval))
    let part = delta / Double(reports)
    if reportsContact {
      if isTouching { lift() }
      send(.contact(.began, fingers: 2))
      send(.scroll(.zero, phase: .began, source: .finger))
    }
    for _ in 0..<reports {
      wait(nanoseconds: reportInterval)
      send(.scroll(part, phase: reportsContact ? .changed : .none, source: reportsContact ? .finger : .wheel))
    }
    if reportsContact {
      send(.scroll(.zero, phase: .ended, source: .finger))
      send(.contact(.ended, fingers: 0))
    }
    if milliseconds > 0 { wait(milliseconds: milliseconds) }
  }

  /// Pinches with two fingers to a scale, 1 at the beginning.
  public mutating func pinch(
    to scale: Double, over duration: Int64 = 300, waiting milliseconds: Int64 = 0
  ) {
    let reports = max(1, duration * 1_000_000 / max(1, reportInterval))
    func transform(_ phase: ContactPhase, _ scale: Double) -> PointerInput.Kind {
      .transform(phase, scale: scale, rotation: 0, translation: .zero, fingers: 2)
    }
    if isTouching { lift() }
    send(transform(.began, 1))
    for index in 1...reports {
      wait(nanoseconds: reportInterval)
      send(transform(.changed, 1 + (scale - 1) * Double(index) / Double(reports)))
    }
    send(transform(.ended, scale), waiting: milliseconds)
  }

  /// Types some characters, one every 120 ms.
  public mutating func type(characters count: Int = 1, waiting milliseconds: Int64 = 0) {
    for _ in 0..<max(0, count) { send(.typing, waiting: 120) }
    if milliseconds > 0 { wait(milliseconds: milliseconds) }
  }

  /// Looks at a position, in window points.
  public mutating func look(at position: Point, waiting milliseconds: Int64 = 0) {
    send(.gaze(position), waiting: milliseconds)
  }

  /// Looks at the center of a target.
  public mutating func look(at target: TargetID, waiting milliseconds: Int64 = 0) {
    look(at: point(in: target), waiting: milliseconds)
  }

  /// Does something while modifier keys are held: `person.hold(.option) { $0.click() }`.
  ///
  /// - Throws: What the acts throw.
  public mutating func hold<Failure: Error>(
    _ keys: KeyModifiers, _ acts: (inout SimulatedPerson) throws(Failure) -> Void
  ) throws(Failure) {
    let before = engine.pressedModifiers
    send(.modifiers(before.union(keys)))
    defer { send(.modifiers(before)) }
    try acts(&self)
  }
}
