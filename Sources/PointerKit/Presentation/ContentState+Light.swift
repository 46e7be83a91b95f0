import Kinematics

/// The light on a highlighted or lifted element (E1, E4, E5).
extension ContentState {
  /// Returns the light on the element; `position` is the center of the light without a press.
  ///
  /// Usually this is the position of the model pointer. After the engine has moved the model pointer, the
  /// light follows with a delay.
  ///
  /// The light is larger and brighter on larger elements, and absent on small elements with the lift effect
  /// (E5). During a press, the light shrinks like the other layers, and moves to the center of the element
  /// (E2).
  ///
  /// The method is mutating although it changes nothing, since Swift would pass a copy of this large value to
  /// a nonmutating method.
  mutating func specularLight(
    _ amounts: EffectAmounts, at position: Point, on plate: HighlightPlate?, pressedScale: Double,
    _ factors: inout EffectFactors.Values
  ) -> Light {
    let smallest = factors.specularSmallestSide
    let range = max(1, factors.specularFullSide - smallest)
    let strength = ((frame.size.shorterSide - smallest) / range).clamped(to: 0...1)
    let highlight = amounts.highlightLight
    let opacity =
      factors.specularOpacity * strength * (amounts.light - highlight).clamped(to: 0...1)
      + factors.highlightSpecularOpacity * (1 + (Material.largeLightFactor - 1) * strength)
      * highlight.clamped(to: 0...1)
    let clip =
      plate.map { $0.shape(around: frame.center + translation, scale: pressedScale) }
      ?? transformedShape
    return Light(
      opacity: min(1, opacity), center: position + (frame.center - position) * amounts.press,
      radius: max(0, frame.size.longerSide * (0.5 + 0.25 * strength) * pressedScale), clip: clip)
  }
}
