/// The path to a part of a JSON value, such as `targets[3].frame[2]`.
///
/// The path is a chain of steps, which is cheap to create for every value. Only errors need the text.
indirect enum JSONPath: CustomStringConvertible {
  case root
  case key(String, of: JSONPath)
  case element(Int, of: JSONPath)

  var description: String {
    switch self {
    case .root: return ""
    case .element(let index, let parent): return "\(parent)[\(index)]"
    case .key(let name, let parent):
      let before = parent.description
      guard JSONPath.isPlain(name) else { return "\(before)[\(JSONText.quoted(name.prefix(40)))]" }
      return before.isEmpty ? name : "\(before).\(name)"
    }
  }

  /// Whether a path shows a key without quotation marks.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 40
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}
