import Foundation

/// The first thing in a text that is wrong and that Foundation's decoder lets pass: a comma before a closing
/// bracket, which is no JSON, or a key that an object has twice, of which it keeps one and says nothing.
struct JSONLapse: Hashable {
  /// Where it is, in bytes from the start of the text.
  let offset: Int
  /// What stands there.
  let found: String
  /// What should have stood there.
  let expected: String

  /// Looks through a text that the decoder has taken; nil if nothing is wrong.
  init?(in text: Data) {
    let lapse = text.withUnsafeBytes { bytes in JSONLapse.first(in: bytes) }
    guard let lapse else { return nil }
    self = lapse
  }

  private init(offset: Int, found: String, expected: String) {
    (self.offset, self.found, self.expected) = (offset, found, expected)
  }

  private static func first(in bytes: UnsafeRawBufferPointer) -> JSONLapse? {
    // The keys of each object or array that is open; an array has none.
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
          // As it is written: one key in two spellings is nobody's slip.
          let key = String(decoding: bytes[quoted], as: UTF8.self)
          guard keys[keys.count - 1].insert(key).inserted else {
            return JSONLapse(
              offset: quoted.lowerBound, found: "the key \(key.prefix(80)) twice", expected: "it once")
          }
        }
      case UInt8(ascii: "{"), UInt8(ascii: "["): keys.append([])
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let comma {
          return JSONLapse(offset: comma, found: "no JSON: a comma after the last element", expected: "JSON")
        }
        _ = keys.popLast()
      default: break
      }
      comma = bytes[start] == UInt8(ascii: ",") ? start : nil
    }
    return nil
  }
}
