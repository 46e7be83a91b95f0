import Kinematics
import PointerKit
import PointerScenes

/// Constants fitted to some cases: those of the engine, and those of the simple rules.
struct Fit {
  private(set) var configuration = MagnetismConfiguration()
  /// The times by which the rules project, in seconds, by layout: with the velocity at the lift, and with
  /// that of the newest moment.
  ///
  /// They are fitted for each layout separately, which favors the rules.
  private(set) var times: [String: (lift: Double, newest: Double)] = [:]

  /// Fits the engine's constants, which make the clicked targets likeliest, and the rules' times, which make
  /// the rules right most often.
  ///
  /// The engine's constants are fitted also to movements that are scaled to reach farther. The times are
  /// fitted only to the recorded ones, which favors the rules once more.
  init(_ cases: [PlayedCase]) {
    configuration = Fit.likeliest(cases)
    for (layout, cases) in Dictionary(grouping: cases.filter(\.isRecorded), by: \.kind.layout) {
      times[layout] = (Fit.bestTime(cases) { $0.velocity }, Fit.bestTime(cases) { $0.newestVelocity })
    }
  }

  /// The constants of the greatest likelihood, found from a start of round numbers.
  ///
  /// The spread of the distance for an unbraked finger is not fitted but chosen, so that a flick lands about
  /// where it would coast.
  private static func likeliest(_ cases: [PlayedCase]) -> MagnetismConfiguration {
    let start = [50, 1, 0.2].map(Elementary.log)
    let found = Simplex.minimum(from: start, step: 0.3) { logarithms in
      let configuration = configuration(logarithms.map(Elementary.exp))
      return -cases.reduce(0) { $0 + ($1.logLikelihood(configuration) ?? 0) }
    }
    return configuration(found.map(Elementary.exp))
  }

  private static func configuration(_ constants: [Double]) -> MagnetismConfiguration {
    var configuration = MagnetismConfiguration()
    configuration.shortestDistance = constants[0]
    configuration.brakedDistanceSpread = constants[1]
    configuration.angularSpread = constants[2]
    return configuration
  }

  /// The time from 0 to 400 ms, in steps of 5 ms, with which the rule that projects by the velocity is right
  /// most often; the middle one of equally good times.
  private static func bestTime(_ cases: [PlayedCase], _ velocity: (PlayedCase) -> Vector) -> Double {
    let scores = (0...80).map { step in
      let time = Double(step) * 0.005
      return (time: time, right: cases.count { $0.nearest(after: time, at: velocity($0)) == $0.clicked })
    }
    let most = scores.map(\.right).max() ?? 0
    let best = scores.filter { $0.right == most }
    return best[best.count / 2].time
  }

  /// Everything as a line of text.
  var words: String {
    let rules = times.sorted { $0.key < $1.key }.map { layout, times in
      "\(layout) \(Int((times.lift * 1000).rounded())) and \(Int((times.newest * 1000).rounded())) ms"
    }
    return Fit.words(configuration) + (rules.isEmpty ? "" : "; rules: " + rules.joined(separator: ", "))
  }

  /// The constants as words.
  static func words(_ configuration: MagnetismConfiguration) -> String {
    "shortestDistance \(TextTable.fixed(configuration.shortestDistance, 0)), brakedDistanceSpread"
      + " \(TextTable.fixed(configuration.brakedDistanceSpread, 2)), angularSpread"
      + " \(TextTable.fixed(configuration.angularSpread, 3))"
  }
}
