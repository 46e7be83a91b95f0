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
    assertRefused([
      "-o a.svg": "--out: found 'a.svg', expected a file to write that ends in .html",
      "--open --out -": "--open: found --out -, expected a file that can be opened",
      "--open now": "found 'now', expected an option",
      "--open --version": "--version: found it with other options, expected no other options",
    ])
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
      assertRefused([
        "study --trials \(trials)": "--trials: found '\(trials)', expected a whole number from 1 to 100000"
      ])
    }
    assertRefused(["study --seed -1": "--seed: found '-1', expected a whole number from 0"])
    for file in ["chart.png", "-"] {
      assertRefused([
        "study --out \(file)": "--out: found '\(file)', expected a file to write that ends in .svg"
      ])
    }
    assertRefused([
      "study --fps 3":
        "found '--fps', expected one of: --scene, --clicks, --seed, --trials, --tables, --dark, --out",
      "study --clicks f --tables":
        "--tables: found it with --clicks, expected --clicks alone, or with --seed",
      "study --dark": "--dark: found it without --out, expected a chart to draw",
    ])
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
    assertRefused([
      "simulate --scene s --trace t --fps abc": "--fps: found 'abc', expected a number from 1 to 100000"
    ])
    for rate in ["0", "100001", "nan", "inf", "-5", "0.5"] {
      assertRefused([
        "simulate --scene s --trace t --fps \(rate)":
          "--fps: found '\(rate)', expected a number from 1 to 100000"
      ])
    }
    assertRefused([
      "simulate --scene s --trace t --until soon": "--until: found 'soon', expected seconds within ±9.2e9",
      "simulate --trace t": "missing option --scene, expected a scene file",
      "simulate --scene s": "missing option --trace, expected a trace file",
      "simulate": "missing options --scene and --trace, expected a scene file and a trace file",
      "simulate --scene": "--scene: found nothing, expected a scene file",
      "simulate --scene --trace t": "--scene: found '--trace', expected a scene file",
      "simulate --scene - --trace -": "--trace: found '-' as for --scene, expected standard input once",
      "simulate --scene s --scene s --trace t": "--scene: found it twice, expected it once",
      "simulate --scene s --trace t --digest=yes": "--digest: found the value 'yes', expected none",
      "simulate --scene s --trace t --frames 3":
        "found '--frames', expected one of: --scene, --trace, --fps, --until, --drawing, --out, --digest, "
        + "--record",
      "simulate s t": "found 's', expected an option",
      "magnetism": "missing option --cases, expected files of cases",
      "magnetism --cases - -": "--cases: found '-' twice, expected standard input once",
      "simulat":
        "found 'simulat', expected one of: simulate, render, magnetism, study, audit, replay, bench, completions, "
        + "or --help; did you mean 'simulate'?",
      "--version now": "--version: found 'now' after it, expected nothing",
      "help me":
        "help: found 'me', expected one of: simulate, render, magnetism, study, audit, replay, bench, completions",
    ])
  }
}
