/// Whether the interface is light or dark.
public enum Appearance: UInt8, Hashable, Sendable, CaseIterable {
  /// Dark content on a light ground.
  case light
  /// Light content on a dark ground.
  case dark
}
