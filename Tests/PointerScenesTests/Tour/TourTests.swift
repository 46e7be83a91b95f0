import Foundation
import PointerKit
import XCTest

@testable import PointerScenes

final class TourTests: XCTestCase {
  private static let tour = Result { try Tour() }
  /// A film of the tour at 10 frames a second; the events do not depend on the rate.
  private static let film = Result {
    try Film(of: tour.get().trace, over: tour.get().scene, framesPerSecond: 10)
  }

  private func tour() throws -> Tour { try TourTests.tour.get() }
  private func film() throws -> Film { try TourTests.film.get() }

  /// The events of each chapter.
  private func eventsByChapter() throws -> [(title: String, events: [PointerEvent])] {
    let film = try film()
    return film.chapters.indices.map { index in
      let start = film.chapters[index].time
      let end = index + 1 < film.chapters.count ? film.chapters[index + 1].time : .distantFuture
      return (film.chapters[index].title, film.events.filter { $0.time >= start && $0.time < end })
    }
  }

  // MARK: The files

  /// The folder of the two files.
  private var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/PointerScenes/Tour").standardizedFileURL
  }

  /// The trace file is what the recorder of the tour writes; after a change of the recorder,
  /// `POINTERKIT_WRITE_TOUR=1 swift test --filter TourTests` writes the file again.
  func testTheTraceFileIsWhatTheHandDoes() throws {
    let file = folder.appendingPathComponent("tour.jsonl")
    let written = try tour().traceFile
    if ProcessInfo.processInfo.environment["POINTERKIT_WRITE_TOUR"] == "1" {
      try Data(written.utf8).write(to: file)
    }
    // Not XCTAssertEqual, which would print both.
    XCTAssert(try String(contentsOf: file, encoding: .utf8) == written, "tour.jsonl is out of step")
  }

  func testTheFilesAreReadLikeAnyOther() throws {
    let scene = try Scene(contentsOf: InputFile(folder.appendingPathComponent("tour.json").path))
    let trace = try Trace(
      contentsOf: InputFile(folder.appendingPathComponent("tour.jsonl").path), over: scene)
    // Not XCTAssertEqual, which would print both.
    XCTAssert(try scene == tour().scene)
    let made = try tour().trace
    XCTAssert(trace.events == made.events, "\(zip(trace.events, made.events).first { $0 != $1 } as Any)")
    XCTAssertEqual(trace.chapters, made.chapters)
    XCTAssert(trace.names == made.names)
    XCTAssert(trace == made)
  }

  // MARK: What it tours

  func testEveryTypeOfEventHappens() throws {
    let happened = Set(try film().events.map { $0.type })
    let missing = PointerEventType.allCases.filter { !happened.contains($0) }
    XCTAssertEqual(missing, [])
  }

  func testEveryKindOfEventIsInTheTrace() throws {
    let lines = try tour().traceFile.split(separator: "\n").dropFirst()
    let names = try lines.map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return try XCTUnwrap(object?["event"] as? String)
    }
    XCTAssertEqual(
      Set(TraceEventName.allCases.map { "\($0)" }).subtracting(names), ["bounds"],
      "the window keeps its size")
  }

  func testEveryChapterHasSomethingThatHappens() throws {
    let chapters = try eventsByChapter()
    XCTAssertGreaterThan(chapters.count, 25)
    XCTAssertEqual(Set(chapters.map { $0.title }).count, chapters.count)
    for chapter in chapters { XCTAssertFalse(chapter.events.isEmpty, chapter.title) }
  }

  func testEveryChapterMakesAPicture() throws {
    let film = try film()
    for chapter in film.chapters {
      let time = chapter.time.advanced(bySeconds: 0.9)
      let picture = WellFormed(try XCTUnwrap(film.svg(at: time)))
      let (used, given) = picture.references
      XCTAssert(used.isSubset(of: given), "\(chapter.title): \(used.subtracting(given))")
      XCTAssertEqual(Set(given).count, given.count, chapter.title)
    }
  }

  func testChaptersAreInOrderAndShort() throws {
    let film = try film()
    let end = try XCTUnwrap(film.stills.last?.frame.time)
    let times = film.chapters.map { $0.time } + [end]
    for (start, next) in zip(times, times.dropFirst()) {
      let seconds = next.seconds(since: start)
      XCTAssert((1...6).contains(seconds), "\(seconds) s from \(start.seconds)")
    }
  }

  func testTheTourInTheDarkIsClean() throws {
    let tour = try Tour(.dark)
    var simulation = try Simulation(of: tour.trace, over: tour.scene, framesPerSecond: 10)
    var frame = PointerFrame()
    while try simulation.next(into: &frame) {
      XCTAssert(frame.pointer.center.isFinite && frame.pointer.contrast >= 1)
    }
    XCTAssertEqual(simulation.engine.diagnostics.total, 0, "\(simulation.engine.diagnostics)")
    XCTAssert(frame.isAtRest)
    XCTAssertEqual(simulation.engine.appearance, .dark)
  }
}
