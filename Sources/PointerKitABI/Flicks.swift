// The names are the same as in pointerkit.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit
import Kinematics
import Magnetism
import PointerKit

extension ptk_flick {
  init(_ flick: Flick) {
    self.init(
      size: UInt32(MemoryLayout<ptk_flick>.size), is_deliberate: flick.isDeliberate,
      is_against_edge: flick.isAgainstEdge, reserved: 0, position: ptk_point(flick.position),
      velocity: ptk_vector(flick.velocity), bounds: ptk_rect(flick.bounds))
  }
}

extension ptk_attraction {
  init(_ attraction: Attraction) {
    self.init(
      target: attraction.target?.rawValue ?? 0, landing: ptk_point(attraction.landing),
      projected: ptk_point(attraction.projected), velocity: ptk_vector(attraction.velocity),
      reach: attraction.reach, reason: ptk_reason(number: attraction.reason), reserved: 0)
  }
}

@c @implementation @_optimize(size)
public func ptk_flick_init(_ flick: UnsafeMutablePointer<ptk_flick>?, _ size: Int) -> ptk_status {
  var value = ptk_flick(Flick(position: .zero, velocity: .zero))
  value.size = UInt32(truncatingIfNeeded: size)
  return store(value, to: flick, size: size)
}

@c @implementation @_optimize(size)
public func ptk_engine_explain(
  _ engine: OpaquePointer?, _ flick: UnsafePointer<ptk_flick>?,
  _ attraction: UnsafeMutablePointer<ptk_attraction>?, _ attractionSize: Int,
  _ candidates: UnsafeMutablePointer<ptk_candidate>?, _ size: Int, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> ptk_status {
  guard let engine = Engine(handle: engine), let flick else { return .null }
  var fault = Fault()
  guard let source = load(flick, &fault) else { return fault.status }
  let explanation = engine.pointee.explain(
    Flick(
      position: Point(source.position), velocity: Vector(source.velocity), bounds: Rect(source.bounds),
      isDeliberate: source.is_deliberate, isAgainstEdge: source.is_against_edge))
  let status = store(ptk_attraction(explanation.attraction), to: attraction, size: attractionSize)
  guard status == .ok else { return status }
  let list = explanation.candidates
  return fill(candidates, size: size, capacity: capacity, count: count, total: list.count) {
    ptk_candidate(
      target: list[$0].id.rawValue, verdict: ptk_verdict(number: list[$0].verdict), reserved: 0,
      distance: list[$0].distance, angle: list[$0].angle ?? .nan)
  }
}

@c @implementation @_optimize(size)
public func ptk_engine_get_last_flick(
  _ engine: OpaquePointer?, _ flick: UnsafeMutablePointer<ptk_flick>?, _ size: Int,
  _ attraction: UnsafeMutablePointer<ptk_attraction>?, _ attractionSize: Int
) -> ptk_status {
  guard let engine = Engine(handle: engine), flick != nil, attraction != nil else { return .null }
  guard let last = engine.pointee.lastFlick, let end = engine.pointee.lastAttraction else { return .absent }
  let status = store(ptk_flick(last), to: flick, size: size)
  guard status == .ok else { return status }
  return store(ptk_attraction(end), to: attraction, size: attractionSize)
}
