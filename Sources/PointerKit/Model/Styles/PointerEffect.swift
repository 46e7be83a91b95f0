/// The effect of the pointer on an element, and of the element on the pointer.
public enum PointerEffect: Hashable, Sendable {
  /// An effect that depends on the element's kind, bezel, size and group (E10, E11).
  case automatic
  /// The pointer becomes a translucent rounded rectangle behind the element's content (E1).
  case highlight
  /// The pointer takes the element's shape and moves beneath it while the element rises (E4).
  case lift
  /// Only the element reacts; the pointer keeps its shape and stays in front (E7).
  case hover(HoverOptions)

  /// A hover effect with the given options.
  public static func hover(
    preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false, prefersScaledContent: Bool = true
  ) -> PointerEffect {
    .hover(
      HoverOptions(
        preferredTintMode: preferredTintMode, prefersShadow: prefersShadow,
        prefersScaledContent: prefersScaledContent))
  }
}

/// The layer of a hovered element's tint (E8).
public enum TintMode: UInt8, Hashable, Sendable, CaseIterable {
  /// No tint.
  case none
  /// A tint in front of the element.
  case overlay
  /// A tint behind the element.
  case underlay
}

/// The parts of a hover effect: a tint, a shadow, growth, or any combination of them (E7).
public struct HoverOptions: Hashable, Sendable {
  /// The layer of the tint; `.overlay` by default.
  public var preferredTintMode: TintMode
  /// Whether the element casts a shadow; false by default.
  public var prefersShadow: Bool
  /// Whether the element grows; true by default.
  public var prefersScaledContent: Bool

  /// Creates options, with the same defaults as in UIKit.
  public init(
    preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false, prefersScaledContent: Bool = true
  ) {
    self.preferredTintMode = preferredTintMode
    self.prefersShadow = prefersShadow
    self.prefersScaledContent = prefersScaledContent
  }
}
