import PointerTestSupport
import XCTest

/// Values of a style that make no sense are corrected by documented rules and counted; each rule has a test.
final class InvalidStylesTests: StyleRegistrationTestCase {
  private func vertical(_ precision: AxisPrecision) -> PointerStyle {
    let style = with(PointerStyle(shape: .circle())) { $0.verticalPrecision = precision }
    return style
  }

  // Also A1.
  func testMoreThanFourAccessoriesAreDropped() {
    var style = PointerStyle(shape: .circle())
    style.accessories = (0..<7).map { PointerAccessory(.arrow, angle: Double($0)) }
    let (target, _, lapses) = register(style)
    XCTAssertEqual(lapses, 1)
    XCTAssertEqual(target.style.accessories.map { $0.angle }, [0, 1, 2, 3])
  }

  // Also P6.
  func testStepsOfNoWidthOrNoNumberAreContinuous() {
    for (origin, spacing) in [(0, 0), (0, -15), (0, .nan), (0, .infinity), (.nan, 15), (-.infinity, 15)]
      as [(Double, Double)]
    {
      let (target, _, lapses) = register(vertical(.stepped(origin: origin, spacing: spacing)))
      XCTAssertEqual(lapses, 1, "\(origin), \(spacing)")
      XCTAssertEqual(target.style.verticalPrecision, .continuous)
    }
    XCTAssertEqual(register(vertical(.stepped(origin: -7, spacing: 0.001))).lapses, 0)
  }

  // Also P5.
  func testLinesAreSortedAndCutWhereTheyOverlap() {
    func line(_ start: Double, _ length: Double) -> AxisPrecision.Line { .init(start: start, length: length) }
    let cases: [([AxisPrecision.Line], AxisPrecision)] = [
      ([line(40, 20), line(0, 20), line(20, 20)], .lines([line(0, 20), line(20, 20), line(40, 20)])),
      ([line(0, 30), line(20, 20)], .lines([line(0, 30), line(30, 10)])),
      ([line(0, 90), line(20, 20), line(80, 20)], .lines([line(0, 90), line(90, 10)])),
      ([line(0, 20), line(0, 20)], .lines([line(0, 20)])),
      ([line(0, 20), line(30, -5)], .lines([line(0, 20), line(30, 0)])),
      ([line(.nan, 20), line(30, 20), line(60, .infinity)], .lines([line(30, 20)])),
      ([line(0, 20), line(1e300, 20)], .lines([line(0, 20)])), ([line(0, .nan)], .continuous),
    ]
    for (lines, mended) in cases {
      let (target, _, lapses) = register(vertical(.lines(lines)))
      XCTAssertEqual(lapses, 1, "\(lines)")
      XCTAssertEqual(target.style.verticalPrecision, mended, "\(lines)")
    }
    for lines in [
      [], [line(0, 20), line(20, 20)], [line(5, 0)], [line(-30, 20), line(0, 20)],
      [line(0, 0.1 + 0.2), line(0.3, 1)],
    ] {
      let (target, _, lapses) = register(vertical(.lines(lines)))
      XCTAssertEqual(lapses, 0, "\(lines)")
      XCTAssertEqual(target.style.verticalPrecision, .lines(lines))
    }
  }

  // Also S2.
  func testLengthsThatAreInvalidAreTheDefault() {
    for bad in [Double.nan, .infinity, -3, 0] {
      for (shape, mended) in [
        (.circle(diameter: bad), .circle(diameter: 19)),
        (.verticalBeam(length: bad), .verticalBeam(length: 19)),
        (.horizontalBeam(length: bad), .horizontalBeam(length: 19)),
        (.roundedRect(Size(bad, 9), radius: 3), .roundedRect(frame.size, radius: 3)),
      ] as [(PointerShape, PointerShape)] {
        let (_, shown, lapses) = register(PointerStyle(shape: shape))
        XCTAssertEqual(lapses, 1, "\(shape)")
        XCTAssertEqual(shown, mended)
      }
    }
    for bad in [Double.nan, .infinity, -3] {
      let (target, _, lapses) = register(PointerStyle(shape: .roundedRect(Size(30, 9), radius: bad)))
      XCTAssertEqual(lapses, 1)
      XCTAssertEqual(target.style.shape, .roundedRect(Size(30, 9), radius: 8))
    }
  }

  func testPaddingAndRadiusThatAreNoNumbersAreTheDefault() {
    let target = PointerTarget(
      1, frame, padding: Insets(top: 3, left: .nan, bottom: 3, right: 3), cornerRadius: .nan)
    let person = SimulatedPerson(targets: [target])
    XCTAssertEqual(person.engine.region(of: 1), frame.outset(by: Insets(24)))
    XCTAssertEqual(person.engine.target(1)?.cornerRadius, 8)
    XCTAssertEqual(person.engine.diagnostics.clampedValues.count, 2)
    XCTAssertEqual(person.engine.diagnostics.invalidStyles.count, 0)
  }

  func testEachBrokenRuleCountsEachTime() {
    var style = PointerStyle(shape: .circle(diameter: .nan))
    style.horizontalPrecision = .stepped(origin: 0, spacing: 0)
    style.verticalPrecision = .lines([.init(start: 9, length: 9), .init(start: 0, length: 9)])
    style.accessories = Array(repeating: PointerAccessory(.plus, angle: 0), count: 5)
    let target = PointerTarget(1, frame, style: style)
    var person = SimulatedPerson(targets: [target])
    XCTAssertEqual(person.engine.diagnostics.invalidStyles.count, 4)
    person.engine.upsert(target, at: person.now)
    XCTAssertEqual(person.engine.diagnostics.invalidStyles.count, 8)
    XCTAssertEqual(person.engine.diagnostics.total, 8)
  }
}
