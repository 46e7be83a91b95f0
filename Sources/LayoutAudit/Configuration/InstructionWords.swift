import PointerKit

/// The words by which instructions in English and German are recognized.
enum InstructionWords {
  /// The first words of instructions about a pointer.
  static let standard = english + imperatives + infinitives

  /// English verbs in the imperative, which can also begin a name.
  private static let english: [AnnotationText] = [
    "add", "choose", "click", "close", "copy", "create", "delete", "double", "drag", "draw", "drop", "edit",
    "enter", "flick", "go", "grab", "hold", "hover", "insert", "keep", "move", "open", "pan", "pinch",
    "place", "please", "point", "press", "pull", "push", "release", "remove", "resize", "rotate", "scroll",
    "select", "slide", "spread", "start", "stop", "swipe", "tap", "touch", "try", "turn", "type", "use",
    "zoom",
  ]

  /// German verbs in the imperative, which begin no name.
  static let imperatives: [AnnotationText] = [
    "berühre", "bewege", "bitte", "doppelklicke", "drehe", "drücke", "halte", "klicke", "lasse", "lösche",
    "öffne", "scrolle", "schiebe", "tippe", "verschiebe", "verwende", "wähle", "wische", "ziehe", "zoome",
  ]

  /// German verbs in the infinitive, which also end an instruction.
  static let infinitives: [AnnotationText] = [
    "ablegen", "ändern", "auswählen", "bearbeiten", "benutzen", "berühren", "bewegen", "doppelklicken",
    "drehen", "drücken", "eingeben", "einfügen", "entfernen", "festhalten", "halten", "hinzufügen", "klicken",
    "kopieren", "löschen", "loslassen", "markieren", "öffnen", "schieben", "schließen", "scrollen",
    "skalieren", "tippen", "verkleinern", "vergrößern", "verschieben", "verwenden", "wählen", "wischen",
    "zeichnen", "ziehen", "zoomen",
  ]

  /// Articles, prepositions, pronouns and adverbs.
  ///
  /// A verb before one of these words is an instruction, and not the name of a value.
  static let connectives: [AnnotationText] = [
    "a", "again", "an", "and", "any", "anywhere", "at", "both", "down", "for", "from", "here", "in", "into",
    "it", "left", "more", "on", "or", "out", "right", "the", "then", "these", "this", "to", "up", "with",
    "you", "your", "auf", "das", "dem", "den", "der", "die", "ein", "eine", "einen", "hier", "mit", "nach",
    "oder", "sie", "um", "und", "zu", "zum", "zur",
  ]

  /// What instructions tell people to press, also if it is written like a name.
  static let keys: [AnnotationText] = [
    "alt", "button", "command", "control", "delete", "enter", "escape", "esc", "key", "option", "return",
    "shift",
    "space", "tab",
  ]
}
