import Kinematics

/// The mix of a polygon with the rectangle of a band (I7).
///
/// When a rounded rectangle becomes a band, its four corners keep their form: they shrink and move apart. A
/// polygon is mixed in the same way. It shrinks, its four quarters move apart, and what lies on an axis through
/// its middle is stretched to fill the space between them. Another contour, a rectangle that grows from the
/// middle to the whole band, fills holes and notches in the middle.
struct BandMix {
  /// The share of half a side, on each side of the middle, that is stretched.
  ///
  /// If this share were 0, an edge would jump when it moves across the middle. With 1/32, a circle differs from
  /// a rounded rectangle by less than 1/500 of its radius.
  private static let stretchedShare = 1.0 / 32

  /// The half sides of the extent of the polygon before the mix.
  var plain: SIMD2<Double>
  /// The half sides of the extent after the mix.
  var drawn: SIMD2<Double>
  /// The half sides of the rectangle that grows from the middle, at most those of the extent.
  var inner: SIMD2<Double>

  /// Mixes a polygon, whose points are relative to the center of the extent.
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

  /// The new coordinate of a point along an axis.
  private func mixed(_ coordinate: Double, _ axis: Int, _ middle: Double) -> Double {
    let half = plain[axis]
    guard half > 0 else { return 0 }
    let share = (coordinate / half).clamped(to: -1...1)
    let stretched = (share - (middle / half).clamped(to: -1...1)) / BandMix.stretchedShare
    return share * (drawn[axis] - inner[axis]) + stretched.clamped(to: -1...1) * inner[axis]
  }
}

extension PointerOutline {
  /// Adds the contours of a shape at rest.
  mutating func append(_ shape: ShapeOutline) {
    if shape.points.isEmpty { return }
    ShapeOutline.forEachContour(shape.used) { range in
      for index in range { points.append(shape.points[index]) }
      ends.append(points.count)
    }
  }
}
