import Foundation

/// An error that Foundation's JSON decoder accepts: a comma before a closing bracket, or a repeated key.
struct JSONViolation: Hashable {
  /// The offset from the start of the text, in bytes.
  let offset: Int
  /// A description of the text found.
  let found: String
  /// A description of the text expected.
  let expected: String

  /// Finds the first violation in text that the decoder has accepted; nil if there is none.
  init?(in text: Data) {
    let violation = text.withUnsafeBytes { bytes in JSONViolation.first(in: bytes) }
    guard let violation else { return nil }
    self = violation
  }

  private init(offset: Int, found: String, expected: String) {
    (self.offset, self.found, self.expected) = (offset, found, expected)
  }

  private static func first(in bytes: UnsafeRawBufferPointer) -> JSONViolation? {
    // The keys of each open object; an open array has an empty set.
    var keys: [Set<String>] = []
    var comma: Int?
    var string: Range<Int>?
    var index = 0
    while index < bytes.count {
      let start = index
      index += 1
      switch bytes[start] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): continue
      case UInt8(ascii: "\""):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index = min(index + 1, bytes.count)
        string = start..<index
      case UInt8(ascii: ":"):
        if let quoted = string, !keys.isEmpty {
          // Keys are compared without decoding their escapes.
          let key = String(decoding: bytes[quoted], as: UTF8.self)
          guard keys[keys.count - 1].insert(key).inserted else {
            return JSONViolation(
              offset: quoted.lowerBound, found: "the key \(key.prefix(80)) twice", expected: "it once")
          }
        }
      case UInt8(ascii: "{"), UInt8(ascii: "["): keys.append([])
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let comma {
          return JSONViolation(
            offset: comma, found: "no JSON: a comma after the last element", expected: "JSON")
        }
        _ = keys.popLast()
      default: break
      }
      comma = bytes[start] == UInt8(ascii: ",") ? start : nil
    }
    return nil
  }
}
