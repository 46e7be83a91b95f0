import Kinematics

/// The ways in which an element is dragged: adjusted instead of carried, by two fingers (I11), or along a
/// slider's track (I12).
extension PointerTarget {
  /// Whether a drag adjusts the element, such as a slider, instead of carrying it, so that the drag has no
  /// drop target and scrolls nothing.
  var movesInPlace: Bool {
    kind == .slider || kind == .handle || kind == .divider || latchingAxes != []
  }

  /// Whether two fingers drag the element as one finger on the screen would (I11).
  var isDraggedDirectly: Bool { isDraggedByScrolling ?? movesInPlace }

  /// The axis along the track of a slider, which is its longer side; nil for other elements, and for a square
  /// slider, which is a knob.
  var trackAxis: Axis? {
    guard kind == .slider, frame.size.width != frame.size.height else { return nil }
    return frame.size.width > frame.size.height ? .horizontal : .vertical
  }
}
