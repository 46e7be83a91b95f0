/// The suggestion of a known word in place of a misspelled one.
package enum Suggestion {
  /// A text such as `; did you mean 'simulate'?` for an unknown word; empty if no known word is near.
  package static func words(for word: String, among known: [String]) -> String {
    nearest(to: word, among: known).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The nearest known word; nil if none is near.
  ///
  /// A known word is near if at most a third of its letters differ. If the known word has only two letters,
  /// one letter may differ. A known word that begins with the unknown word is near as well, if the unknown
  /// word has at least two letters. Of equally near words, the first is chosen. Nothing is near a word of
  /// more than 80 bytes, since the comparison of long words would take long.
  package static func nearest(to word: String, among known: [String]) -> String? {
    guard word.utf8.count <= 80 else { return nil }
    let typed = letters(word)
    guard !typed.isEmpty else { return nil }
    var best: (name: String, distance: Int)?
    for name in known {
      let wanted = letters(name)
      var distance = self.distance(from: typed, to: wanted)
      if typed.count >= 2, wanted.starts(with: typed) { distance = min(distance, 1) }
      // In a word of one letter, no letter may differ, since it is the whole word.
      let limit = wanted.count == 1 ? 0 : max(1, wanted.count / 3)
      guard distance <= limit, distance < best?.distance ?? .max else { continue }
      best = (name, distance)
    }
    return best?.name
  }

  /// The letters of a word in lower case, without the dashes with which an option begins.
  private static func letters(_ word: String) -> [Character] {
    Array(word.lowercased().drop { $0 == "-" })
  }

  /// The number of changes from one word to another (optimal string alignment).
  ///
  /// A change inserts, removes or replaces a letter, or exchanges two neighboring letters. Each letter is
  /// changed at most once.
  package static func distance(from a: [Character], to b: [Character]) -> Int {
    var rows = [Array(0...b.count)]
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var least = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, rows[i - 1][j - 1] + 1) }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
