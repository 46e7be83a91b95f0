import Foundation
import PointerKit
import PointerTestSupport
import XCTest

@testable import PointerScenes

final class FilmTraceTests: XCTestCase {
  private func moves() throws -> (Scene, Trace) {
    let scene = try scene(button)
    let trace = try trace(
      #"{"t":0,"event":"motion","delta":[-100,0]}"#, #"{"t":0.5,"event":"motion","delta":[100,0]}"#,
      #"{"t":0.75,"event":"bounds","size":[600,500]}"#, over: scene)
    return (scene, trace)
  }

  func testChosenInstantsAreExact() throws {
    let (scene, trace) = try moves()
    let seconds = [0.0, 0.123456789, 0.5, 0.7, 2]
    let film = try Film(of: trace, over: scene, at: seconds.compactMap { Timestamp(seconds: $0) })
    XCTAssertEqual(film.stills.count, seconds.count)
    for (still, second) in zip(film.stills, seconds) {
      XCTAssertEqual(still.frame.time.seconds, second, accuracy: 2e-9)
    }
    XCTAssertNil(film.stills[1].frame.hovered)
    XCTAssertNotNil(film.stills[2].frame.hovered)
    XCTAssertEqual(film.layouts.map { $0.size.width }, [1000, 600])
  }

  func testAnInstantBeforeTheFirstEventShowsTheStart() throws {
    let (scene, trace) = try moves()
    let film = try Film(of: trace, over: scene, at: [Timestamp(nanoseconds: -5_000_000_000)])
    XCTAssertEqual(film.stills.count, 1)
    XCTAssertEqual(film.stills.first?.frame.time, .zero)
  }

  func testEvenFramesAreThoseOfTheSimulation() throws {
    let (scene, trace) = try moves()
    let film = try Film(of: trace, over: scene, framesPerSecond: 30)
    var simulation = try Simulation(of: trace, over: scene, framesPerSecond: 30)
    var frame = PointerFrame()
    var count = 0
    while try simulation.next(into: &frame) {
      XCTAssertEqual(film.stills[count].frame.drawing.commands, frame.drawing.commands)
      count += 1
    }
    XCTAssertEqual(film.stills.count, count)
    let span = try Film.span(of: trace, over: scene)
    XCTAssertEqual(span.lowerBound, .zero)
    XCTAssertGreaterThanOrEqual(span.upperBound.seconds, 0.75)
  }

  func testAFilmOfASceneIsItsLayoutWithoutAPointer() throws {
    let film = try Film(of: scene(button))
    XCTAssertEqual(film.stills.count, 1)
    let frame = try XCTUnwrap(film.stills.first?.frame)
    XCTAssertTrue(frame.isAtRest)
    XCTAssertNil(frame.hovered)
    XCTAssertEqual(frame.pointer.opacity, 0)
    XCTAssertEqual(film.layouts.first?.elements.count, 1)
  }

  func testALabelIsWrittenAndElseTheName() throws {
    let scene = try scene(
      #"{"id":"a","frame":[0,0,300,40],"kind":"row","label":"Cut & paste"}"#,
      #"{"id":"<b>","frame":[0,40,300,40],"kind":"row"}"#)
    let trace = try trace(#"{"t":0,"event":"wait"}"#, over: scene)
    let film = try Film(of: trace, over: scene, at: [.zero])
    let picture = WellFormed(try XCTUnwrap(film.svg(at: .zero)))
    XCTAssert(picture.text.contains("Cut & paste"))
    XCTAssert(picture.text.contains("<b>"))
  }
}
