import Foundation
import PointerKit
import PointerTestSupport

/// A screen that blends as a host does, implemented independently with the functions of the C library.
struct Screen {
  let blending: Blending

  private func signal(_ light: Double) -> Double {
    light <= 0.0031308 ? 12.92 * light : 1.055 * Foundation.pow(light, 1 / 2.4) - 0.055
  }

  private func light(_ signal: Double) -> Double {
    signal <= 0.04045 ? signal / 12.92 : Foundation.pow((signal + 0.055) / 1.055, 2.4)
  }

  private func ratio(_ a: Double, _ b: Double) -> Double { (max(a, b) + 0.05) / (min(a, b) + 0.05) }

  /// The contrast in exact numbers.
  func contrast(_ pointer: PointerAppearance, over ground: Double) -> Double {
    let share = pointer.opacity
    switch blending {
    case .encoded:
      return ratio(light(signal(pointer.luminance) * share + signal(ground) * (1 - share)), ground)
    case .linear: return ratio(pointer.luminance * share + ground * (1 - share), ground)
    }
  }

  /// The contrast of two pixels of eight bits, of which one is beneath the pointer; if blending is encoded,
  /// the blended values have eight bits too.
  func contrastInEightBits(_ pointer: PointerAppearance, over ground: Double) -> Double {
    func byte(_ value: Double) -> Double { (255 * value).rounded() / 255 }
    let beside = byte(signal(ground))
    let share = byte(pointer.opacity)
    let beneath: Double
    switch blending {
    case .encoded: beneath = byte(byte(signal(pointer.luminance)) * share + beside * (1 - share))
    case .linear: beneath = byte(signal(pointer.luminance * share + light(beside) * (1 - share)))
    }
    return ratio(light(beneath), light(beside))
  }

  /// The least opacity at which a black or a white material has a contrast of 3:1 with the ground, by
  /// bisection.
  func leastOpacity(isLight: Bool, over ground: Double) -> Double {
    var pointer = with(PointerAppearance()) { $0.luminance = isLight ? 1 : 0 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      pointer.opacity = (low + high) / 2
      if contrast(pointer, over: ground) < 3 { low = pointer.opacity } else { high = pointer.opacity }
    }
    return high
  }
}

extension PointerEngine {
  mutating func configuration<Value>(
    setting property: WritableKeyPath<PointerConfiguration, Value>, to value: Value, at time: Timestamp
  ) {
    var changed = configuration
    changed[keyPath: property] = value
    setConfiguration(changed, at: time)
  }
}
