/// What a layout is checked against.
public enum AuditProfile: UInt8, Hashable, Sendable, CaseIterable {
  /// Apple's guidelines for pointers, L1 to L16.
  case guideline
  /// The sizes of targets by WCAG 2.2, level AA: success criterion 2.5.8.
  case wcagAA
  /// The sizes of targets by WCAG 2.2, level AAA: success criterion 2.5.5, which is stricter.
  case wcagAAA

  /// The rules of the profile.
  public var rules: LayoutRules {
    switch self {
    case .guideline: .guideline
    case .wcagAA: LayoutRules(.targetSize)
    case .wcagAAA: LayoutRules(.enhancedTargetSize)
    }
  }

  /// The name of the profile in files and options: `guideline`, `wcag-aa` or `wcag-aaa`.
  public var name: String {
    switch self {
    case .guideline: "guideline"
    case .wcagAA: "wcag-aa"
    case .wcagAAA: "wcag-aaa"
    }
  }

  /// The profile with a name such as `wcag-aa`; nil for any other text.
  public init?(name: some StringProtocol) {
    // Embedded Swift compares no texts of different types.
    let found = AuditProfile.allCases.first { $0.name.utf8.elementsEqual(name.utf8) }
    guard let found else { return nil }
    self = found
  }
}
