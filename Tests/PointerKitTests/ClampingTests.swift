import PointerKit
import PointerTestSupport
import XCTest

/// An engine clamps every number of its settings and of its configuration to its range, and replaces NaN by the
/// default.
final class ClampingTests: XCTestCase {
  private struct Field<Root> {
    var path: WritableKeyPath<Root, Double>
    var range: ClosedRange<Double>
    var standard: Double
  }

  /// The settings and the configuration of an engine that is given these.
  private func taken(_ settings: PointerSettings) -> PointerSettings {
    PointerEngine(size: Size(width: 100, height: 100), settings: settings).settings
  }

  private func taken(_ configuration: PointerConfiguration) -> PointerConfiguration {
    var engine = PointerEngine(size: Size(width: 100, height: 100))
    engine.setConfiguration(configuration, at: .zero)
    return engine.configuration
  }

  private func check<Root>(
    _ root: Root, _ fields: [Field<Root>], line: UInt = #line, taken: (Root) -> Root
  ) {
    for (index, field) in fields.enumerated() {
      var copy = root
      let message = "field \(index), \(field.path)"
      XCTAssertEqual(copy[keyPath: field.path], field.standard, "default, \(message)", line: line)
      for value in AdversarialValues.numbers + [
        field.range.lowerBound.nextDown, field.range.upperBound.nextUp,
      ] {
        copy[keyPath: field.path] = value
        let held = taken(copy)[keyPath: field.path]
        XCTAssertTrue(field.range.contains(held), "\(value) became \(held), \(message)", line: line)
        if value.isNaN { XCTAssertEqual(held, field.standard, "NaN, \(message)", line: line) }
        if field.range.contains(value) { XCTAssertEqual(held, value, message, line: line) }
        if value < field.range.lowerBound {
          XCTAssertEqual(held, field.range.lowerBound, message, line: line)
        }
        if value > field.range.upperBound {
          XCTAssertEqual(held, field.range.upperBound, message, line: line)
        }
      }
    }
  }

  func testEveryNumberOfTheConfigurationIsHeld() {
    typealias F = Field<PointerConfiguration>
    check(
      PointerConfiguration(),
      [
        F(path: \.bezelPadding, range: 0...1000, standard: 12),
        F(path: \.plainPadding, range: 0...1000, standard: 24),
        F(path: \.groupGap, range: 0...1000, standard: 96),
        F(path: \.circleDiameter, range: 1...200, standard: 19),
        F(path: \.barHighlightHeight, range: 0...1000, standard: 37),
        F(path: \.highlightOutsetHorizontal, range: 0...100, standard: 8),
        F(path: \.highlightOutsetVertical, range: 0...100, standard: 4),
        F(path: \.beamThickness, range: 1...50, standard: 4.5),
        F(path: \.maximumBeamLength, range: 1...2000, standard: 144),
        F(path: \.maximumFieldHeight, range: 0...2000, standard: 60),
        F(path: \.annotationOffset, range: 0...1000, standard: 12),
        F(path: \.smallElementSide, range: 0...2000, standard: 120),
        F(path: \.mediumElementSide, range: 0...4000, standard: 240),
        F(path: \.lineHysteresis, range: 0...1000, standard: 10),
        F(path: \.pointerParallax, range: 0...1, standard: 0.08),
        F(path: \.pointerParallaxLimit, range: 0...100, standard: 3),
        F(path: \.contentParallax, range: 0...1, standard: 0.05),
        F(path: \.contentParallaxLimit, range: 0...100, standard: 2),
        F(path: \.highlightGrowth, range: 0...100, standard: 2),
        F(path: \.liftGrowth, range: 0...100, standard: 8),
        F(path: \.hoverGrowth, range: 0...100, standard: 6),
        F(path: \.pressedScale, range: 0.1...1, standard: 0.92),
        F(path: \.pressedCircleScale, range: 0.1...1, standard: 0.8),
        F(path: \.shadowOpacity, range: 0...1, standard: 0.3),
        F(path: \.shadowRadius, range: 0...100, standard: 10),
        F(path: \.shadowFall, range: -100...100, standard: 6),
        F(path: \.specularSmallestSide, range: 0...1000, standard: 24),
        F(path: \.specularFullSide, range: 0...4000, standard: 160),
        F(path: \.specularOpacity, range: 0...1, standard: 0.25),
        F(path: \.highlightSpecularOpacity, range: 0...1, standard: 0.28),
        F(path: \.radiosity, range: 0...1, standard: 0.35),
        F(path: \.tintOpacity, range: 0...1, standard: 0.1),
        F(path: \.pointerOpacity, range: 0...1, standard: 0.85),
        F(path: \.highlightOpacity, range: 0...1, standard: 0.2),
        F(path: \.minimumFlickFingerSpeed, range: 0...10_000, standard: 30),
        F(path: \.liftSilenceReports, range: 1...20, standard: 3),
        F(path: \.minimumLiftSilence, range: 0.001...1, standard: 0.024),
        F(path: \.maximumLiftSilence, range: 0.001...1, standard: 0.06),
        F(path: \.inferredFlickShare, range: 0...2, standard: 0.4),
        F(path: \.restingPause, range: 0.05...60, standard: 0.4),
        F(path: \.concealDelay, range: 0...10, standard: 0.3),
        F(path: \.clickDistance, range: 0...100, standard: 4),
        F(path: \.dragDistance, range: 0...100, standard: 3),
        F(path: \.autoscrollZone, range: 0...1000, standard: 44),
        F(path: \.autoscrollSpeed, range: 0...100_000, standard: 800),
        F(path: \.displayScale, range: 0.25...16, standard: 1),
        F(path: \.attractionResponse, range: 0.05...5, standard: 0.28),
        F(path: \.magnetism.minimumSpeed, range: 0...1e6, standard: 150),
        F(path: \.magnetism.settlingSpeed, range: 0...1e6, standard: 250),
        F(path: \.magnetism.radius, range: 0...1e6, standard: 150),
        F(path: \.magnetism.shortestReach, range: 0...1e6, standard: 20),
        F(path: \.magnetism.reachPerCoast, range: 0...1e6, standard: 1.5),
        F(path: \.magnetism.directionTolerance, range: 0...3.1416, standard: Double.pi / 2),
      ]
    ) { taken($0) }
  }

  func testInactivityIsHeldAndNothingOrLessIsNever() {
    for value in AdversarialValues.numbers {
      let configuration = taken(with(PointerConfiguration()) { $0.revealInactivity = value })
      if value.isNaN {
        XCTAssertEqual(configuration.revealInactivity, 3)
      } else if value <= 0 {
        XCTAssertNil(configuration.revealInactivity, "\(value)")
      } else {
        XCTAssertEqual(configuration.revealInactivity, max(0.1, min(3600, value)))
      }
    }
  }

  func testTheTableAboveNamesEveryNumber() {
    func numbers(of value: Any) -> [Mirror.Child] {
      Mirror(reflecting: value).children.filter { $0.value is Double }
    }
    let configuration = numbers(of: PointerConfiguration())
    XCTAssertEqual(
      configuration.count, 48,
      "a new number needs a row in the table: \(configuration.map { $0.label ?? "" })")
    let magnetism = numbers(of: MagnetismConfiguration())
    XCTAssertEqual(magnetism.count, 6, "\(magnetism.map { $0.label ?? "" })")
    let settings = numbers(of: PointerSettings())
    XCTAssertEqual(settings.count, 5, "\(settings.map { $0.label ?? "" })")
  }

  func testEveryNumberOfTheSettingsIsHeld() {
    typealias F = Field<PointerSettings>
    check(
      PointerSettings(),
      [
        F(path: \.scrollingSpeed, range: 0...10, standard: 1),
        F(path: \.pointerScale, range: 0.5...4, standard: 1),
        F(path: \.doubleClickInterval, range: 0.1...5, standard: 0.5),
      ]
    ) { taken($0) }
    var settings = PointerSettings()
    for value in AdversarialValues.numbers {
      settings.trackingSpeed = value
      let held = taken(settings).trackingSpeed
      XCTAssertTrue(held == -1 || (0...3).contains(held), "\(value) became \(held)")
      if value.isNaN { XCTAssertEqual(held, 0.6875) }
      settings.autoHideDelay = value
      let delay = taken(settings).autoHideDelay
      XCTAssertTrue((0.5...3600).contains(delay ?? -1), "\(value)")
      if value.isNaN { XCTAssertEqual(delay, 3) }
    }
    settings.autoHideDelay = nil
    XCTAssertNil(taken(settings).autoHideDelay)
  }
}
