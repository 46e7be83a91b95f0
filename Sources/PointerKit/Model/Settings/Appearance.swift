/// The appearance of the interface.
public enum Appearance: UInt8, Hashable, Sendable, CaseIterable {
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark
}
