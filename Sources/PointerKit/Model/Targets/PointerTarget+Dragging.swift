import Kinematics

/// How an element answers a drag: in its place, by two fingers as by one (I11), along the track of a slider (I12).
extension PointerTarget {
  /// Whether it moves within its own bounds, so that a drag of it drops and scrolls nothing.
  var movesInPlace: Bool {
    kind == .slider || kind == .handle || kind == .divider || latchingAxes != []
  }

  /// Whether two fingers drag it as one finger on the screen would (I11).
  var isDraggedDirectly: Bool { isDraggedByScrolling ?? movesInPlace }

  /// The axis along the track of a slider, which is the longer side; nil for other elements, and for a square, which is
  /// a knob.
  var trackAxis: Axis? {
    guard kind == .slider, frame.size.width != frame.size.height else { return nil }
    return frame.size.width > frame.size.height ? .horizontal : .vertical
  }
}
