import PointerKit
import PointerScenes

/// Each case answered with constants that were fitted to the movements of the other half, and by other rules.
struct Comparison {
  static let names = [
    "fitted on the others", "shipped", "the same, no throws", "projection, at the lift",
    "projection, newest", "nearest to pointer",
  ]
  /// The place of the last rule among the answers.
  static let pointer = 5

  let fits: [Fit]
  private var answered: [(played: PlayedCase, answers: [UInt64?])] = []
  private(set) var guesses: [(played: PlayedCase, guess: PlayedCase.Guess?)] = []

  /// Halves by movement, drawn from a seed.
  init(_ cases: [PlayedCase], seed: UInt64) {
    var movements = Array(Set(cases.map(\.movement))).sorted()
    var dice = SplitMix(state: seed)
    movements.shuffle(using: &dice)
    let first = Set(movements.prefix(movements.count / 2))
    let halves = [
      cases.filter { first.contains($0.movement) }, cases.filter { !first.contains($0.movement) },
    ]
    fits = halves.map { Fit($0) }
    for (half, fit) in zip(halves, fits.reversed()) {
      let fitted = fit.configuration
      var throwless = fitted
      throwless.throwShare = 0
      for played in half {
        let times = fit.times[played.kind.layout] ?? (0, 0)
        let answers = [
          played.answer(fitted), played.answer, played.answer(throwless),
          played.nearest(after: times.lift, at: played.velocity),
          played.nearest(after: times.newest, at: played.newestVelocity),
          played.nearest(after: 0, at: played.velocity),
        ]
        answered.append((played, answers))
        guesses.append((played, played.guess(fitted)))
      }
    }
  }

  /// The tallies of the movements of some cases, only with some of the answers.
  func movements(_ answers: [Int] = Array(names.indices), where belongs: (MagnetismCaseKind) -> Bool)
    -> [MagnetismTally]
  {
    var tallies: [String: MagnetismTally] = [:]
    for (played, all) in answered where belongs(played.kind) {
      tallies[played.movement, default: MagnetismTally()].count(
        answers.map { all[$0] }, clicked: played.clicked)
    }
    return tallies.sorted { $0.key < $1.key }.map(\.value)
  }
}

/// Numbers that follow from a seed (SplitMix64, Steele, Lea and Flood 2014).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
