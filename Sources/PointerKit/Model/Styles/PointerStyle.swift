public import Kinematics

/// How the pointer looks and acts over a region: an effect on the content, a shape of its own, or nothing.
public struct PointerStyle: Hashable, Sendable {
  /// The effect on the content; nil where only the pointer's shape changes.
  public var effect: PointerEffect?
  /// The pointer's shape; nil is made from the element's frame where the effect morphs, and is the circle
  /// elsewhere.
  public var shape: PointerShape?
  /// Whether the pointer is not shown (S9).
  public private(set) var isHidden = false
  /// The axes on which the shape stays with the middle of the region and on which the pointer recentres at
  /// lift.
  public var constrainedAxes: Axes = []
  /// How finely the pointer is placed along x; nil, the default, is what the style implies.
  public var horizontalPrecision: AxisPrecision?
  /// How finely the pointer is placed along y; nil, the default, is what the style implies.
  public var verticalPrecision: AxisPrecision?
  /// How far the shape's middle lies from where it would be, in points; zero by default.
  ///
  /// UIKit says it with the origin of a shape's rectangle. One that is not finite counts as zero.
  public var shapeOffset: Vector = .zero
  /// Where the shape of an effect lies in the target's space; nil is on the middle of the element.
  package var shapeFrame: Rect?
  /// Small shapes around the pointer (A1); at most 4, further ones are dropped and counted.
  ///
  /// None by default.
  public var accessories: [PointerAccessory] = [] {
    didSet {
      guard accessories.count > PointerAccessory.capacity else { return }
      droppedAccessories += accessories.count - PointerAccessory.capacity
      accessories.removeLast(accessories.count - PointerAccessory.capacity)
    }
  }
  /// How many accessories were dropped because there were four already; 0 is a style that got what it asked
  /// for.
  public private(set) var droppedAccessories = 0

  /// Creates a content effect; a shape of nil is made from the element's frame.
  public init(effect: PointerEffect, shape: PointerShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  /// Creates a pointer shape that leaves the content alone, optionally constrained to the region's middle.
  public init(shape: PointerShape, constrainedAxes: Axes = []) {
    self.effect = nil
    self.shape = shape
    self.constrainedAxes = constrainedAxes
  }

  private init(isHidden: Bool) {
    self.effect = nil
    self.shape = nil
    self.isHidden = isHidden
  }

  /// The effect that fits the element.
  public static let automatic = PointerStyle(effect: .automatic)
  /// No pointer over this region (S9).
  public static let hidden = PointerStyle(isHidden: true)
  /// The pointer as it is over nothing: the free circle.
  public static let system = PointerStyle(isHidden: false)

  /// The axis along which lines of text lie one after another: y unless only x has lines; nil without lines.
  var linesAxis: Axis? {
    if verticalPrecision?.snapMode == .lines { return .vertical }
    return horizontalPrecision?.snapMode == .lines ? .horizontal : nil
  }

  /// The precision along an axis, nil where the style implies it.
  public func precision(along axis: Axis) -> AxisPrecision? {
    axis == .horizontal ? horizontalPrecision : verticalPrecision
  }
}
