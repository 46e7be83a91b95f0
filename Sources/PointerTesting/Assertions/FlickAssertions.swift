import Kinematics
import Magnetism
public import PointerKit

/// Asserts that the person's last flick ends on a target, whether the target attracts it or it coasts there; the
/// flight need not be over.
///
/// A failure says where the flick ends instead, and why: the projected point, at which inertia alone would end,
/// and for each target around it the distance, and why it lost.
public func assertLands(
  _ person: SimulatedPerson, on target: TargetID, fileID: StaticString = #fileID,
  file: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: String = #function
) {
  let place = Place(fileID, file, line, column, function)
  let name = person.title(of: target)
  guard let flight = person.flight else {
    return person.fail(
      "expected the flick to land on \(name); there was no flick", about: target,
      because: person.reasonsNotToFlick,
      at: place)
  }
  guard flight.attraction.reason != .tooSlow else {
    return person.fail(
      "expected the flick to land on \(name); it was no flick", about: target,
      because: flight.reasonsNotToFly, at: place)
  }
  let after = person.afterRest
  guard after.hoveredTarget != target else { return }
  let end =
    after.hoveredTarget.map { "it landed on \(person.title(of: $0))" }
    ?? "it coasted to \(Text.point(after.position))"
  person.fail(
    "expected the flick to land on \(name); \(end)", about: target,
    because: person.verdicts(of: flight, on: target),
    at: place)
}

/// A lift and what the engine made of it.
struct Flight {
  let flick: Flick
  let attraction: Attraction
  let configuration: MagnetismConfiguration

  /// Why the lift was no flick.
  var reasonsNotToFly: [String] {
    let speed = flick.velocity.length
    if speed < configuration.minimumSpeed {
      return [
        "the finger left at \(Text.number(speed, decimals: 0)) pt/s; a flick has at least "
          + "\(Text.number(configuration.minimumSpeed, decimals: 0)) pt/s"
      ]
    }
    return ["the finger had slowed down on a control, or had hardly moved before the lift"]
  }
}

extension SimulatedPerson {
  /// The last lift; nil before the first.
  ///
  /// Where lifts are inferred, it is known after a short silence.
  var flight: Flight? {
    let engine = engine.lastFlick == nil ? afterRest : engine
    guard let flick = engine.lastFlick, let attraction = engine.lastAttraction else { return nil }
    return Flight(flick: flick, attraction: attraction, configuration: engine.configuration.magnetism)
  }

  fileprivate var reasonsNotToFlick: [String] {
    var reasons: [String] = []
    if !engine.settings.inertia { reasons.append("the person has switched inertia off") }
    if sendsPositions {
      reasons.append("the host reports positions, so the pointer is where its cursor is, and does not coast")
    }
    if isTouching { reasons.append("the finger is still down") }
    let ignored = engine.diagnostics.nonFiniteInputs.count
    if ignored > 0 {
      reasons.append(
        "the engine ignored \(ignored) input\(ignored == 1 ? "" : "s") with a number that is not finite")
    }
    if reasons.isEmpty {
      reasons.append(
        "no finger has left the device in a movement; from a mouse none does, so flick with a trackpad")
    }
    return reasons
  }

  /// The projected point, and why the target that was expected and those around the point lost.
  fileprivate func verdicts(of flight: Flight, on target: TargetID) -> [String] {
    let attraction = flight.attraction
    var lines = [
      "lift at \(speed(flight.flick.velocity)) from \(Text.point(flight.flick.position))",
      "projected \(Text.point(attraction.projected)), searched \(Text.number(attraction.reach)) pt around it",
    ]
    let candidates = engine.explain(flight.flick).candidates
    let expected = candidates.first { $0.id == target }
    lines.append(expected.map { verdict($0, attraction) } ?? distance(to: target, attraction))
    let others = candidates.filter { $0.id != target }.sorted { ($0.distance, $0.id) < ($1.distance, $1.id) }
    lines += others.prefix(3).map { verdict($0, attraction) }
    return lines
  }

  private func speed(_ velocity: Vector) -> String {
    let angle = Elementary.atan2(abs(velocity.dy), abs(velocity.dx)) * 180 / .pi
    let side = velocity.dx < 0 ? "left" : "right"
    let height = velocity.dy < 0 ? "up" : "down"
    let direction =
      angle > 89.5
      ? height : angle < 0.5 ? side : "\(side), \(Text.number(angle, decimals: 0))° \(height)"
    return "\(Text.number(velocity.length, decimals: 0)) pt/s to the \(direction)"
      .replacing("to the up", with: "up").replacing("to the down", with: "down")
  }

  private func verdict(_ candidate: MagnetismCandidate, _ attraction: Attraction) -> String {
    let away = "\(name(of: candidate.id)) was \(Text.number(candidate.distance, decimals: 0)) pt away"
    switch candidate.verdict {
    case .chosen: return away + ": it attracted the pointer"
    case .farther: return away + ": \(name(of: attraction.target)) came first"
    case .behind:
      let angle = (candidate.angle ?? 0) * 180 / .pi
      return away + ": not in the direction of the flick, \(Text.number(angle, decimals: 0))° off it"
    case .outOfReach: return beyondReach(candidate.id, candidate.distance, attraction)
    case .inert: return away + ": " + reasonNotToAttract(candidate.id)
    case .tooSlow: return away + ": the lift was no flick"
    }
  }

  /// The line of a target that is so far from the projected point that the engine did not look at it.
  private func distance(to target: TargetID, _ attraction: Attraction) -> String {
    guard let found = engine.target(target), engine.convert(found.frame, from: found.space) != nil else {
      return reasonsNotToHover(target).first ?? "\(name(of: target)) is not registered"
    }
    let distance = (point(in: target) - attraction.projected).length
    if distance <= attraction.reach {
      return
        "\(name(of: target)) was \(Text.number(distance, decimals: 0)) pt away: \(reasonNotToAttract(target))"
    }
    return beyondReach(target, distance, attraction)
  }

  private func beyondReach(_ target: TargetID, _ distance: Double, _ attraction: Attraction) -> String {
    let excess = distance - attraction.reach
    let away = "\(name(of: target)) was \(Text.number(distance, decimals: 0)) pt away"
    guard excess > 0 else { return away + ": outside the surface" }
    let text = away + ": \(Text.number(excess, decimals: 0)) pt too far"
    guard let flick = engine.lastFlick else { return text }
    let (velocity, way) = (flick.velocity, point(in: target) - flick.position)
    let turn = Elementary.atan2(
      velocity.dx * way.dy - velocity.dy * way.dx, velocity.dx * way.dx + velocity.dy * way.dy)
    let angle = abs(turn) * 180 / .pi
    return angle < 10
      ? text : text + ", and \(Text.number(angle, decimals: 0))° off the direction of the flick"
  }

  private func reasonNotToAttract(_ target: TargetID) -> String {
    guard let found = engine.target(target) else { return "it is not registered" }
    if !found.isEnabled { return "it is disabled" }
    if found.behavior.isMagnetic == .no { return "its behavior says that it is not magnetic" }
    if let front = engine.hitTest(point(in: target))?.target, front != target {
      return "\(name(of: front)) covers its center"
    }
    return "the pointer does not snap to it, so it does not attract"
  }
}
