import Foundation
import PointerTestSupport
import XCTest

@testable import PointerScenes

/// Files of version 1 are read for ever, and mean the same: never change the files of this test, only add
/// others.
final class Version1FileTests: XCTestCase {
  private func target(_ name: String, of scene: Scene) throws -> PointerTarget {
    try XCTUnwrap(scene.targets.first { $0.id == scene.names.target(named: name) }, name)
  }

  func testASceneOfVersion1MeansWhatItMeant() throws {
    let scene = try Scene(Data(Version1Files.scene.utf8))
    XCTAssertEqual(scene.size, Size(800, 600))
    XCTAssertEqual(scene.background, 0.9)
    XCTAssertEqual(scene.appearance, .light)
    XCTAssertEqual(scene.settings.autoHideDelay, 2.5)
    XCTAssertEqual(scene.configuration.pointer.circleDiameter, 20)
    XCTAssertEqual(scene.configuration.lifts.restingPause, 0.5)
    XCTAssertEqual(scene.spaces.count, 2)
    XCTAssertEqual(scene.spaces[0].clip, Rect(0, 0, 300, 400))
    XCTAssertTrue(scene.spaces[0].isOpaque)
    XCTAssertEqual(scene.spaces[1].parent, scene.spaces[0].id)
    XCTAssertEqual(scene.targets.count, 9)
    let share = try target("share", of: scene)
    XCTAssertEqual(share.frame, Rect(640, 20, 44, 37))
    XCTAssertEqual(share.kind, .barButton)
    XCTAssertEqual(share.z, 2)
    XCTAssertEqual(share.group, scene.names.group(named: "bar"))
    XCTAssertEqual(share.reveals.count, 2)
    XCTAssertEqual(scene.names.label(ofTarget: share.id), "Share")
    let icon = try target("icon", of: scene)
    XCTAssertEqual(icon.style.accessories.count, 2)
    XCTAssertEqual(icon.luminance, 0.2)
    XCTAssertEqual(icon.isMagnetic, true)
    XCTAssertEqual(icon.color, LinearColor(red: 0.2, green: 0.4, blue: 0.9))
    XCTAssertEqual(icon.style.effect, .lift)
    let row = try target("row", of: scene)
    XCTAssertEqual(row.latchingAxes, .horizontal)
    XCTAssertEqual(row.padding, Insets(top: 2, left: 0, bottom: 2, right: 0))
    XCTAssertEqual(
      row.style.effect,
      .hover(preferredTintMode: .underlay, prefersShadow: true, prefersScaledContent: false))
    let text = try target("text", of: scene)
    XCTAssertEqual(text.style.shape, .verticalBeam(length: 22))
    guard case .lines(let lines) = text.style.verticalPrecision else { return XCTFail("no lines") }
    XCTAssertEqual(lines.count, 3)
    XCTAssertEqual(try target("day", of: scene).style.verticalPrecision, .stepped(origin: 0, spacing: 15))
    XCTAssertEqual(try target("knob", of: scene).style.shape, .circle(diameter: 24))
    guard case .path(let path) = try target("shape", of: scene).style.shape else { return XCTFail("no path") }
    XCTAssertEqual(path.anchor, Point(10, 10))
    XCTAssertEqual(try target("none", of: scene).style, .hidden)
  }

  func testATraceOfVersion1HasEveryEventAndPlays() throws {
    let scene = try Scene(Data(Version1Files.scene.utf8))
    let trace = try Trace(Data(Version1Files.trace.utf8), over: scene)
    XCTAssertEqual(trace.device, PointerDevice(kind: .trackpad, unit: .points, reportsContact: true))
    XCTAssertEqual(trace.start, Point(620, 60))
    XCTAssertEqual(trace.events.count, 38)
    XCTAssertEqual(trace.events.last?.time, Timestamp(nanoseconds: 500_000_000))
    // Typing came later.
    for name in TraceEventName.allCases where name != .typing {
      XCTAssert(Version1Files.trace.contains("\"event\":\"\(name)\""), "\(name) has a line")
    }
    guard
      let annotation = trace.events.compactMap({ event -> PointerAnnotation? in
        if case .annotation(let values) = event.kind { values } else { nil }
      }).first
    else { return XCTFail("no annotation") }
    XCTAssertEqual(annotation.values.map { $0.label.string }, ["Y", "X"], "in the order of the file")
    let frames = try frames(of: trace, over: scene)
    XCTAssertEqual(frames.last?.frame.isAtRest, true)
    XCTAssertEqual(frames.last?.frame.hovered, scene.names.target(named: "icon"))
    let types = Set(frames.flatMap { $0.events.map { $0.type } })
    for type in [.clicked, .scrolled, .transformed, .gestured, .entered, .exited] as [PointerEventType] {
      XCTAssert(types.contains(type), "\(type)")
    }
  }

  func testCasesOfVersion1AreAnswered() throws {
    var reader = try MagnetismCaseReader(InputFile(name: "c", contents: Data(Version1Files.cases.utf8)))
    let (first, second) = (try XCTUnwrap(reader.next()), try XCTUnwrap(reader.next()))
    XCTAssertNil(try reader.next())
    XCTAssertEqual([first.id, second.id], ["v1-1", "v1-2"])
    XCTAssertEqual(first.samples.count, 4)
    XCTAssertEqual(first.clicked, first.names.target(named: "a"))
    XCTAssertEqual(try second.answer(isExplained: false).reason, .tooSlow)
  }
}
