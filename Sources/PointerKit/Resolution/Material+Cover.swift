import Kinematics

/// The highlight on top of an opaque element, which hides the pointer that is beneath it (E11).
extension Material {
  /// A highlight on top of an element.
  struct Cover {
    /// 0 or 1.
    var luminance: Double
    var opacity: Double
    /// The share of the light that lies on it.
    var lightShare: Double
  }

  /// The least change of the encoded color that is visible on every screen: 14 of 255.
  private static let visibleStep = 0.055
  /// The change of a dark cover that is still visible beneath a light that is visible itself: 30 of 255.
  private static let visibleStepWithLight = 0.118
  /// What remains of the change of a dark cover beneath the light: 13 of 255.
  private static let leastStepBeneathLight = 0.051
  /// The least distance of an element from the color of its cover: on a nearer one the cover that is seen with its
  /// light would be twice as dense as the highlights of the element's neighbors.
  private static let leastRoom = 0.3

  /// The cover of an element of a luminance, given the opacity of a highlight and of its light.
  ///
  /// The light brightens, so it adds to a light cover and takes from a dark one. A dark cover on a dark element is
  /// denser, up to twice, and the light on it weaker, so that both are seen (E1, E11).
  static func cover(
    over element: Double, opacity: Double, light: Double, appearance: Appearance
  ) -> Cover {
    let luminance = coverLuminance(over: element, opacity: opacity, appearance: appearance)
    let signal = EncodedColor.signal(ofLight: element)
    if luminance == 1 {
      let seen = signal + (1 - signal) * opacity
      return Cover(luminance: 1, opacity: opacity, lightShare: lightShare(on: seen))
    }
    let dense = light > 0 && signal > 0 ? min(visibleStepWithLight / signal, 2 * opacity, 1) : 0
    let denser = max(opacity, dense)
    let seen = signal * (1 - denser)
    let strongest = light * largeLightFactor * (1 - seen)
    let rest = max(0, signal * denser - leastStepBeneathLight)
    let share = lightShare(on: seen)
    return Cover(
      luminance: 0, opacity: denser, lightShare: strongest > rest ? min(share, rest / strongest) : share)
  }

  /// The luminance of the cover, 0 or 1: dark in a light interface and light in a dark one, as the highlights of the
  /// element's neighbors, unless the element is itself so dark or so light that this would not be seen.
  static func coverLuminance(over element: Double, opacity: Double, appearance: Appearance) -> Double {
    let signal = EncodedColor.signal(ofLight: element)
    let room = appearance == .light ? signal : 1 - signal
    let isOwn = (room >= leastRoom && room * opacity >= visibleStep) || room >= 0.5
    return (appearance == .light) == isOwn ? 0 : 1
  }
}
