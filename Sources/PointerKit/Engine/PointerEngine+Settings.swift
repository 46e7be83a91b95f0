public import Kinematics

/// The size of the surface, the person's settings and the toolkit's configuration.
extension PointerEngine {
  /// Gives the surface a new size, and moves the pointer onto the surface if it would be outside.
  ///
  /// Width and height are in points and are clamped to at most 1e9.
  public mutating func resize(to size: Size, at time: Timestamp) {
    follow(time)
    if !size.isFinite || size.longerSide > Plane.limit { diagnostics.clampedValues.count(nil) }
    let movement = model.resize(to: size, decay: configuration.magnetism.decay, at: now)
    if movement != .zero { modelJumped(by: movement) }
    settleLayout()
  }

  /// Adopts other settings, from now on.
  public mutating func setSettings(_ settings: PointerSettings, at time: Timestamp) {
    follow(time)
    if settings.trackingSpeed != self.settings.trackingSpeed { input.adopt(settings) }
    self.settings = settings
    if !settings.inertia || (!settings.animations && model.attractor != nil) { model.stop(at: now) }
    settleLayout()
  }

  /// Adopts another configuration, from now on.
  ///
  /// O(targets).
  public mutating func setConfiguration(_ configuration: PointerConfiguration, at time: Timestamp) {
    follow(time)
    sharedConfiguration = SharedConfiguration(configuration)
    scene.reconfigure(sharedConfiguration)
    presentation.adopt(configuration, at: now)
    settleLayout()
  }
}
