import PointerInteractions
import PointerKit
import PointerTestSupport
import XCTest

/// Band selection in the form that iPad developers know (I7).
final class BandSelectionInteractionTests: XCTestCase {
  private struct Call: Equatable {
    var state: BandSelectionInteraction.State
    var rect: Rect?
  }

  private var now = Timestamp(nanoseconds: 1_000_000_000)
  private var host = PointerInteractionHost(PointerEngine(size: Size(1024, 768)))
  private var calls: [Call] = []
  private let file = PointerTarget(1, Rect(130, 130, 30, 30))

  override func setUp() {
    now = Timestamp(nanoseconds: 1_000_000_000)
    host = PointerInteractionHost(PointerEngine(size: Size(1024, 768), start: Point(100, 100)))
    calls = []
    host.engine.upsert([file], at: now)
  }

  private func send(_ kind: PointerInput.Kind) {
    now = now.advanced(byNanoseconds: 8_000_000)
    host.simulate(PointerInput(kind, at: now))
  }

  private func move(_ dx: Double, _ dy: Double) { send(.motion(Vector(dx, dy))) }

  private func interaction(in space: SpaceID = 0) -> BandSelectionInteraction {
    let band = BandSelectionInteraction { [unowned self] in
      calls.append(Call(state: $0.state, rect: $0.selectionRect))
    }
    host.add(band, to: space)
    return band
  }

  // I7
  func testHandlerHearsOfEachStateAndRectangle() {
    let band = interaction()
    XCTAssertEqual(band.state, .possible)
    XCTAssertTrue(band.isEnabled)
    send(.modifiers(.shift))
    send(.button(.primary, isDown: true))
    XCTAssertEqual(calls, [], "a press is not yet a band")
    move(20, 10)
    XCTAssertEqual(band.state, .began)
    XCTAssertEqual(band.selectionRect, Rect(100, 100, 20, 10))
    send(.modifiers([]))
    move(60, 50)
    XCTAssertEqual(band.state, .selecting)
    XCTAssertEqual(host.engine.selection, [1])
    XCTAssertEqual(band.initialModifierFlags, .shift, "as it began")
    send(.button(.primary, isDown: false))
    let last = Rect(100, 100, 80, 60)
    XCTAssertEqual(
      calls,
      [
        Call(state: .began, rect: Rect(100, 100, 20, 10)), Call(state: .selecting, rect: last),
        Call(state: .ended, rect: last),
      ])
    XCTAssertEqual(band.state, .possible)
    XCTAssertNil(band.selectionRect)
  }

  // I7
  func testRectangleIsInTheCoordinatesOfItsSpace() {
    let list = PointerSpace(id: 9, origin: Point(50, 60), clip: Rect(50, 60, 400, 400), z: 1)
    host.engine.upsert(list, at: now)
    let window = interaction()
    var positions: [Point] = []
    let band = interaction(in: 9)
    band.shouldBeginHandler = { _, position in
      positions.append(position)
      return true
    }
    send(.button(.primary, isDown: true))
    move(-10, 20)
    XCTAssertEqual(positions, [Point(50, 40)])
    XCTAssertEqual(calls, [Call(state: .began, rect: Rect(40, 40, 10, 20))])
    XCTAssertEqual(window.state, .possible)
  }

  // I7
  func testShouldBeginIsAskedOnceAndARefusalIsADrag() {
    let band = interaction()
    var asked = 0
    band.shouldBeginHandler = { band, position in
      asked += 1
      XCTAssertEqual(band.state, .possible)
      XCTAssertEqual(position, Point(100, 100))
      return false
    }
    send(.button(.primary, isDown: true))
    move(1, 0)
    XCTAssertEqual(asked, 0, "not before the movement is far enough")
    move(20, 0)
    move(20, 0)
    send(.button(.primary, isDown: false))
    XCTAssertEqual(asked, 1)
    XCTAssertEqual(calls, [])
    let kinds = host.engine.events(since: 0).map { $0.type }
    XCTAssertTrue(kinds.contains(.dragBegan))
    XCTAssertFalse(kinds.contains(.bandBegan))
  }

  // I7
  func testRefusalKeepsTheSelectionFromAClickOnEmptyGround() {
    let band = interaction()
    for (isAllowed, expected) in [(false, [1] as [TargetID]), (true, [])] {
      var asked = 0
      band.shouldBeginHandler = { _, _ in
        asked += 1
        return isAllowed
      }
      host.engine.setSelection([1], at: now)
      send(.motion(Vector(1, 0)))
      send(.button(.primary, isDown: true))
      send(.button(.primary, isDown: false))
      XCTAssertEqual(asked, 1)
      XCTAssertEqual(host.engine.selection, expected)
    }
    XCTAssertEqual(calls, [], "a click is no band")
  }

  // I7
  func testDisabledInteractionRefusesBands() {
    let band = interaction()
    band.isEnabled = false
    drawBand()
    XCTAssertEqual(host.engine.selection, [])
    host.remove(band)
    drawBand()
    XCTAssertEqual(host.engine.selection, [1])
    XCTAssertEqual(calls, [])
  }

  // I7
  func testWhateverBreaksTheBandEndsIt() {
    for kind in [PointerInput.Kind.cancel, .leave] {
      setUp()
      let band = interaction()
      send(.button(.primary, isDown: true))
      move(20, 10)
      host.remove(band)
      send(kind)
      XCTAssertEqual(calls.map { $0.state }, [.began, .ended], "\(kind)")
      XCTAssertNil(band.selectionRect)
    }
  }

  private func drawBand() {
    send(.button(.primary, isDown: true))
    move(80, 80)
    send(.button(.primary, isDown: false))
    move(-80, -80)
  }

  func testAnInteractionThatIsAddedToAnotherSpaceMovesThere() {
    let list = PointerSpace(id: 9, clip: Rect(500, 100, 400, 400), z: 1)
    host.engine.upsert(list, at: now)
    let band = interaction(in: 9)
    host.add(band, to: .window)
    drawBand()
    XCTAssertEqual(calls.map { $0.state }, [.began, .ended])
    move(500, 100)
    drawBand()
    XCTAssertEqual(calls.count, 2, "it has left the list")
  }

  func testTheLastInteractionOfASpaceReplacesTheOneBefore() {
    let first = interaction()
    var later: [BandSelectionInteraction.State] = []
    host.add(BandSelectionInteraction { later.append($0.state) })
    drawBand()
    XCTAssertEqual(calls, [], "replaced")
    XCTAssertEqual(first.state, .possible)
    XCTAssertEqual(later, [.began, .ended])
  }

  func testAnInteractionThatIsAddedLateHearsOfNoEarlierBand() {
    drawBand()
    _ = interaction()
    send(.motion(Vector(1, 0)))
    XCTAssertEqual(calls, [])
  }

  func testAnotherInteractionLosesNoEventsOfTheFirst() {
    _ = interaction()
    for kind in [
      PointerInput.Kind.button(.primary, isDown: true), .motion(Vector(80, 80)),
      .button(.primary, isDown: false),
    ] {
      now = now.advanced(byNanoseconds: 8_000_000)
      host.engine.handle(PointerInput(kind, at: now), now: now)
    }
    host.add(BandSelectionInteraction { _ in }, to: 9)
    send(.motion(Vector(1, 0)))
    XCTAssertEqual(calls.map { $0.state }, [.began, .ended])
  }

  /// Before the host has reported the last events, which are those of the engine alone.
  func testAReplacedInteractionStillHearsOfTheEndOfItsBand() {
    _ = interaction()
    send(.button(.primary, isDown: true))
    move(20, 10)
    now = now.advanced(byNanoseconds: 8_000_000)
    host.engine.handle(PointerInput(.button(.primary, isDown: false), at: now), now: now)
    var later: [BandSelectionInteraction.State] = []
    host.add(BandSelectionInteraction { later.append($0.state) })
    send(.motion(Vector(1, 0)))
    XCTAssertEqual(calls.map { $0.state }, [.began, .ended])
    XCTAssertEqual(calls.last?.rect, Rect(100, 100, 20, 10))
    XCTAssertEqual(later, [])
  }
}
