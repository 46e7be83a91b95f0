import Kinematics

/// How far the visible pointer has become the rectangle of a band selection (I7).
///
/// It is drawn between what it would be and the band's rectangle. Only the share of each is under a spring:
/// once it is the rectangle, it follows the hand without a lag.
struct BandForm: Hashable, Sendable {
  /// A share of a rectangle of 1,000 points is exact to a fiftieth of a point.
  private static let tolerance = 0.02 / 1000

  /// 0 is the pointer as it would be, 1 the band; the second lane is idle.
  private var share: SpringAnimation<SIMD2<Double>>
  /// What is left of the band before, which had not gone when this one began: the difference of the four
  /// edges.
  private var remainder: SpringAnimation<SIMD4<Double>>
  /// The band, or the last one.
  private var rect = Rect.zero
  private var isBanding = false

  init(configuration: PointerConfiguration) {
    let spring = BandForm.spring(configuration)
    share = SpringAnimation(at: .zero, spring: spring, tolerance: BandForm.tolerance, time: .distantPast)
    remainder = SpringAnimation(at: .zero, spring: spring, tolerance: 0.02, time: .distantPast)
  }

  /// As brisk as a shape, without an overshoot: it would turn a rectangle's corner inside out.
  private static func spring(_ configuration: borrowing PointerConfiguration) -> Spring {
    Spring(dampingRatio: 1, response: configuration.shapeSpring.response)
  }

  /// Becomes the rectangle of a band, or, for nil, what it would be without one.
  mutating func head(for band: Rect?, configuration: borrowing PointerConfiguration, at time: Timestamp) {
    guard band != nil || isBanding else { return }
    if (band != nil) != isBanding {
      isBanding = band != nil
      share.retarget(to: SIMD2(isBanding ? 1 : 0, 0), with: BandForm.spring(configuration), at: time)
      if let band {
        // Nothing is seen of a remainder while the share is 0.
        let (value, velocity) = remainder.state(at: time)
        let left = share.value(at: time)[0] > 0 ? edges(rect) + value - edges(band) : .zero
        remainder.release(
          from: left, velocity: share.value(at: time)[0] > 0 ? velocity : .zero, toward: .zero, at: time)
      }
    }
    if let band { rect = band }
  }

  private func edges(_ rect: Rect) -> SIMD4<Double> { SIMD4(rect.minX, rect.minY, rect.maxX, rect.maxY) }

  /// Whether it is, or is still, anything of a band.
  @inline(__always)
  func isActive(at time: Timestamp) -> Bool { isBanding || !share.isSettled(at: time) }

  @inline(__always)
  func isSettled(at time: Timestamp) -> Bool {
    share.isSettled(at: time) && (!isBanding || remainder.isSettled(at: time))
  }

  /// Turns what the pointer would be into what it is while it is anything of a band.
  mutating func read(at time: Timestamp, into appearance: inout PointerAppearance) {
    let share = max(0, min(1, self.share.value(at: time)[0]))
    let plain = edges(Rect(center: appearance.center, size: appearance.size))
    let edges = plain + (self.edges(rect) + remainder.value(at: time) - plain) * share
    let drawn = Rect(minX: edges.x, minY: edges.y, maxX: edges.z, maxY: edges.w)
    appearance.center = drawn.center
    appearance.size = drawn.size
    appearance.cornerRadius = min(appearance.cornerRadius * (1 - share), drawn.size.shorterSide / 2)
    appearance.outline = .roundedRect
    appearance.path = nil
  }
}
