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

extension AnnotationWords {
  /// Whether the text has more than `count` words and no digit, and is neither a title nor a file's name.
  fileprivate func isSentence(beyond count: Double) -> Bool {
    guard !hasDigit, !isFileName, Double(words.count) - count > 1e-6 else { return false }
    return words.indices.dropFirst().contains { words[$0].count > 3 && !isCapitalized[$0] }
  }

  /// Whether the text tells a person what to do; `other` is the other text of the same value.
  ///
  /// A verb may also begin a name. It is an instruction alone, or before a word that is neither part of a title
  /// nor the name of a file.
  fileprivate func instructs(_ verbs: [AnnotationText], beside other: AnnotationWords) -> Bool {
    for index in words.indices.dropFirst() where verbs.contains(words[index]) {
      let before = words[index - 1]
      if before == "to" || before == "please" || before == "zu" || before == "bitte" { return true }
    }
    guard let first = words.first, let last = words.last, !isFileName else { return false }
    let isConnected = words.count > 1 && InstructionWords.connectives.contains(words[1])
    if words.count > 1, InstructionWords.infinitives.contains(last), verbs.contains(last),
      isCapitalized.last == false, !hasDigit || InstructionWords.connectives.contains(first)
    {
      return true
    }
    guard verbs.contains(first) else { return false }
    if isConnected { return true }
    if hasDigit || other.hasDigit { return false }
    if words.count == 1 { return other.words.isEmpty }
    if InstructionWords.keys.contains(words[1]) || InstructionWords.imperatives.contains(first) {
      return true
    }
    // Two verbs, as in a press release or a drag and drop area, are a name.
    return other.words.isEmpty && !isCapitalized[1] && (!verbs.contains(words[1]) || first == "double")
  }
}
