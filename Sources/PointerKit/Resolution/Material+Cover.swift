import Kinematics

/// The highlight on top of an opaque element, which hides the pointer that is beneath it (E11).
extension Material {
  /// The least change of the encoded color that is visible on every screen: 14 of 255.
  private static let visibleStep = 0.055

  /// The luminance of the cover, 0 or 1: dark in a light interface and light in a dark one, as the highlights of the
  /// element's neighbors, unless the element is itself so dark or so light that this would not be seen.
  static func coverLuminance(over element: Double, opacity: Double, appearance: Appearance) -> Double {
    let signal = EncodedColor.signal(ofLight: element)
    let room = appearance == .light ? signal : 1 - signal
    let isOwn = room * opacity >= visibleStep || room >= 0.5
    return (appearance == .light) == isOwn ? 0 : 1
  }
}
