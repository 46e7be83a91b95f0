public import Kinematics

// Rows of Behaviors.md: E9, S9.

/// The look and behavior of the pointer over a region: an effect, a shape, both, or no pointer.
public struct PointerStyle: Hashable, Sendable {
  /// The effect on the content.
  public var effect = PointerEffect.none
  /// The shape of the pointer; nil for the shape that follows from the effect and the element.
  ///
  /// That is the shape of the element with highlight and lift, else a beam over lines of text, and over text
  /// without lines if the effect is automatic, else the circle. A cursor may imply another shape.
  public var shape: PointerShape?
  /// Whether the pointer is hidden.
  public private(set) var isHidden = false
  /// The axes along which the shape stays at the center of the region, and recenters when the finger leaves
  /// the device, unless the host states a precision for the axis; none by default.
  public var constrainedAxes: Axes = []
  /// The precision along x; with nil, the default, it follows from effect, shape and constrained axes.
  public var horizontalPrecision: AxisPrecision?
  /// The precision along y; with nil, the default, it follows from effect, shape and constrained axes.
  public var verticalPrecision: AxisPrecision?
  /// The offset of the shape from its default position, in points; zero by default.
  ///
  /// In UIKit it is the origin of the shape's rectangle. When the target is registered, it is clamped to ±1e9
  /// points, and becomes zero if it is not finite.
  public var shapeOffset: Vector = .zero
  /// The rectangle of an effect's shape in the target's space; nil if it is centered on the element.
  package var shapeFrame: Rect?
  /// The accessories of the pointer, none by default; those beyond four are dropped and counted.
  public var accessories: [PointerAccessory] = [] {
    didSet {
      guard accessories.count > PointerAccessory.capacity else { return }
      droppedAccessories += accessories.count - PointerAccessory.capacity
      accessories.removeLast(accessories.count - PointerAccessory.capacity)
    }
  }
  /// The number of accessories beyond four, which were dropped.
  public package(set) var droppedAccessories = 0

  /// Creates a style with an effect on the content; see ``shape`` for the meaning of nil.
  public init(effect: PointerEffect, shape: PointerShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  /// Creates a style with a pointer shape and without an effect on the content; see ``constrainedAxes``.
  public init(shape: PointerShape, constrainedAxes: Axes = []) {
    self.shape = shape
    self.constrainedAxes = constrainedAxes
  }

  private init(isHidden: Bool) { self.isHidden = isHidden }

  /// The style whose effect suits the element.
  public static let automatic = PointerStyle(effect: .automatic)
  /// No pointer over this region.
  public static let hidden = PointerStyle(isHidden: true)
  /// The style of the free circle, which the pointer also has where there is no element.
  public static let system = PointerStyle(isHidden: false)

  /// The axis across the lines of text; nil if neither precision has lines, and y if both have them.
  var linesAxis: Axis? {
    if verticalPrecision?.snapMode == .lines { return .vertical }
    return horizontalPrecision?.snapMode == .lines ? .horizontal : nil
  }

  /// The precision along an axis; see ``horizontalPrecision``.
  public func precision(along axis: Axis) -> AxisPrecision? {
    axis == .horizontal ? horizontalPrecision : verticalPrecision
  }
}

/// The effect of the pointer on an element, and of the element on the pointer.
public enum PointerEffect: Hashable, Sendable {
  /// No effect: the free circle, unless the style has a shape.
  case none
  /// An effect that depends on the element's kind, bezel, size and group.
  case automatic
  /// The pointer becomes a translucent rounded rectangle behind the element's content.
  case highlight
  /// The pointer takes the element's shape and moves beneath it while the element rises.
  case lift
  /// Only the element reacts; the pointer keeps its shape and stays in front.
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

/// The layer of a hovered element's tint.
public enum TintMode: UInt8, Hashable, Sendable, CaseIterable {
  /// No tint.
  case none
  /// A tint in front of the element, or behind it.
  case overlay, underlay
}

/// The parts of a hover effect: a tint, a shadow, growth, or any combination of them.
public struct HoverOptions: Hashable, Sendable {
  /// The layer of the tint; `.overlay` by default.
  public var preferredTintMode: TintMode
  /// Whether the element casts a shadow; false by default.
  public var prefersShadow: Bool
  /// Whether the element grows; true by default.
  public var prefersScaledContent: Bool

  /// Creates options with UIKit's defaults.
  public init(
    preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false, prefersScaledContent: Bool = true
  ) {
    self.preferredTintMode = preferredTintMode
    self.prefersShadow = prefersShadow
    self.prefersScaledContent = prefersScaledContent
  }
}
