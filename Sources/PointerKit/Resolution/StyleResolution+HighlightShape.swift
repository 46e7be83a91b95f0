import Kinematics

/// The shape of a highlight (E1): its corners (E12), and one height for all highlights of a bar (E13).
extension StyleResolution {
  /// The highlight's shape: the target's frame with an outset (E12).
  ///
  /// Bar buttons and segments keep their widths. In a bar, all highlights have one common height (E13).
  /// Outside a bar, segments keep their heights. A round element has a round highlight.
  func highlightShape(of target: PointerTarget, among scene: borrowing TargetStore) -> PointerShape {
    let isSegment = target.kind == .segment || target.kind == .selectedSegment
    let horizontal =
      isSegment || target.kind == .barButton ? 0 : configuration.values.highlightOutsetHorizontal
    let vertical = isSegment ? 0 : configuration.values.highlightOutsetVertical
    let barHeight = barHeight(of: target, among: scene)
    if isRound(target) {
      let diameter = barHeight ?? target.frame.size.shorterSide + 2 * min(horizontal, vertical)
      return .roundedRect(Size(width: diameter, height: diameter), radius: diameter / 2)
    }
    let size = Size(
      width: target.frame.width + 2 * horizontal, height: barHeight ?? target.frame.height + 2 * vertical)
    return .roundedRect(size, radius: target.cornerRadius)
  }

  /// The common height of all highlights in a target's bar (E13); nil if neither the target nor a member of
  /// its group is a bar button.
  ///
  /// This height is the greater of the configured height and the height of the tallest bezel in the bar.
  private func barHeight(of target: PointerTarget, among scene: borrowing TargetStore) -> Double? {
    let tallest: Double?
    if let group = target.group {
      tallest = scene.groups.tallestBezel(inBar: group)
    } else {
      tallest = target.kind != .barButton ? nil : target.hasBezel ? target.frame.height : 0
    }
    return tallest.map { max(configuration.values.barHighlightHeight, $0) }
  }

  /// Whether an element is a circle, even if a layout has rounded each edge by up to half a point.
  private func isRound(_ target: PointerTarget) -> Bool {
    let size = target.frame.size
    return size.longerSide - size.shorterSide <= 1 && target.cornerRadius >= size.shorterSide / 2 - 0.5
  }
}
