public import Magnetism

/// The constants that the author of a toolkit can tune, in groups by subject.
///
/// ```swift
/// var configuration = PointerConfiguration()
/// configuration.regions.bezelPadding = 8
/// configuration.effects.shadowOpacity = 0.2
/// ```
/// Lengths are in points, times are in seconds, and opacities and luminances are 0…1. An engine clamps
/// numbers to their range, and replaces NaN by the default. What is a fact about the host is in
/// ``HostTraits``, and what the person chooses in ``PointerSettings``. See <doc:Configuration>.
public struct PointerConfiguration: Hashable, Sendable {
  /// The hit regions of targets.
  public var regions = Regions()
  /// The free pointer and the beam: size, opacity and material.
  public var pointer = Pointer()
  /// How the pointer takes the shape of a control, and moves between controls, lines and steps.
  public var snapping = Snapping()
  /// What happens to a hovered element: growth, parallax, shadow, light and tint.
  public var effects = Effects()
  /// What counts as the lift of a finger, and which lifts are flicks.
  public var lifts = Lifts()
  /// The deceleration of a coasting pointer and the choice of a flick's target.
  public var magnetism = MagnetismConfiguration()
  /// The times after which something appears or disappears.
  public var timing = Timing()
  /// Clicks, drags and bands.
  public var input = Input()

  /// Creates the configuration of an iPad with iPadOS 13.4 to 18.
  @inline(never)  // Otherwise each caller has all defaults.
  public init() {}

  /// The configuration for dense layouts, as on a desktop: half the padding, smaller outsets and circle, and
  /// bars as high as their controls.
  ///
  /// Everything else is as in the default, whose numbers are for layouts that fingers touch.
  public static var compact: PointerConfiguration {
    var configuration = PointerConfiguration()
    configuration.regions.bezelPadding = 6
    configuration.regions.plainPadding = 12
    configuration.regions.groupGap = 48
    configuration.pointer.circleDiameter = 15
    configuration.snapping.barHighlightHeight = 0
    configuration.snapping.highlightOutsetHorizontal = 4
    configuration.snapping.highlightOutsetVertical = 2
    return configuration
  }

  /// The corner radius of an element whose host states none, in points (E12).
  static let defaultCornerRadius = 8.0
}

extension PointerConfiguration: ConfigurationFields {
  /// Describes each field once, for clamping, files, recordings, the struct in C and the tables; see
  /// `.github/CONTRIBUTING.md`.
  package mutating func describe(to visitor: FieldVisitor) {
    visitor.describe("regions", &regions)
    visitor.describe("pointer", &pointer)
    visitor.describe("snapping", &snapping)
    visitor.describe("effects", &effects)
    visitor.describe("lifts", &lifts)
    visitor.describe("magnetism", &magnetism)
    visitor.describe("timing", &timing)
    visitor.describe("input", &input)
  }
}

/// A configuration that an engine, its parts and its copies share, so that it is never copied, with the traits
/// of the host.
///
/// All numbers are within their ranges.
package final class SharedConfiguration: Hashable, Sendable {
  package let values: PointerConfiguration
  package let host: HostTraits

  package init(
    _ values: PointerConfiguration = PointerConfiguration(), host: HostTraits = HostTraits()
  ) {
    self.values = values.clamped
    self.host = host.clamped
  }

  package static func == (a: SharedConfiguration, b: SharedConfiguration) -> Bool {
    a === b || (a.values == b.values && a.host == b.host)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(values)
    hasher.combine(host)
  }
}
