import PointerKit
import PointerTestSupport
import XCTest

/// S4: while its backdrop changes, the free pointer is below 3:1 for less than the promised time, with
/// reserve.
final class ChangingBackdropTests: XCTestCase {
  /// A part of a backdrop's change: a jump after at least 100 ms, or a ramp of at most 2.5 times the range
  /// per second.
  private struct Part {
    var milliseconds: Int
    var luminance: Double
    var isJump: Bool

    init(_ milliseconds: Int, _ luminance: Double, isJump: Bool = false) {
      self.milliseconds = milliseconds
      self.luminance = luminance
      self.isJump = isJump
    }
  }

  private struct Way {
    var parts: [Part]
    var appearance = Appearance.light
    var blending = Blending.encoded
    var isPressed = false
    var isIncreased = false
    /// The time between two reports of a ramp, in milliseconds.
    var step = 4
  }

  /// The longest time below 3:1, in seconds, measured every 2 ms with the contrast of the frame, which
  /// `MaterialTests` compares with that of the picture.
  private func longestFaintTime(_ way: Way) -> Double {
    var settings = PointerSettings()
    settings.increasedContrast = way.isIncreased
    settings.autoHideDelay = nil
    let configuration = with(PointerConfiguration()) { $0.blending = way.blending }
    var person = PointerHarness(settings: settings, configuration: configuration)
    person.engine.setAppearance(way.appearance, at: person.now)
    var luminance = way.parts[0].luminance
    person.send(.luminance(luminance))
    if way.isPressed { person.press() }
    person.wait(milliseconds: 1000)
    var frame = PointerFrame()
    var (faint, longest) = (0, 0)
    func wait(_ milliseconds: Int) {
      for _ in 0..<(milliseconds / 2) {
        person.wait(milliseconds: 2)
        person.engine.read(at: person.now, into: &frame)
        faint = frame.pointer.contrast < 3 ? faint + 2 : 0
        longest = max(longest, faint)
      }
    }
    for part in way.parts.dropFirst() {
      if part.isJump {
        wait(max(100, part.milliseconds))
        person.send(.luminance(part.luminance))
      } else {
        let from = luminance
        let time = max(part.milliseconds, Int(abs(part.luminance - from) / 0.0025))
        let count = max(1, time / way.step)
        for index in 1...count {
          wait(way.step)
          person.send(.luminance(from + (part.luminance - from) * Double(index) / Double(count)))
        }
      }
      luminance = part.luminance
    }
    wait(300)
    return Double(longest) / 1000
  }

  /// Three quarters of the promise, so that it holds with reserve.
  private let limit = 0.75 * PointerConfiguration().materialSettlingTime

  func testS4ThePromiseIsWhatItsDocumentationSays() {
    XCTAssertEqual(PointerConfiguration().materialSettlingTime, 0.18, accuracy: 0.005)
  }

  /// The worst changes that hill climbing over appearances, blendings, presses, rates and changes found:
  /// first with the former springs, then with the present ones.
  func testS4TheWorstWaysThatASearchFound() {
    let ways = [
      Way(
        parts: [
          Part(0, 0.0186), Part(78, 0.1659), Part(39, 0.6476), Part(96, 0, isJump: true), Part(186, 0.078),
          Part(128, 0.1533), Part(111, 0.2213), Part(87, 0.0714, isJump: true),
        ], appearance: .dark, isPressed: true),
      Way(
        parts: [
          Part(0, 0.0018), Part(113, 0.0054, isJump: true), Part(198, 0.0731), Part(134, 0.1525),
          Part(175, 0.2719), Part(98, 0.9718, isJump: true), Part(99, 0.487), Part(79, 0.0685),
        ], appearance: .dark, blending: .linear, isPressed: true),
      Way(
        parts: [
          Part(0, 0.4689), Part(199, 0.234), Part(7, 0.4544, isJump: true), Part(74, 0.0319, isJump: true),
          Part(19, 0.0223), Part(45, 0.1718), Part(69, 0.0139), Part(140, 0.3761, isJump: true),
        ], isPressed: true),
      Way(
        parts: [
          Part(0, 0.1048), Part(185, 0.3153), Part(37, 0.2601, isJump: true), Part(162, 0.0001, isJump: true),
          Part(30, 0.0516), Part(42, 0.9079), Part(57, 0.0499, isJump: true), Part(71, 0.0031, isJump: true),
        ], blending: .linear, isPressed: true),
    ]
    for (index, way) in ways.enumerated() {
      for step in [4, 8, 16, 32] {
        var way = way
        way.step = step
        XCTAssertLessThanOrEqual(longestFaintTime(way), limit, "way \(index), every \(step) ms")
      }
    }
  }

  func testS4AnyWayOfJumpsAndRampsIsSeen() {
    var longest = 0.0
    for seed in seeds(160, inDebug: 16) {
      var dice = Dice(seed: UInt64(seed) &+ 61_000)
      var way = Way(parts: [Part(0, dice.number(0...1))])
      way.appearance = dice.pick([.light, .dark])
      way.blending = dice.chance(0.3) ? .linear : .encoded
      way.isPressed = dice.chance(0.5)
      way.isIncreased = dice.chance(0.2)
      way.step = dice.pick([4, 8, 16, 32])
      // Anywhere, mostly dark, or to and fro about the luminance at which black and white reach the same.
      let kind = dice.count(0...2)
      let middle = dice.number(0.08...0.3)
      for index in 0..<16 {
        let value = dice.number(0...1)
        let luminance =
          kind == 0
          ? value
          : kind == 1
            ? value * value * value : middle + (index % 2 == 0 ? 1 : -1) * dice.number(0.01...0.06)
        way.parts.append(
          Part(dice.count(4...200), luminance, isJump: dice.chance(kind == 2 ? 0.1 : 0.4)))
      }
      let found = longestFaintTime(way)
      longest = max(longest, found)
      XCTAssertLessThanOrEqual(found, limit, "seed \(seed + 61_000)")
    }
    print("S4: below 3:1 for at most \(longest) s of the promised 0.18 s")
  }

  /// The pointer's look does not jump: a pointer whose contrast falls gains opacity over more than one frame.
  func testS4TheOpacityFollowsSmoothly() {
    for (from, to) in [(1.0, 0.3), (0.0, 0.1), (0.7, 0.25), (1, 0)] {
      var person = PointerHarness()
      person.send(.luminance(from))
      person.wait(milliseconds: 1000)
      let before = person.frame.pointer
      person.send(.luminance(to))
      XCTAssertEqual(person.frame.pointer.opacity, before.opacity, accuracy: 1e-9)
      XCTAssertEqual(person.frame.pointer.luminance, before.luminance, accuracy: 1e-9)
      var last = before.opacity
      for _ in 0..<200 {
        person.wait(milliseconds: 1)
        XCTAssertEqual(person.frame.pointer.opacity, last, accuracy: 0.06, "from \(from) to \(to)")
        last = person.frame.pointer.opacity
      }
    }
  }
}
