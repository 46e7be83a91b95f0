public import Kinematics

/// How one element is to be drawn while the pointer acts on it.
public struct ContentState: Hashable, Sendable {
  /// The target's id.
  public var target: TargetID
  /// The element's layout rectangle, in window points: what scale and translation apply to.
  public var frame: Rect
  /// The element's corner radius before ``scale``, in points.
  public var cornerRadius: Double
  /// The colour that bleeds into the surroundings with ``radiosity``.
  public var color: LinearColor
  /// How far the effect has come: 0 plain, 1 whole; a spring may pass 1 a little.
  public var progress: Double = 0
  /// The factor by which the element is drawn larger, about its centre.
  public var scale: Double = 1
  /// How far the element is moved by parallax, in points.
  public var translation = Vector.zero
  /// The shadow beneath the element.
  public var shadow = Shadow.none
  /// The light on top of the element, at the model pointer (E5).
  public var specular = Light(opacity: 0, center: .zero, radius: 0)
  /// How strongly its colour bleeds into the surroundings, 0…1 (E4).
  public var radiosity: Double = 0
  /// Where the tint lies.
  public var tintMode = TintMode.none
  /// The tint's colour: light or dark with the appearance (E8).
  public var tintColor = LinearColor(luminance: 0)
  /// How strong the tint is, 0…1.
  public var tintOpacity: Double = 0

  /// The colour of an element that states none.
  static var grey: LinearColor { LinearColor(luminance: 0.5) }

  init(target: TargetID, frame: Rect, cornerRadius: Double = 0, color: LinearColor? = nil) {
    self.target = target
    self.frame = frame
    self.cornerRadius = cornerRadius
    self.color = color ?? ContentState.grey
  }

  /// All that the element with its shadow and glow covers, in window points.
  public internal(set) var extent = Rect.zero

  /// A soft shadow.
  public struct Shadow: Hashable, Sendable {
    /// How dark it is, 0…1.
    public var opacity: Double
    /// The blur's standard deviation, in points.
    public var radius: Double
    /// How far it falls from the element, in points.
    public var offset: Vector
    /// No shadow.
    public static let none = Shadow(opacity: 0, radius: 0, offset: .zero)
  }

  /// A soft round light.
  public struct Light: Hashable, Sendable {
    /// How bright it is at the centre, 0…1.
    public var opacity: Double
    /// Where it is, in window points.
    public var center: Point
    /// Where it has faded out, in points from the centre.
    public var radius: Double
  }
}
