import Foundation
import PointerKit
import PointerScenes
import XCTest

/// The samples of PointerScenes.
final class SceneSnippets: XCTestCase {
  private let contents = """
    {"format":"pointerkit-scene/1","size":[400,300],
     "targets":[{"id":"a","frame":[180,130,40,40],"kind":"appIcon"},
                {"id":"b","frame":[20,20,40,40],"kind":"appIcon"}]}
    """
  private let recording = """
    {"format":"pointerkit-trace/1","device":{"kind":"mouse"}}
    {"t":0,"event":"motion","delta":[3,-1]}
    """

  func testTheSampleOfASimulation() throws {
    let scene = try Scene(Data(contents.utf8))
    let trace = try Trace(Data(recording.utf8), over: scene)
    var drawn = 0
    func draw(_ frame: PointerFrame) { drawn += 1 }
    // snippet.simulation
    var simulation = try Simulation(of: trace, over: scene)
    var frame = PointerFrame()
    while try simulation.next(into: &frame) { draw(frame) }
    // snippet.end
    XCTAssertGreaterThan(drawn, 1)
  }
}
