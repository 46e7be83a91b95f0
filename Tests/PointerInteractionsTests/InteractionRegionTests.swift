import PointerInteractions
import PointerKit
import PointerTestSupport
import XCTest

/// Regions are drawn and reported as regions of their view.
final class InteractionRegionTests: PointerInteractionTestCase {
  private let bar = Rect(100, 200, 1200, 40)

  private let lift = PointerStyle(effect: .lift)

  func testWhatIsHoveredDrawnAndReportedIsARegionOfItsView() throws {
    let recorder = addBar(bar, lift)
    move(to: 200, 220)
    host.simulate(PointerInput(.button(.primary, isDown: true), at: now))
    host.simulate(PointerInput(.button(.primary, isDown: false), at: now))
    wait(milliseconds: 600)
    let hovered = try XCTUnwrap(frame.hovered)
    let element = try XCTUnwrap(host.interaction(of: hovered))
    XCTAssertTrue(element.interaction.delegate === recorder)
    XCTAssertEqual(element.view, 1)
    XCTAssertEqual(element.identifier, 1)
    XCTAssertEqual(element.region.rect, Rect(60, 0, 60, 40))
    XCTAssertEqual(frame.contents.map { $0.target }, [hovered])
    XCTAssertEqual(frame.contents.map { $0.frame }, [Rect(160, 200, 60, 40)])
    XCTAssertTrue(frame.drawing.includes(hovered))
    XCTAssertTrue(frame.drawing.commands.contains { $0.target == hovered })
    for target in frame.drawing.commands.compactMap({ $0.target }) {
      XCTAssertEqual(host.interaction(of: target)?.view, 1, "commands name nothing else")
    }
    // The events name what the frame does.
    move(to: 20, 20)
    for event in host.engine.events(since: 0) {
      switch event.kind {
      case .entered(let target), .exited(let target): XCTAssertEqual(host.interaction(of: target)?.view, 1)
      case .clicked(let press, _):
        XCTAssertEqual(press.target.flatMap { host.interaction(of: $0) }?.identifier, 1)
      default: break
      }
    }
    XCTAssertNil(host.interaction(of: 2))
  }

  func testTheWholeViewHasItsOwnIdAndTheDelegatesIdentifier() throws {
    let recorder = InteractionRecorder()
    recorder.region = { PointerRegion(rect: $1.rect, identifier: "all") }
    host.add(PointerInteraction(delegate: recorder), to: view(1, page), at: now)
    XCTAssertEqual(host.interaction(of: 1)?.region.rect, Rect(0, 0, 400, 300))
    XCTAssertNil(host.interaction(of: 1)?.identifier)
    move(to: 200, 300)
    XCTAssertEqual(frame.hovered, 1)
    XCTAssertEqual(host.interaction(of: 1)?.identifier, "all")
  }

  /// E12: a region is an element of its own, and does not have the corners of its view.
  func testTheCornersOfARegionAreThoseOfItsStyleElseEight() {
    for (style, radius) in [
      (PointerStyle(effect: .lift), 8.0),
      (PointerStyle(effect: .lift, shape: .roundedRect(Size(60, 40), radius: 5)), 5),
      (PointerStyle(effect: .lift, shape: .circle(diameter: 36)), 18),
      (PointerStyle(effect: .lift, shape: .roundedRect(Rect(160, 200, 60, 40), radius: 11)), 11),
    ] {
      setUp()
      let recorder = addBar(bar, style) { $0.cornerRadius = 20 }
      move(to: 200, 220)
      wait(milliseconds: 600)
      XCTAssertEqual(frame.contents.first?.cornerRadius, radius)
      XCTAssertEqual(frame.contents.first?.frame, Rect(160, 200, 60, 40))
      recorder.region = { $1 }
      recorder.style = { _ in PointerStyle(effect: .lift) }
      move(to: 210, 220)
      wait(milliseconds: 600)
      XCTAssertEqual(frame.contents.map { $0.cornerRadius }, [20], "the view has its own")
    }
  }

  func testARegionToWhichThePointerReturnsIsTheSameElement() {
    let recorder = addBar(bar, lift)
    defer { withExtendedLifetime(recorder) {} }
    move(to: 150, 220)
    let first = frame.hovered
    wait(milliseconds: 300)
    move(to: 190, 220)
    XCTAssertNotEqual(frame.hovered, first)
    wait(milliseconds: 30)
    let before = frame.contents.map { $0.target }
    XCTAssertEqual(before.count, 2)
    move(to: 150, 220)
    XCTAssertEqual(frame.hovered, first)
    XCTAssertEqual(frame.contents.map { $0.target }, before, "it is not drawn twice")
  }

  func testInFastSweepsTheDrawnRegionIsTheHoveredOne() {
    let recorder = addBar(bar, lift)
    defer { withExtendedLifetime(recorder) {} }
    var mostDrawn = 0
    for (_, index) in product(0..<3, 0..<15) {
      move(to: 130 + Double(index) * 60, 220)
      mostDrawn = max(mostDrawn, frame.contents.count)
      for content in frame.contents {
        let element = host.interaction(of: content.target)
        XCTAssertEqual(element?.view, 1)
        XCTAssertEqual(element?.region.rect.offset(by: Vector(bar.minX, bar.minY)), content.frame)
        XCTAssertEqual(element?.identifier, Int((content.frame.minX - bar.minX) / 60))
      }
    }
    XCTAssertGreaterThan(mostDrawn, 8, "more than what is kept for events alone")
    wait(milliseconds: 1000)
    for index in 0..<40 {
      move(to: 130 + Double(index % 15) * 60, 220)
      wait(milliseconds: 1000)
    }
    XCTAssertLessThanOrEqual(host.engine.targetIdentifiers.count, 1 + 15, "targets are reused")
  }

  func testARegionInAScrolledSpaceIsDrawnWhereItIs() throws {
    host.engine.upsert(PointerSpace(id: 4, origin: Point(50, 100)), at: now)
    let recorder = addBar(bar, lift) { $0.space = 4 }
    move(to: 250, 320)
    wait(milliseconds: 600)
    XCTAssertEqual(frame.contents.map { $0.frame }, [Rect(210, 300, 60, 40)])
    XCTAssertEqual(frame.hovered.flatMap { host.interaction(of: $0) }?.identifier, 1)
    XCTAssertEqual(recorder.requests.first?.location, Point(100, 20))
  }

  // MARK: Removing from within

  func testAViewAddedFromWithinADelegateIsQueriedAtOnce() {
    let (outer, inner) = (InteractionRecorder("outer "), InteractionRecorder("inner "))
    let added = PointerInteraction(delegate: inner)
    outer.style = { [unowned self] _ in
      host.add(added, to: view(2, Rect(120, 220, 60, 40)), at: now)
      return .automatic
    }
    host.add(PointerInteraction(delegate: outer), to: view(1, page), at: now)
    move(to: 130, 230)
    XCTAssertEqual(outer.newCalls(), ["outer region", "outer style 0", "outer enter 0", "outer exit 0"])
    XCTAssertEqual(inner.newCalls(), ["inner region", "inner style 0", "inner enter 0"])
    XCTAssertEqual(frame.hovered, 2)
  }
}
