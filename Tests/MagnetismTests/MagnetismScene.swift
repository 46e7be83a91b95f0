import Kinematics
import Magnetism
import PointerTestSupport
import XCTest

/// A random flick, its targets and its constants.
struct MagnetismScene {
  var flick: Flick
  var targets: [MagneticTarget]
  var configuration: MagnetismConfiguration

  var attraction: Attraction { Magnet(configuration: configuration).attraction(for: flick, among: targets) }

  var explanation: MagnetismExplanation {
    Magnet(configuration: configuration).explanation(of: flick, among: targets)
  }

  /// A scene in which every length is a multiple of 1/8 point, so that translating it is exact.
  ///
  /// Half of the scenes are on a coarse grid, so that ties, touching edges and equal frames are common.
  static func random(using generator: inout Dice) -> MagnetismScene {
    let step = Bool.random(using: &generator) ? 0.125 : 20
    func length(_ range: ClosedRange<Double>) -> Double {
      (Double.random(in: range, using: &generator) / step).rounded() * step
    }
    let bounds = Rect(0, 0, length(400...1200), length(400...1200))
    let position = Point(length(0...bounds.maxX), length(0...bounds.maxY)).clamped(to: bounds)
    let speed = 8 * step
    func component() -> Double {
      (Double.random(in: -2000...2000, using: &generator) / speed).rounded() * speed
    }
    let velocity = Vector(component(), Int.random(in: 0...4, using: &generator) == 0 ? 0 : component())
    let targets = (0..<Int.random(in: 0...30, using: &generator)).map { index in
      MagneticTarget(
        id: TargetID(index * 7 % 31 + 1),
        frame: Rect(length(-40...bounds.maxX), length(-40...bounds.maxY), length(0...160), length(0...80)),
        padding: Insets(Bool.random(using: &generator) ? 12 : 24))
    }
    var configuration = MagnetismConfiguration()
    configuration.decay = Decay(timeConstant: 0.125)
    configuration.minimumSpeed = 64
    configuration.radius = length(40...300)
    configuration.shortestReach = length(0...80)
    configuration.reachPerCoast = [0, 1, 1.5].randomElement(using: &generator) ?? 1.5
    configuration.directionTolerance = Double.random(in: 0.3...2.5, using: &generator)
    return MagnetismScene(
      flick: Flick(position: position, velocity: velocity, bounds: bounds), targets: targets,
      configuration: configuration)
  }
}

extension MagnetismConfiguration {
  /// A configuration with the defaults except for the changes that a closure makes.
  static func with(_ change: (inout MagnetismConfiguration) -> Void) -> MagnetismConfiguration {
    var configuration = MagnetismConfiguration()
    change(&configuration)
    return configuration
  }
}

extension XCTestCase {
  /// Checks a property for numbered seeds, up to the first that fails, which the message names.
  func forEachSeed(_ count: UInt64, _ property: (inout Dice) throws -> Void) rethrows {
    let failures = testRun?.totalFailureCount ?? 0
    for seed in 0..<count {
      var generator = Dice(seed: seed)
      try property(&generator)
      if (testRun?.totalFailureCount ?? 0) > failures {
        XCTFail("with seed \(seed)")
        return
      }
    }
  }
}
