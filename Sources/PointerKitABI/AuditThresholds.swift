// The names are the same as in pointerkit-audit.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit
import Kinematics
import LayoutAudit
import PointerKit

extension AuditConfiguration {
  /// The offset of the thresholds in `ptk_audit_configuration`: 29 numbers, before the list of equivalents.
  static let start =
    MemoryLayout<ptk_audit_configuration>.size - 29 * MemoryLayout<Double>.size
    - 2 * MemoryLayout<Int>.size

  /// Creates the configuration that a struct describes; the defaults for NULL.
  init(_ pointer: UnsafePointer<ptk_audit_configuration>?, _ fault: inout Fault) {
    self.init(struct: pointer, from: AuditConfiguration.start, "configuration->", &fault)
    guard fault.status == .ok, let pointer, let c = load(pointer, &fault) else { return }
    rules = LayoutRules(rawValue: c.rules).intersection(.all)
    if let list = array(c.exemptions, count: c.exemption_count, "exemptions", "exemption_count", &fault) {
      exemptions = list.map {
        Exemption(TargetID(rawValue: $0.target), from: LayoutRules(rawValue: $0.rules).intersection(.all))
      }
    }
    let list = array(
      c.equivalents, count: c.equivalent_count, "equivalents", "equivalent_count", &fault)
    if let list {
      equivalents = list.map {
        Equivalent(of: TargetID(rawValue: $0.target), TargetID(rawValue: $0.control))
      }
    }
    if c.instruction_words != nil,
      let words = array(
        c.instruction_words, count: c.instruction_word_count, "instruction_words", "instruction_word_count",
        &fault)
    {
      instructionWords = words.compactMap(annotationText)
      if instructionWords.count < words.count { fault.setNull("instruction_words[]") }
    }
  }
}

/// The text at an address, up to its first zero and at most 31 bytes long; nil for NULL.
private func annotationText(_ text: UnsafePointer<CChar>?) -> AnnotationText? {
  guard let text else { return nil }
  var bytes: [UInt8] = []
  while bytes.count <= AnnotationText.capacity, text[bytes.count] != 0 {
    bytes.append(UInt8(bitPattern: text[bytes.count]))
  }
  return AnnotationText(utf8: bytes)
}

@c @implementation
public func ptk_audit_configuration_init(
  _ config: UnsafeMutablePointer<ptk_audit_configuration>?, _ size: Int
)
  -> ptk_status
{
  var value = ptk_audit_configuration()
  let standard = AuditConfiguration()
  value.rules = standard.rules.rawValue
  copyFields(of: standard, to: &value, from: AuditConfiguration.start)
  value.size = UInt32(truncatingIfNeeded: size)
  return store(value, to: config, size: size)
}
