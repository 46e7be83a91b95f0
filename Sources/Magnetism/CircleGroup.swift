/// Circles that are scanned together.
package struct CircleGroup {
  private let last: Int
  /// The squares of the radii of the two before the last; below zero where they are not of the group.
  private let next: Double
  private let afterNext: Double
  private let configuration: MagnetismConfiguration

  /// The circles from one to another, of which the last one reaches all that is asked about.
  package init(_ rings: ClosedRange<Int>, of configuration: MagnetismConfiguration) {
    let square = configuration.ringSquare(rings.upperBound)
    last = rings.upperBound
    next = rings.count > 1 ? square * 0.25 : -1
    afterNext = rings.count > 2 ? square * 0.25 * 0.25 : -1
    self.configuration = configuration
  }

  /// The first circle that reaches a distance, by its square.
  @inline(__always)
  func ring(reachingSquare distanceSquared: Double) -> Int {
    // Which circle it is cannot be foreseen: a branch would cost more than both comparisons.
    let ring = last &- (distanceSquared <= next ? 1 : 0) &- (distanceSquared <= afterNext ? 1 : 0)
    // Only where more than three are scanned together is there one within the third.
    return ring > 0 && ring == last &- 2 ? configuration.ring(reachingSquare: distanceSquared) ?? ring : ring
  }
}
