import PointerTestSupport
import XCTest

@testable import PointerKit

/// What a spring moves comes to rest without a last step that a person could see, however large it is.
final class RestTests: XCTestCase {
  private let frame = Rect(1460, 960, 80, 80)

  private let values = PointerAnnotation([PointerAnnotation.Value(label: "x", text: "41")])

  private func person(
    _ targets: [PointerTarget], configuration: PointerConfiguration = PointerConfiguration(),
    start: Point = Point(1500, 1000)
  ) -> SimulatedPerson {
    let settings = with(PointerSettings()) { $0.autoHideDelay = nil }
    var person = SimulatedPerson(
      targets: targets, start: start, size: Size(3000, 2000), settings: settings, configuration: configuration
    )
    person.move(by: Vector(0, 0.01), waiting: 2000)
    return person
  }

  private func target(_ style: PointerStyle, _ frame: Rect? = nil) -> PointerTarget {
    PointerTarget(1, frame ?? self.frame, style: style)
  }

  private func edges(_ frame: PointerFrame) -> [Double] {
    let bounds = frame.pointer.roundedRect.rect
    return [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY]
  }

  // Found by `Lab soak calls`: beside a large pointer, the last part of a press was a step of 0.1 to 0.3 points.
  /// Also S5.
  func testEdgeOfAPressedPointerOfAnySizeHasNoLastStep() {
    let path = PointerPath([
      .move(to: Point(-300, -500)), .line(to: Point(300, -400)), .line(to: Point(0, 500)), .close,
    ])
    var styles: [PointerStyle] = [.system, PointerStyle(effect: .lift), PointerStyle(shape: .path(path))]
    for length in [76.0, 300, 2500] {
      styles.append(PointerStyle(shape: .roundedRect(Size(60, length), radius: 8)))
    }
    styles.append(PointerStyle(shape: .horizontalBeam(length: 1000)))
    for var style in styles {
      style.accessories = [PointerAccessory(.plus, angle: 0, offset: 8)]
      var person = person([target(style)])
      person.engine.setAnnotation(values, at: person.now)
      person.wait(milliseconds: 1000)
      for isDown in [true, false] {
        if isDown { person.press() } else { person.release() }
        let step = person.lastStep { frame in
          self.edges(frame) + frame.accessories.flatMap { [$0.center.x, $0.center.y] }
            + (frame.annotation.map { [$0.position.x, $0.position.y] } ?? [])
        }
        XCTAssertLessThan(step, 0.045, "\(person.frame.pointer.size), \(isDown)")
      }
    }
  }

  /// Also S5.
  func testPointerThatGrowsWhileItIsPressedHasNoLastStep() {
    for (first, second) in [(20.0, 1500.0), (1500, 20)] {
      func style(_ length: Double) -> PointerStyle {
        PointerStyle(shape: .roundedRect(Size(30, length), radius: 8))
      }
      for milliseconds in [4, 120] as [Int64] {
        var person = person([target(style(first))])
        person.press(waiting: milliseconds)
        person.engine.upsert(target(style(second)), at: person.now)
        XCTAssertLessThan(person.lastStep(edges), 0.06, "\(first), \(milliseconds)")
        XCTAssertEqual(person.frame.pointer.size.height, second)
      }
    }
  }

  /// Also I7.
  func testBandThatGrowsAsTheCircleIsReleasedHasNoLastStep() {
    for distance in [100.0, 900, 2400] {
      var person = person([], start: Point(300, 300))
      person.press(waiting: 60)
      for _ in 0..<4 { person.move(by: Vector(distance / 4, distance / 8)) }
      XCTAssertLessThan(person.lastStep(edges), 0.05, "\(distance)")
      person.release()
      XCTAssertLessThan(person.lastStep(edges), 0.05, "\(distance), released")
    }
  }

  // Found by `Lab soak calls` (seed 999993): the light of a pressed element jumped by 2 points to its center when the
  // pointer had been dragged 877 points away.
  /// Also E2.
  func testLightOfAPressComesToRestFromAnyDistance() {
    for (effect, distance) in [(PointerEffect.lift, 10.0), (.lift, 900), (.lift, -1400), (.highlight, 900)] {
      var target = target(PointerStyle(effect: effect))
      target.latchingAxes = [.horizontal, .vertical]
      var person = person([target])
      person.press()
      person.move(by: Vector(distance, distance / 2))
      XCTAssertEqual(person.hovered, 1)
      var number = 0
      let step = person.lastStep { frame in
        number += 1
        return frame.contents.flatMap { [$0.specular.center.x, $0.specular.center.y, $0.specular.radius] }
      }
      XCTAssertLessThan(step, 0.03, "\(effect), \(distance)")
      XCTAssertGreaterThan(number, 1)
      XCTAssertEqual(person.content(1)?.specular.center, frame.center)
    }
  }

  /// Also E2.
  func testPressedElementOfAnySizeHasNoLastStep() {
    let elements = [(44.0, 0.92), (300, 0.92), (1400, 0.1), (1400, 0.92)]
    for (side, pressedScale) in elements {
      let configuration = with(PointerConfiguration()) { $0.effects.pressedScale = pressedScale }
      let frame = Rect(center: self.frame.center, size: Size(side, side))
      var person = person([target(PointerStyle(effect: .lift), frame)], configuration: configuration)
      for isDown in [true, false] {
        if isDown { person.press() } else { person.release() }
        let step = person.lastStep { frame in
          frame.contents.flatMap {
            [$0.transformedFrame.minX, $0.transformedFrame.maxY, $0.specular.radius, $0.specular.center.x]
          }
        }
        XCTAssertLessThan(step, 0.025, "\(side), \(pressedScale), \(isDown)")
        let scale = person.content(1)?.scale ?? 0
        XCTAssertEqual(scale, isDown ? (1 + 8 / side) * pressedScale : 1 + 8 / side, accuracy: 1e-3)
      }
    }
  }

  func testProgressOfAPressIsContinuousAndComplete() {
    var last = -1.0
    for step in -1000...2000 {
      let progress = Double(step) / 1000
      var lanes = SIMD8<Double>.zero
      lanes[1] = progress
      let seen = EffectAmounts(lanes: lanes).press
      XCTAssertGreaterThanOrEqual(seen, last)
      if step > -1000 { XCTAssertLessThan(seen - last, 0.0011) }
      XCTAssertLessThanOrEqual((seen - progress).magnitude, RestTolerance.share + 1e-12)
      if progress.magnitude <= RestTolerance.share { XCTAssertEqual(seen, 0) }
      if (progress - 1).magnitude <= RestTolerance.share { XCTAssertEqual(seen, 1) }
      last = seen
    }
  }

  /// Also A4.
  func testValuesThatChangeSidesHaveNoLastStep() {
    for (length, gap) in product([40.0, 700, 1500], [12.0, 200]) {
      let style = PointerStyle(shape: .roundedRect(Size(30, length), radius: 8))
      var person = person([target(style)])
      person.engine.setConfiguration(
        with(PointerConfiguration()) { $0.pointer.annotationOffset = gap }, at: person.now)
      person.engine.setAnnotation(values, at: person.now)
      person.wait(milliseconds: 1000)
      for offset in [length / 2 - 995, 995 - length / 2] {
        person.engine.upsert(target(with(style) { $0.shapeOffset = Vector(0, offset) }), at: person.now)
        let step = person.lastStep { $0.annotation.map { [$0.position.y] } ?? [] }
        XCTAssertLessThan(step, 0.05, "\(length), \(offset)")
      }
    }
  }

  func testAnOrdinaryPressTakesHardlyLongerThanItsSpring() {
    for (style, most) in [(PointerStyle.system, 320), (PointerStyle(effect: .lift), 420)] {
      var person = person([target(style)])
      person.press()
      let start = person.now
      person.waitUntilRest()
      XCTAssertLessThanOrEqual(person.now.seconds(since: start) * 1000, Double(most))
    }
  }
}
