// The names are the same as in pointerkit-config.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit
import PointerKit

// The host sets these before other threads use the library.
nonisolated(unsafe) private var log: ptk_log_function?
nonisolated(unsafe) private var logData: UnsafeMutableRawPointer?
/// `PTK_LOG_NONE` also without a function.
nonisolated(unsafe) private var logLevel = PTK_LOG_NONE
nonisolated(unsafe) private var wasNullTold = false

@c @implementation
public func ptk_set_log(
  _ function: ptk_log_function?, _ data: UnsafeMutableRawPointer?, _ level: ptk_log_level
) {
  (log, logData, wasNullTold) = (function, data, false)
  logLevel = function == nil ? PTK_LOG_NONE : level
}

/// Logs an error; `id` is the id of the faulty element of a list, if it is one.
@_optimize(size)
func tell(of status: ptk_status, id: UInt64? = nil, in function: StaticString = #function) {
  guard logLevel != PTK_LOG_NONE else { return }
  var message = Message(in: function)
  message.append(ptk_status_string(status))
  if let id {
    message.append(characters("; it is in the element with id "))
    message.append(id)
  }
  message.send(PTK_LOG_MISTAKES)
}

/// Logs that a handle is NULL, the first time.
@_optimize(size) @inline(never)
func tellOfNullHandle() {
  guard logLevel != PTK_LOG_NONE, !wasNullTold else { return }
  wasNullTold = true
  var message = Message()
  message.append(characters("a handle is NULL: check that ptk_engine_create() returned one"))
  message.send(PTK_LOG_MISTAKES)
}

extension UnsafeMutablePointer<HostedEngine> {
  /// Logs the kinds of violations that have occurred and have not been logged.
  @inline(__always)
  func tellOfViolations() {
    if logLevel != PTK_LOG_NONE { tellOfNewViolations() }
  }

  @inline(never)
  private func tellOfNewViolations() {
    for index in 0..<violationCount {
      let kind = ptk_violation_kind(UInt32(index))
      let violation = ptk_violation(pointee.engine.diagnostics, kind)
      if violation.count > 0 { tell(of: kind, id: violation.last_id) }
    }
    if let id = pointee.stray.take(), let target = pointee.engine.target(id),
      pointee.engine.space(target.space) == nil
    {
      tell(of: PTK_VIOLATION_UNKNOWN_SPACES, id: target.space.rawValue)
    }
  }

  /// Notes a target whose space is not registered; a host may register the space until the next step.
  @_optimize(size)
  func noteStray(in targets: [PointerTarget]) {
    guard logLevel != PTK_LOG_NONE else { return }
    for target in targets where pointee.engine.space(target.space) == nil { pointee.stray = target.id }
  }

  /// Logs a violation, unless one of its kind was logged.
  @_optimize(size)
  func tell(of kind: ptk_violation_kind, id: UInt64) {
    guard tells(once: kind.rawValue, kind.level), let text = ptk_violation_string(kind) else { return }
    var message = Message()
    message.append(text)
    // A device may have the number 0.
    if id != 0 || kind == PTK_VIOLATION_UNDESCRIBED_DEVICES {
      message.append(characters("; the latest is "))
      message.append(kind.noun)
      message.append(id)
    }
    message.send(kind.level)
  }

  /// Logs an error, unless one of its kind was logged; returns the status in any case.
  @_optimize(size)
  func tell(of status: ptk_status, id: UInt64? = nil, in function: StaticString = #function) -> ptk_status {
    if status.rawValue < 0, tells(once: UInt32(24 - status.rawValue), PTK_LOG_MISTAKES) {
      PointerKitABI.tell(of: status, id: id, in: function)
    }
    return status
  }

  func tell(ofSettings settings: UnsafePointer<ptk_settings>?, in function: StaticString = #function) {
    if let settings, !pointee.engine.settings.hasNumbers(of: settings) {
      tellOfClamping(29, "ptk_engine_get_settings()", in: function)
    }
  }

  func tell(ofConfiguration config: UnsafePointer<ptk_config>?, in function: StaticString = #function) {
    if let config, !pointee.engine.configuration.hasNumbers(of: config) {
      tellOfClamping(30, "ptk_engine_get_config()", in: function)
    }
  }

  func tell(ofHost host: UnsafePointer<ptk_host_traits>?, in function: StaticString = #function) {
    if let host, !pointee.engine.host.hasNumbers(of: host) {
      tellOfClamping(31, "ptk_engine_get_host_traits()", in: function)
    }
  }

  /// Logs that numbers of the host were clamped, and names the function that returns those in use.
  @_optimize(size)
  private func tellOfClamping(_ bit: UInt32, _ getter: StaticString, in function: StaticString) {
    guard tells(once: bit, PTK_LOG_NOTES) else { return }
    var message = Message(in: function)
    message.append(characters("not all values are in their ranges: those that are used are in "))
    message.append(characters(getter))
    message.send(PTK_LOG_NOTES)
  }

  /// Whether a message is logged: only the first time, and if the host wants messages of its level.
  ///
  /// `bit` is one of ``HostedEngine/told``.
  private func tells(once bit: UInt32, _ level: ptk_log_level) -> Bool {
    guard logLevel.rawValue >= level.rawValue, pointee.told & (1 << bit) == 0 else {
      return false
    }
    pointee.told |= 1 << bit
    return true
  }
}

extension Engine {
  /// The engine with what its host borrows.
  var hosted: UnsafeMutablePointer<HostedEngine> { UnsafeMutablePointer<HostedEngine>(OpaquePointer(self)) }

  /// Logs an id that is not registered; returns the error.
  func unknown(_ kind: ptk_violation_kind, _ id: UInt64) -> ptk_status {
    hosted.tell(of: kind, id: id)
    return .unknown
  }
}

extension ptk_violation_kind {
  /// What has the id of a violation, with a space after it.
  fileprivate var noun: UnsafePointer<CChar>? {
    if rawValue <= PTK_VIOLATION_EXCESS_DEVICES.rawValue { return characters("device ") }
    let isSpace =
      rawValue >= PTK_VIOLATION_INVALID_SPACES.rawValue && rawValue <= PTK_VIOLATION_UNKNOWN_SPACES.rawValue
    return characters(isSpace ? "space " : "target ")
  }

  fileprivate var level: ptk_log_level {
    switch self {
    case PTK_VIOLATION_LATE_INPUTS, PTK_VIOLATION_UNDESCRIBED_DEVICES, PTK_VIOLATION_UNKNOWN_LUMINANCES,
      PTK_VIOLATION_CLAMPED_VALUES, PTK_VIOLATION_CUT_ANNOTATIONS, PTK_VIOLATION_TEXTS_WITHOUT_LINES,
      PTK_VIOLATION_THIN_STROKES:
      PTK_LOG_NOTES
    default: PTK_LOG_MISTAKES
    }
  }
}

/// A message as a string in C.
private struct Message {
  /// The greatest length of the texts, which no message reaches; a number and a 0 byte may follow.
  private static let capacity = 200
  private let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: capacity + 24)
  private var count = 0

  init() {}

  /// A message that begins with the name of the function that the host called.
  @_optimize(size)
  init(in function: StaticString) {
    append(characters(function), upTo: 40)  // A parenthesis.
    append(characters(": "))
  }

  @_optimize(size) @inline(never)
  mutating func append(_ text: UnsafePointer<CChar>?, upTo end: CChar = 0) {
    guard var text else { return }
    while text.pointee != 0, text.pointee != end, count < Self.capacity {
      bytes[count] = text.pointee
      (count, text) = (count + 1, text + 1)
    }
  }

  /// Appends a number in decimal digits.
  @_optimize(size)
  mutating func append(_ number: UInt64) {
    if number >= 10 { append(number / 10) }
    bytes[count] = CChar(48 + number % 10)
    count += 1
  }

  mutating func send(_ level: ptk_log_level) {
    bytes[count] = 0
    log?(logData, level, bytes)
    bytes.deallocate()
  }
}
