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
      let message = (found.first?.message ?? "").split(separator: "\n").filter { !$0.hasPrefix("  picture: ") }
      XCTAssertEqual(message.joined(separator: "\n"), "failed - " + failure.message, failure.description)
    }
  }
}
