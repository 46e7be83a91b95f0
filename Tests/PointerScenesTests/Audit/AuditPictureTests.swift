import Foundation
import LayoutAudit
import PointerScenes
import PointerTestSupport
import XCTest

/// The pictures of the article about the rules: a window that deviates in many ways, and the same window
/// mended.
final class AuditPictureTests: XCTestCase {
  private let wrong = (try? PackageFile.text("Tests/PointerScenesTests/Audit/window.json")) ?? ""

  /// The scene with every remedy applied.
  private var right: String {
    var scene = wrong
    for (old, new) in [
      (#""group": "bar", "effect": "lift""#, #""group": "bar""#), ("[240, 20, 44, 37]", "[144, 20, 44, 37]"),
      (#" "padding": 4,"#, ""), (#""effect": "highlight""#, #""effect": "lift""#),
      (#"{"type": "circle"}"#, #"{"type": "circle", "diameter": 28}"#),
      (#""scale": true"#, #""scale": false"#),
      (#""cornerRadius": 12,\#n   "effect": "lift""#, #""cornerRadius": 12"#),
      (#""kind": "appIcon""#, #""kind": "appIcon", "cornerRadius": 13.42"#),
      (#""stroke": 2"#, #""stroke": 4.5"#),
    ] {
      XCTAssertTrue(scene.contains(old), old)
      scene = scene.replacingOccurrences(of: old, with: new)
    }
    return scene
  }

  private func report(_ text: String) throws -> AuditReport {
    let scene = try AuditedScene(contentsOf: InputFile(name: "window", contents: Data(text.utf8)))
    var report = AuditReport()
    report.append(scene.findings(), in: scene, named: "window.json")
    return report
  }

  func testTheFindingsOfTheArticleAreThoseOfManyRules() throws {
    let text = try report(wrong).text
    XCTAssertTrue(
      text.hasSuffix(
        "9 findings in 1 scene: 1 of L1, 1 of L2, 1 of L3, 1 of L5, 2 of L6, 1 of L9, 1 of L11, 1 of L13\n"),
      text)
    XCTAssertTrue(
      text.contains(
        "window.json: warning: group bar: share \"Share\": it has another effect than the rest of its group; use the "
          + "effect highlight [L3]\n"), text)
  }

  func testTheRemediesMendTheWindow() throws {
    XCTAssertEqual(try report(right).text, "no findings in 1 scene\n")
  }

  func testTheTourFollowsTheGuidelines() throws {
    let scene = try AuditedScene(
      contentsOf: InputFile(PackageFile.url("Sources/PointerScenes/Tour/tour.json").path))
    XCTAssertEqual(scene.findings().map { $0.text() }, [])
  }

  /// The pictures are those that the package draws; after a change, `POINTERKIT_WRITE=1 swift test
  /// --filter PictureTests` writes the files again.
  func testThePicturesOfTheArticleAreUpToDate() throws {
    func dark(_ scene: String) -> String {
      scene.replacingOccurrences(
        of: #""background": 0.89"#, with: #""background": 0.012, "appearance": "dark""#)
    }
    for (name, scene) in [
      ("wrong.svg", wrong), ("right.svg", right), ("wrong~dark.svg", dark(wrong)),
      ("right~dark.svg", dark(right)),
    ] { try assertIsUpToDate(name) { try XCTUnwrap(report(scene).svg) } }
  }
}

/// Asserts that a picture of the catalog in the light is as it is drawn now; with POINTERKIT_WRITE, those in
/// the light and in the dark are written.
func assertIsUpToDate(_ name: String, drawing draw: () throws -> String) throws {
  let file = PackageFile.url("Sources/LayoutAudit/LayoutAudit.docc/Resources/\(name)")
  if ProcessInfo.processInfo.environment["POINTERKIT_WRITE"] == "1" {
    try Data(draw().utf8).write(to: file)
  }
  if name.hasSuffix("~dark.svg") { return }
  let drawn = try draw()
  // Not XCTAssertEqual, which would print both.
  XCTAssertTrue((try? String(contentsOf: file, encoding: .utf8)) == drawn, "\(name) is out of step")
}
