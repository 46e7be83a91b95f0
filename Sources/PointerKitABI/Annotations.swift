import CPointerKit
import PointerKit

/// The text of a string in C; empty for NULL.
private func annotationText(_ string: UnsafePointer<CChar>?) -> AnnotationText {
  // One byte more than is kept, so that a longer text is known to be cut.
  var count = 0
  if let string { while count <= AnnotationText.capacity, string[count] != 0 { count += 1 } }
  return AnnotationText(utf8: UnsafeRawBufferPointer(start: string, count: count))
}

extension PointerAnnotation {
  @inline(never) @_optimize(size)
  init(_ values: UnsafeBufferPointer<ptk_annotation_value>) {
    self.init(values.map { Value(label: annotationText($0.label), text: annotationText($0.text)) })
  }
}

extension ptk_annotation_value {
  /// Creates a value whose texts are transient.
  init(_ value: PointerAnnotation.Value, _ lists: inout TransientLists) {
    self.init(label: lists.append(value.label), text: lists.append(value.text))
  }
}

extension TransientLists {
  /// A string in C.
  fileprivate mutating func append(_ text: AnnotationText) -> UnsafePointer<CChar> {
    let string = append(text.count + 1, of: CChar.self)
    for index in 0..<text.count { string[index] = CChar(bitPattern: text[index]) }
    string[text.count] = 0
    return UnsafePointer(string)
  }
}
