/// The way in which a host blends the translucent colors of the drawing commands with what is beneath them.
public enum Blending: UInt8, Hashable, Sendable, CaseIterable {
  /// Source-over of colors encoded as sRGB, as in Cairo, GTK, Qt, SDL, CSS and SVG.
  case encoded
  /// Source-over of linear light, as in compositors that blend in linear space.
  ///
  /// The pointer has to be more opaque with this blending: over white, a black pointer with a contrast of 3:1
  /// covers 70 % of the light, but only 42 % of the encoded signal.
  case linear
}
