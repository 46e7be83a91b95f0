import PointerKit
import XCTest

@testable import PointerKitCommand

final class CommandParsingTests: XCTestCase {
  private func parse(_ line: String) throws -> Command {
    try Command.parse(line.split(separator: " ").map(String.init))
  }

  private func complaint(_ line: String, file: StaticString = #filePath, at number: UInt = #line) -> String {
    do {
      _ = try parse(line)
      XCTFail("the command line was accepted", file: file, line: number)
      return ""
    } catch {
      return "\(error)"
    }
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
    XCTAssertEqual(
      complaint("-o a.svg"), "--out: found 'a.svg', expected a file to write that ends in .html")
    XCTAssertEqual(
      complaint("--open --out -"), "--open: found --out -, expected a file that can be opened")
    XCTAssertEqual(complaint("--open now"), "found 'now', expected an option")
    XCTAssertEqual(
      complaint("--open --version"), "--version: found it with other options, expected no other options")
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
    XCTAssertEqual(
      try parse("magnetism --cases a b - --score --cases c --explain"), .magnetism(options))
  }

  func testStudyHasDefaultsAndTakesEveryOption() throws {
    var options = StudyOptions()
    XCTAssertEqual(try parse("study"), .study(options))
    XCTAssertNil(options.scene)
    options.scene = "-"
    options.seed = .max
    options.trials = 100_000
    options.output = "chart.svg"
    options.printsTables = true
    options.isDark = true
    XCTAssertEqual(
      try parse(
        "study --trials 100000 --seed 18446744073709551615 --out chart.svg --tables --dark --scene -"),
      .study(options))
    for trials in ["0", "-1", "100001", "3.5", "many"] {
      XCTAssertEqual(
        complaint("study --trials \(trials)"),
        "--trials: found '\(trials)', expected a whole number from 1 to 100000")
    }
    XCTAssertEqual(complaint("study --seed -1"), "--seed: found '-1', expected a whole number from 0")
    for file in ["chart.png", "-"] {
      XCTAssertEqual(
        complaint("study --out \(file)"), "--out: found '\(file)', expected a file to write that ends in .svg"
      )
    }
    XCTAssertEqual(
      complaint("study --fps 3"),
      "found '--fps', expected one of: --scene, --seed, --trials, --tables, --dark, --out")
    XCTAssertEqual(complaint("study --dark"), "--dark: found it without --out, expected a chart to draw")
  }

  func testHelpIsThereForEveryCommand() throws {
    XCTAssertEqual(try parse("--help"), .help(.overview))
    XCTAssertEqual(try parse("help simulate"), .help(.simulate))
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

  func testWrongCommandLinesAreToldInOneLine() {
    XCTAssertEqual(
      complaint("simulate --scene s --trace t --fps abc"),
      "--fps: found 'abc', expected a number from 1 to 100000")
    for rate in ["0", "100001", "nan", "inf", "-5", "0.5"] {
      XCTAssertEqual(
        complaint("simulate --scene s --trace t --fps \(rate)"),
        "--fps: found '\(rate)', expected a number from 1 to 100000")
    }
    XCTAssertEqual(
      complaint("simulate --scene s --trace t --until soon"),
      "--until: found 'soon', expected seconds within ±9.2e9")
    XCTAssertEqual(complaint("simulate --trace t"), "missing option --scene, expected a scene file")
    XCTAssertEqual(complaint("simulate --scene s"), "missing option --trace, expected a trace file")
    XCTAssertEqual(
      complaint("simulate"),
      "missing options --scene and --trace, expected a scene file and a trace file")
    XCTAssertEqual(complaint("simulate --scene"), "--scene: found nothing, expected a scene file")
    XCTAssertEqual(
      complaint("simulate --scene --trace t"), "--scene: found '--trace', expected a scene file")
    XCTAssertEqual(
      complaint("simulate --scene - --trace -"),
      "--trace: found '-' as for --scene, expected standard input once")
    XCTAssertEqual(
      complaint("simulate --scene s --scene s --trace t"), "--scene: found it twice, expected it once")
    XCTAssertEqual(
      complaint("simulate --scene s --trace t --digest=yes"),
      "--digest: found the value 'yes', expected none")
    XCTAssertEqual(
      complaint("simulate --scene s --trace t --frames 3"),
      "found '--frames', expected one of: --scene, --trace, --fps, --until, --drawing, --out, --digest, "
        + "--record")
    XCTAssertEqual(complaint("simulate s t"), "found 's', expected an option")
    XCTAssertEqual(complaint("magnetism"), "missing option --cases, expected files of cases")
    XCTAssertEqual(
      complaint("magnetism --cases - -"), "--cases: found '-' twice, expected standard input once")
    XCTAssertEqual(
      complaint("simulat"),
      "found 'simulat', expected one of: simulate, render, magnetism, study, audit, replay, bench, completions, "
        + "or --help; did you mean 'simulate'?")
    XCTAssertEqual(complaint("--version now"), "--version: found 'now' after it, expected nothing")
    XCTAssertEqual(
      complaint("help me"),
      "help: found 'me', expected one of: simulate, render, magnetism, study, audit, replay, bench, completions"
    )
  }
}
