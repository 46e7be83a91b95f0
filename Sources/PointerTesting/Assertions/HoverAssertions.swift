public import PointerKit

/// Asserts that a click of the person would reach a target, or with nil that it would reach none.
///
/// A failure says what is hovered instead, how far the pointer is from the region, and what lies over it.
public func assertHovers(
  _ person: SimulatedPerson, _ target: TargetID?, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: String = #function
) {
  guard person.hovered != target else { return }
  let expected = target == nil ? "nothing" : person.title(of: target)
  person.fail(
    "expected \(expected) under the pointer; found \(person.title(of: person.hovered)) at "
      + Text.point(person.position),
    about: target, because: person.reasonsNotToHover(target), at: Place(fileID, file, line, column, function))
}

/// Asserts that the pointer rests: nothing will change until the person does something.
///
/// A failure says what still moves.
public func assertAtRest(
  _ person: SimulatedPerson, fileID: StaticString = #fileID, file: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, function: String = #function
) {
  let frame = person.frame
  guard !frame.isAtRest else { return }
  var later = person.engine
  var instant = person.now
  var rest: String?
  for milliseconds in 1...10_000 where rest == nil {
    instant = instant.advanced(byNanoseconds: 1_000_000)
    if later.step(now: instant).isAtRest { rest = "it rests \(milliseconds) ms later" }
  }
  person.fail(
    "expected the pointer at rest; it is \(frame.phase) at \(Text.point(person.position))",
    about: nil, because: [rest ?? "it does not rest within 10 s"],
    at: Place(fileID, file, line, column, function))
}

/// Asserts that the pointer hovers a target within some milliseconds from now and has come to a stop by then, if
/// the person does nothing.
///
/// The person stays in the present. A failure says how long it takes, or where the pointer stays instead.
public func assertReaches(
  _ person: SimulatedPerson, _ target: TargetID, within milliseconds: Int64, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: String = #function
) {
  let arrival = person.arrival(at: target)
  if let arrival, arrival <= milliseconds { return }
  let found =
    arrival.map { "it takes \($0) ms" }
    ?? "it stays on \(person.title(of: person.afterRest.hoveredTarget)) at \(Text.point(person.afterRest.position))"
  person.fail(
    "expected the pointer on \(person.title(of: target)) within \(Text.number(Double(milliseconds))) ms; \(found)",
    about: target, because: arrival == nil ? person.reasonsNotToHover(target, in: person.afterRest) : [],
    at: Place(fileID, file, line, column, function))
}

extension SimulatedPerson {
  /// The engine when everything has come to rest, if the person does nothing; at most ten seconds from now.
  var afterRest: PointerEngine {
    var later = engine
    var instant = now
    for _ in 0..<10_000 {
      if later.step(now: instant).isAtRest { break }
      instant = instant.advanced(byNanoseconds: 1_000_000)
    }
    return later
  }

  /// The time from now until the pointer hovers a target and does not fly, in milliseconds; nil if it never does.
  func arrival(at target: TargetID) -> Int64? {
    var later = engine
    for milliseconds in 0...10_000 {
      let frame = later.step(now: now.advanced(byNanoseconds: Int64(milliseconds) * 1_000_000))
      let isFlying = frame.phase == .coasting || frame.phase == .attracted
      if frame.hovered == target, !isFlying { return Int64(milliseconds) }
      if frame.isAtRest { return nil }
    }
    return nil
  }

  /// Why a target is not hovered where the pointer is.
  func reasonsNotToHover(_ target: TargetID?, in engine: PointerEngine? = nil) -> [String] {
    let engine = engine ?? self.engine
    guard let target else { return [] }
    let name = name(of: target)
    guard let found = engine.target(target) else { return [unknown(target)] }
    if !found.isEnabled { return ["\(name) is disabled"] }
    guard let region = engine.region(of: target) else {
      return ["\(name) has no region: its space is disabled, unknown or outside the surface"]
    }
    let position = engine.position
    let beyond = Vector(
      dx: max(region.minX - position.x, position.x - region.maxX, 0),
      dy: max(region.minY - position.y, position.y - region.maxY, 0))
    var reasons: [String] = []
    if beyond.length > 0 {
      let sides = [
        position.x < region.minX ? "left of" : position.x > region.maxX ? "right of" : nil,
        position.y < region.minY ? "above" : position.y > region.maxY ? "below" : nil,
      ].compactMap { $0 }.joined(separator: " and ")
      reasons.append(
        "the pointer is \(Text.number(beyond.length)) pt \(sides) the region of \(name), "
          + "which is \(Text.edges(region)): \(padding(of: found, in: region))")
      if heldPress(in: engine) == target, found.latchingAxes.isEmpty {
        reasons.append(
          "the press on \(name) is held, but \(name) latches along no axis, so the pointer left it")
      }
    } else if let press = heldPress(in: engine), press != target {
      reasons.append("a press that began on \(self.name(of: press)) is held, and keeps the pointer")
    } else if let front = engine.hitTest(position)?.target, front != target {
      reasons.append("the pointer is in the region of \(name), but \(self.name(of: front)) comes first there")
    } else if engine.frame(at: engine.time).phase == .away {
      reasons.append("the pointer has left the surface, or nothing has placed it there yet")
    } else if engine.frame(at: engine.time).phase == .hidden {
      reasons.append("the pointer is hidden")
    } else {
      reasons.append(
        "the pointer is in the region of \(name), and changes there only as it moves beyond the border")
    }
    return reasons
  }

  /// How far a region reaches beyond the frame of its target.
  private func padding(of target: PointerTarget, in region: Rect) -> String {
    guard let frame = engine.convert(target.frame, from: target.space) else { return "clipped away" }
    let sides = [
      frame.minX - region.minX, frame.minY - region.minY, region.maxX - frame.maxX, region.maxY - frame.maxY,
    ]
    guard let first = sides.first, sides.allSatisfy({ abs($0 - first) < 0.01 }) else {
      return "beyond its frame "
        + zip(sides, ["left", "top", "right", "bottom"]).map { "\(Text.number($0)) \($1)" }
        .joined(separator: ", ")
    }
    return abs(first) < 0.01
      ? "its frame, without padding" : "its frame and \(Text.number(first)) pt around it"
  }

  /// A target that is not registered, with those that are.
  private func unknown(_ target: TargetID) -> String {
    let all = engine.targetIdentifiers
    let list = all.prefix(12).map { title(of: $0) }.joined(separator: ", ") + (all.count > 12 ? ", …" : "")
    let refused = engine.refusedTargets.map { "; \($0)" } ?? ""
    return "\(name(of: target)) is not registered; registered: \(all.isEmpty ? "none" : list)\(refused)"
  }

  /// The target of the press that is held now; nil for none.
  private func heldPress(in engine: PointerEngine) -> TargetID? {
    var held: TargetID?
    for event in engine.events(since: 0) {
      switch event.kind {
      case .pressed(let press): held = press.target
      case .released, .cancelled: held = nil
      default: break
      }
    }
    return held
  }
}

extension PointerEngine {
  /// How many targets were refused, and why; nil if none was.
  var refusedTargets: String? {
    let refused = diagnostics.invalidTargets
    guard refused.count > 0 else { return nil }
    return "the engine refused \(refused.count) target\(refused.count == 1 ? "" : "s"), the latest with id "
      + "\(refused.lastID?.rawValue ?? 0); an id is not 0, and a frame has finite numbers and no negative extent"
  }
}
