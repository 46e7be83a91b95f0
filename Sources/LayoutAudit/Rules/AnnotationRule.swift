import PointerKit

/// L14: an annotation that instructs, instead of showing a value (A5).
///
/// A text is reported in each of these cases:
/// - It is one of the configured words, or begins with one that begins no name.
/// - It begins with a configured word, followed by an article, a preposition, a pronoun or an adverb.
/// - It has a configured word after "to", "please", "zu" or "bitte".
/// - It ends in a German infinitive.
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
      let (label, text) = (AnnotationWords(value.label), AnnotationWords(value.text))
      let count = Double(max(label.words.count, text.words.count))
      let both = AnnotationWords(value.label, value.text)
      let isInstruction =
        label.instructs(verbs, beside: text) || text.instructs(verbs, beside: label)
        || both.instructs(verbs, beside: both)
      let isSentence = label.isSentence(beyond: greatest) || text.isSentence(beyond: greatest)
      guard isInstruction || isSentence else { continue }
      var finding = Finding(
        Self.rule, [], in: rect, measured: Quantity(count, .count),
        expected: isInstruction
          ? .atMost(Quantity(0, .count)) : .atMost(Quantity(greatest, .count)), remedy: .showValue)
      finding.certainty = isInstruction ? .likely : .possible
      findings.append(finding)
    }
  }
}
