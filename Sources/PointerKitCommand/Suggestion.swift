/// Finds the word that was probably meant by a misspelled one.
enum Suggestion {
  /// The words `; did you mean 'simulate'?` for an unknown word; empty if nothing known is near.
  static func words(for word: String, among known: [String]) -> String {
    nearest(to: word, among: known).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The known word that is nearest, the first of equals: one of which the unknown word is the beginning, or
  /// else one that at most a third of its letters, or a single one, make different.
  static func nearest(to word: String, among known: [String]) -> String? {
    let typed = letters(word)
    guard !typed.isEmpty else { return nil }
    var best: (name: String, distance: Int)?
    for name in known {
      let wanted = letters(name)
      var distance = self.distance(from: typed, to: wanted)
      if typed.count >= 2, wanted.starts(with: typed) { distance = min(distance, 1) }
      guard distance <= max(1, wanted.count / 3), distance < best?.distance ?? .max else { continue }
      best = (name, distance)
    }
    return best?.name
  }

  /// The letters of a word, without the dashes of an option and the case.
  private static func letters(_ word: String) -> [Character] {
    Array(word.lowercased().drop { $0 == "-" })
  }

  /// The number of letters to insert, remove, replace or exchange with the next one, each letter at most once
  /// (optimal string alignment).
  static func distance(from a: [Character], to b: [Character]) -> Int {
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
