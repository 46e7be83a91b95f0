import CPointerKit
import PointerKit

/// The text in a character array of a C struct, up to its first zero byte.
func annotationText<Bytes: BitwiseCopyable>(_ bytes: Bytes) -> AnnotationText {
  withUnsafeBytes(of: bytes) { AnnotationText(utf8: $0.prefix { $0 != 0 }) }
}

extension PointerAnnotation {
  @inline(never)
  init(_ values: UnsafeBufferPointer<ptk_annotation_value>) {
    self.init(values.map { Value(label: annotationText($0.label), text: annotationText($0.text)) })
  }
}

extension ptk_annotation_value {
  init(_ value: PointerAnnotation.Value) {
    self.init()
    withUnsafeMutableBytes(of: &label) { copy(value.label, to: $0) }
    withUnsafeMutableBytes(of: &text) { copy(value.text, to: $0) }
  }
}

/// Copies a text into a buffer of zeros.
///
/// The buffer is longer than any text, so that a zero follows the text.
private func copy(_ text: AnnotationText, to buffer: UnsafeMutableRawBufferPointer) {
  for index in 0..<text.count { buffer[index] = text[index] }
}
