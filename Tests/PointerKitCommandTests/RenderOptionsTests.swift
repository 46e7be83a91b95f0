import XCTest

@testable import PointerKitCommand

final class RenderOptionsTests: XCTestCase {
  private func options(_ line: String) throws -> RenderOptions {
    try RenderOptions(line.split(separator: " ").map(String.init))
  }

  func testTheEndingDecidesTheForm() throws {
    XCTAssertEqual(try options("--out a.svg").instants, .filmstrip(6))
    XCTAssertEqual(try options("--out a.html").instants, .animation)
    XCTAssertEqual(try options("--at 1 --out a.html").form, .html)
    XCTAssertEqual(try options("--out -").form, .svg)
    XCTAssertEqual(try options("--animate --out -").form, .html)
    XCTAssertEqual(try options("--animate --out a.svg").form, .svg)
    XCTAssertEqual(try options("--animate --out a.svg").instants, .animation)
  }

  func testSubjects() throws {
    XCTAssertEqual(try options("--out a.svg").subject, .demonstration)
    XCTAssertEqual(try options("--scene s --out a.svg").subject, .scene("s"))
    XCTAssertEqual(try options("--scene s --overlay --dark --out a.html").subject, .scene("s"))
    XCTAssertEqual(try options("--scene s --trace t --out a.svg").subject, .trace("t", scene: "s"))
    XCTAssertEqual(
      try options("--case a:b.jsonl:dev-1 --out a.svg").subject, .magnetismCase("dev-1", file: "a:b.jsonl"))
  }

  func testInstants() throws {
    XCTAssertEqual(try options("--at 0.5,1,-2e-3 --out a.svg").instants, .at([0.5, 1, -0.002]))
    XCTAssertEqual(try options("--filmstrip 12 --out a.svg").instants, .filmstrip(12))
    XCTAssertEqual(try options("--zoom 2.5 --out a.svg").zoom, 2.5)
  }
}
