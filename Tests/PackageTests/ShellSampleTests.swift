import Foundation
import PointerTestSupport
import XCTest

@testable import PointerKitCommand

/// The command's parser accepts every command line in README, articles and comments that runs this package.
final class ShellSampleTests: XCTestCase {
  /// The command lines of the blocks labelled `sh`, and of the texts between back quotes that begin with
  /// `swift run`.
  private func commandLines() throws -> [(text: String, location: String)] {
    var found: [(text: String, location: String)] = []
    for block in try CodeBlock.ofPackage() where block.label == "sh" {
      var variables: [(name: String, value: String)] = []
      for line in block.lines {
        var text = line.components(separatedBy: " #")[0].trimmingCharacters(in: .whitespaces)
        if let assignment = text.wholeMatch(of: /(\w+)=(\S+)/) {
          variables.append((String(assignment.1), String(assignment.2)))
          continue
        }
        for variable in variables {
          text = text.replacingOccurrences(of: "$\(variable.name)", with: variable.value)
        }
        if !text.isEmpty { found.append((text, block.location)) }
      }
    }
    for path in try CodeBlock.files() where path.hasSuffix(".md") {
      let text = try PackageFile.text(path)
      found += text.matches(of: /`(swift run [^`\n]+)`/).map { (String($0.1), path) }
    }
    return found
  }

  func testEveryCommandLineOfPointerkitIsUnderstood() throws {
    var understood = 0
    for (text, location) in try commandLines() {
      var words = text.split(separator: " ").map(String.init)
      guard words.starts(with: ["swift", "run"]) else { continue }
      words.removeFirst(2)
      if words.first == "-c" { words.removeFirst(2) }
      guard let name = words.first else {
        XCTAssert(location.hasPrefix("Sources/Examples/"), "\(location): only an example has one executable")
        continue
      }
      if name == "pointerkit" {
        XCTAssertNoThrow(try Command.parse(Array(words.dropFirst())), "\(location): \(text)")
        understood += 1
      } else {
        XCTAssert(try executables().contains(name), "\(location): there is no executable \(name)")
      }
    }
    XCTAssertGreaterThanOrEqual(understood, 8)
  }

  /// The names of the executables of this package and of the examples in Swift.
  private func executables() throws -> [String] {
    try ["Package.swift", "Sources/Examples/sdl2-cairo/Package.swift"].flatMap { path in
      let text = try PackageFile.text(path)
      return text.matches(of: /executableTarget\(\s*name: "(\w+)"/).map { String($0.1) }
    }
  }

  func testTheFilesOfThePackageInCommandLinesExist() throws {
    var count = 0
    for (text, location) in try commandLines() {
      for word in text.split(separator: " ") where word.hasPrefix("Sources/") || word.hasPrefix("Tests/") {
        // A file of cases may have the id of a case after it.
        let file = PackageFile.url(String(word.prefix { $0 != ":" }))
        XCTAssert(FileManager.default.fileExists(atPath: file.path), "\(location): there is no \(word)")
        count += 1
      }
    }
    XCTAssertGreaterThan(count, 2)
  }
}
