import LayoutAudit

// The texts that `pointerkit audit --explain` prints; the C library does not have them.

/// Writes a text about a rule as UTF-8 with a terminating zero, and returns its length without the zero.
///
/// `part` is 0 for the advice, 1 for its source and 2 for an example. If the rule or the part is unknown, or
/// if the text does not fit, nothing is written and the result is −1.
@c(playground_rule_text)
public func ruleText(_ number: Int32, _ part: Int32, _ buffer: UnsafeMutablePointer<UInt8>, _ capacity: Int32)
  -> Int32
{
  guard let rule = LayoutRule.allCases.first(where: { Int32($0.rawValue) == number }) else { return -1 }
  let text: String
  switch part {
  case 0: text = rule.advice
  case 1: text = rule.source
  case 2: text = rule.example
  default: return -1
  }
  let bytes = Array(text.utf8)
  guard bytes.count < Int(capacity) else { return -1 }
  for index in bytes.indices { buffer[index] = bytes[index] }
  buffer[bytes.count] = 0
  return Int32(bytes.count)
}
