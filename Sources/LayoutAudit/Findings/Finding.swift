/// One deviation of a layout from the guidelines, with its position, its extent and its remedy.
public struct Finding: Hashable, Sendable {
  /// The certainty of a finding.
  public enum Certainty: UInt8, Hashable, Sendable, Comparable, CaseIterable {
    /// The deviation may be intended, or the error of the frames alone may explain it.
    case possible
    /// The guideline applies to most layouts of this kind.
    case likely
    /// The guideline applies.
    case certain

    /// Orders certainties from the lowest to the highest.
    public static func < (a: Certainty, b: Certainty) -> Bool { a.rawValue < b.rawValue }

    /// The word for the certainty in files, such as `likely`.
    public var name: String {
      switch self {
      case .possible: "possible"
      case .likely: "likely"
      case .certain: "certain"
      }
    }
  }

  /// The rule.
  public let rule: LayoutRule
  /// The targets to change, in the order of their ids; empty for an annotation.
  public package(set) var targets: [TargetID]
  /// Other targets that the finding concerns, such as a neighbor that is covered.
  public internal(set) var others: [TargetID] = []
  /// The group that the finding concerns; nil if there is none.
  public internal(set) var group: GroupID?
  /// The rectangle of the deviation, in window points; for 2.5.8 and 2.5.5 the part of the target that reacts.
  public internal(set) var rect: Rect
  /// The measured number.
  public internal(set) var measured: Quantity
  /// The number that the guideline asks for.
  public internal(set) var expected: QuantityBound
  /// A second measured number, such as the time to leave a region; nil if there is none.
  public internal(set) var detail: Quantity?
  /// For 2.5.8 and 2.5.5, the hit region that the engine gives to the target, in window points; otherwise nil.
  ///
  /// It does not make up for the size.
  public internal(set) var region: Rect?
  /// The certainty of the finding.
  public internal(set) var certainty = Certainty.certain
  /// The change that removes the deviation.
  public internal(set) var remedy: Remedy

  init(
    _ rule: LayoutRule, _ targets: [TargetID], in rect: Rect, measured: Quantity, expected: QuantityBound,
    remedy: Remedy
  ) {
    self.rule = rule
    self.targets = targets
    self.rect = rect
    self.measured = measured
    self.expected = expected
    self.remedy = remedy
  }
}
