/// A rule for layouts: L1 to L16 of the guidelines, or the criterion 2.5.8 or 2.5.5 of WCAG 2.2.
///
/// The raw value is the number of the rule: 1 to 16, and 17 and 18 for the criteria.
public enum LayoutRule: UInt8, Hashable, Sendable, CaseIterable, Comparable {
  /// L1: padding so small that the element is hard to reach, or so large that it is hard to leave.
  case padding = 1
  /// L2: a gap between the hit regions of neighbors in one group.
  case groupGap
  /// L3: different effects in one group.
  case mixedEffects
  /// L4: different sizes in one group, or an item of a toolbar that is not 37 points high.
  case groupSize
  /// L5: a highlight around an element with a visible background.
  case bezelHighlight
  /// L6: a lift with another size or corner radius than the element.
  case liftShape
  /// L7: a lifted element whose shadow is clipped or covered.
  case clippedLift
  /// L8: a hover effect with a shadow but without growth.
  case flatShadow
  /// L9: an element that grows over its neighbor on hover.
  case hoverRoom
  /// L10: a pointer that snaps without a shape of its own.
  case shapelessSnap
  /// L11: a custom shape that is much heavier or lighter than the circle, or has thin strokes.
  case shapeWeight
  /// L12: an anchor away from the center or the axis of a symmetrical shape.
  case shapeAnchor
  /// L13: a highlight or lift on a large element, or hover on a small one.
  case effectSize
  /// L14: an annotation that instructs.
  case annotation
  /// L15: a custom effect on a control that has a standard effect.
  case customEffect
  /// L16: different shapes for similar functions, or one shape for different functions.
  case shapeMeaning
  /// 2.5.8: a target that is smaller than 24 by 24 points, without room around it.
  case targetSize
  /// 2.5.5: a target that is smaller than 44 by 44 points.
  case enhancedTargetSize

  /// Orders rules by their numbers.
  public static func < (a: LayoutRule, b: LayoutRule) -> Bool { a.rawValue < b.rawValue }

  /// The id of the rule, such as `L7` or `2.5.8`.
  public var identifier: String {
    switch self {
    case .targetSize: "2.5.8"
    case .enhancedTargetSize: "2.5.5"
    default: "L" + DecimalText.text(Double(rawValue))
    }
  }

  /// The rule with an id such as `L7` or `2.5.8`; nil for any other text.
  public init?(identifier: some StringProtocol) {
    for rule in [LayoutRule.targetSize, .enhancedTargetSize]
    where rule.identifier.utf8.elementsEqual(identifier.utf8) {
      self = rule
      return
    }
    var number: UInt8 = 0
    var count = 0
    for byte in identifier.utf8 {
      defer { count += 1 }
      if count == 0 {
        guard byte == 0x4c else { return nil }
      } else {
        guard count < 3, byte >= 0x30, byte <= 0x39, count > 1 || byte > 0x30 else { return nil }
        number = number * 10 + (byte - 0x30)
      }
    }
    guard number < LayoutRule.targetSize.rawValue else { return nil }
    self.init(rawValue: number)
  }
}

/// A set of rules.
public struct LayoutRules: OptionSet, Hashable, Sendable {
  /// One bit for each rule: bit *n* stands for the rule with the raw value *n*.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a set of one rule.
  public init(_ rule: LayoutRule) { self.init(rawValue: 1 << UInt32(rule.rawValue)) }

  /// The sixteen rules of the guidelines, L1 to L16.
  public static let guideline = LayoutRules(rawValue: 0x1_fffe)
  /// The rules of the guidelines, and both criteria of WCAG 2.2.
  public static let all = LayoutRules(rawValue: 0x7_fffe)

  /// Whether the set has a rule.
  public func contains(_ rule: LayoutRule) -> Bool { contains(LayoutRules(rule)) }
}
