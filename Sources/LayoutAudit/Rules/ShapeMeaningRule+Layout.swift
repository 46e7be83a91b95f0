import PointerKit

/// The comparison of similar controls in different places of a layout.
extension ShapeMeaningRule {
  /// The function of a control: the meaning of its system cursor, or else its kind and its axis; that of a
  /// canvas is to be drawn on, whatever its cursor.
  private struct Function: Equatable {
    let isStated: Bool
    let number: Int

    init(_ cursor: CursorKind) { (isStated, number) = (true, Int(cursor.rawValue)) }

    /// `axes` has one axis, or both for what acts along both.
    init(_ kind: ElementKind, along axes: Axes = .horizontal) {
      (isStated, number) = (kind == .canvas, 256 + 4 * Int(kind.rawValue) + Int(axes.rawValue))
    }
  }

  /// The number of shapes that are distinguished for one function; all further shapes deviate.
  private static let distinctShapes = 16

  // MARK: Different shapes for one function

  /// Finds controls with the same function as others, but with another shape.
  ///
  /// Two controls have the same function if they state the same system cursor for an action, such as resizing
  /// a column. Two dividers, two handles or two sliders have the same function if they act along the same axes. All links
  /// with a shape have the same function, and all canvases. Targets whose shape was already reported are left out.
  func checkFunctions(_ layout: borrowing AuditedLayout, _ findings: inout [Finding]) {
    var users: [(function: Function, index: Int)] = []
    var isReported = Array(repeating: false, count: layout.targets.count)
    for finding in findings where finding.rule == Self.rule && finding.group != nil {
      for id in finding.targets { if let index = layout.index(of: id) { isReported[index] = true } }
    }
    for (index, target) in layout.targets.enumerated() where !isReported[index] {
      guard showsShape(target) || (target.target.kind == .canvas && applies(to: target)) else { continue }
      guard !target.hasFaultyShape, let function = function(of: target) else { continue }
      users.append((function, index))
    }
    users.sort { a, b in
      a.function == b.function ? a.index < b.index : a.function.number < b.function.number
    }
    var found: [Finding] = []
    var start = 0
    while start < users.count {
      var end = start
      while end < users.count, users[end].function == users[start].function { end += 1 }
      let members = users[start..<end].map { $0.index }
      if let finding = unusualShapes(of: members, users[start].function, layout) { found.append(finding) }
      start = end
    }
    found.sort { $0.targets[0] < $1.targets[0] }
    findings += found
  }

  private func function(of target: AuditedTarget) -> Function? {
    if target.target.kind == .canvas { return Function(.canvas) }
    switch target.target.cursor {
    case nil, .arrow?, .hidden?, .pointer?, .progress?, .wait?, .text?, .verticalText?: break
    case let cursor?: return Function(cursor)
    }
    switch target.target.kind {
    case .divider, .handle, .slider:
      let axes = target.target.latchingAxes.union(target.style.constrainedAxes)
      // A divider that only separates two areas has no function.
      guard axes != [] || target.target.style.shape != nil else { return nil }
      return Function(target.target.kind, along: actingAxes(of: target, stated: axes))
    case .link where target.target.style.shape != nil: return Function(.link)
    default: return nil
    }
  }

  /// The axes along which a divider, a handle or a slider acts.
  private func actingAxes(of target: AuditedTarget, stated axes: Axes) -> Axes {
    if axes == .horizontal || axes == .vertical { return axes }
    let (size, isHandle) = (target.frame.size, target.target.kind == .handle)
    // The corner of a frame can be drawn in any direction.
    if isHandle, axes == .both || size.width == size.height { return .both }
    // A divider or handle moves perpendicular to its length, and the knob of a slider along its track.
    let isUpright = size.height > size.width
    return isUpright == (target.target.kind != .slider) ? .horizontal : .vertical
  }

  private func unusualShapes(of members: [Int], _ function: Function, _ layout: borrowing AuditedLayout)
    -> Finding?
  {
    guard members.count > 1 else { return nil }
    var classes: [[Int]] = []
    var rest: [Int] = []
    for member in members {
      let target = layout.targets[member]
      let position = classes.firstIndex { known in
        let other = layout.targets[known[0]]
        // Only a canvas may hide the pointer or have another effect here.
        return isSame(other.style.shape, target.style.shape) && other.style.isHidden == target.style.isHidden
          && (target.target.kind != .canvas || other.effect == target.effect)
      }
      if let position {
        classes[position].append(member)
      } else if classes.count < Self.distinctShapes {
        classes.append([member])
      } else {
        rest.append(member)
      }
    }
    // The usual shape is the most common one; of equally common shapes it is the first.
    guard let usual = classes.max(by: { ($0.count, $1[0]) < ($1.count, $0[0]) }), classes.count > 1 else {
      return nil
    }
    let deviating = (classes.filter { $0[0] != usual[0] }.flatMap { $0 } + rest).sorted()
    var finding = Finding(
      Self.rule, deviating.map { layout.targets[$0].id }, in: layout.bounds(of: deviating),
      measured: Quantity(Double(deviating.count), .count), expected: .atMost(Quantity(0, .count)),
      remedy: .useShape(of: layout.targets[usual[0]].id))
    finding.others = [layout.targets[usual[0]].id]
    finding.certainty = function.isStated ? .likely : .possible
    return finding
  }

  // MARK: Different effects for one kind of bar

  /// Finds groups of small transparent buttons or links that have another effect than similar groups.
  ///
  /// Only lifted and highlighted groups are compared, since the pointer has one shape with a lift and another
  /// with a highlight. The kinds made for bars have a standard effect, which L15 checks. Rules L13 and L5
  /// check large or opaque controls.
  func checkBars(_ layout: borrowing AuditedLayout, _ findings: inout [Finding]) {
    for kind in [ElementKind.button, .link] {
      var bars: [(effect: AuditedTarget.Effect, members: [Int])] = []
      for group in layout.groups where group.members.count > 1 {
        let first = layout.targets[group.members[0]]
        let isUniform = group.members.allSatisfy { member in
          let target = layout.targets[member]
          return applies(to: target) && target.target.kind == kind && target.effect == first.effect
            && !target.isOpaque && !target.style.isHidden && target.frame.size.longerSide <= largestBarItem
        }
        if isUniform, first.effect == .highlight || first.effect == .lift {
          bars.append((first.effect, group.members))
        }
      }
      let lifted = bars.count { $0.effect == .lift }
      guard lifted > 0, lifted < bars.count else { continue }
      // Highlight is the usual effect of bars, unless most are lifted.
      let usual = 2 * lifted > bars.count ? AuditedTarget.Effect.lift : .highlight
      guard let example = bars.first(where: { $0.effect == usual })?.members[0] else { continue }
      for bar in bars where bar.effect != usual {
        var finding = Finding(
          Self.rule, bar.members.map { layout.targets[$0].id }, in: layout.bounds(of: bar.members),
          measured: Quantity(Double(bar.members.count), .count), expected: .atMost(Quantity(0, .count)),
          remedy: .useEffect(usual.remedy))
        finding.others = [layout.targets[example].id]
        finding.group = layout.targets[bar.members[0]].target.group
        finding.certainty = .possible
        findings.append(finding)
      }
    }
  }
}
