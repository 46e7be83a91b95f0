import Foundation
import PointerKit
import XCTest

@testable import PointerKitCommand

final class CommandParsingTests: XCTestCase {
  private func parse(_ line: String) throws -> Command {
    try Command.parse(line.split(separator: " ").map(String.init))
  }

  func testNoArgumentsAreTheDemonstration() throws {
    XCTAssertEqual(try parse(""), .demonstration(DemonstrationOptions()))
    XCTAssertEqual(DemonstrationOptions().output, "pointerkit-demo.html")
  }

  func testTheDemonstrationTakesAFileAndOpensIt() throws {
    var options = DemonstrationOptions()
    options.output = "a.html"
    options.isOpened = true
    XCTAssertEqual(try parse("--open -o a.html"), .demonstration(options))
    XCTAssertEqual(try parse("--out=a.html --open"), .demonstration(options))
  }

  func testTheDemonstrationPrintsAllEventsOnRequest() throws {
    var options = DemonstrationOptions()
    options.printsEvents = true
    XCTAssertEqual(try parse("--events"), .demonstration(options))
  }

  func testExampleTakesAFolder() throws {
    var options = ExampleOptions()
    options.folder = "first"
    XCTAssertEqual(try parse("example first"), .example(options))
  }

  func testSimulateHasTheDocumentedDefaults() throws {
    var options = SimulateOptions()
    options.scene = "s.json"
    options.trace = "t.jsonl"
    XCTAssertEqual(try parse("simulate --scene s.json --trace t.jsonl"), .simulate(options))
    XCTAssertEqual(options.framesPerSecond, 60)
    XCTAssertNil(options.until)
    XCTAssertEqual(options.output, "-")
  }

  func testSimulateTakesEveryOption() throws {
    var options = SimulateOptions()
    options.scene = "s"
    options.trace = "-"
    options.framesPerSecond = 120
    options.until = Timestamp(nanoseconds: -1_500_000_000)
    options.output = "f"
    options.isDigest = true
    XCTAssertEqual(
      try parse("simulate --digest --out f --until -1.5 --fps=120 --trace - --scene=s"), .simulate(options))
  }

  func testMagnetismTakesManyFiles() throws {
    var options = MagnetismOptions()
    options.cases = ["a", "b", "-", "c"]
    options.isExplained = true
    options.isScored = true
    XCTAssertEqual(try parse("magnetism --cases a b - --score --cases c --explain"), .magnetism(options))
  }

  func testHelpIsThereForEveryCommand() throws {
    XCTAssertEqual(try parse("--help"), .help(.overview))
    XCTAssertEqual(try parse("help simulate"), .help(.simulate))
    XCTAssertEqual(try parse("--help simulate"), .help(.simulate))
    XCTAssertEqual(try parse("simulate --scene s --help"), .help(.simulate))
    for topic in Command.Topic.allCases where topic != .overview {
      XCTAssertEqual(try parse("\(topic.rawValue) --help"), .help(topic))
      XCTAssertTrue(topic.help.hasPrefix("pointerkit \(topic.rawValue) "), topic.rawValue)
      XCTAssertTrue(Command.Topic.overview.help.contains("pointerkit \(topic.rawValue) "), topic.rawValue)
    }
    XCTAssertEqual(try parse("--version"), .version)
    XCTAssertEqual(try parse("-V"), .version)
    XCTAssertEqual(try parse("-h"), .help(.overview))
  }

  /// The command lines that are refused, each with what is said of it: the file `refused.txt`.
  func testWrongCommandLinesAreToldInOneLine() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "refused.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    var count = 0
    for (line, message) in zip(lines, lines.dropFirst()) where message.hasPrefix("  ") {
      count += 1
      XCTAssertThrowsError(try parse(line), line) { XCTAssertEqual("  \($0)", message, line) }
    }
    XCTAssertGreaterThan(count, 60)
  }
}
