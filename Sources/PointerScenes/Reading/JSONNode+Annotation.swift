import Foundation
import PointerKit

extension JSONNode {
  /// Reads an object of strings with any keys, as the values of an annotation in the order of the file.
  ///
  /// `positions` has the positions of the keys, since a decoder does not keep their order.
  func annotation(orderedBy positions: [String: Int]) throws(FileError) -> PointerAnnotation {
    let most = PointerAnnotation.capacity
    guard case .object(let members) = value else { throw error(expected: "an object of strings, or null") }
    guard members.count <= most else {
      throw error(expected: "at most \(most) values", found: "\(members.count)")
    }
    var values: [PointerAnnotation.Value] = []
    for (key, value) in members.sorted(by: { (positions[$0.key] ?? 0) < (positions[$1.key] ?? 0) }) {
      let node = child(value, .key(key, of: path))
      let expected = "at most \(AnnotationText.capacity) bytes"
      let (label, text) = (AnnotationText(key), AnnotationText(try node.string()))
      if label.isCut { throw node.error(expected: "a key of \(expected)", found: "\(key.utf8.count)") }
      if text.isCut { throw node.error(expected: "a text of \(expected)") }
      values.append(PointerAnnotation.Value(label: label, text: text))
    }
    return PointerAnnotation(values)
  }

  /// The position of each key in JSON text, counted in strings; keys of nested objects are included.
  ///
  /// A key that occurs several times has its last position.
  static func keyPositions(in text: Data) -> [String: Int] {
    var positions: [String: Int] = [:]
    let strings = String(decoding: text, as: UTF8.self).matches(of: #/("(?:[^"\\]|\\.)*")(\s*:)?/#)
    for (position, match) in strings.enumerated() where match.2 != nil {
      guard let key = try? JSONDecoder().decode(String.self, from: Data(match.1.utf8)) else { continue }
      positions[key] = position
    }
    return positions
  }
}
