import PointerKit

/// Shapes that change into each other: of any outline, interrupted at any time, they stay finite and of sensible size.
enum PathFuzzing {
  static func violation(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard let mode = bytes.first else { return nil }
    var calls = RandomCalls(FuzzedBytes(bytes), adversity: mode & 3 == 0 ? 30 : 0)
    _ = calls.source.byte()
    var configuration = PointerConfiguration()
    if mode & 4 != 0 { configuration.snapping.shapeSpring = Spring(dampingRatio: 0.3, response: 0.3) }
    var engine = PointerEngine(size: Size(1000, 800), configuration: configuration)
    // The extent of the largest shape; nothing is certain of those of any size.
    var largest = 60.0
    for index in 0..<3 {
      var work = FuzzTarget.work
      let path = calls.path()
      if let found = WorkCheck.violation(
        FuzzTarget.work &- work, limit: WorkCheck.pathLimit, "a path of \(path.elements.count)")
      {
        return found
      }
      guard path.visualWeight.isFinite, path.visualWeight >= 0 else {
        return "a weight of \(path.visualWeight)"
      }
      largest = max(largest, path.bounds.size.longerSide)
      var target = PointerTarget(TargetID(index + 1), Rect(100 + 250 * Double(index), 300, 60, 60))
      let axes: Axes = calls.source.flag() ? [] : .both
      target.style =
        calls.source.flag()
        ? PointerStyle(effect: .lift, shape: .path(path))
        : PointerStyle(shape: .path(path), constrainedAxes: axes)
      if calls.source.below(4) == 0 { target.style.shape = .roundedRect(Size(80, 20), radius: 5) }
      work = FuzzTarget.work
      engine.upsert(target, at: .zero)
      if let found = WorkCheck.violation(FuzzTarget.work &- work, "its registration") { return found }
    }
    var time: Int64 = 0
    var frame = PointerFrame()
    var (before, after) = (PointerFrame(), PointerFrame())
    while !calls.source.isAtEnd {
      FuzzTarget.callCount += 1
      time += Int64(calls.source.byte()) * 1_000_000 + 1
      let now = Timestamp(nanoseconds: time)
      let column = calls.source.below(4)
      let work = FuzzTarget.work
      engine.step(now: now, into: &before)
      engine.simulate(PointerInput(.position(Point(130 + 250 * Double(column), 330)), at: now))
      engine.step(now: now, presenting: now.advanced(byNanoseconds: 8_000_000), into: &frame)
      if let found = WorkCheck.violation(FuzzTarget.work &- work, "a morph with two frames at \(time)") {
        return found
      }
      if let found = RangeCheck.violations(of: frame).first { return "at \(time): \(found)" }
      guard mode & 3 != 0 else { continue }
      engine.step(now: now, into: &after)
      let jump = before.shapeChange(to: after)
      if jump > PointerFrame.visibleLength + 1e-5 * largest {
        return "at \(time): interrupted, a jump of \(jump) points"
      }
      let extent = frame.outline.points.reduce(0) { max($0, $1.x.magnitude, $1.y.magnitude) }
      let side = max(frame.pointer.size.longerSide, extent)
      // Interruptions of a spring of 0.3 overshoot by more than its own third.
      if side > 4 * largest + 100 { return "at \(time): \(side) points wide, of shapes of \(largest)" }
    }
    return nil
  }
}
