import Foundation
import XCTest

/// A source file of the package, and what it declares.
struct SourceFile {
  /// A declaration outside function bodies.
  struct Declaration {
    enum Kind: Equatable {
      case type
      case member
    }

    let name: String
    let kind: Kind
  }

  /// A function with a body.
  struct Function {
    let name: String
    /// The lines of the function, from `func` to the closing brace.
    let lines: ClosedRange<Int>
  }

  /// The path below the folder `Sources`, such as `PointerKit/Engine/EventLog.swift`.
  let path: String
  let tokens: [SwiftTokens.Token]
  private(set) var declarations: [Declaration] = []
  private(set) var functions: [Function] = []
  /// The stored properties of each struct and class, by the full name of the type.
  private(set) var storedProperties: [String: [String]] = [:]
  /// The names of the file's local variables, functions, parameters, labels and generic parameters.
  private(set) var localNames: Set<String> = []
  /// The innermost function around each token, by the index of the token.
  private(set) var enclosingFunction: [String?]

  /// The folder within the module that decides the layer; empty for a file beside the folders.
  var folder: String {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : ""
  }

  init(path: String, text: String) {
    self.path = path
    tokens = SwiftTokens.tokens(of: text)
    enclosingFunction = Array(repeating: nil, count: tokens.count)
    parse()
  }

  /// The modules that have been read, since several tests ask for the same ones; tests run one at a time.
  private nonisolated(unsafe) static var modules: [String: [SourceFile]] = [:]

  /// The Swift files of a module, by path.
  static func files(ofModule module: String) throws -> [SourceFile] {
    if let files = modules[module] { return files }
    let sources = packageRoot.appendingPathComponent("Sources")
    let root = sources.appendingPathComponent(module)
    let found = try XCTUnwrap(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    let files = found.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
    XCTAssertFalse(files.isEmpty, "\(module) has no sources")
    let read = try files.map { file in
      let path = String(file.standardizedFileURL.path.dropFirst(sources.path.count + 1))
      return SourceFile(path: path, text: try String(contentsOf: file, encoding: .utf8))
    }
    modules[module] = read
    return read
  }

  /// The folder of Package.swift.
  static let packageRoot = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..")
    .standardizedFileURL

  // MARK: Parsing

  private enum Scope {
    case type(String)
    case function(name: String, line: Int)
    case other
  }

  private mutating func parse() {
    var scopes: [Scope] = []
    var pending: (scope: Scope, depth: Int)?
    var depth = 0
    for index in tokens.indices {
      enclosingFunction[index] = SourceFile.innermostFunction(of: scopes)
      let token = tokens[index]
      switch token.text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{":
        if let next = pending, next.depth == depth {
          scopes.append(next.scope)
          pending = nil
        } else {
          scopes.append(.other)
        }
      case "}":
        if case .function(let name, let line)? = scopes.popLast() {
          functions.append(Function(name: name, lines: line...max(line, token.line)))
        }
      default:
        guard token.isWord, text(index - 1) != "." else { continue }
        noteLocalName(at: index)
        guard depth == 0 else { continue }
        if let scope = beginning(at: index, within: scopes) { pending = (scope, depth) }
      }
    }
  }

  private mutating func noteLocalName(at index: Int) {
    let (before, after) = (text(index - 1), text(index + 1))
    let isLabel = after == ":" && ["(", ",", "<"].contains(before)
    let isParameter = after == ":" && index > 1 && tokens[index - 1].isWord
    if isLabel || isParameter || ["var", "let", "func"].contains(before) {
      localNames.insert(tokens[index].text)
    }
  }

  private static func innermostFunction(of scopes: [Scope]) -> String? {
    for scope in scopes.reversed() {
      if case .function(let name, _) = scope { return name }
    }
    return nil
  }

  private func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  /// Records the declaration that a keyword begins; returns the scope of the braces that follow it.
  private mutating func beginning(at index: Int, within scopes: [Scope]) -> Scope? {
    var isOutsideFunctions = true
    for scope in scopes {
      if case .type = scope { continue }
      isOutsideFunctions = false
    }
    let name = text(index + 1)
    switch text(index) {
    case "struct", "enum", "protocol", "actor", "extension", "class":
      if ["func", "var", "let", "init", "subscript"].contains(name) { return nil }
      if text(index) == "extension", name == "[" { return .type("Array") }
      guard index + 1 < tokens.count, tokens[index + 1].isWord else { return nil }
      if text(index) != "extension", isOutsideFunctions { declare(name, .type) }
      return .type(typeName(at: index + 1, within: scopes))
    case "typealias", "associatedtype":
      if isOutsideFunctions { declare(name, .type) }
      return nil
    case "func":
      if isOutsideFunctions { declare(name, .member) }
      return .function(name: name, line: tokens[index].line)
    case "init" where isOutsideFunctions: return .function(name: "init", line: tokens[index].line)
    case "var", "let":
      guard isOutsideFunctions else { return nil }
      declareProperties(at: index, within: scopes)
      return nil
    case "case":
      if isOutsideFunctions, case .type? = scopes.last { declareCases(at: index) }
      return nil
    default: return nil
    }
  }

  private mutating func declare(_ name: String, _ kind: Declaration.Kind) {
    declarations.append(Declaration(name: name, kind: kind))
  }

  /// The name of a type with those of the types around it, such as `Reveals.Entry`.
  private func typeName(at index: Int, within scopes: [Scope]) -> String {
    var name = text(index)
    var next = index + 1
    while text(next) == "." {
      name += "." + text(next + 1)
      next += 2
    }
    if case .type(let outer)? = scopes.last { return outer + "." + name }
    return name
  }

  private mutating func declareProperties(at index: Int, within scopes: [Scope]) {
    let isStatic = modifiers(before: index).contains("static")
    for property in properties(at: index) {
      declare(property.name, .member)
      if !isStatic, property.isStored, case .type(let type)? = scopes.last {
        storedProperties[type, default: []].append(property.name)
      }
    }
  }

  /// The words before a keyword on its line, back to the nearest brace, last one first.
  private func modifiers(before index: Int) -> [String] {
    var words: [String] = []
    var last = index - 1
    while last >= 0, tokens[last].line == tokens[index].line, text(last) != "{", text(last) != "}" {
      words.append(text(last))
      last -= 1
    }
    return words
  }

  /// The properties of one `var` or `let`: a property with a body other than observers is computed.
  private func properties(at keyword: Int) -> [(name: String, isStored: Bool)] {
    var found: [(name: String, isStored: Bool)] = [(text(keyword + 1), true)]
    var depth = 0
    var hasValue = false
    var index = keyword + 2
    while index < tokens.count {
      let token = tokens[index]
      let previous = tokens[index - 1]
      let continues = [":", ",", "->", "&", "=", "+", "-", "some"].contains(previous.text)
      if depth == 0, token.line != previous.line, !continues, token.text != "=", token.text != "{" { break }
      switch token.text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "=" where depth == 0: hasValue = true
      case "," where depth == 0 && [":", "="].contains(text(index + 2)):
        found.append((text(index + 1), true))
        hasValue = false
      case "{" where depth == 0:
        let isObserved = ["didSet", "willSet"].contains(text(index + 1))
        if !hasValue, !isObserved { found[found.count - 1].isStored = false }
        return found
      default: break
      }
      if depth < 0 || token.text == "}" { break }
      index += 1
    }
    return found
  }

  private mutating func declareCases(at keyword: Int) {
    declare(text(keyword + 1), .member)
    var depth = 0
    var index = keyword + 2
    while index < tokens.count {
      if depth == 0, tokens[index].line != tokens[index - 1].line, text(index - 1) != "," { return }
      switch text(index) {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "}": return
      case "," where depth == 0: declare(text(index + 1), .member)
      default: break
      }
      if depth < 0 { return }
      index += 1
    }
  }
}
