import PointerKit

/// L14: an annotation that instructs, instead of showing a value (A5).
///
/// A text is reported in each of these cases:
/// - It begins with one of the configured words and has no digit.
/// - It begins with a configured word, followed by an article, a preposition, a pronoun or an adverb.
/// - It has a configured word after "to" or "please".
/// - It has many words and no digit.
struct AnnotationRule: RuleCheck {
  static let rule = LayoutRule.annotation
  /// The size of a finding's rectangle, in points.
  private static let markSize = Size(width: 60, height: 20)
  private let greatest: Double
  private let verbs: [AnnotationText]

  init(_ configuration: AuditConfiguration) {
    greatest = configuration.greatestWordCount
    verbs = configuration.instructionWords
  }

  func check(_ layout: inout AuditedLayout, _ findings: inout [Finding]) {
    guard let annotation = layout.annotation, layout.configuration.rules.contains(Self.rule) else { return }
    check(annotation, at: layout.position, &findings)
  }

  /// Checks the values of an annotation at a position.
  func check(_ annotation: PointerAnnotation, at position: Point, _ findings: inout [Finding]) {
    let rect = Rect(center: position, size: Self.markSize)
    for value in annotation.values {
      let label = InstructionWords.words(of: value.label)
      let text = InstructionWords.words(of: value.text)
      let words = label.words + text.words
      let hasDigit = label.hasDigit || text.hasDigit
      let count = Double(max(label.words.count, text.words.count))
      let isInstruction =
        instructs(words, hasDigit) || instructs(label.words, hasDigit) || instructs(text.words, hasDigit)
      let isSentence = !hasDigit && Self.exceeds(count, greatest)
      guard isInstruction || isSentence else { continue }
      var finding = Finding(
        Self.rule, [], in: rect, measured: Quantity(count, .count),
        expected: isInstruction
          ? .atMost(Quantity(0, .count)) : .atMost(Quantity(greatest, .count)), remedy: .showValue)
      finding.certainty = isInstruction ? .likely : .possible
      findings.append(finding)
    }
  }

  private func instructs(_ words: [AnnotationText], _ hasDigit: Bool) -> Bool {
    for index in words.indices where verbs.contains(words[index]) {
      let follows = index > 0 ? words[index - 1] : nil
      if follows == "to" || follows == "please" { return true }
      if index == 0, !hasDigit { return true }
      if index == 0, index + 1 < words.count, InstructionWords.connectives.contains(words[index + 1]) {
        return true
      }
    }
    return false
  }
}
