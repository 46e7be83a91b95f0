import PointerKit

/// L7: a lifted element whose shadow is cut off by a clip, or covered by something above the element.
///
/// The element is lifted in a copy of the engine. The rule compares the lifted frame and the shadow with the
/// clip of the element's space. It also compares them with opaque spaces in front, and with opaque elements
/// that have a higher z or are in a space in front. The edges of the surface do not count.
///
/// An element is never raised above a bar or another space, since it would lie above what covers the whole
/// view (E16); it moves away instead.
struct ClippedLiftRule: RuleCheck {
  static let rule = LayoutRule.clippedLift
  private let reach: Double
  /// The frame and the group of an item of a bar.
  private typealias BarItem = (frame: Rect, group: GroupID?)

  init(_ configuration: AuditConfiguration) { reach = configuration.shadowReach }

  func check(_ layout: inout AuditedLayout, _ findings: inout [Finding]) {
    // The enabled opaque spaces, except for the window, from front to back.
    let spaces = layout.engine.spacesFromFront
    let covers = spaces.indices.filter { index in
      spaces[index].isOpaque && layout.engine.isEnabled(spaces[index].id) && spaces[index].id != .window
    }
    var bars: [BarItem] = []
    for index in layout.targets.indices {
      let kind = layout.targets[index].target.kind
      if kind == .barButton || kind == .tabBarItem {
        bars.append((layout.targets[index].frame, layout.targets[index].target.group))
      }
    }
    for index in layout.targets.indices {
      let target = layout.targets[index]
      guard applies(to: target), target.effect == .lift else { continue }
      let clip = layout.engine.clip(of: target.target.space)
      if let clip, !clip.contains(target.frame) { continue }
      let above = elementAbove(index, layout.engine.configuration, spaces, &layout)
      guard clip != nil || above != nil || !covers.isEmpty else { continue }
      guard let content = layout.hoveredContent(of: index) else { continue }
      let extent = self.extent(of: content)
      let needed = extent.intersection(layout.surface) ?? extent
      if let clip, let finding = cut(of: needed, by: clip, target) {
        findings.append(finding)
      } else if let above, let finding = cover(of: needed, in: extent, by: above, target, layout, bars) {
        findings.append(finding)
      } else {
        let spaces = covers.map { spaces[$0] }
        if let finding = cover(of: needed, in: extent, bySpaces: spaces, target, layout) {
          findings.append(finding)
        }
      }
    }
  }

  /// The rectangle around the lifted element and the part of its shadow that is dark enough to be seen.
  ///
  /// The rectangle may extend beyond the surface.
  private func extent(of content: ContentState) -> Rect {
    let element = content.transformedFrame
    guard content.shadow.opacity > 0 else { return element }
    let shadow = element.offset(by: content.shadow.offset).outset(by: reach * content.shadow.radius)
    return element.union(shadow)
  }

  private func cut(of needed: Rect, by clip: Rect, _ target: AuditedTarget) -> Finding? {
    let missing = Insets(
      top: max(0, clip.minY - needed.minY), left: max(0, clip.minX - needed.minX),
      bottom: max(0, needed.maxY - clip.maxY), right: max(0, needed.maxX - clip.maxX))
    let most = max(max(missing.top, missing.bottom), max(missing.left, missing.right))
    guard Self.exceeds(most, 0) else { return nil }
    return finding(target, needed, most, .makeRoom(missing))
  }

  private func finding(_ target: AuditedTarget, _ rect: Rect, _ measured: Double, _ remedy: Remedy) -> Finding
  {
    var finding = Finding(
      Self.rule, [target.id], in: rect, measured: Quantity(measured, .points),
      expected: .atMost(Quantity(0, .points)), remedy: remedy)
    finding.certainty = .likely
    return finding
  }

  // MARK: What lies above

  /// Of the opaque elements above a target, the one that reaches deepest into the target's surroundings.
  ///
  /// The result is nil if there is none. An element is above the target if it has a higher z in the same
  /// space. It is also above if it is in a space in front and does not overlap the target. Elements that
  /// contain the target, or are within it, do not count.
  private func elementAbove(
    _ index: Int, _ configuration: PointerConfiguration, _ spaces: [PointerSpace],
    _ layout: inout AuditedLayout
  ) -> Int? {
    let target = layout.targets[index]
    let margin =
      configuration.effects.liftGrowth + 3 * configuration.effects.shadowRadius
      + configuration.effects.shadowFall.magnitude
    let targets = layout.targets
    let surroundings = target.frame.outset(by: margin)
    var best: (index: Int, depth: Double)?
    layout.forEachTarget(meeting: surroundings, besides: index, inAllSpaces: true) { other in
      let above = targets[other]
      guard above.isOpaque, let visible = above.visibleFrame, !target.frame.contains(above.frame),
        !above.frame.contains(target.frame)
      else { return }
      if above.target.space == target.target.space {
        guard above.target.z > target.target.z else { return }
      } else {
        // An element over the target itself, such as a menu, is not part of the layout.
        guard Self.isInFront(above.target.space, of: target.target.space, spaces),
          !Self.exceeds(target.frame.penetration(of: visible), 0)
        else { return }
      }
      let depth = surroundings.penetration(of: visible)
      if depth > best?.depth ?? 0 { best = (other, depth) }
    }
    return best?.index
  }

  /// Whether a space is in front of another one, in a list from front to back.
  private static func isInFront(_ space: SpaceID, of other: SpaceID, _ spaces: [PointerSpace]) -> Bool {
    for candidate in spaces {
      if candidate.id == space { return true }
      if candidate.id == other { return false }
    }
    return false
  }

  /// The finding about an element that covers the shadow; nil if it covers nothing of the needed rectangle.
  ///
  /// `needed` is the part of `extent` on the surface. The remedy moves the whole of `extent` away from the
  /// covering element, since the move may bring more of `extent` onto the surface.
  private func cover(
    of needed: Rect, in extent: Rect, by above: Int, _ target: AuditedTarget,
    _ layout: borrowing AuditedLayout,
    _ bars: [BarItem]
  ) -> Finding? {
    let other = layout.targets[above]
    let visible = other.visibleFrame ?? other.frame
    let depth = needed.penetration(of: visible)
    guard Self.exceeds(depth, 0) else { return nil }
    let distance = extent.distance(toLeave: visible)
    let mayRise = other.target.space == target.target.space && !isBar(other, layout.surface, bars)
    var finding = finding(
      target, needed, depth, mayRise ? .raiseAbove(other.id, orMoveBy: distance) : .moveAway(distance))
    finding.others = [other.id]
    return finding
  }

  /// The finding about an opaque space in front that covers the shadow, but not the element; nil if there is
  /// none.
  ///
  /// A space that also covers the element, such as a menu, is not part of the layout.
  private func cover(
    of needed: Rect, in extent: Rect, bySpaces covers: [PointerSpace], _ target: AuditedTarget,
    _ layout: borrowing AuditedLayout
  ) -> Finding? {
    for space in covers where space.id != target.target.space {
      guard let clip = layout.engine.clip(of: space.id), let area = clip.intersection(needed),
        Self.exceeds(needed.penetration(of: clip), 0), !Self.exceeds(target.frame.penetration(of: clip), 0)
      else { continue }
      // The space is in front if the target's own space is not visible there.
      let visible = layout.engine.visibleSpaces(at: area.center)
      guard visible.contains(space.id), !visible.contains(target.target.space) else { continue }
      return finding(
        target, needed, needed.penetration(of: clip), .moveAway(extent.distance(toLeave: clip)))
    }
    return nil
  }

  /// Whether an element is a bar or a part of one: it spans an edge of the surface, or an item of a bar is
  /// within it or in its group.
  private func isBar(_ element: AuditedTarget, _ surface: Rect, _ items: [BarItem]) -> Bool {
    let (frame, group) = (element.frame, element.target.group)
    for (along, across) in [(Axis.horizontal, Axis.vertical), (.vertical, .horizontal)]
    where frame.lower(along) <= surface.lower(along) && frame.upper(along) >= surface.upper(along) {
      if frame.lower(across) <= surface.lower(across) || frame.upper(across) >= surface.upper(across) {
        return true
      }
    }
    return items.contains { ($0.group != nil && $0.group == group) || frame.contains($0.frame) }
  }
}
