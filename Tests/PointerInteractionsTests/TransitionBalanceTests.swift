import PointerInteractions
import PointerKit
import PointerTestSupport
import XCTest

/// Every `willExit` follows the `willEnter` of the same region, whatever delegates do to views in between.
final class TransitionBalanceTests: XCTestCase {
  /// A delegate that makes calls of its own, and records the calls that it receives.
  private final class Delegate: PointerInteractionDelegate {
    let name: String
    var calls: [String] = []
    var act: (String, String) -> Void = { _, _ in }
    /// The identifiers of the regions that were entered and not left: at most one if nothing is wrong.
    var entered: [AnyHashable?] = []
    var faults: [String] = []
    var region: (PointerRegionRequest, PointerRegion) -> PointerRegion? = { $1 }

    init(_ name: String) { self.name = name }

    func pointerInteraction(
      _ interaction: PointerInteraction, regionFor request: PointerRegionRequest, defaultRegion: PointerRegion
    ) -> PointerRegion? {
      act(name, "region")
      return region(request, defaultRegion)
    }

    func pointerInteraction(_ interaction: PointerInteraction, styleFor region: PointerRegion)
      -> PointerStyle?
    {
      act(name, "style")
      return .automatic
    }

    func pointerInteraction(
      _ interaction: PointerInteraction, willEnter region: PointerRegion,
      animator: any PointerInteractionAnimating
    ) {
      if !entered.isEmpty { faults.append("entered \(region.identifier as Any) within \(entered)") }
      entered.append(region.identifier)
      act(name, "enter")
    }

    func pointerInteraction(
      _ interaction: PointerInteraction, willExit region: PointerRegion,
      animator: any PointerInteractionAnimating
    ) {
      if entered.last != .some(region.identifier) {
        faults.append("exited \(region.identifier as Any) after \(entered)")
      }
      _ = entered.popLast()
      act(name, "exit")
    }
  }

  private final class Stage {
    let host = PointerInteractionHost(
      PointerEngine(size: Size(width: 600, height: 400), start: Point(x: 300, y: 390)))
    let delegates = ["a", "b", "c"].map { Delegate($0) }
    let others = ["d", "e", "f"].map { Delegate($0) }
    let interactions: [PointerInteraction]
    var now = Timestamp(nanoseconds: 1_000_000_000)
    var frames: [Rect]

    init() {
      interactions = delegates.map { PointerInteraction(delegate: $0) }
      frames = [
        Rect(x: 0, y: 0, width: 200, height: 200), Rect(x: 200, y: 0, width: 200, height: 200),
        Rect(x: 100, y: 50, width: 300, height: 100),
      ]
      host.engine.setDevice(.mouse, at: now)
    }

    func add(_ index: Int) {
      var view = PointerTarget(id: TargetID(index + 1), frame: frames[index], kind: .button)
      view.z = Int64(index)
      host.add(interactions[index], to: view, at: now)
    }

    func remove(_ index: Int) { host.remove(interactions[index], at: now) }

    func point(to position: Point) {
      now = now.advanced(byNanoseconds: 8_000_000)
      host.handle(PointerInput(.position(position), at: now))
    }
  }

  func testNothingIsExitedThatWasNotEnteredIfADelegateRemovesTheViewBeingEntered() {
    for moment in ["region", "style", "exit", "enter"] {
      for remover in ["a", "b"] {
        for comesBack in [false, true] {
          let stage = Stage()
          stage.add(0)
          stage.add(1)
          stage.point(to: Point(x: 50, y: 20))
          XCTAssertEqual(stage.delegates[0].entered.count, 1)
          var isDone = false
          for delegate in stage.delegates {
            delegate.act = { name, now in
              guard name == remover, now == moment, !isDone else { return }
              isDone = true
              stage.remove(1)
              if comesBack { stage.add(1) }
            }
          }
          let name = "\(remover) in \(moment), \(comesBack)"
          for x in [300, 310, 320, 60, 300, 500] as [Double] {
            stage.point(to: Point(x: x, y: 20))
            stage.now = stage.now.advanced(byNanoseconds: 500_000_000)
            stage.host.advance(to: stage.now)
          }
          for delegate in stage.delegates {
            XCTAssertEqual(delegate.faults, [], "\(name): \(delegate.name)")
            XCTAssertEqual(delegate.entered, [], "\(name): \(delegate.name)")
          }
        }
      }
    }
  }

  func testEntrancesAndExitsBalanceWhateverDelegatesDo() {
    for seed in seeds(200) {
      var dice = Dice(seed: UInt64(seed) &+ 15_114)
      let stage = Stage()
      var choices = Dice(seed: UInt64(seed) &+ 3)
      var budget = 0
      for index in 0..<3 { stage.add(index) }
      for delegate in stage.delegates + stage.others {
        delegate.region = { request, whole in
          guard choices.chance(0.8) else { return nil }
          var region = whole
          if choices.chance(0.5) {
            region = PointerRegion(
              rect: Rect(x: request.location.x - 20, y: 0, width: 40, height: 100),
              identifier: choices.count(0...2))
          }
          return region
        }
        delegate.act = { _, _ in
          guard budget > 0, choices.chance(0.15) else { return }
          budget -= 1
          let index = choices.count(0...2)
          switch choices.count(0...5) {
          case 5:
            stage.interactions[index].delegate = choices.pick([
              stage.delegates[index], stage.others[index], nil,
            ])
          case 0: stage.remove(index)
          case 1: stage.add(index)
          case 2:
            stage.remove(index)
            stage.add(index)
          case 3: stage.interactions[index].isEnabled.toggle()
          default: stage.interactions[index].invalidate()
          }
        }
      }
      for _ in 0..<60 {
        budget = 3
        switch dice.count(0...9) {
        case 0: stage.add(dice.count(0...2))
        case 1: stage.remove(dice.count(0...2))
        case 2:
          stage.now = stage.now.advanced(byNanoseconds: 300_000_000)
          stage.host.advance(to: stage.now)
        default:
          stage.point(to: dice.point(in: Rect(x: 0, y: 0, width: 450, height: 250)))
        }
        for delegate in stage.delegates + stage.others where !delegate.faults.isEmpty {
          return XCTFail("seed \(seed): \(delegate.name) \(delegate.faults)")
        }
      }
    }
  }
}
