/// The layout and the kind of lift of a case, read from the case's id.
///
/// An id such as `dev-dense-c70-17` ends with the layout, the kind of lift and the number of the movement.
/// The words for the layout and for the lift begin with a letter. For any other id, both words are "other",
/// and each case counts as a separate movement.
package struct MagnetismCaseKind: Hashable, Sendable, Comparable {
  package let layout: String
  package let lift: String

  package static let other = MagnetismCaseKind(layout: "other", lift: "other")

  /// The kind and the movement of the case with an id.
  ///
  /// Several cases can have the same movement, with different layouts or different moments at which the
  /// finger lifts. Such cases may be in different files.
  package static func of(id: String) -> (kind: MagnetismCaseKind, movement: String) {
    let parts = id.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count >= 3, let number = parts.last, !number.isEmpty,
      number.allSatisfy({ $0.isASCII && $0.isNumber })
    else { return (.other, id) }
    let (layout, lift) = (parts[parts.count - 3], parts[parts.count - 2])
    guard layout.first?.isLetter == true, lift.first?.isLetter == true else { return (.other, id) }
    let prefix = parts.dropLast(3)
    return (
      MagnetismCaseKind(layout: String(layout), lift: String(lift)),
      (prefix + [number]).joined(separator: "-")
    )
  }

  package static func < (a: MagnetismCaseKind, b: MagnetismCaseKind) -> Bool {
    (a.layout, a.lift) < (b.layout, b.lift)
  }
}
