import PointerTestSupport
import XCTest

extension SeenMotion {
  /// Causes other than springs that may have moved what is seen.
  struct Circumstances: OptionSet {
    let rawValue: Int
    /// The hand or the host moved the pointer or stopped it, which nothing eases (P1, M7).
    static let hand = Circumstances(rawValue: 1)
    /// The pointer was a band's rectangle less than a second ago.
    static let band = Circumstances(rawValue: 2)
    /// The person's eyes are followed, so that the hand does not move the model pointer alone (V2).
    static let gaze = Circumstances(rawValue: 4)
  }

  /// Asserts that everything goes on from `former`, which was seen at the same instant before something
  /// happened.
  ///
  /// - Returns: How many numbers were compared.
  @discardableResult
  func assertContinues(
    _ former: SeenMotion, _ circumstances: Circumstances = [], registeredAnew: [TargetID] = [],
    _ message: @autoclosure () -> String
  ) -> Int {
    var checked = 0
    for name in Set(values.keys).union(former.values.keys) {
      // Another element has the id now, and starts plain.
      if registeredAnew.contains(where: { name.hasSuffix(" of \($0)") }) { continue }
      guard let sample = values[name] ?? former.values[name] else { continue }
      // An element that the host took away, moved behind another or gave back has no state to go on from or
      // to.
      guard let old = former.values[name] ?? absent(sample), let new = values[name] ?? absent(sample) else {
        continue
      }
      guard let slack = slack(for: sample.bond, since: former, circumstances) else { continue }
      checked += 1
      XCTAssertEqual(
        new.value, old.value, accuracy: sample.step + slack.step,
        "\(name) jumps, slack \(slack.step), \(message())")
      // What a spring within its tolerance may still have: that times its frequency, 105 a second at most.
      let rest = sample.step * 40
      XCTAssertEqual(
        new.velocity, old.velocity, accuracy: rest + old.velocity.magnitude * 1e-3 + slack.speed,
        "\(name)'s velocity jumps, slack \(slack.speed), \(message())")
    }
    return checked
  }

  private func absent(_ sample: Value) -> Value? {
    guard let value = sample.absent else { return nil }
    return Value(value: value, step: sample.step, bond: sample.bond, absent: value)
  }

  /// How far a number and its velocity may jump beyond what springs do; nil if it cannot be compared.
  private func slack(
    for bond: Bond, since former: SeenMotion, _ circumstances: Circumstances
  ) -> (step: Double, speed: Double)? {
    // The share of a band is under a spring of at most 24 a second, which turns a jump of its rectangle into
    // speed.
    let band = bandShift(since: former)
    let (mayMove, isBand) = (circumstances.contains(.hand), circumstances.contains(.band))
    switch bond {
    case .none: return (0, 0)
    case .hand(let axis):
      // One event of the hand is 30 points at most where looking has called the pointer elsewhere.
      let way = max(
        (frame.modelPosition - former.frame.modelPosition)[axis].magnitude,
        circumstances.contains(.gaze) ? 30 : 0)
      let shift = mayMove ? way : 0
      // The hand moves in steps, a velocity of its own; what takes the pointer from it takes that over, as
      // far as its spring can, and a hand that takes the pointer back gives it (P3).
      let hand = max(handSpeed(axis), former.handSpeed(axis))
      // A touch, a press or a person who turns inertia off stops a coast at once (M7).
      let isStopped = mayMove || modelVelocity == .zero
      let stop = isStopped ? (modelVelocity - former.modelVelocity)[axis].magnitude : 0
      // Between a band and the hand: a step of either moves a share of it, and that share is moving.
      return (shift + band, hand + stop + 24 * (isBand ? shift + band : 0))
    case .light(let axis, let id):
      guard isLaidOut(id, since: former), let hand = slack(for: .hand(axis), since: former, circumstances)
      else { return nil }
      // While it is pressed the light is at the center of its element (E2), which the host may move. On the way
      // between that and the hand a step of either moves a share of it, and that share is moving: under a spring
      // of at most 30 a second that overshoots a little.
      let new = frame.contents.first { $0.target == id }?.frame.center ?? .zero
      let old = former.frame.contents.first { $0.target == id }?.frame.center ?? new
      let way = (new - old)[axis].magnitude
      return (1.02 * hand.step + way, hand.speed + 30 * (way + hand.step))
    case .outline: return (band, 24 * band)
    // Around a band that changes, a direction may leave by another of its sides.
    case .edge: return band > 0 ? nil : (0, 0)
    // What was on its way to a path or from one is a rounded rectangle at once as a band begins.
    case .reach: return isBand || frame.band != nil ? nil : (0, 0)
    case .annotation(let axis):
      guard let old = former.frame.annotation?.size, let new = frame.annotation?.size else { return (0, 0) }
      let change = axis == .horizontal ? new.width - old.width : new.height - old.height
      // A spring on its way to the other side passes it by a hundredth.
      let slack = 1.02 * change.magnitude + band
      // A surface that changes takes its edges along.
      if surface != former.surface { return nil }
      // At an edge of the surface it is stopped, while the pointer moves on.
      guard isAtEdge(axis) || former.isAtEdge(axis) else { return (slack, 24 * slack) }
      let way = (frame.pointer.center - former.frame.pointer.center)[axis].magnitude
      let name = axis == .horizontal ? "x" : "y"
      let speeds = [self, former].map { $0.values[name]?.velocity.magnitude ?? .infinity }
      return (slack + way, 24 * (slack + way) + speeds[0] + speeds[1])
    case .content(let id): return isLaidOut(id, since: former) ? (0, 0) : nil
    case .element(let id):
      guard isLaidOut(id, since: former) else { return nil }
      let old = former.frame.contents.first { $0.target == id }?.frame.size
      let new = frame.contents.first { $0.target == id }?.frame.size
      return old == nil || new == nil || old == new ? (0, 0) : nil
    }
  }

  /// Whether the annotation is at an edge of the surface.
  private func isAtEdge(_ axis: Axis) -> Bool {
    guard let platter = frame.annotation?.platter.rect else { return false }
    return platter.lower(axis) <= surface.lower(axis) + 0.01
      || platter.upper(axis) >= surface.upper(axis) - 0.01
  }

  /// The speed at which the hand, by its reports, moves the pointer along an axis.
  private func handSpeed(_ axis: Axis) -> Double { (frame.velocity - modelVelocity)[axis].magnitude }

  /// Whether the host had an element in its layout both times; otherwise the element may change at once.
  private func isLaidOut(_ id: TargetID, since former: SeenMotion) -> Bool {
    laidOut.contains(id) && former.laidOut.contains(id)
  }

  /// The greatest distance that an edge of the band has moved; 0 unless there was a band before and now.
  private func bandShift(since former: SeenMotion) -> Double {
    guard let new = frame.band?.rect, let old = former.frame.band?.rect else { return 0 }
    return max(
      max((new.minX - old.minX).magnitude, (new.maxX - old.maxX).magnitude),
      max((new.minY - old.minY).magnitude, (new.maxY - old.maxY).magnitude))
  }
}
