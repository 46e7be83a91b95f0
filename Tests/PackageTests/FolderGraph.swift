/// Which folders of a module use which others, by the names that they declare and use.
struct FolderGraph {
  /// A use of something that only folders above declare.
  struct Arrow: Hashable, CustomStringConvertible {
    let file: String
    let line: Int
    let identifier: String
    let from: String
    let to: String

    var description: String { "\(file):\(line) in \(from) uses \(identifier), which is declared in \(to)" }
  }

  /// Names that the standard library has as well: a use of such a name may have nothing to do with this
  /// package.
  static let standardNames: Set<String> = [
    "allKeys", "append", "appending", "combine", "contains", "count", "description", "distance", "down",
    "drop", "encode", "endIndex", "filter",
    "first", "hash", "hashValue", "index", "indices", "insert", "isEmpty", "isFinite", "isNaN", "join",
    "keys", "last",
    "map", "max", "min", "next", "pop", "prefix", "rawValue", "remove", "removeAll", "removeLast",
    "repeating", "reserve",
    "reversed", "round", "rounded", "self", "Self", "sort", "sorted", "split", "startIndex", "subtract",
    "sum",
    "swap", "union", "up", "value", "values", "x", "y", "z", "zip",
  ]

  private let layers: [String: Int]
  private let files: [SourceFile]
  /// The folders that declare a name, by kind of declaration.
  private var types: [String: Set<String>] = [:]
  private var members: [String: Set<String>] = [:]

  /// - Parameters:
  ///   - files: The files of the module.
  ///   - order: The folders of the module, the lowest first; "" for files beside the folders.
  ///   - visible: The files of the modules that the module imports; uses of names that these files declare
  ///     are left out.
  init(_ files: [SourceFile], order: [String], visible: [SourceFile] = []) {
    self.files = files
    layers = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($0.element, $0.offset) })
    for file in files {
      for declaration in file.declarations {
        if declaration.kind == .type {
          types[declaration.name, default: []].insert(file.folder)
        } else {
          members[declaration.name, default: []].insert(file.folder)
        }
      }
    }
    for file in visible {
      for declaration in file.declarations {
        types[declaration.name] = nil
        members[declaration.name] = nil
      }
    }
    for name in FolderGraph.standardNames { members[name] = nil }
  }

  /// The folders that the order does not contain.
  var unknownFolders: Set<String> { Set(files.map { $0.folder }).subtracting(layers.keys) }

  /// The uses of names that are declared only in folders above.
  var upwardArrows: [Arrow] {
    var arrows: [Arrow] = []
    for file in files {
      guard let own = layers[file.folder] else { continue }
      var seen: Set<String> = []
      for use in uses(in: file) where !seen.contains(use.name) {
        let lowest = use.folders.compactMap { layers[$0] }.min()
        guard let lowest, lowest > own else { continue }
        seen.insert(use.name)
        arrows.append(
          Arrow(
            file: file.path, line: use.line, identifier: use.name, from: file.folder,
            to: use.folders.sorted().joined(separator: ", ")))
      }
    }
    return arrows
  }

  /// The names that a file uses, with the folders that declare them: types wherever they are named, members
  /// after a dot or before the parenthesis of a call.
  private func uses(in file: SourceFile) -> [(name: String, line: Int, folders: Set<String>)] {
    let declarators: Set<String> = [
      "func", "var", "let", "case", "struct", "enum", "class", "protocol", "typealias", "associatedtype",
    ]
    var uses: [(name: String, line: Int, folders: Set<String>)] = []
    let local = file.localNames.union(file.declarations.map { $0.name })
    for index in file.tokens.indices where file.tokens[index].isWord {
      let token = file.tokens[index]
      let before = index > 0 ? file.tokens[index - 1].text : ""
      let after = index + 1 < file.tokens.count ? file.tokens[index + 1].text : ""
      if declarators.contains(before) || local.contains(token.text) { continue }
      if let folders = types[token.text] {
        uses.append((token.text, token.line, folders.union(members[token.text] ?? [])))
      } else if before == "." || after == "(", let folders = members[token.text] {
        uses.append((token.text, token.line, folders))
      }
    }
    return uses
  }
}
