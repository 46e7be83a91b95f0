import PointerKit
import PointerRecordings

/// What the person chooses, and what the toolkit author tunes.
extension RandomCalls {
  mutating func settings() -> PointerSettings {
    var settings = PointerSettings()
    settings.trackingSpeed = number(-1...3)
    settings.scrollingSpeed = number(0...3)
    settings.naturalScrolling = source.flag()
    settings.inertia = source.below(4) != 0
    settings.animations = source.below(4) != 0
    settings.autoHideDelay = source.flag() ? number(0.5...5) : nil
    settings.pointerScale = number(0.5...4)
    settings.increasedContrast = source.flag()
    settings.reduceMotion = source.flag()
    settings.doubleClickInterval = number(0.1...2)
    settings.gestures.secondaryClickFingers = FingerCounts(rawValue: source.byte())
    settings.gestures.controlClickIsSecondary = source.flag()
    settings.gestures.secondaryClickRegion = source.pick(SecondaryClickRegion.allCases)
    for _ in 0..<source.below(4) {
      settings.gestures[source.pick(StandardGesture.allCases), on: source.pick(PointerDevice.Kind.allCases)] =
        FingerCounts(rawValue: source.byte())
    }
    return settings
  }

  /// The shortest springs and the slowest, magnetism, gaps and opacities: each change is of one number of all.
  mutating func configuration() -> (PointerConfiguration, HostTraits) {
    var (configuration, host) = (PointerConfiguration(), HostTraits())
    for _ in 0..<source.below(12) {
      let field = source.byte()
      if field < 240 {
        // The numbers 70 to 79 are those of fields that exist no longer.
        let index = UInt64(field % 80), number = index < 70 ? index : index + 10
        let value = self.number(0...source.pick([0.1, 1, 1, 10, 60, 400]))
        configuration.set(field: number, to: value)
        host.set(field: number, to: value)
      } else {
        configuration.magnetism.decay =
          source.flag() ? Decay(decelerationRate: number(0.9...1)) : Decay(timeConstant: number(0...1))
      }
    }
    return (configuration, host)
  }
}
