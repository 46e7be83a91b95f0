import PointerInteractions
import PointerKit
import PointerTestSupport
import XCTest

/// Every `willExit` follows the `willEnter` of the same region, whatever delegates do to views in between.
final class TransitionBalanceTests: XCTestCase {
  private final class Stage {
    let host = PointerInteractionHost(PointerEngine(size: Size(600, 400), start: Point(300, 390)))
    let recorders = (0..<3).map { _ in InteractionRecorder() }
    let others = (0..<3).map { _ in InteractionRecorder() }
    let interactions: [PointerInteraction]
    var now = Timestamp(nanoseconds: 1_000_000_000)
    var frames: [Rect]

    init() {
      interactions = recorders.map { PointerInteraction(delegate: $0) }
      frames = [Rect(0, 0, 200, 200), Rect(200, 0, 200, 200), Rect(100, 50, 300, 100)]
      host.engine.setDevice(.mouse, at: now)
    }

    func add(_ index: Int) {
      let view = PointerTarget(TargetID(index + 1), frames[index], .button, z: Int64(index))
      host.add(interactions[index], to: view, at: now)
    }

    func remove(_ index: Int) { host.remove(interactions[index], at: now) }

    func send(_ kind: PointerInput.Kind) {
      now = now.advanced(byNanoseconds: 8_000_000)
      host.simulate(PointerInput(kind, at: now))
    }

    func wait() {
      now = now.advanced(byNanoseconds: 500_000_000)
      host.update(at: now)
    }

    /// What exits without the entrance of the same region before it, or enters before the exit.
    var faults: [String] {
      (recorders + others).compactMap { recorder in
        var entered: [Substring] = []
        for call in recorder.calls {
          let words = call.split(separator: " ")
          if words[0] == "exit", entered.popLast() != words[1] { return "\(call) in \(recorder.calls)" }
          if words[0] == "enter", !entered.isEmpty { return "\(call) in \(recorder.calls)" }
          if words[0] == "enter" { entered.append(words[1]) }
        }
        return nil
      }
    }
  }

  /// Acts within each call of a delegate.
  private func within(_ recorder: InteractionRecorder, _ act: @escaping (String) -> Void) {
    let region = recorder.region
    recorder.region = {
      act("region")
      return region($0, $1)
    }
    recorder.style = { _ in
      act("style")
      return .automatic
    }
    recorder.animate = { call, animator in
      act(call)
      animator.addAnimations { act("animation") }
      animator.addCompletion { _ in act("completion") }
    }
  }

  func testEntrancesAndExitsBalanceWhateverDelegatesDo() {
    for (seed, var dice) in withDice(0..<34, from: 15_114) {
      let stage = Stage()
      var choices = Dice(seed: UInt64(seed) &+ 3)
      var budget = 0
      for index in 0..<3 { stage.add(index) }
      for recorder in stage.recorders + stage.others {
        recorder.region = { request, whole in
          guard choices.chance(0.8) else { return nil }
          guard choices.chance(0.5) else { return whole }
          return PointerRegion(
            rect: Rect(request.location.x - 20, 0, 40, 100), identifier: choices.count(1...3))
        }
        within(recorder) { _ in
          guard budget > 0, choices.chance(0.15) else { return }
          budget -= 1
          let index = choices.count(0...2)
          switch choices.count(0...5) {
          case 0: stage.remove(index)
          case 1: stage.add(index)
          case 2:
            stage.remove(index)
            stage.add(index)
          case 3: stage.interactions[index].isEnabled.toggle()
          case 4:
            stage.interactions[index].delegate = choices.pick([
              stage.recorders[index], stage.others[index], nil,
            ])
          default: stage.interactions[index].invalidate()
          }
        }
      }
      for _ in 0..<60 {
        budget = 3
        switch dice.count(0...11) {
        case 0: stage.add(dice.count(0...2))
        case 1: stage.remove(dice.count(0...2))
        case 2: stage.wait()
        case 3: stage.send(dice.pick([.leave, .enter(nil)]))
        case 4: stage.send(.button(.primary, isDown: dice.chance(0.5)))
        default: stage.send(.position(dice.point(in: Rect(0, 0, 450, 250))))
        }
      }
      // From here on no delegate adds a view again.
      budget = 0
      for index in 0..<3 { stage.remove(index) }
      XCTAssertEqual(stage.faults, [], "seed \(seed)")
      XCTAssertEqual(stage.host.engine.targetIdentifiers, [], "seed \(seed)")
      stage.wait()
      XCTAssertTrue(stage.host.engine.frame(at: stage.now).contents.isEmpty, "seed \(seed)")
    }
  }
}
