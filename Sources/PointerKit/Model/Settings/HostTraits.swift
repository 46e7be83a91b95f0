package import Kinematics

/// The facts about a host that the engine has to know, and that are nobody's taste.
///
/// The host gives them; ``HostCapabilities`` is what the engine answers. An engine clamps numbers to their
/// range, and replaces NaN by the default.
public struct HostTraits: Hashable, Sendable {
  /// The way in which the host blends translucent colors; by default as sRGB, as toolkits do.
  ///
  /// The contrast of the free pointer is at least 3:1 in this blending, unless
  /// ``PointerConfiguration/Pointer/opacity`` is too low.
  public var blending: Blending
  /// Whether the host moves its own cursor to ``PointerFrame/warp``; false by default, which suits GTK and
  /// Qt.
  ///
  /// If true, recentering, coasting and magnetism apply to absolute positions too. Call
  /// ``PointerEngine/cursorWarped(to:at:)`` after each warp; see <doc:Position>.
  public var warpsCursor: Bool
  /// The number of device pixels per point, to which ``PointerFrame/damage`` is aligned: 0.25…16; 1 by
  /// default.
  public var displayScale: Double

  /// Creates the traits of a program with GTK or Qt on a screen with one pixel per point.
  public init() { self.init(blending: .encoded) }

  /// Creates the traits of a host.
  public init(blending: Blending = .encoded, warpsCursor: Bool = false, displayScale: Double = 1) {
    self.blending = blending
    self.warpsCursor = warpsCursor
    self.displayScale = displayScale
  }
}

extension HostTraits: ConfigurationFields {
  package mutating func describe(to visitor: FieldVisitor) {
    visitor.choice(64, "blending", "encoded, linear", &blending)
    visitor.flag(65, "warpsCursor", former: "hostWarpsCursor", &warpsCursor)
    visitor.number(66, "displayScale", "px/pt", 0.25...16, &displayScale)
  }
}

/// The way in which a host blends the translucent colors of the drawing commands with what is beneath them.
public enum Blending: UInt8, Hashable, Sendable, CaseIterable {
  /// Source-over of colors encoded as sRGB, as in Cairo, GTK, Qt, SDL, CSS and SVG.
  case encoded
  /// Source-over of linear light, as in compositors that blend in linear space.
  ///
  /// For a contrast of 3:1, a black pointer over white needs an opacity of 0.70, instead of 0.42.
  case linear
}
