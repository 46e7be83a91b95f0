import Kinematics
import PointerKit
import PointerScenes

/// Constants fitted to some cases: those of the engine, and those of the simple rules beside it.
struct Fit {
  private(set) var configuration = MagnetismConfiguration()
  /// For how long the rules project, in seconds, in each layout: at the velocity of the lift, and at that of the newest
  /// moment. A layout of its own favours the rules.
  private(set) var times: [String: (lift: Double, newest: Double)] = [:]

  /// The shipped constants, and no rules.
  init() {}

  /// What makes the targets that were clicked likeliest, with a threshold chosen on the curve; and the times that make the
  /// rules right most often.
  init(_ cases: [PlayedCase]) {
    configuration = Fit.likeliest(cases)
    configuration.minimumProbability = Curve(cases, configuration).threshold
    for (layout, cases) in Dictionary(grouping: cases, by: \.kind.layout) {
      times[layout] = (Fit.bestTime(cases) { $0.velocity }, Fit.bestTime(cases) { $0.finalVelocity })
    }
  }

  /// The four constants of a homing hand, in the order of ``names``; a throw's cannot be told from movements whose hand
  /// knew of no inertia, and remain.
  static func configuration(_ constants: [Double]) -> MagnetismConfiguration {
    var configuration = MagnetismConfiguration()
    configuration.homingDistance = constants[0]
    configuration.homingShortening = constants[1]
    configuration.homingTime = constants[2]
    configuration.angularSpread = constants[3]
    return configuration
  }

  static let names = ["homingDistance", "homingShortening", "homingTime", "angularSpread"]
  static func constants(_ configuration: MagnetismConfiguration) -> [Double] {
    [
      configuration.homingDistance, configuration.homingShortening, configuration.homingTime,
      configuration.angularSpread,
    ]
  }

  /// The constants of the greatest likelihood, from a start that is nothing but round.
  private static func likeliest(_ cases: [PlayedCase]) -> MagnetismConfiguration {
    let start = [100.0, 0.1, 0.05, 0.3].map(Elementary.log)
    let found = Simplex.minimum(from: start, step: 0.3) { logarithms in
      let configuration = configuration(logarithms.map(Elementary.exp))
      return -cases.reduce(0) { $0 + ($1.logLikelihood(configuration) ?? 0) }
    }
    return configuration(found.map(Elementary.exp))
  }

  /// Of 0 to 400 ms in steps of 5 the one that answers rightly most often, the middle one of equals.
  private static func bestTime(_ cases: [PlayedCase], _ velocity: (PlayedCase) -> Vector) -> Double {
    let scores = (0...80).map { step in
      let time = Double(step) * 0.005
      return (time, cases.count { $0.nearest(after: time, at: velocity($0)) == $0.clicked })
    }
    let most = scores.map(\.1).max() ?? 0
    let best = scores.filter { $0.1 == most }
    return best[best.count / 2].0
  }
}

/// Right, wrong and drawn answers at each threshold.
struct Curve {
  struct Row {
    var threshold = 0.0
    var (right, wrong, drawn, rightOfDrawn) = (0, 0, 0, 0)
  }
  private(set) var rows = (0..<19).map { step in
    var row = Row()
    row.threshold = Double(step) / 20
    return row
  }
  let count: Int

  init(_ cases: [PlayedCase], _ configuration: MagnetismConfiguration) {
    self.init(cases.map { ($0, $0.guess(configuration)) })
  }

  init(_ guesses: [(PlayedCase, (target: UInt64, probability: Double)?)]) {
    count = guesses.count
    for (played, guess) in guesses {
      for row in rows.indices {
        let isDrawn = guess.map { $0.probability >= rows[row].threshold } ?? false
        let target = guess == nil ? played.answer : isDrawn ? guess?.target : played.coast
        if target == played.clicked { rows[row].right += 1 } else if target != nil { rows[row].wrong += 1 }
        if isDrawn {
          rows[row].drawn += 1
          if target == played.clicked { rows[row].rightOfDrawn += 1 }
        }
      }
    }
  }

  /// How many wrong answers a step of the threshold must spare for each right one that it loses.
  static let worth = 3

  /// The highest threshold up to which that holds, looking at steps of 0.1 so that single cases do not decide.
  var threshold: Double {
    var chosen = 0
    for row in rows.indices.dropFirst(2) {
      let spared = rows[row - 2].wrong - rows[row].wrong
      let lost = rows[row - 2].right - rows[row].right
      if spared < Curve.worth * lost { break }
      chosen = row
    }
    return rows[chosen].threshold
  }
}
