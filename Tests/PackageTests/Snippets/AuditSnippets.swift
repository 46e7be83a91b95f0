import LayoutAudit
import PointerKit
import PointerTesting
import XCTest

/// The samples of LayoutAudit and PointerTesting.
final class AuditSnippets: XCTestCase {
  private var engine: PointerEngine {
    var engine = PointerEngine(size: Size(width: 400, height: 300))
    engine.upsert(
      PointerTarget(id: 1, frame: Rect(x: 100, y: 100, width: 60, height: 40), kind: .button, hasBezel: true),
      at: .zero)
    return engine
  }

  func testTheSampleOfAnAudit() {
    let engine = engine
    // snippet.findings
    for finding in LayoutAuditor().findings(in: engine) { print(finding.text()) }
    // snippet.end
  }

  func testTheSampleOfTargetSizes() {
    let engine = engine
    // snippet.targetSizes
    for finding in LayoutAuditor(AuditConfiguration(.wcagAA)).findings(in: engine) { print(finding.text()) }
    // snippet.end
  }

  func testTheSampleOfAnAssertion() {
    let engine = engine
    let names: [TargetID: String] = [1: "share"]
    // snippet.assertion
    assertNoFindings(engine) { names[$0] ?? "" }
    // snippet.end
  }
}
