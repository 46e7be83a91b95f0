import Foundation
import PointerKit
import PointerScenes
import PointerTestSupport
import XCTest

/// The two files of the article The file formats can be copied and played.
final class FileFormatsArticleTests: XCTestCase {
  func testTheFilesOfTheArticleAreReadAndTheFlickLandsOnTheIcon() throws {
    let blocks = try PackageFile.text("Sources/PointerScenes/PointerScenes.docc/FileFormats.md").matches(
      of: /```json\n([^`]*)```/
    ).map { Data(String($0.1).utf8) }
    XCTAssertEqual(blocks.count, 2)
    let scene = try Scene(blocks[0])
    let trace = try Trace(blocks[1], over: scene)
    var simulation = try Simulation(of: trace, over: scene)
    var frame = PointerFrame()
    while try simulation.next(into: &frame) {}
    XCTAssertEqual(frame.modelPosition, Point(292, 108))
  }
}
