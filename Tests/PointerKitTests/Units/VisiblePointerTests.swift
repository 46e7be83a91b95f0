import PointerTestSupport
import XCTest

@testable import PointerKit

/// The visible pointer without an engine (S4, P5).
final class VisiblePointerTests: XCTestCase {
  private let configuration = SharedConfiguration()
  private let model = Point(300, 200)

  private func pointer() -> VisiblePointer {
    VisiblePointer(diameter: 19, opacity: 0.85, luminance: 0, configuration: configuration)
  }

  private func look(_ change: (inout VisiblePointer.Look) -> Void = { _ in }) -> VisiblePointer.Look {
    var look = VisiblePointer.Look(
      form: PointerMorph.Goal(size: Size(19, 19), cornerRadius: 9.5), opacity: 0.85, luminance: 0)
    change(&look)
    return look
  }

  private func read(
    _ pointer: VisiblePointer, after milliseconds: Double = 0, model: Point? = nil
  ) -> PointerAppearance {
    var (copy, appearance, outline) = (pointer, PointerAppearance(), PointerOutline())
    copy.read(
      model: model ?? self.model, at: start.after(milliseconds: milliseconds), into: &appearance, &outline)
    return appearance
  }

  /// The pointer after a change of its look at ``start``.
  private func changed(_ change: (inout VisiblePointer.Look) -> Void) -> VisiblePointer {
    var pointer = pointer()
    pointer.retarget(to: look(change), configuration: configuration, at: start)
    return pointer
  }

  private func snap(_ pointer: inout VisiblePointer, to goal: PointerPosition.Goal, at time: Timestamp) {
    pointer.position.retarget(
      to: goal, model: PointerPosition.Model(position: model), configuration: configuration, at: time)
  }

  private let onControl = PointerPosition.Goal(
    horizontal: AxisSnapping.Goal(mode: .whole, coordinate: 340),
    vertical: AxisSnapping.Goal(mode: .whole, coordinate: 230))

  func testANewLookIsReachedExactly() {
    let goal = look {
      $0.form = PointerMorph.Goal(size: Size(96, 48), cornerRadius: 8, outline: .roundedRect)
      $0.presence = 0
      $0.highlightOpacity = 0.2
      $0.luminance = 0.49
      $0.scale = 0.92
    }
    var pointer = pointer()
    pointer.retarget(to: goal, configuration: configuration, at: start)
    let appearance = read(pointer, after: 4_000)
    XCTAssertEqual(appearance.size, Size(96, 48))
    XCTAssertEqual(appearance.cornerRadius, 8)
    XCTAssertEqual(appearance.opacity, 0.2)
    XCTAssertEqual(appearance.luminance, 0.49, accuracy: 1e-15)
    XCTAssertEqual(appearance.scale, 0.92)
    XCTAssert(pointer.isAtRest(at: start.after(milliseconds: 4_000)))
  }

  func testEachPartKeepsThePointerFromBeingSettled() {
    let changes: [(String, (inout VisiblePointer.Look) -> Void)] = [
      ("form", { $0.form.size = Size(40, 19) }), ("opacity", { $0.opacity = 0 }),
      ("presence", { $0.presence = 0 }), ("highlight", { $0.highlightOpacity = 0.2 }),
      ("luminance", { $0.luminance = 1 }), ("scale", { $0.scale = 0.8 }), ("press", { $0.press = 1 }),
      ("band", { $0.band = Rect(0, 0, 500, 300) }),
    ]
    for (name, change) in changes {
      let pointer = changed(change)
      XCTAssertFalse(pointer.isAtRest(at: start), name)
      XCTAssert(pointer.isAtRest(at: start.after(milliseconds: 5_000)), name)
    }
    var pointer = pointer()
    snap(&pointer, to: onControl, at: start)
    XCTAssertFalse(pointer.isAtRest(at: start), "position")
    XCTAssert(pointer.isAtRest(at: start.after(milliseconds: 5_000)), "position")
  }

  func testTheMaterialAnimatesTheSquareRootOfItsLuminance() {
    let pointer = changed { $0.luminance = 0.64 }
    let oracle = Oscillator(
      spring: configuration.values.pointer.materialSpring, goal: 0.8, value: 0, velocity: 0)
    for milliseconds in [10.0, 25, 50] {
      let expected = oracle.advanced(by: milliseconds / 1_000).value
      XCTAssertEqual(read(pointer, after: milliseconds).luminance, expected * expected, accuracy: 0.004)
    }
  }

  func testTheMaterialAnimatesItsOpacity() {
    let pointer = changed { $0.opacity = 0.4 }
    let oracle = Oscillator(
      spring: configuration.values.pointer.materialSpring, goal: 0.4, value: 0.85, velocity: 0)
    for milliseconds in [5.0, 12, 25] {
      let expected = oracle.advanced(by: milliseconds / 1_000).value
      XCTAssertEqual(read(pointer, after: milliseconds).opacity, expected, accuracy: 0.004)
      XCTAssertEqual(read(pointer, after: milliseconds).materialOpacity, expected, accuracy: 0.004)
    }
  }

  func testItHidesFromWhateverOpacityItHas() {
    let pointer = changed {
      $0.opacity = 0.4
      $0.presence = 0
    }
    let springs = configuration.values
    let material = Oscillator(spring: springs.pointer.materialSpring, goal: 0.4, value: 0.85, velocity: 0)
    let fade = Oscillator(spring: springs.pointer.fadeSpring, goal: 0, value: 1, velocity: 0)
    for milliseconds in [5.0, 20, 60, 120] {
      let time = milliseconds / 1_000
      XCTAssertEqual(
        read(pointer, after: milliseconds).opacity,
        fade.advanced(by: time).value * material.advanced(by: time).value, accuracy: 0.006)
    }
    XCTAssertEqual(read(pointer, after: 3_000).opacity, 0)
  }

  func testItIsABeamOnlyOnceItIsOnItsLine() {
    var pointer = changed {
      $0.form = PointerMorph.Goal(size: Size(4.5, 20), cornerRadius: 2.25, outline: .verticalBeam)
    }
    snap(
      &pointer, to: PointerPosition.Goal(vertical: AxisSnapping.Goal(mode: .lines, coordinate: 230)),
      at: start.after(milliseconds: 2_900))
    XCTAssertEqual(read(pointer, after: 2_910).outline, .roundedRect, "its form is that of a beam already")
    XCTAssertEqual(read(pointer, after: 4_000).outline, .verticalBeam)
    XCTAssertEqual(read(pointer, after: 4_000).center, Point(300, 230))
  }

  func testChangesOfTheModeAreNoticedOnEitherAxis() {
    let pointer = pointer()
    XCTAssertFalse(pointer.position.changesMode(for: PointerPosition.Goal()))
    XCTAssert(
      pointer.position.changesMode(for: PointerPosition.Goal(horizontal: AxisSnapping.Goal(mode: .steps))))
    XCTAssert(
      pointer.position.changesMode(for: PointerPosition.Goal(vertical: AxisSnapping.Goal(mode: .whole))))
  }
}
