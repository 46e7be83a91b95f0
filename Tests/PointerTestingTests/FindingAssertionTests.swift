import LayoutAudit
import PointerKit
import PointerTestSupport
import PointerTesting
import XCTest

/// The assertion for the tests of toolkits: it fails where the layout deviates, and says what to change.
final class AssertionTests: XCTestCase {
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

  private func engine(padding: Double) -> PointerEngine {
    var engine = PointerEngine(size: Size(400, 300))
    let target = PointerTarget(1, Rect(100, 100, 60, 40), .button, hasBezel: true, padding: Insets(padding))
    engine.upsert(target, at: .zero)
    return engine
  }

  func testAGoodLayoutPasses() { XCTAssertNoPointerFindings(engine(padding: 12)) }

  func testALayoutWithAFindingFailsWithItsTargetNumbersAndRemedy() {
    isExpectingFailures = true
    XCTAssertNoPointerFindings(engine(padding: 5), file: "Toolbar.swift", line: 7) { _ in "share" }
    isExpectingFailures = false
    XCTAssertEqual(failures.count, 1)
    XCTAssertEqual(failures.first?.file, "Toolbar.swift")
    XCTAssertEqual(failures.first?.line, 7)
    let message = failures.first?.message ?? ""
    XCTAssertTrue(
      message.contains("L1: share: its padding is 5 pt, where the guideline asks for at least 12 pt"), message
    )
  }

  func testARuleThatIsSwitchedOffPasses() {
    var configuration = AuditConfiguration()
    configuration.rules.subtract(LayoutRules(.padding))
    XCTAssertNoPointerFindings(engine(padding: 5), configuration: configuration)
  }
}
