import PointerKit

extension Film.Still {
  /// The visible effect in a word or two.
  ///
  /// It is the pointer's activity, such as coasting, or else the effect on the hovered control, or else the
  /// pointer's shape.
  var effect: String {
    switch frame.phase {
    case .away: return "away"
    case .hidden: return "hidden"
    case .coasting: return "coasting"
    case .attracted: return "attracted by a target"
    case .gesturing: return "gesture"
    case .banding: return "band"
    case .tracking, .resting: break
    }
    if let dragged { return dragged.target == frame.hovered ? "drag" : "drag to" }
    if let hovered = frame.hovered, let content = frame.contents.first(where: { $0.target == hovered }) {
      guard frame.pointer.behind == hovered else { return "hover" }
      // A highlight has a light, as a lift does, but no shadow.
      return content.shadow.opacity > 0 ? "lift" : "highlight"
    }
    if frame.hovered != nil, frame.pointer.behind == frame.hovered { return "highlight" }
    return shape + (frame.accessories.isEmpty ? "" : " with accessories")
  }

  /// The pointer's shape in a word or two.
  private var shape: String {
    switch frame.pointer.outline {
    case .circle: return "circle"
    case .verticalBeam, .horizontalBeam: return "beam"
    case .path: return "custom shape"
    case .roundedRect:
      let (size, radius) = (frame.pointer.size, frame.pointer.cornerRadius)
      if size.width == size.height, radius * 2 >= size.width { return "circle" }
      // A narrow rectangle is a beam between two lines, or a beam that the host describes as a rectangle.
      return size.longerSide >= 2.5 * size.shorterSide && size.shorterSide <= 8 ? "beam" : "custom shape"
    }
  }
}
