// The names are the same as in pointerkit-audit.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit
import LayoutAudit
import PointerKit

typealias Audit = UnsafeMutablePointer<[Finding]>

extension Audit {
  /// The finding with an index; nil if there is none.
  fileprivate func finding(at index: Int) -> Finding? {
    pointee.indices.contains(index) ? pointee[index] : nil
  }
}

@c @implementation
public func ptk_engine_audit(
  _ engine: OpaquePointer?, _ config: UnsafePointer<ptk_audit_configuration>?,
  _ audit: UnsafeMutablePointer<OpaquePointer?>?
) -> ptk_status {
  guard let engine = Engine(handle: engine), let audit else { return .null }
  var fault = Fault()
  let configuration = AuditConfiguration(config, &fault)
  guard fault.status == .ok else { return engine.hosted.tell(fault) }
  audit.pointee = Audit.handle(to: LayoutAuditor(configuration).findings(in: engine.pointee))
  return .ok
}

@c @implementation
public func ptk_audit_destroy(_ audit: OpaquePointer?) {
  if audit != nil { Audit(handle: audit)?.destroy() }
}

@c @implementation
public func ptk_audit_get_findings(
  _ audit: OpaquePointer?, _ findings: UnsafeMutablePointer<ptk_finding>?, _ size: Int, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> ptk_status {
  guard let audit = Audit(handle: audit) else { return .null }
  return fill(findings, size: size, capacity: capacity, count: count, total: audit.pointee.count) {
    ptk_finding(audit.pointee[$0])
  }
}

@c @implementation
public func ptk_audit_get_targets(
  _ audit: OpaquePointer?, _ index: Int, _ list: ptk_finding_list, _ targets: UnsafeMutablePointer<UInt64>?,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> ptk_status {
  guard let audit = Audit(handle: audit), let count else { return .null }
  guard let finding = audit.finding(at: index) else { return .value }
  let identifiers: [TargetID]
  switch list {
  case PTK_FINDING_LIST_TARGETS: identifiers = finding.targets
  case PTK_FINDING_LIST_OTHERS: identifiers = finding.others
  default: return .value
  }
  return fill(targets, capacity: capacity, count: count, total: identifiers.count) {
    identifiers[$0].rawValue
  }
}

@c @implementation
public func ptk_audit_get_text(
  _ audit: OpaquePointer?, _ index: Int, _ text: ptk_text, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> ptk_status {
  guard let audit = Audit(handle: audit), let count else { return .null }
  guard let finding = audit.finding(at: index) else { return .value }
  let bytes: [UInt8]
  switch text {
  case PTK_TEXT_FINDING: bytes = Array(finding.text().utf8)
  case PTK_TEXT_REMEDY: bytes = Array(finding.remedy.text().utf8)
  default: return .value
  }
  count.pointee = bytes.count + 1
  let room = capacity < 0 ? Int.max : capacity
  guard room > 0 else { return .incomplete }
  guard let buffer else { return .null }
  var length = min(bytes.count, room - 1)
  // The text is not cut within a character: the first omitted byte must begin a character, as the first byte does.
  while length < bytes.count, bytes[length] & 0xc0 == 0x80 { length -= 1 }
  for position in 0..<length { buffer[position] = CChar(bitPattern: bytes[position]) }
  buffer[length] = 0
  return length < bytes.count ? .incomplete : .ok
}
