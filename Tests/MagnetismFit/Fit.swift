import Kinematics
import PointerKit
import PointerScenes

/// Constants fitted to some cases: those of the engine, and those of the simple rules beside it.
struct Fit {
  private(set) var configuration = MagnetismConfiguration()
  /// For how long the rules project, in seconds: at the velocity of the lift, and at that of the newest
  /// moment.
  ///
  /// In each layout by itself, which favours the rules.
  private(set) var times: [String: (lift: Double, newest: Double)] = [:]

  /// What makes the targets that were clicked likeliest, also for hands that reached farther; and the times
  /// that make the rules right most often as it was recorded, which favours them once more.
  init(_ cases: [PlayedCase]) {
    configuration = Fit.likeliest(cases)
    for (layout, cases) in Dictionary(grouping: cases.filter(\.isRecorded), by: \.kind.layout) {
      times[layout] = (Fit.bestTime(cases) { $0.velocity }, Fit.bestTime(cases) { $0.newestVelocity })
    }
  }

  /// The constants of the greatest likelihood, from a start that is nothing but round.
  ///
  /// That of an unbraked finger's distance is chosen, so that a flick lands about where it would coast.
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

  /// Of 0 to 400 ms in steps of 5 the one that answers rightly most often, the middle one of equals.
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
