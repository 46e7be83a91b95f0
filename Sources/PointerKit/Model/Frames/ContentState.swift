public import Kinematics

/// The look of one element while the pointer acts on it.
public struct ContentState: Hashable, Sendable {
  /// The target of the element.
  public package(set) var target: TargetID
  /// The layout rectangle of the element before scale and translation, in window points.
  public package(set) var frame: Rect
  /// The corner radius of the element before ``scale``, in points.
  public package(set) var cornerRadius: Double = 0
  /// The color that the element casts on its surroundings; see ``radiosity``.
  public package(set) var color = ContentState.gray
  /// The progress of the effect: 0 is plain and 1 is complete; its spring stays within −1…2.
  public package(set) var progress: Double = 0
  /// The scale about the center of ``frame``, 0 or more.
  public package(set) var scale: Double = 1
  /// The translation by parallax, in points.
  public package(set) var translation = Vector.zero
  /// The shadow beneath the element.
  public package(set) var shadow = Shadow.none
  /// The light at the model pointer, or during a press at the center.
  ///
  /// It lies on top of an element that ``isRaised``. The light of a highlight lies beneath the element, on
  /// the pointer.
  public package(set) var specular = Light(
    opacity: 0, center: .zero, radius: 0, clip: RoundedRect(.zero, cornerRadius: 0))
  /// The opacity of the color that the element casts on its surroundings, 0…1.
  public package(set) var radiosity: Double = 0
  /// The layer of the tint: in front of the element, behind the element, or no tint.
  public package(set) var tintMode = TintMode.none
  /// The color of the tint: dark in a light interface, light in a dark one.
  ///
  /// On an opaque element on which the tint of a highlight would not be visible, it is the opposite.
  public package(set) var tintColor = LinearColor(luminance: 0)
  /// The opacity of the tint, 0…1.
  public package(set) var tintOpacity: Double = 0
  /// Whether the element is lifted or still sinking back, and so painted after its neighbors.
  public internal(set) var isRaised = false
  /// A rectangle that contains the element and all that is drawn for it, in window points.
  public internal(set) var extent = Rect.zero

  /// The rectangle of the element as it is drawn: scaled about its center, then translated.
  @inline(__always) public var transformedFrame: Rect {
    Rect(
      center: frame.center + translation,
      size: Size(width: frame.width * scale, height: frame.height * scale))
  }

  @inline(__always)
  var transformedShape: RoundedRect { RoundedRect(transformedFrame, cornerRadius: cornerRadius * scale) }

  /// The blur of the color that a lifted element casts, in points; larger elements have more, up to 16 (E4).
  @inline(__always) var glowRadius: Double { min(frame.size.shorterSide / 4, 16) }

  /// The color of an element whose target has none.
  static var gray: LinearColor { LinearColor(luminance: 0.5) }

  init(target: TargetID, frame: Rect) {
    self.target = target
    self.frame = frame
  }

  /// A blurred shadow.
  public struct Shadow: Hashable, Sendable {
    /// The opacity, 0…1.
    public package(set) var opacity: Double
    /// The blur as a standard deviation, in points.
    public package(set) var radius: Double
    /// The offset from the element, in points.
    public package(set) var offset: Vector
    /// No shadow.
    public static let none = Shadow(opacity: 0, radius: 0, offset: .zero)
  }

  /// A white light that fades from its center.
  public struct Light: Hashable, Sendable {
    /// The opacity at the center, 0…1.
    public package(set) var opacity: Double
    /// The center, in window points.
    public package(set) var center: Point
    /// The distance from the center at which the opacity is 0, in points.
    public package(set) var radius: Double
    /// The area on which the light lies, in window points: the rounded rectangle of a highlight, or the
    /// element as it is drawn.
    public package(set) var clip: RoundedRect
  }
}

extension [ContentState] {
  /// The index of the state of an element, in a list in ascending order of id; nil for an element in its
  /// plain state.
  func index(of target: TargetID) -> Int? {
    // A closure that takes an element, as for `partitioningIndex`, would copy it.
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].target < target { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].target == target ? low : nil
  }
}
