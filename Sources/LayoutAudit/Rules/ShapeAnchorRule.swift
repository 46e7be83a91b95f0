import PointerKit

/// L12: an anchor away from the center or the axis of a symmetrical shape (S6).
///
/// People expect the anchor of a shape with one axis of symmetry on that axis, such as at the tip of an
/// arrow. If a shape has two axes, or looks the same after half a turn, people expect the anchor at the
/// center. For a circle or a rounded rectangle, the offset of the shape counts as the anchor's distance from
/// the center.
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
    var known: [(path: PointerPath, anchor: Point)] = []
    for (index, target) in layout.targets.enumerated()
    where applies(to: target) && !target.style.isHidden {
      guard let shape = target.target.style.shape, target.effect != .highlight, target.effect != .lift
      else { continue }
      let distance: Double
      let remedy: Remedy
      switch shape {
      case .path(let path):
        let anchor: Point
        if let found = known.last(where: { $0.path == path }) {
          anchor = found.anchor
        } else {
          anchor = expectedAnchor(of: path)
          if known.count == Self.knownCount { known.removeFirst() }
          known.append((path, anchor))
        }
        (distance, remedy) = (path.anchor.distance(to: anchor), .setAnchor(anchor))
      case .circle, .roundedRect:
        (distance, remedy) = (target.target.style.shapeOffset.length, .removeShapeOffset)
      case .verticalBeam, .horizontalBeam: continue
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

  /// The point at which people expect the anchor; for a shape without symmetry, the path's own anchor.
  private func expectedAnchor(of path: PointerPath) -> Point {
    let center = path.bounds.center
    let anchor = path.anchor
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
