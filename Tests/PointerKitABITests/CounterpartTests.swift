import Foundation
import XCTest

/// Everything public of the engine can be used from C: each entry of the listed public interface has a
/// counterpart in the headers, or a reason for having none.
///
/// PointerRecordings has no counterpart. The log is that of a Swift value that makes each call of the engine; in C each
/// function would have to make the call twice, and the whole would be too large for the library. A host in C logs its
/// own calls, or writes a trace, which `pointerkit simulate` plays.
final class CounterpartTests: XCTestCase {
  /// The parts of `Tests/CLibrary/counterparts.txt`: names in Swift, with what stands beside them.
  private static let table: [String: [String: String]] = {
    let file = Header.url.appendingPathComponent("../../../../Tests/CLibrary/counterparts.txt").standardized
    var (parts, part) = ([String: [String: String]](), "")
    for line in (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? [] {
      if let title = line.firstMatch(of: /^# (\w+):/) { part = String(title.1) }
      guard !line.hasPrefix("#"), let bar = line.range(of: " | ") else { continue }
      parts[part, default: [:]][String(line[..<bar.lowerBound])] = String(line[bar.upperBound...])
    }
    return parts
  }()
  private static let enumerations = table["prefix"] ?? [:]
  private static let structs = table["struct"] ?? [:]
  private static let others = table["name"] ?? [:]
  private static let leftOut = table["none"] ?? [:]

  /// The name of an entry without its argument labels and payload.
  private static func base(_ name: Substring) -> Substring { name.prefix { $0 != "(" } }

  /// The public interface of the engine and of the audit, line by line.
  private func listed() throws -> [Substring] {
    try ["PointerKit", "PointerToolkits", "Magnetism", "Kinematics", "LayoutAudit"].flatMap { module in
      let list = Header.url.appendingPathComponent("../../../../Tests/PublicAPI/\(module).txt").standardized
      return try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
    }
  }

  private func hasCounterpart(_ entry: String, in header: Header) -> Bool {
    if let other = CounterpartTests.others[entry] {
      return header.functions.contains(other) || header.constants[other] != nil
        || header.structs[other] != nil || header.structs.values.contains { $0.contains(other) }
    }
    if CounterpartTests.leftOut[entry] != nil { return true }
    if CounterpartTests.structs[entry] != nil || CounterpartTests.enumerations[entry] != nil { return true }
    guard let dot = CounterpartTests.base(entry[...]).lastIndex(of: ".") else { return true }
    var type = entry[..<dot]
    let member = CounterpartTests.base(entry[entry.index(after: dot)...])
    // A type that is left out takes along the types within it.
    var outer = type
    while true {
      if CounterpartTests.leftOut[String(outer)] != nil { return true }
      guard let end = outer.lastIndex(of: ".") else { break }
      outer = outer[..<end]
    }
    if member == "init" || member.hasPrefix("==") || member == "hash" || member.hasPrefix("<") { return true }
    // What Swift prints; a program in C prints the fields.
    if member == "description" || member == "customMirror" { return true }
    let snake = Header.snake(member)
    if type == "PointerDiagnostics" {
      return header.constants["PTK_VIOLATION_KIND_\(snake.uppercased())"] != nil
    }
    if let prefix = CounterpartTests.enumerations[String(type)] {
      return header.constants[prefix + snake.uppercased()] != nil
    }
    if type.hasSuffix("Violation") { type = "PointerDiagnostics.Violation" }
    guard let fields = CounterpartTests.structs[String(type)].flatMap({ header.structs[$0] }) else {
      return false
    }
    return fields.contains(snake)
  }

  func testEveryFeatureHasACounterpartOrAReasonForNone() throws {
    let header = try Header.parsed.get()
    var missing: [String] = []
    for line in try listed() {
      guard let bar = line.range(of: " | ") else { continue }
      let entry = String(line[..<bar.lowerBound])
      if !hasCounterpart(entry, in: header) { missing.append(entry) }
    }
    XCTAssertGreaterThan(CounterpartTests.leftOut.count, 50, "the table was read")
    XCTAssertEqual(missing, [], "no counterpart in the headers, and no line in counterparts.txt")
  }

  func testNoReasonIsGivenForWhatDoesNotExist() throws {
    var entries: Set<String> = []
    for line in try listed() {
      let entry = line.prefix { $0 != "|" && $0 != ":" }.trimmingCharacters(in: .whitespaces)
      entries.insert(line.range(of: " | ").map { String(line[..<$0.lowerBound]) } ?? entry)
      entries.insert(String(CounterpartTests.base(entry[...])))
    }
    let stale = (Array(CounterpartTests.leftOut.keys) + Array(CounterpartTests.others.keys)).filter {
      !entries.contains($0)
    }
    XCTAssertEqual(stale.sorted(), [])
  }

  func testEveryStructThatAHostFillsIsMadeInOneWay() throws {
    let header = try Header.parsed.get()
    let structs = try Regex("struct (ptk_\\w+) \\{\\s*uint32_t size;", as: (Substring, Substring).self)
    let names = header.text.matches(of: structs).map { String($0.output.1) }
    XCTAssertGreaterThan(names.count, 14)
    for name in names {
      XCTAssertTrue(header.functions.contains(name + "_init"), name)
      XCTAssertTrue(header.text.contains("static inline \(name) ptk_default_\(name.dropFirst(4))("), name)
    }
    let kinds = header.constants.keys.filter { $0.hasPrefix("PTK_INPUT_KIND_") }
    XCTAssertEqual(kinds.count, 18)
    for kind in kinds {
      XCTAssertTrue(
        header.text.contains("static inline ptk_input ptk_input_\(kind.lowercased().dropFirst(15))("), kind)
    }
  }

  func testEveryConstantBeginsWithTheNameOfItsEnum() throws {
    let code = try Header.parsed.get().text.replacing(try Regex("/\\*[\\s\\S]*?\\*/"), with: "")
    let enums = try Regex("enum (\\w+) PTK_INT32 \\{([^}]*)\\}", as: (Substring, Substring, Substring).self)
    let found = code.matches(of: enums)
    XCTAssertGreaterThan(found.count, 44)
    for match in found {
      let prefix = match.output.1.uppercased() + "_"
      for item in match.output.2.split(separator: ",") {
        let name = item.trimmingCharacters(in: .whitespacesAndNewlines)
        XCTAssertTrue(name.hasPrefix(prefix), "\(name) of \(match.output.1)")
      }
    }
    XCTAssertFalse(code.contains("enum {\n"), "a constant without a type")
  }

  /// A comment that ends in an underscore names a family.
  func testNamesInCommentsExist() throws {
    let text = try Header.parsed.get().text
    let comments = try Regex("/\\*[\\s\\S]*?\\*/")
    let name = try Regex("\\b(ptk|PTK)_\\w*[A-Za-z0-9]\\b", as: (Substring, Substring).self)
    let declared = Set(text.replacing(comments, with: "").matches(of: name).map(\.output.0))
    let named = text.matches(of: comments).flatMap { text[$0.range].matches(of: name).map(\.output.0) }
    XCTAssertGreaterThan(named.count, 50)
    XCTAssertEqual(Set(named).subtracting(declared), [])
  }

  /// The text above the declarations of a header, without its stars.
  private func opening(of file: URL) throws -> [Substring] {
    let text = try String(contentsOf: file, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix { !$0.hasPrefix("#ifndef") }.map { $0.dropFirst(3) }
  }

  /// `Tests/CLibrary/headers` compiles and runs the programs, which the gate calls.
  func testEachHeaderBeginsWithAProgramAndSaysSinceWhenItIs() throws {
    let files = try Header.files()
    XCTAssertEqual(files.count, 11)
    for file in files {
      let (name, lines) = (file.lastPathComponent, try opening(of: file))
      XCTAssertTrue(lines.contains("  #include <\(name)>"), name)
      let says = lines.contains { $0.hasPrefix("PointerKit") && $0.hasSuffix("\":") }
      XCTAssertTrue(says, "\(name): what it prints")
      let start = try XCTUnwrap(lines.firstIndex { $0.hasPrefix("  #include") }, name)
      let end = try XCTUnwrap(lines.lastIndex(of: "  }"), name)
      XCTAssertLessThan(end - start, 35, "\(name): the length of the program")
      XCTAssertTrue(lines.contains("Since: 0.1"), name)
    }
  }

  func testTheExampleForCairoIsTheProgramOfTheRenderer() throws {
    let sources = Header.url.appendingPathComponent("../../..").standardized
    let lines = try opening(of: sources.appendingPathComponent("Toolkits/cairo/pointerkit-cairo.h"))
    let start = try XCTUnwrap(lines.firstIndex { $0.hasPrefix("  #include") })
    let end = try XCTUnwrap(lines.lastIndex(of: "  }"))
    let sample = lines[start...end].map { $0.dropFirst(2) }.joined(separator: "\n")
    let program = sources.appendingPathComponent("Examples/cairo/hello.c")
    let text = try String(contentsOf: program, encoding: .utf8)
    XCTAssertTrue(text.hasSuffix(" */\n\(sample)\n"), sample)
  }
}
