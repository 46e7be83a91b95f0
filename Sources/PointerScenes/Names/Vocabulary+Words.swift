import PointerKit

// `Vocabulary()` uses the names of the Swift cases as words.

extension Vocabulary where Value == Axes {
  static let axis = Vocabulary([("x", .horizontal), ("y", .vertical)])
}

extension Vocabulary where Value == Appearance {
  static let appearance = Vocabulary()
}

extension Vocabulary where Value == PointerEvent.Edge {
  static let edge = Vocabulary()
}

extension Vocabulary where Value == Blending {
  static let blending = Vocabulary()
}

extension Vocabulary where Value == ElementKind {
  static let elementKind = Vocabulary()
}

extension Vocabulary where Value == TintMode {
  static let tintMode = Vocabulary()
}

extension Vocabulary where Value == PointerAccessory.Shape {
  static let accessory = Vocabulary([
    ("arrow", .arrow), ("plus", .plus), ("minus", .minus), ("circle", .circle), ("circleSlash", .circleSlash),
    ("menu", .menu),
  ])
}

extension Vocabulary where Value == PointerDevice.Kind {
  static let deviceKind = Vocabulary()
}

extension Vocabulary where Value == ContactPhase {
  static let contactPhase = Vocabulary([("began", .began), ("ended", .ended), ("cancelled", .cancelled)])
  static let gesturePhase = Vocabulary()
}

extension Vocabulary where Value == ScrollPhase {
  static let scrollPhase = Vocabulary()
}

extension Vocabulary where Value == ScrollSource {
  static let scrollSource = Vocabulary()
}

extension Vocabulary where Value == StandardGesture {
  static let gesture = Vocabulary()
}

extension Vocabulary where Value == DragOperation {
  static let dragOperation = Vocabulary()
}

extension Vocabulary where Value == KeyModifiers {
  static let modifier = Vocabulary([
    ("shift", .shift), ("control", .control), ("option", .option), ("command", .command),
    ("capsLock", .capsLock),
  ])
}

extension Vocabulary where Value == PointerButton {
  static let button = Vocabulary([("primary", .primary), ("secondary", .secondary), ("middle", .middle)])
}

extension Vocabulary where Value == PointerPhase {
  static let pointerPhase = Vocabulary()
}

extension Vocabulary where Value == PointerEventType {
  static let eventType = Vocabulary()
}

extension Vocabulary where Value == PointerAppearance.Outline {
  static let outline = Vocabulary([
    ("circle", .circle), ("roundedRect", .roundedRect), ("verticalBeam", .verticalBeam),
    ("horizontalBeam", .horizontalBeam), ("path", .path),
  ])
}

extension Vocabulary where Value == PointerAppearance.Layer {
  static let layer = Vocabulary([("front", .front), ("behind", .behind)])
}

extension Vocabulary where Value == MagnetismReason {
  static let reason = Vocabulary()
}

extension Vocabulary where Value == MagnetismVerdict {
  static let verdict = Vocabulary()
}

extension Vocabulary where Value == CursorKind {
  /// The CSS names, and the names of the 18 standard macOS pointers (C1).
  ///
  /// Files are written with CSS names, except for the one cursor that has no CSS name.
  static let cursor = Vocabulary(
    CursorKind.allCases.filter { $0 != .disappearingItem }.map { ("\($0.cssName)", $0) }
      + MacOSPointer.allCases.map { ("\($0)", $0.cursor) })
}
