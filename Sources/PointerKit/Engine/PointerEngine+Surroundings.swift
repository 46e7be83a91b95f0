import Kinematics

/// What lies around the visible pointer: accessories, a drag's badge, values.
extension PointerEngine {
  /// Shows values beside the pointer (A4), changes them at once, or, with nil or none, fades them out.
  ///
  /// More than four values, or a text of more than 31 bytes, are dropped or cut and counted in
  /// ``diagnostics``. While the pointer is hidden they are as well.
  public mutating func setAnnotation(_ annotation: PointerAnnotation?, at time: Timestamp) {
    advance(to: time)
    if annotation?.isCut ?? false { diagnostics.cutAnnotations += 1 }
    self.annotation.set(annotation)
    updateGoals()
  }

  /// What dropping would do with the keys that are held (C2).
  @inline(__always)
  var resolvedDrag: DragOperation { dragOperation.resolved(with: modifiers) }

  /// Whether there is anything around the pointer, or about to be.
  @inline(__always)
  var hasSurroundings: Bool {
    !style.accessories.isEmpty || !accessories.isEmpty || dragOperation != .none || !annotation.isEmpty
  }

  /// Sends the springs of all that lies around the pointer to where the pointer's own goal wants them.
  mutating func updateSurroundings(_ goal: VisiblePointer.Goal, model: Point) {
    let isSeen = visibility == .shown && !style.isHidden
    accessories.head(
      for: isSeen ? style.accessories : [], badge: isSeen ? resolvedDrag.badge : nil,
      scale: settings.pointerScale, configuration: configuration, at: now)
    guard !annotation.isEmpty else { return }
    let (across, down) = (goal.place.horizontal, goal.place.vertical)
    let center = Point(
      x: across.hold == .free ? model.x + across.place : across.place,
      y: down.hold == .free ? model.y + down.place : down.place)
    annotation.head(
      isSeen: isSeen, around: Rect(center: center, size: goal.form.size), within: bounds,
      configuration: configuration, at: now)
  }

  @inline(__always)
  func areSurroundingsSettled(at time: Timestamp) -> Bool {
    accessories.isSettled(at: time) && annotation.isSettled(at: time)
  }

  /// Whether there is anything to see around the pointer.
  @inline(__always)
  func hasSurroundings(at time: Timestamp) -> Bool {
    !accessories.isEmpty || !annotation.isEmpty || !annotation.isSettled(at: time)
  }

  @inline(__always)
  func readSurroundings(at time: Timestamp, into frame: inout PointerFrame) {
    swap(&frame.accessories, &frame.before.accessories)
    frame.before.annotation = frame.annotation
    accessories.read(around: frame.pointer, at: time, into: &frame.accessories)
    frame.annotation = annotation.state(
      beside: frame.pointer, appearance: appearance, offset: effectFactors.values(at: time).annotationOffset,
      at: time)
    // Once more after the last, so that what was seen is forgotten.
    frame.before.hasSurroundings =
      !frame.accessories.isEmpty || !frame.before.accessories.isEmpty || frame.annotation != nil
      || frame.before.annotation != nil
  }
}
