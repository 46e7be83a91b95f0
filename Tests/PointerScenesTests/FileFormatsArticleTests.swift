import Foundation
import PointerKit
import PointerScenes
import PointerTestSupport
import XCTest

/// The example of the article The file formats, which `pointerkit example` writes.
final class FileFormatsArticleTests: XCTestCase {
  func testTheArticleShowsTheFilesOfTheExample() throws {
    let blocks = try PackageFile.text("Sources/PointerScenes/PointerScenes.docc/FileFormats.md").matches(
      of: /```json\n([^`]*)```/
    ).map { String($0.1) }
    XCTAssertEqual(blocks, [ExampleFile.scene.text, ExampleFile.trace.text])
  }

  func testTheExampleClicksTheButtonAndLandsOnTheIcon() throws {
    let scene = try Scene(Data(ExampleFile.scene.text.utf8))
    let trace = try Trace(Data(ExampleFile.trace.text.utf8), over: scene)
    let account = Account(of: try Film(of: trace, over: scene))
    XCTAssertEqual(
      account.lines.map(\.text),
      [
        "entered Text", "entered Share, straight from Text", "pressed on Share", "clicked Share",
        "recentered on Share", "left Share", "flicked at 2077 points per second; attracted by Notes",
        "entered Notes", "landed on Notes, exactly in its center",
      ])
  }
}
