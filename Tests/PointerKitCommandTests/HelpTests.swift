import Foundation
import PointerScenes
import XCTest

@testable import PointerKitCommand

/// The help of each command agrees with what the command does.
final class HelpTests: XCTestCase {
  func testEveryExampleOfAHelpIsUnderstood() {
    for topic in Command.Topic.allCases {
      XCTAssertFalse(topic.description.examples.isEmpty, topic.rawValue)
      for example in topic.description.examples {
        let words = example.line.split(separator: " ").map(String.init)
        XCTAssertNoThrow(try Command.parse(words), example.line)
        XCTAssertTrue(topic.help.contains("  pointerkit \(example.line)\n"), example.line)
        if topic != .overview { XCTAssertEqual(words.first, topic.rawValue) }
      }
    }
  }

  func testTheFirstLinesOfAHelpNameEveryOptionAndNoOther() {
    for topic in Command.Topic.allCases {
      let description = topic.description
      let usage = description.usage.joined(separator: " ")
      let words = usage.split { " [],|".contains($0) }.filter { $0.hasPrefix("-") }.map(String.init)
      for word in words { XCTAssertNotNil(description.option(word), "\(topic.rawValue) \(word)") }
      for option in description.options where topic != .overview {
        XCTAssertTrue(option.names.contains { words.contains($0) }, "\(topic.rawValue) \(option.name)")
      }
    }
  }

  /// A described option is one that the parser knows: it is never refused as unknown, and what the parser
  /// requires or refuses about it names it.
  func testEveryOptionOfAHelpIsTakenByTheParser() {
    for topic in Command.Topic.allCases {
      for option in topic.description.options {
        for name in option.names {
          let verb = topic == .overview ? [] : [topic.rawValue]
          let value = option.value.map { _ in ["x"] } ?? []
          do {
            _ = try Command.parse(verb + [name] + value)
          } catch {
            XCTAssertFalse("\(error)".hasPrefix("found '\(name)'"), "\(verb) \(error)")
          }
        }
      }
    }
  }

  // MARK: Suggestions

  func testAMisspelledWordSuggestsTheNearestOne() {
    let verbs = Command.Topic.verbs.map(\.rawValue)
    let cases = [
      ("simulat", "simulate"), ("Simulate", "simulate"), ("rendr", "render"), ("rneder", "render"),
      ("sim", "simulate"), ("adit", "audit"), ("reply", "replay"),
      ("magnetisms", "magnetism"), ("comp", "completions"),
    ]
    for (typed, meant) in cases { XCTAssertEqual(Suggestion.nearest(to: typed, among: verbs), meant, typed) }
    for typed in ["", "x", "draw", "wiggle", "frames", "--"] {
      XCTAssertNil(Suggestion.nearest(to: typed, among: verbs), typed)
    }
  }

  func testTheDistanceCountsLettersAndExchanges() {
    func distance(_ a: String, _ b: String) -> Int { Suggestion.distance(from: Array(a), to: Array(b)) }
    XCTAssertEqual(distance("", ""), 0)
    XCTAssertEqual(distance("abc", ""), 3)
    XCTAssertEqual(distance("", "ab"), 2)
    XCTAssertEqual(distance("kitten", "sitting"), 3)
    XCTAssertEqual(distance("sceen", "scene"), 1)
    XCTAssertEqual(distance("ca", "abc"), 3)
  }

  /// The article The command line has a section for every command.
  func testTheArticleNamesNoOptionThatTheParserLacks() throws {
    let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/PointerScenes/PointerScenes.docc/CommandLine.md").standardized
    let sections = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "\n### ")
    for topic in Command.Topic.allCases {
      let title = topic == .overview ? "The tour" : topic.rawValue
      let section = try XCTUnwrap(sections.first { $0.hasPrefix(title + "\n") }, title)
      let lines = section.replacing("swift run -c release", with: "swift run")
      for option in lines.matches(of: /(?:`| )(--?[a-z][a-z-]*)/) {
        XCTAssertNotNil(topic.description.option(String(option.1)), "\(title) \(option.1)")
      }
    }
  }
}
