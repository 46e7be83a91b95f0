import Foundation

/// The keys of an object in the order in which JSON text lists them, which a decoder does not keep.
enum JSONKeyOrder {
  /// The keys of the object that a member of the outermost object is; empty if that is no object.
  ///
  /// The text is one that the decoder has accepted. O(bytes).
  static func keys(of member: String, in text: Data) -> [String] {
    text.withUnsafeBytes { keys(of: member, in: $0) }
  }

  private static func keys(of member: String, in bytes: UnsafeRawBufferPointer) -> [String] {
    var keys: [String] = []
    var depth = 0
    var isInside = false
    var string: Range<Int>?
    var index = 0
    while index < bytes.count {
      let start = index
      index += 1
      switch bytes[start] {
      case UInt8(ascii: "\""):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index = min(index + 1, bytes.count)
        string = start..<index
      case UInt8(ascii: ":"):
        guard depth == 1 || (depth == 2 && isInside), let quoted = string,
          let key = try? JSONDecoder().decode(String.self, from: Data(bytes[quoted]))
        else { continue }
        if depth == 1 { isInside = key == member } else { keys.append(key) }
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
    }
    return keys
  }
}
