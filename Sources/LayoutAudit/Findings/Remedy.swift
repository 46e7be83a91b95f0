/// A change that removes a deviation; lengths are in points.
public enum Remedy: Hashable, Sendable {
  /// An effect to use.
  public enum Effect: UInt8, Hashable, Sendable {
    /// The effect that the engine chooses.
    case automatic
    /// The highlight effect.
    case highlight
    /// The lift effect.
    case lift
    /// The hover effect.
    case hover
    /// No effect on the content.
    case none

    /// The word for the effect in files, such as `highlight`.
    public var name: String {
      switch self {
      case .automatic: "automatic"
      case .highlight: "highlight"
      case .lift: "lift"
      case .hover: "hover"
      case .none: "none"
      }
    }
  }

  /// Give each target this padding.
  case setPadding(Insets)
  /// Extend each of the two hit regions toward the other by this distance, or make two groups.
  case bridgeGap(Double)
  /// Use this effect.
  case useEffect(Effect)
  /// Leave the effect and the shape to the engine, so that the pointer over text becomes the beam.
  case useBeam
  /// Make each target this high.
  case setHeight(Double)
  /// Make each target this wide.
  case setWidth(Double)
  /// Give the effect this size and corner radius.
  case setShape(Size, cornerRadius: Double)
  /// Leave this much more room on each side within the clip.
  case makeRoom(Insets)
  /// Raise the covered target above the given target, or move the covered target away by the distance.
  case raiseAbove(TargetID, orMoveBy: Double)
  /// Move the target by this distance out from under what covers it, a bar or another space.
  case moveAway(Double)
  /// Let the element grow, or remove the shadow.
  case growWithShadow
  /// Use a tint without growth and shadow.
  case tintOnly
  /// Give the pointer a shape of its own.
  case addShape
  /// Scale the shape by this factor.
  case scaleShape(Double)
  /// Make the strokes this wide, in points.
  case setStrokeWidth(Double)
  /// Move the anchor of the path to this point.
  case setAnchor(Point)
  /// Remove the offset of the shape.
  case removeShapeOffset
  /// Show a value instead of the text.
  case showValue
  /// Use the shape of this target.
  case useShape(of: TargetID)
  /// Use a shape that no other function has.
  case useAnotherShape
  /// Make the part of the target that reacts at least so wide and high, or leave this much more room around the target;
  /// nil where room does not help.
  case setTargetSize(Double, orRoom: Double?)

  /// The word for the kind of remedy in files, such as `setPadding`.
  public var name: String {
    switch self {
    case .setPadding: "setPadding"
    case .bridgeGap: "bridgeGap"
    case .useEffect: "useEffect"
    case .useBeam: "useBeam"
    case .setHeight: "setHeight"
    case .setWidth: "setWidth"
    case .setShape: "setShape"
    case .makeRoom: "makeRoom"
    case .raiseAbove: "raiseAbove"
    case .moveAway: "moveAway"
    case .growWithShadow: "growWithShadow"
    case .tintOnly: "tintOnly"
    case .addShape: "addShape"
    case .scaleShape: "scaleShape"
    case .setStrokeWidth: "setStrokeWidth"
    case .setAnchor: "setAnchor"
    case .removeShapeOffset: "removeShapeOffset"
    case .showValue: "showValue"
    case .useShape: "useShape"
    case .useAnotherShape: "useAnotherShape"
    case .setTargetSize: "setTargetSize"
    }
  }
}
