import PointerKit

/// Inputs and devices of every kind.
extension RandomCalls {
  mutating func fingers() -> Int {
    let number = source.byte()
    return number < 240 ? Int(number % 5) : source.pick(AdversarialValues.integers)
  }

  mutating func kind() -> PointerInput.Kind {
    switch source.below(33) {
    case 0...9: return .motion(vector(source.pick([1, 8, 30, 120])))
    case 10: return .position(point())
    case 11, 12: return .contact(.began, fingers: source.pick([1, 1, 1, 2, fingers()]))
    case 13, 14: return .contact(source.pick(ContactPhase.allCases), fingers: fingers())
    case 15, 16: return .button(.primary, isDown: true)
    case 17, 18: return .button(.primary, isDown: false)
    case 19:
      return .button(
        source.pick([
          .primary, .secondary, .middle, PointerButton(rawValue: 7), PointerButton(rawValue: .max),
        ]), isDown: source.flag())
    case 20:
      return .scroll(
        vector(40), phase: source.pick(ScrollPhase.allCases), source: source.pick(ScrollSource.allCases))
    case 21:
      return .transform(
        source.pick(ContactPhase.allCases), scale: number(0.5...2), rotation: number(-3...3),
        translation: vector(30), fingers: fingers())
    case 22:
      return .gesture(
        source.pick(StandardGesture.allCases), phase: source.pick(ContactPhase.allCases), fingers: fingers())
    case 23: return .modifiers(KeyModifiers(rawValue: source.byte()))
    case 24: return .dragOperation(source.pick(DragOperation.allCases))
    case 25: return .touch(source.pick(ContactPhase.allCases), at: point(), id: UInt64(source.below(4)))
    case 26: return .gaze(point())
    case 27: return .luminance(source.flag() ? number(0...1) : nil)
    case 28: return .hold(source.pick(ContactPhase.allCases))
    case 29: return .pressure(number(0...1))
    case 30: return source.flag() ? .leave : .cancel
    case 31: return .typing
    default: return .enter(source.flag() ? point() : nil)
    }
  }

  mutating func description() -> PointerDevice {
    var device = PointerDevice(kind: source.pick(PointerDevice.Kind.allCases))
    switch source.below(4) {
    case 0: device.unit = .millimeters
    case 1: device.unit = .counts(perInch: number(100...1600))
    default: break
    }
    device.reportsContact = source.flag()
    if source.flag() { device.curve = curve() }
    if source.flag() {
      device.profile = DeviceProfile(
        hasLift: source.flag(), restingPauseFactor: source.flag() ? number(0.1...5) : nil,
        hideDelayFactor: number(0.1...5))
    }
    return device
  }

  mutating func curve() -> AccelerationCurve? {
    switch source.below(3) {
    case 0: return .linear
    case 1: return .appleMouse(trackingSpeed: number(-1...3))
    default: return .appleTrackpad(trackingSpeed: number(-1...3))
    }
  }
}
