import PointerTestSupport
import XCTest

@testable import PointerKit

/// The numbers that describe what a person sees at one moment, with their velocities and how much they may
/// differ from those of another moment.
///
/// Velocities are differences over a tenth of a microsecond: the hand and timers do nothing meanwhile, and
/// the sharpest spring changes a speed by less than can be seen.
struct SeenMotion {
  typealias Bond = SeenNumber.Bond
  typealias Value = SeenNumber

  let frame: PointerFrame
  /// The elements whose position the engine knows and which it may show.
  let laidOut: Set<TargetID>
  /// The surface, which annotations must not leave.
  let surface: Rect
  private(set) var values: [String: Value] = [:]
  /// The velocity at which the model pointer moves by itself; a hand moves it in steps, which do not count.
  private(set) var modelVelocity = Vector.zero

  /// Takes the numbers of a person's surface now; accessories are named after their indices in `first`.
  init(_ person: SimulatedPerson, like first: PointerFrame? = nil) {
    self.init(person.engine, at: person.now, like: first)
  }

  /// Takes the numbers of an engine at an instant.
  init(_ engine: PointerEngine, at time: Timestamp, like first: PointerFrame? = nil) {
    let frames = ([0, 100, 200, 300] as [Int64]).map { nanoseconds in
      var future = engine
      return future.step(now: time.advanced(byNanoseconds: nanoseconds))
    }
    frame = frames[0]
    surface = engine.model.bounds
    laidOut = Set(engine.targetIdentifiers.filter { engine.isLaidOut($0) })
    let series = frames.map { SeenNumber.all(of: $0, like: first ?? frames[0]) }
    for (name, value) in series[0] {
      var slopes: [Double] = []
      for index in 1..<series.count {
        guard let from = series[index - 1][name]?.value, let to = series[index][name]?.value else { continue }
        slopes.append((to - from) / 1e-7)
      }
      values[name] = value
      // The middle one: what comes to rest, or to a goal that it cannot be told from, takes one last small
      // step.
      values[name]?.velocity = slopes.isEmpty ? 0 : slopes.sorted()[slopes.count / 2]
    }
    modelVelocity = (frames[1].modelPosition - frames[0].modelPosition) / 1e-7
  }
}

extension PointerEngine {
  /// Whether the host has an element in its layout.
  fileprivate func isLaidOut(_ id: TargetID) -> Bool { target(id).map { space($0.space) != nil } ?? false }
}
