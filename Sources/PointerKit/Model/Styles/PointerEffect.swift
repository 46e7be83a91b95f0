/// What happens to the pointer and to the element as the one comes over the other.
public enum PointerEffect: Hashable, Sendable {
  /// Chosen by the element's kind, bezel and size, and by its group (E10, E11).
  case automatic
  /// The pointer becomes a translucent rounded rectangle behind the element's content (E1).
  case highlight
  /// The pointer takes the element's shape and slides beneath it as the element rises (E4).
  case lift
  /// The element alone reacts; the pointer keeps its shape and stays on top (E7).
  case hover(HoverOptions)

  /// Hover with its parts named as UIKit names them.
  public static func hover(
    preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false, prefersScaledContent: Bool = true
  ) -> PointerEffect {
    .hover(
      HoverOptions(
        preferredTintMode: preferredTintMode, prefersShadow: prefersShadow,
        prefersScaledContent: prefersScaledContent))
  }
}

/// Where a hovered element's tint lies (E8).
public enum TintMode: UInt8, Hashable, Sendable, CaseIterable {
  /// There is none.
  case none
  /// Above the element.
  case overlay
  /// Beneath the element.
  case underlay
}

/// The parts of the hover effect, in any combination (E7).
public struct HoverOptions: Hashable, Sendable {
  /// Where the tint lies; `.overlay` by default.
  public var preferredTintMode: TintMode
  /// Whether the element casts a shadow; false by default.
  public var prefersShadow: Bool
  /// Whether the element grows; true by default.
  public var prefersScaledContent: Bool

  /// Creates options with UIKit's defaults: a tint above, no shadow, scaled.
  public init(
    preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false, prefersScaledContent: Bool = true
  ) {
    self.preferredTintMode = preferredTintMode
    self.prefersShadow = prefersShadow
    self.prefersScaledContent = prefersScaledContent
  }
}
