// The names are the same as in pointerkit-engine.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit
import PointerKit

/// Where the messages of an engine go, and which have gone there.
struct Log {
  /// The greatest number of messages of one kind.
  static let greatestCount = 16

  let function: ptk_log_function?
  let data: UnsafeMutableRawPointer?
  /// `PTK_LOG_LEVEL_NONE` also without a function.
  let level: ptk_log_level
  /// What has been told: the kind of each message in the upper 8 bits, and what it was about.
  private var told: [UInt64] = []

  init(_ function: ptk_log_function?, _ data: UnsafeMutableRawPointer?, _ level: ptk_log_level) {
    (self.function, self.data) = (function, data)
    self.level = function == nil ? PTK_LOG_LEVEL_NONE : level
  }

  init() { self.init(nil, nil, PTK_LOG_LEVEL_NONE) }

  /// A log that a host describes; `fault` says whether its level is unknown.
  init(
    _ function: ptk_log_function?, _ data: UnsafeMutableRawPointer?, _ level: ptk_log_level,
    named name: StaticString, _ fault: inout Fault
  ) {
    if level.rawValue > PTK_LOG_LEVEL_NOTES.rawValue {
      fault.setNumber(name, Int64(Int32(truncatingIfNeeded: level.rawValue)), 0...2)
    }
    self.init(function, data, level)
  }

  /// Notes a message, and returns whether it is the last of its kind.
  ///
  /// The result is nil if the message is not sent: it was sent before, too many of its kind were, or the host
  /// wants none of its level.
  ///
  /// `kind` is that of a violation, or 24 to 31 for errors and clamped numbers.
  @_optimize(size)
  mutating func isLast(_ kind: UInt32, _ key: UInt64, _ level: ptk_log_level) -> Bool? {
    guard self.level.rawValue >= level.rawValue else { return nil }
    let entry = UInt64(kind) << 56 | (key ^ key >> 56) & (1 << 56 - 1)
    var count = 0
    for each in told where each >> 56 == UInt64(kind) {
      count += 1
      if each == entry || count == Log.greatestCount { return nil }
    }
    told.append(entry)
    return count + 1 == Log.greatestCount
  }

  /// Sends a message that was noted.
  func send(_ message: Message, isLast: Bool, _ level: ptk_log_level) {
    var message = message
    if isLast { message.append(characters("; no more of this kind are told")) }
    message.send(level, to: self)
  }

  /// Tells a mistake, without noting it.
  func tell(_ fault: Fault, in function: StaticString) {
    guard level != PTK_LOG_LEVEL_NONE else { return }
    var message = Message(in: function)
    fault.write(to: &message)
    message.send(PTK_LOG_LEVEL_MISTAKES, to: self)
  }
}

@c @implementation @_optimize(size)
public func ptk_engine_set_log(
  _ engine: OpaquePointer?, _ function: ptk_log_function?, _ data: UnsafeMutableRawPointer?,
  _ level: ptk_log_level
) -> ptk_status {
  guard let engine = UnsafeMutablePointer<HostedEngine>(handle: engine) else { return .null }
  var fault = Fault()
  let log = Log(function, data, level, named: "level", &fault)
  guard fault.status == .ok else { return engine.tell(fault) }
  engine.pointee.log = log
  return .ok
}

extension UnsafeMutablePointer<HostedEngine> {
  /// Logs the latest occurrences of violations that have not been logged.
  @inline(__always)
  func tellOfViolations() {
    if pointee.log.level != PTK_LOG_LEVEL_NONE { tellOfNewViolations() }
  }

  @inline(never)
  private func tellOfNewViolations() {
    for index in 0..<violationCount {
      let kind = ptk_violation_kind(UInt32(index))
      let violation = ptk_violation(pointee.engine.diagnostics, kind)
      if violation.count > 0 { tell(of: kind, id: violation.last_id) }
    }
    guard !pointee.strays.isEmpty else { return }
    for id in pointee.strays {
      guard let target = pointee.engine.target(id), pointee.engine.space(target.space) == nil else {
        continue
      }
      tell(of: PTK_VIOLATION_KIND_UNKNOWN_SPACES, id: target.space.rawValue)
    }
    pointee.strays.removeAll()
  }

  /// Notes targets whose space is not registered; a host may register the space until the next step.
  @_optimize(size)
  func noteStray(in targets: [PointerTarget]) {
    guard pointee.log.level != PTK_LOG_LEVEL_NONE else { return }
    for target in targets where pointee.engine.space(target.space) == nil {
      if pointee.strays.count < Log.greatestCount { pointee.strays.append(target.id) }
    }
  }

  /// Logs a violation, unless it was logged for the same identifier.
  @_optimize(size)
  func tell(of kind: ptk_violation_kind, id: UInt64) {
    guard let isLast = pointee.log.isLast(kind.rawValue, id, kind.level) else { return }
    var message = Message()
    message.append(ptk_violation_string(kind))
    // A device may have the number 0.
    if id != 0 || kind == PTK_VIOLATION_KIND_UNDESCRIBED_DEVICES {
      message.append(characters("; the latest is "))
      message.append(kind.noun)
      message.append(id)
    }
    pointee.log.send(message, isLast: isLast, kind.level)
  }

  /// Logs a mistake, unless it was logged; returns its status in any case.
  @inline(never) @_optimize(size)
  func tell(_ fault: Fault, in function: StaticString = #function) -> ptk_status {
    let key = fault.key &* 31 &+ UInt64(UInt(bitPattern: function.utf8Start))
    if fault.status.rawValue < 0,
      let isLast = pointee.log.isLast(UInt32(24 - fault.status.rawValue), key, PTK_LOG_LEVEL_MISTAKES)
    {
      var message = Message(in: function)
      fault.write(to: &message)
      pointee.log.send(message, isLast: isLast, PTK_LOG_LEVEL_MISTAKES)
    }
    return fault.status
  }

  /// Logs that a required pointer is NULL; returns the error.
  @inline(never) @_optimize(size)
  func tell(ofNull name: StaticString, in function: StaticString = #function) -> ptk_status {
    var fault = Fault()
    fault.setNull(name)
    return tell(fault, in: function)
  }

  /// Logs an identifier that is not registered; returns the error.
  @inline(never) @_optimize(size)
  func tell(
    ofUnknown name: StaticString, _ id: UInt64, _ expected: StaticString,
    in function: StaticString = #function
  ) -> ptk_status {
    var fault = Fault()
    fault.setID(name, id, expected, .unknown)
    return tell(fault, in: function)
  }
}

extension Engine {
  /// The engine with what its host borrows.
  var hosted: UnsafeMutablePointer<HostedEngine> { UnsafeMutablePointer<HostedEngine>(OpaquePointer(self)) }

  func unknown(target id: UInt64, in function: StaticString = #function) -> ptk_status {
    hosted.tell(
      ofUnknown: "target", id, "a registered target: call ptk_engine_upsert_targets() first", in: function)
  }

  func unknown(space id: UInt64, in function: StaticString = #function) -> ptk_status {
    hosted.tell(
      ofUnknown: "space", id, "a registered space: call ptk_engine_upsert_spaces() first", in: function)
  }
}

extension ptk_violation_kind {
  /// What has the id of a violation, with a space after it.
  fileprivate var noun: UnsafePointer<CChar>? {
    if rawValue <= PTK_VIOLATION_KIND_EXCESS_DEVICES.rawValue { return characters("device ") }
    let isSpace =
      rawValue >= PTK_VIOLATION_KIND_INVALID_SPACES.rawValue
      && rawValue <= PTK_VIOLATION_KIND_UNKNOWN_SPACES.rawValue
    return characters(isSpace ? "space " : "target ")
  }

  fileprivate var level: ptk_log_level {
    switch self {
    case PTK_VIOLATION_KIND_LATE_INPUTS, PTK_VIOLATION_KIND_UNDESCRIBED_DEVICES,
      PTK_VIOLATION_KIND_UNKNOWN_LUMINANCES, PTK_VIOLATION_KIND_CLAMPED_VALUES,
      PTK_VIOLATION_KIND_CUT_ANNOTATIONS, PTK_VIOLATION_KIND_TEXTS_WITHOUT_LINES,
      PTK_VIOLATION_KIND_THIN_STROKES:
      PTK_LOG_LEVEL_NOTES
    default: PTK_LOG_LEVEL_MISTAKES
    }
  }
}
