import Magnetism
import PointerKit

/// The choice among targets: it is one of them, its numbers are finite, and it is the same with an explanation.
enum MagnetismFuzzing {
  static func violation(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard let mode = bytes.first else { return nil }
    var calls = RandomCalls(FuzzedBytes(bytes), adversity: mode & 3 == 0 ? 40 : 0)
    _ = calls.source.byte()
    let flick = Flick(
      position: Point(calls.number(0...1000), calls.number(0...800)),
      velocity: Vector(calls.number(-4000...4000), calls.number(-4000...4000)),
      bounds: calls.source.flag() ? Rect(0, 0, 1000, 800) : Flick.unbounded,
      isDeliberate: calls.source.below(8) == 0, isAgainstEdge: calls.source.below(8) == 0)
    var targets: [MagneticTarget] = []
    while !calls.source.isAtEnd, targets.count < 200 {
      let frame = Rect(
        calls.number(0...1000), calls.number(0...800), calls.number(0...200), calls.number(0...100))
      targets.append(
        MagneticTarget(id: TargetID(targets.count + 1), frame: frame, padding: Insets(calls.number(0...30))))
    }
    let magnet = Magnet()
    FuzzTarget.callCount += 2
    let explanation = magnet.explanation(of: flick, among: targets)
    let attraction = magnet.attraction(for: flick, among: targets)
    if attraction != explanation.attraction {
      return "\(attraction) but explained \(explanation.attraction)"
    }
    if let target = attraction.target, !targets.contains(where: { $0.id == target }) {
      return "no such target"
    }
    for candidate in explanation.candidates {
      guard candidate.distance.isFinite else { return "a distance of \(candidate.distance)" }
    }
    guard flick.position.isFinite, flick.velocity.isFinite else { return nil }
    guard attraction.landing.isFinite else { return "landing at \(attraction.landing)" }
    return nil
  }
}
