import PointerTesting
import XCTest

/// Every assertion fails under XCTest, and says why.
final class FailureTextTests: XCTestCase {
  private var isExpectingFailures = false
  private var failures: [(message: String, file: String, line: Int)] = []

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    if isExpectingFailures {
      failures.append((description, filePath, lineNumber))
    } else {
      super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
  }

  private func failures(of acts: () -> Void) -> [(message: String, file: String, line: Int)] {
    failures = []
    isExpectingFailures = true
    defer { isExpectingFailures = false }
    acts()
    return failures
  }

  func testEachFailureSaysWhy() {
    for failure in FailureCase.all {
      let found = failures(of: failure.fail)
      XCTAssertEqual(found.count, 1, failure.description)
      let message = (found.first?.message ?? "").split(separator: "\n").filter {
        !$0.hasPrefix("  picture: ")
      }
      XCTAssertEqual(message.joined(separator: "\n"), "failed - " + failure.message, failure.description)
    }
  }

  func testFailureIsReportedAtTheCall() {
    let found = failures { assertHovers(FailureCase.bar, 1, file: "Bar.swift", line: 7) }
    XCTAssertEqual(found.map(\.file), ["Bar.swift"])
    XCTAssertEqual(found.map(\.line), [7])
  }

  func testPictureShowsTheCircleThatWasSearched() throws {
    var person = FailureCase.icons
    person.flick(Vector(dx: 1500, dy: -100))
    let message = try XCTUnwrap(failures { assertLands(person, on: 2, function: "circle()") }.first).message
    let path = try XCTUnwrap(message.components(separatedBy: "picture: ").last)
    XCTAssertTrue(path.hasSuffix("/FailureTextTests-circle.svg"), path)
    let picture = try String(contentsOfFile: path, encoding: .utf8)
    XCTAssertTrue(picture.hasPrefix("<svg"))
    XCTAssertTrue(picture.contains("class=\"ring\""))
    try FileManager.default.removeItem(atPath: path)
  }

  func testADragIsAssertedWithAndWithoutADestination() {
    var person = FailureCase.icons
    person.drag(from: 3, to: 2)
    assertDrags(person, 3)
    assertDrags(person, 3, to: 2)
  }

  func testGoodPeoplePass() {
    var person = FailureCase.bar
    assertNothingHappens(&person) { $0.move(by: Vector(dx: 3, dy: 0), over: 50) }
    person.move(to: 1)
    assertHovers(person, 1)
    person.doubleClick()
    assertClicks(person, 1, count: 2)
    person.waitUntilRest()
    assertAtRest(person)
    person.flick(toward: 3)
    assertLands(person, on: 3)
    assertReaches(person, 3, within: 700)
  }
}
