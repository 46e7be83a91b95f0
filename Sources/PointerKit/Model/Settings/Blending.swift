/// The way in which a host blends the translucent colors of the drawing commands with what is beneath them.
public enum Blending: UInt8, Hashable, Sendable, CaseIterable {
  /// Source-over of colors encoded as sRGB, as in Cairo, GTK, Qt, SDL, CSS and SVG.
  case encoded
  /// Source-over of linear light, as in compositors that blend in linear space.
  ///
  /// With this blending, a dark pointer has to be more opaque than with ``encoded``, and a light pointer may
  /// be less opaque. For example, a black pointer over white needs an opacity of 0.70 for a contrast of 3:1,
  /// instead of 0.42.
  case linear
}
