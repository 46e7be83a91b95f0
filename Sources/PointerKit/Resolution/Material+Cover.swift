import Kinematics

/// The highlight that is drawn on top of an opaque element, since the element hides the pointer beneath it
/// (E11).
extension Material {
  /// A highlight on top of an element.
  struct Cover {
    /// The luminance of the highlight, 0 or 1.
    var luminance: Double
    var opacity: Double
    /// The factor by which the opacity of the light on the highlight is multiplied, 0…1.
    var lightShare: Double
  }

  /// The least change of the encoded color that is visible on every screen: 14 of 255.
  private static let visibleStep = 0.055
  /// The change of the encoded color that a dark cover beneath a visible light should cause: 30 of 255.
  ///
  /// A cover that would need more than twice its usual opacity for this causes less.
  private static let visibleStepWithLight = 0.118
  /// The least change of the encoded color that must remain of a dark cover where its light is brightest: 13
  /// of 255.
  private static let leastStepBeneathLight = 0.051
  /// The least difference between the encoded colors of an element and its cover.
  ///
  /// With a smaller difference, a cover that is visible beneath its light would be about twice as opaque as
  /// the highlights of the element's neighbors.
  private static let leastRoom = 0.3

  /// Returns the cover of an element with a given luminance.
  ///
  /// `opacity` is the opacity of a highlight, and `light` is the opacity of the light on it. Light brightens
  /// the element. So it strengthens a light cover and weakens a dark cover. A dark cover on a dark element
  /// has up to twice the given opacity, and its light is weaker, so that both are visible (E1, E11).
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

  /// Returns the luminance of the cover, 0 or 1.
  ///
  /// The cover is dark in a light interface and light in a dark interface, like the highlights of the
  /// element's neighbors. If this cover would not be visible on the element, the other luminance is used.
  static func coverLuminance(over element: Double, opacity: Double, appearance: Appearance) -> Double {
    let signal = EncodedColor.signal(ofLight: element)
    let room = appearance == .light ? signal : 1 - signal
    let isOwn = (room >= leastRoom && room * opacity >= visibleStep) || room >= 0.5
    return (appearance == .light) == isOwn ? 0 : 1
  }
}
