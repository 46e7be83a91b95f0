import PointerInteractions
import PointerKit
import PointerTestSupport
import XCTest

/// P5: a delegate that has a region for each line of its text.
final class TextLineRegionTests: PointerInteractionTestCase {
  private struct Text {
    var top = 40.0
    var pitch: Double
    var height: Double

    /// The line that is nearest to a position in the view.
    func index(at y: Double) -> Int { Int(((y - height / 2) / pitch).rounded()) }
    func rect(_ index: Int) -> Rect { Rect(0, Double(index) * pitch, 400, height) }
  }

  private func add(
    _ text: Text, isMagnetic: Bool? = nil, styled style: @escaping (PointerRegion) -> PointerStyle?
  ) -> InteractionRecorder {
    let recorder = InteractionRecorder()
    recorder.region = { request, _ in
      let index = max(0, text.index(at: request.location.y))
      return PointerRegion(rect: text.rect(index), identifier: index)
    }
    recorder.style = style
    var page = view(1, Rect(100, text.top, 400, 680), kind: .text)
    page.behavior.isMagnetic = TargetBehavior.Choice(isMagnetic)
    host.add(PointerInteraction(delegate: recorder), to: page, at: now)
    return recorder
  }

  /// Asserts that the beam is on a line, and returns its distance from the line.
  private func assertOnLine(_ text: Text, _ message: String) -> Double {
    let frame = frame
    let y = frame.pointer.center.y - text.top
    let index = text.index(at: y)
    let distance = (y - text.rect(index).center.y).magnitude
    XCTAssertLessThanOrEqual(distance, text.height / 4, message)
    XCTAssertEqual(frame.pointer.outline, .verticalBeam, message)
    XCTAssertEqual(frame.clickLocation.y - text.top, text.rect(index).center.y, accuracy: 1e-9, message)
    XCTAssertEqual(frame.pointer.center.x, frame.modelPosition.x, accuracy: 1e-9, message)
    return distance
  }

  /// E14: a beam is in front of its view from the first frame on, whatever the view's kind is.
  func testBeamOfADelegateIsInFrontOfItsView() {
    for kind in [ElementKind.other, .text, .button, .row] {
      setUp()
      let recorder = InteractionRecorder()
      recorder.style = {
        PointerStyle(shape: .verticalBeam(length: $0.rect.height), constrainedAxes: .vertical)
      }
      host.add(
        PointerInteraction(delegate: recorder), to: view(1, Rect(100, 200, 100, 40), kind: kind), at: now)
      move(to: 20, 220)
      wait(milliseconds: 500)
      move(to: 150, 222)
      for _ in 0..<30 {
        wait(milliseconds: 20)
        XCTAssertNil(frame.pointer.behind, "\(kind)")
        XCTAssertFalse(frame.drawing.includes(1), "\(kind)")
      }
      XCTAssertEqual(frame.hovered, 1, "\(kind)")
    }
  }

  // P5
  func testBeamIsNeverSeenBetweenLinesAtAnySpeed() {
    var dice = Dice(seed: 1)
    let texts = [Text(pitch: 20, height: 20), Text(pitch: 18, height: 14), Text(pitch: 40, height: 33)]
    for speed in [12.0, 150, 900, 5_000] {
      let (text, isAutomatic) = (dice.pick(texts), dice.pick([false, true]))
      let (reports, frames) = dice.pick([(125.0, 60.0), (1_000, 120), (125, 144)])
      setUp()
      let recorder = add(text) { region in
        isAutomatic
          ? .automatic
          : PointerStyle(
            shape: .verticalBeam(length: region.rect.size.height), constrainedAxes: .vertical)
      }
      move(to: 250, 90)
      wait(milliseconds: 800)
      var (report, seen) = (now, now)
      var direction = 1.0
      let end = now.advanced(bySeconds: 1.5)
      var farthest = 0.0
      while now < end {
        let y = host.engine.position.y
        if y > 650 { direction = -1 }
        if y < 100 { direction = 1 }
        if report <= seen {
          now = report
          host.simulate(
            PointerInput(
              .motion(Vector(20 * direction / reports, direction * speed / reports)), at: now))
          report = report.advanced(bySeconds: 1 / reports)
        } else {
          now = seen
          host.update(at: now)
          farthest = max(
            farthest, assertOnLine(text, "\(speed) pt/s, \(reports) reports, \(text), \(isAutomatic)"))
          seen = seen.advanced(bySeconds: 1 / frames)
        }
      }
      XCTAssertEqual(farthest, 0, accuracy: 0.02)
      if speed > 100 { XCTAssertGreaterThan(recorder.calls.filter { $0.hasPrefix("enter") }.count, 4) }
    }
  }

  // P5
  func testThePointerThatCoastsOverTheLinesIsOnOneInEveryFrame() {
    let text = Text(pitch: 24, height: 24)
    for frames in [30.0, 60, 120] {
      setUp()
      host.engine.setDevice(.trackpad, at: now)
      let recorder = add(text, isMagnetic: false) { _ in
        PointerStyle(shape: .verticalBeam(length: 24), constrainedAxes: .vertical)
      }
      move(to: 250, 100)
      wait(milliseconds: 800)
      host.simulate(PointerInput(.contact(.began, fingers: 1), at: now))
      for _ in 0..<12 {
        now = now.advanced(byNanoseconds: 8_000_000)
        host.simulate(PointerInput(.motion(Vector(0, 16)), at: now))
      }
      host.simulate(PointerInput(.contact(.ended, fingers: 0), at: now))
      let lift = host.engine.position.y
      for _ in 0..<Int(frames) {
        now = now.advanced(bySeconds: 1 / frames)
        host.update(at: now)
        _ = assertOnLine(text, "\(frames) frames a second")
      }
      XCTAssertGreaterThan(host.engine.position.y, lift + 12, "it has moved on")
      XCTAssertGreaterThan(recorder.calls.filter { $0.hasPrefix("enter") }.count, 8)
    }
  }

  // P5
  func testTextWithADelegateIsNotReportedAsATextWithoutLines() {
    for isEnabled in [true, false] {
      setUp()
      let recorder = InteractionRecorder()
      recorder.region = { request, _ in
        PointerRegion(rect: Rect(0, (request.location.y / 20).rounded(.down) * 20, 400, 20))
      }
      recorder.style = { _ in .automatic }
      var text = view(1, page, kind: .text)
      let interaction = PointerInteraction(delegate: recorder)
      for state in [isEnabled, !isEnabled, isEnabled] {
        text.isEnabled = state
        host.add(interaction, to: text, at: now)
        move(to: 250, 310)
        move(to: 20, 20)
      }
      XCTAssertGreaterThan(recorder.calls.count, 0)
      XCTAssertEqual(host.engine.diagnostics.textsWithoutLines.count, 0, "at first enabled: \(isEnabled)")
    }
  }

  // P5
  func testFromColumnToColumnOfALayoutTheBeamJumpsToTheLine() {
    let recorder = InteractionRecorder()
    recorder.region = { request, _ in
      let column = request.location.x < 200 ? 0.0 : 1
      let index = ((request.location.y - column * 10) / 20).rounded(.down)
      return PointerRegion(
        rect: Rect(column * 200, index * 20 + column * 10, 200, 20), identifier: [column, index])
    }
    recorder.style = { _ in PointerStyle(shape: .verticalBeam(length: 20), constrainedAxes: .vertical) }
    host.add(PointerInteraction(delegate: recorder), to: view(1, page, kind: .text), at: now)
    move(to: 296, 313)
    wait(milliseconds: 800)
    XCTAssertEqual(frame.pointer.center.y, 310)
    move(to: 303, 313)
    XCTAssertEqual(frame.pointer.center.y, 320, "though the pointer moves along the lines alone")
    XCTAssertEqual(frame.pointer.outline, .verticalBeam)
  }

  // P5
  func testOnAnotherLineTheBeamIsAsTallAsThatLineAtOnce() {
    let recorder = InteractionRecorder()
    let lines = [Rect(0, 0, 400, 16), Rect(0, 16, 400, 48), Rect(0, 64, 400, 22)]
    recorder.region = { request, _ in
      let index = lines.firstIndex { request.location.y < $0.maxY } ?? 2
      return PointerRegion(rect: lines[index], identifier: index)
    }
    recorder.style = { region in
      PointerStyle(shape: .verticalBeam(length: region.rect.size.height), constrainedAxes: .vertical)
    }
    host.add(PointerInteraction(delegate: recorder), to: view(1, page, kind: .text), at: now)
    let top = page.minY
    move(to: 296, top + 8)
    wait(milliseconds: 800)
    for (y, height) in [(30.0, 48.0), (70, 22), (30, 48), (5, 16)] {
      move(to: 297, top + y)
      XCTAssertEqual(frame.pointer.size.height, height, accuracy: 0.01, "\(y)")
      XCTAssertEqual(frame.pointer.outline, .verticalBeam, "\(y)")
    }
  }

  // E15
  func testBetweenOtherRegionsOfAViewThePointerGoesOnAsItWas() {
    let recorder = addBar(Rect(100, 200, 600, 40))
    defer { withExtendedLifetime(recorder) {} }
    move(to: 130, 220)
    wait(milliseconds: 800)
    var last = frame.pointer.center.x
    for step in 0..<120 {
      move(to: 130 + 4 * Double(step), 220)
      let x = frame.pointer.center.x
      XCTAssertGreaterThanOrEqual(x, last - 0.6, "it never swings back, step \(step)")
      last = x
    }
  }
}
