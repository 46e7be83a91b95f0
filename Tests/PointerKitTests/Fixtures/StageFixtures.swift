import PointerTestSupport

@testable import PointerKit

// What tests of single stages and states need to build their inputs.

/// The instant at which tests of stages begin: second 1.
let start = Timestamp(nanoseconds: 1_000_000_000)

extension Timestamp {
  /// The instant some milliseconds after this one.
  func after(milliseconds: Double) -> Timestamp { advanced(byNanoseconds: Int64(milliseconds * 1e6)) }
}

extension TargetStore {
  /// A store with targets, and with spaces beside the window.
  static func with(
    _ targets: [PointerTarget], spaces: [PointerSpace] = [],
    configuration: PointerConfiguration = PointerConfiguration()
  ) -> TargetStore {
    var store = TargetStore(SharedConfiguration(configuration))
    for space in spaces { _ = store.upsert(space) }
    store.arrangeSpaces()
    for target in targets { store.upsert(target) }
    return store
  }
}

extension StyleResolution {
  /// The style of a target among others, with the configuration and settings of a new device unless others
  /// are given.
  static func resolve(
    _ target: PointerTarget, among others: [PointerTarget] = [],
    configuration: PointerConfiguration = PointerConfiguration(),
    settings: PointerSettings = PointerSettings(), showsContextMenus: Bool = false
  ) -> ResolvedStyle {
    StyleResolution(
      configuration: SharedConfiguration(configuration), settings: settings,
      showsContextMenus: showsContextMenus
    ).resolve(target, among: .with([target] + others, configuration: configuration))
  }
}

/// A damped oscillator, integrated in small steps: an oracle for springs that does not use their closed form.
///
/// ẍ = −2·ζ·ω·ẋ − ω²·(x − goal), by the Runge–Kutta method of fourth order.
struct Oscillator {
  let spring: Spring
  var goal: Double
  var value: Double
  var velocity: Double

  /// The values after some seconds, in steps of 50 µs or less.
  func advanced(by seconds: Double) -> Oscillator {
    var result = self
    let count = max(1, Int((seconds / 50e-6).rounded(.up)))
    for _ in 0..<count { result.step(seconds / Double(count)) }
    return result
  }

  private mutating func step(_ h: Double) {
    let omega = 2 * Double.pi / spring.response
    func slope(_ x: Double, _ v: Double) -> (Double, Double) {
      (v, -2 * spring.dampingRatio * omega * v - omega * omega * (x - goal))
    }
    let first = slope(value, velocity)
    let second = slope(value + h / 2 * first.0, velocity + h / 2 * first.1)
    let third = slope(value + h / 2 * second.0, velocity + h / 2 * second.1)
    let fourth = slope(value + h * third.0, velocity + h * third.1)
    value += h / 6 * (first.0 + 2 * second.0 + 2 * third.0 + fourth.0)
    velocity += h / 6 * (first.1 + 2 * second.1 + 2 * third.1 + fourth.1)
  }
}

// Reports that are received at once.
extension DeviceState {
  mutating func move(by delta: Vector, at time: Timestamp) -> Vector {
    move(by: delta, at: time, received: time)
  }

  mutating func move(to position: Point, at time: Timestamp) { move(to: position, at: time, received: time) }
}

extension LiftInference {
  mutating func report(at time: Timestamp) { report(at: time, received: time) }
}
