import PointerKit

extension Film.Still {
  /// The effect that is seen, in a word or two: what the pointer is doing or, while it rests on a control, what
  /// became of it and of the control.
  var effect: String {
    switch frame.phase {
    case .away: return "away"
    case .hidden: return "hidden"
    case .coasting: return "coasting"
    case .attracted: return "drawn to a target"
    case .gesturing: return "gesture"
    case .banding: return "band"
    case .tracking, .resting: break
    }
    if let dragged { return dragged.target == frame.hovered ? "drag" : "drag to" }
    if let hovered = frame.hovered, let content = frame.contents.first(where: { $0.target == hovered }) {
      guard frame.pointer.behind == hovered else { return "hover" }
      // A highlight has light too, but no shadow.
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
    case .path: return "shape of its own"
    case .roundedRect:
      let (size, radius) = (frame.pointer.size, frame.pointer.cornerRadius)
      if size.width == size.height, radius * 2 >= size.width { return "circle" }
      // A beam between two lines, or one that the host made of a rectangle.
      return size.longerSide >= 2.5 * size.shorterSide && size.shorterSide <= 8 ? "beam" : "shape of its own"
    }
  }
}
