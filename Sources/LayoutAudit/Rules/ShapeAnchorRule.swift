import PointerKit

/// L12: an anchor away from the center or the axis of a symmetrical shape (S6).
///
/// People expect the anchor of a shape with one axis of symmetry on that axis, such as at the tip of an
/// arrow. If a shape has two axes, or looks the same after half a turn, people expect the anchor at the
/// center. The offset of the shape moves the point at which a click acts.
struct ShapeAnchorRule: RuleCheck {
  static let rule = LayoutRule.shapeAnchor
  /// The number of paths whose expected anchors are kept.
  private static let knownCount = 32
  private let greatest: Double
  private let symmetry: Double

  init(_ configuration: AuditConfiguration) {
    greatest = configuration.anchorTolerance
    symmetry = configuration.symmetryTolerance
  }

  func check(_ layout: inout AuditedLayout, _ findings: inout [Finding]) {
    // Targets often share paths, and measuring a path takes time. Therefore the expected anchors are kept.
    var known: [(path: PointerPath, acts: Point, anchor: Point)] = []
    for (index, target) in layout.targets.enumerated()
    where applies(to: target) && !target.style.isHidden {
      guard let shape = target.target.style.shape, target.effect != .highlight, target.effect != .lift
      else { continue }
      let offset = target.target.style.shapeOffset
      let distance: Double
      let remedy: Remedy
      switch shape {
      case .path(let path):
        // Where the click acts, in the coordinates of the path.
        let acts = path.anchor - offset
        func expected(_ point: Point) -> Point {
          if let found = known.last(where: { $0.acts == point && $0.path == path }) { return found.anchor }
          let anchor = expectedAnchor(of: path, for: point)
          if known.count == Self.knownCount { known.removeFirst() }
          known.append((path, point, anchor))
          return anchor
        }
        let anchor = expected(acts)
        distance = acts.distance(to: anchor)
        let fits = offset != .zero && path.anchor.distance(to: expected(path.anchor)) <= greatest
        remedy = fits ? .removeShapeOffset : .setAnchor(anchor + offset)
      case .circle, .roundedRect: (distance, remedy) = (offset.length, .removeShapeOffset)
      // Along its length, a beam is on its line.
      case .verticalBeam: (distance, remedy) = (offset.dx.magnitude, .removeShapeOffset)
      case .horizontalBeam: (distance, remedy) = (offset.dy.magnitude, .removeShapeOffset)
      }
      guard Self.exceeds(distance, greatest) else { continue }
      layout.targets[index].hasFaultyShape = true
      var finding = Finding(
        Self.rule, [target.id], in: target.frame, measured: Quantity(distance, .points),
        expected: .atMost(Quantity(greatest, .points)), remedy: remedy)
      finding.certainty = .likely
      findings.append(finding)
    }
  }

  /// The point at which people expect a click that acts at `anchor`; for a shape without symmetry, `anchor`.
  private func expectedAnchor(of path: PointerPath, for anchor: Point) -> Point {
    let center = path.bounds.center
    guard Self.exceeds(anchor.distance(to: center), greatest) else { return anchor }
    func isSymmetrical(_ map: PointerPath.Map) -> Bool { path.asymmetry(under: map) <= symmetry }
    let isEven = isSymmetrical(.mirror(leftAndRightOf: center))
    let isLevel = isSymmetrical(.mirror(aboveAndBelow: center))
    if isEven != isLevel {
      return isEven ? Point(x: center.x, y: anchor.y) : Point(x: anchor.x, y: center.y)
    }
    return isEven || isSymmetrical(.halfTurn(about: center)) ? center : anchor
  }
}
