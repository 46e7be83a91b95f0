import CPointerKit
import PointerKit

/// Why a call fails: the place of the mistake, what is there, and what may be there.
struct Fault {
  /// What is at the place, and what may be there.
  private enum Finding {
    case nothing
    /// NULL where a pointer to a number of elements has to be; 0 for a single value.
    case null(Int)
    case number(Int64, ClosedRange<Int64>)
    case size(Int, least: Int)
    case id(UInt64, StaticString)
  }

  private(set) var status = ptk_status.ok
  private var finding = Finding.nothing
  /// The parts of the place, the innermost first, each with an index if it is an element of a list, or else −1.
  private var place: [(part: StaticString, index: Int)] = []
  /// The identifier of the element that has the mistake, with what it is of.
  private var owner: (noun: StaticString, id: UInt64)?

  /// A pointer is NULL, where one is required to `count` elements, or to one value.
  @inline(never) @_optimize(size)
  mutating func setNull(_ name: StaticString, count: Int = 0) { set(.null, .null(count), name) }

  /// A number is not one of those that are allowed.
  @inline(never) @_optimize(size)
  mutating func setNumber(_ name: StaticString, _ found: Int64, _ allowed: ClosedRange<Int64>) {
    set(.value, .number(found, allowed), name)
  }

  /// A count is too large.
  mutating func setCount(_ name: StaticString, _ found: Int) {
    // A negative count is one beyond the numbers of Swift.
    setNumber(name, found < 0 ? .max : Int64(found), 0...Int64(greatestCount))
  }

  /// The size of a struct is smaller than its first version.
  @inline(never) @_optimize(size)
  mutating func setSize(_ found: Int, least: Int) { set(.size, .size(found, least: least), "size") }

  /// An identifier is not one of those that are allowed, or it is not registered.
  @inline(never) @_optimize(size)
  mutating func setID(
    _ name: StaticString, _ found: UInt64, _ expected: StaticString, _ status: ptk_status = .value
  ) {
    set(status, .id(found, expected), name)
  }

  private mutating func set(_ status: ptk_status, _ finding: Finding, _ name: StaticString) {
    // The first mistake counts.
    guard self.status == .ok else { return }
    (self.status, self.finding) = (status, finding)
    place = [(name, -1)]
  }

  /// Says in what the place is, after the call that may have found a mistake there; `part` ends with a
  /// separator, unless there is an index.
  @inline(__always)
  mutating func within(_ part: StaticString, _ index: Int = -1) {
    if status != .ok { append(part, index) }
  }

  @inline(never) @_optimize(size)
  private mutating func append(_ part: StaticString, _ index: Int) { place.append((part, index)) }

  /// Says whose mistake it is.
  mutating func blame(_ noun: StaticString, _ id: UInt64) { owner = (noun, id) }

  /// What tells two mistakes apart.
  var key: UInt64 {
    var key = owner?.id ?? 0
    if case .id(let found, _) = finding { key = key &* 31 &+ found }
    for (part, _) in place { key = key &* 31 &+ UInt64(UInt(bitPattern: part.utf8Start)) }
    return key
  }

  /// Appends where the mistake is, what is there, and what is expected.
  @_optimize(size)
  func write(to message: inout Message) {
    for (part, index) in place.reversed() {
      // The names of Swift's fields are in the form of Swift.
      message.append(snake: part)
      if index >= 0 {
        message.append(characters("["))
        message.append(UInt64(index))
        message.append(characters("]."))
      }
    }
    message.append(characters(": found "))
    switch finding {
    case .nothing: break
    case .null(let count):
      message.append(characters(count > 0 ? "NULL, expected the address of " : "NULL, expected an address"))
      if count > 0 {
        message.append(UInt64(count))
        message.append(characters(count == 1 ? " element" : " elements"))
      }
    case .number(let found, let allowed):
      message.append(found)
      message.append(characters(", expected "))
      message.append(allowed.lowerBound)
      message.append(characters("..."))
      message.append(allowed.upperBound)
    case .size(let found, let least):
      message.append(UInt64(found))
      message.append(characters(", expected at least "))
      message.append(UInt64(least))
      message.append(characters(": make the struct with its ptk_default_...()"))
    case .id(let found, let expected):
      message.append(found)
      message.append(characters(", expected "))
      message.append(characters(expected))
    }
    if let owner, owner.id != 0 {
      message.append(characters("; it is in "))
      message.append(characters(owner.noun))
      message.append(characters(" "))
      message.append(owner.id)
    }
  }
}

/// The Swift case with the number of a C constant; nil if there is none, with a mistake in `fault`.
@inline(__always)
func constant<Value: RawRepresentable & CaseIterable, Constant: RawRepresentable>(
  _ constant: Constant, _ name: StaticString, _ fault: inout Fault
) -> Value? where Value.RawValue == UInt8, Constant.RawValue: FixedWidthInteger {
  if let value: Value = PointerKitABI.constant(constant) { return value }
  fault.setNumber(
    name, Int64(Int32(truncatingIfNeeded: constant.rawValue)), 0...Int64(Value.allCases.count - 1))
  return nil
}

/// A message as a string in C.
struct Message {
  /// The greatest length; what is longer is cut.
  private static let capacity = 400
  private let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: capacity + 1)
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
    while text.pointee != 0, text.pointee != end {
      put(text.pointee)
      text += 1
    }
  }

  /// Appends a name of Swift in the form of C: `plainPadding` as `plain_padding`.
  @_optimize(size)
  mutating func append(snake name: StaticString) {
    var (text, isFirst) = (name.utf8Start, true)
    while text.pointee != 0 {
      let isUpper = text.pointee >= 65 && text.pointee <= 90
      if isUpper, !isFirst { put(95) }
      put(CChar(text.pointee + (isUpper ? 32 : 0)))
      (text, isFirst) = (text + 1, false)
    }
  }

  private mutating func put(_ character: CChar) {
    guard count < Self.capacity else { return }
    bytes[count] = character
    count += 1
  }

  /// Appends a number in decimal digits.
  @_optimize(size)
  mutating func append(_ number: UInt64) {
    if number >= 10 { append(number / 10) }
    put(CChar(48 + number % 10))
  }

  @_optimize(size)
  mutating func append(_ number: Int64) {
    if number < 0 { put(45) }
    append(number.magnitude)
  }

  /// Appends a number with at most five decimals.
  @_optimize(size)
  mutating func append(_ number: Double) {
    guard number == number else { return append(characters("NaN")) }
    if number < 0 { put(45) }
    guard number.magnitude < 1e13 else { return append(characters("more than 1e13")) }
    let scaled = UInt64((number.magnitude * 100_000).rounded())
    append(scaled / 100_000)
    var (rest, unit) = (scaled % 100_000, UInt64(10_000))
    if rest > 0 { put(46) }
    while rest > 0 {
      append(rest / unit)
      (rest, unit) = (rest % unit, unit / 10)
    }
  }

  /// Passes the message to a log, and frees it.
  mutating func send(_ level: ptk_log_level, to log: Log) {
    bytes[count] = 0
    log.function?(log.data, level, bytes)
    bytes.deallocate()
  }
}
