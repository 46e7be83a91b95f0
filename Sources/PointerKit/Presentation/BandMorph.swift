import Kinematics

/// The morph of the visible pointer to the rectangle of a band selection and back (I7).
///
/// The drawn edges are a mix of the edges of the pointer's own form and the edges of the band. Springs
/// animate the share of the band in this mix, and the offsets that remain from a previous band, but not the
/// band itself. So a complete band follows the pointer without lag.
struct BandMorph: Hashable, Sendable {
  /// The share of the band: 0 is the pointer's own form, and 1 is the band; the second lane is unused.
  private var share: SpringAnimation<SIMD2<Double>>
  /// The offsets that are added to the four edges of the current band.
  ///
  /// They spring to zero. If the previous band was still visible, they begin at the distances of its edges
  /// from the edges of the current band. Otherwise they begin at zero.
  private var remainder: SpringAnimation<SIMD4<Double>>
  /// The current band; without one, the previous band.
  private var rect = Rect.zero
  private var isBanding = false

  init(configuration: SharedConfiguration) {
    let spring = BandMorph.spring(configuration)
    share = SpringAnimation(at: .zero, spring: spring, tolerance: RestTolerance.share, time: .distantPast)
    remainder = SpringAnimation(
      at: .zero, spring: spring, tolerance: RestTolerance.length, time: .distantPast)
  }

  /// A spring as fast as the spring of shapes, but without overshoot, which would turn the rectangle inside
  /// out.
  private static func spring(_ configuration: SharedConfiguration) -> Spring {
    Spring(dampingRatio: 1, response: configuration.values.snapping.shapeSpring.response)
  }

  /// Changes to the rectangle of a band; nil changes back to the pointer's own form.
  ///
  /// `edgeDistance` is the greatest distance of an edge of that form from its center.
  mutating func retarget(
    to band: Rect?, edgeDistance: Double, configuration: SharedConfiguration, at time: Timestamp
  ) {
    if band != nil || isBanding {
      change(to: band, edgeDistance: edgeDistance, with: BandMorph.spring(configuration), at: time)
    }
  }

  private mutating func change(to band: Rect?, edgeDistance: Double, with spring: Spring, at time: Timestamp)
  {
    // The farther an edge moves, the finer the tolerance of the share. The pointer may move far away from a
    // band that it leaves, so at least 1,000 points are assumed.
    let side = max(rect.size.longerSide, band?.size.longerSide ?? 0)
    let distance = max(1000, side + 2 * edgeDistance)
    share.setTolerance(SIMD2(repeating: RestTolerance.share(moving: distance)), at: time)
    if (band != nil) != isBanding {
      isBanding = band != nil
      share.retarget(to: SIMD2(isBanding ? 1 : 0, 0), with: spring, at: time)
      if let band {
        // A remainder cannot be seen while the share is 0.
        let (value, velocity) = remainder.state(at: time)
        let left = share.value(at: time)[0] > 0 ? edges(rect) + value - edges(band) : .zero
        remainder.release(
          from: left, velocity: share.value(at: time)[0] > 0 ? velocity : .zero, toward: .zero, at: time)
      }
    }
    if let band { rect = band }
  }

  private func edges(_ rect: Rect) -> SIMD4<Double> { SIMD4(rect.minX, rect.minY, rect.maxX, rect.maxY) }

  /// Whether any part of a band is visible.
  func isActive(at time: Timestamp) -> Bool { isBanding || !share.isAtRest(at: time) }

  /// The greatest distance of an edge of the band from its center while any part of the band is visible.
  func edgeDistance(at time: Timestamp) -> Double { isActive(at: time) ? rect.size.longerSide / 2 : 0 }

  func isAtRest(at time: Timestamp) -> Bool {
    share.isAtRest(at: time) && (!isBanding || remainder.isAtRest(at: time))
  }

  /// Replaces the pointer's own form with a mix of that form and the band.
  ///
  /// If that form is a path, or morphs to or from one, the mix is a polygon; see ``BandMix``. A whole band is
  /// a rectangle in any case.
  mutating func read(
    at time: Timestamp, into appearance: inout PointerAppearance, _ outline: inout PointerOutline
  ) {
    let share = max(0, min(1, self.share.value(at: time)[0]))
    let isPath = appearance.outline == .path
    if isPath, share <= 0 { return }
    let own = appearance.size
    let plain = edges(Rect(center: appearance.center, size: own))
    let edges = plain + (self.edges(rect) + remainder.value(at: time) - plain) * share
    let drawn = Rect(minX: edges.x, minY: edges.y, maxX: edges.z, maxY: edges.w)
    appearance.center = drawn.center
    appearance.size = drawn.size
    appearance.cornerRadius = min(appearance.cornerRadius * (1 - share), drawn.size.shorterSide / 2)
    if isPath, share < 1 {
      if outline.isEmpty, let path = appearance.path {
        outline.append(path.outline.contours, scale: own.longerSide / path.bounds.size.longerSide)
      }
    } else {
      outline.removeAll()
    }
    appearance.outline = outline.isEmpty ? .roundedRect : .path
    appearance.path = nil
    if outline.isEmpty { return }
    let from = SIMD2(own.width, own.height) / 2
    let to = SIMD2(drawn.width, drawn.height) / 2
    let inner = (to - from * (1 - share)).clamped(lowerBound: .zero, upperBound: to)
    BandMix(plain: from, drawn: to, inner: inner).apply(to: &outline)
  }
}

/// The mix of a polygon with the rectangle of a band (I7).
///
/// When a rounded rectangle becomes a band, its four corners keep their form: they shrink and move apart. A
/// polygon is mixed in the same way. It shrinks, its four quarters move apart, and what lies on an axis
/// through its middle is stretched to fill the space between them. Another contour, a rectangle that grows
/// from the middle to the whole band, fills holes and notches in the middle.
struct BandMix {
  /// The share of half a side, on each side of the middle, that is stretched.
  ///
  /// If this share were 0, an edge would jump when it moves across the middle. With 1/32, a circle differs
  /// from a rounded rectangle by less than 1/500 of its radius.
  private static let stretchedShare = 1.0 / 32

  /// The half sides of the extent of the polygon before the mix.
  var plain: SIMD2<Double>
  /// The half sides of the extent after the mix.
  var drawn: SIMD2<Double>
  /// The half sides of the rectangle that grows from the middle, at most those of the extent.
  var inner: SIMD2<Double>

  /// Mixes a polygon whose points are relative to the center of its extent.
  func apply(to outline: inout PointerOutline) {
    let middle = outline.bounds.center
    for index in outline.points.indices {
      let point = outline.points[index]
      outline.points[index] = Point(x: mixed(point.x, 0, middle.x), y: mixed(point.y, 1, middle.y))
    }
    let center = Point(x: mixed(middle.x, 0, middle.x), y: mixed(middle.y, 1, middle.y))
    // A polygon that crosses itself during a morph may wind around its middle counterclockwise. The rectangle
    // winds around it twice clockwise, so that the sum is not 0.
    for _ in 0..<2 {
      outline.points.append(center + Vector(dx: -inner.x, dy: -inner.y))
      outline.points.append(center + Vector(dx: inner.x, dy: -inner.y))
      outline.points.append(center + Vector(dx: inner.x, dy: inner.y))
      outline.points.append(center + Vector(dx: -inner.x, dy: inner.y))
    }
    outline.ends.append(outline.points.count)
  }

  /// The new coordinate of a point along an axis; 0 is horizontal, 1 vertical.
  private func mixed(_ coordinate: Double, _ axis: Int, _ middle: Double) -> Double {
    let half = plain[axis]
    guard half > 0 else { return 0 }
    let share = (coordinate / half).clamped(to: -1...1)
    let stretched = (share - (middle / half).clamped(to: -1...1)) / BandMix.stretchedShare
    return share * (drawn[axis] - inner[axis]) + stretched.clamped(to: -1...1) * inner[axis]
  }
}
