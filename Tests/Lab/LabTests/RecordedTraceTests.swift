import Foundation
import PointerTestSupport
import XCTest

@testable import Lab
@testable import PointerScenes

/// The traces of the tour and of the moving pictures in the articles are what their scripts make.
final class RecordedTraceTests: XCTestCase {
  #if !DEBUG
    /// After a change of the recorder, `Lab tour` writes the file again.
    func testTheTraceOfTheTourIsUpToDate() throws {
      let (file, written) = (RecordedTrace.tour.file, try RecordedTrace.tour.recorded())
      // Not XCTAssertEqual, which would print both.
      XCTAssert(try String(contentsOf: file, encoding: .utf8) == written, "tour.jsonl is out of step")
    }

    /// After a change, `Lab effects` writes the traces again, and `.ci/pictures --write` the pictures.
    func testTheTracesOfTheEffectsAreUpToDate() throws {
      for recording in RecordedTrace.effects {
        let recorded = try recording.recorded()
        XCTAssert(
          try String(contentsOf: recording.file, encoding: .utf8) == recorded,
          "\(recording.name).jsonl is out of step")
      }
    }
  #endif

  func testEveryEffectHasASceneATracePicturesAndAnArticle() throws {
    let folder = RecordedTrace.effects[0].folder
    let files = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
    let names = Set(RecordedTrace.effects.map { $0.name })
    XCTAssertEqual(
      files.subtracting(["README.md", "cases.jsonl"]), Set(names.flatMap { ["\($0).json", "\($0).jsonl"] }))
    let articles = folder.appendingPathComponent("../../PointerKit/PointerKit.docc")
    let texts = try FileManager.default.contentsOfDirectory(atPath: articles.path).filter {
      $0.hasSuffix(".md")
    }.map { try String(contentsOf: articles.appendingPathComponent($0), encoding: .utf8) }
    for name in names {
      XCTAssert(texts.contains { $0.contains("](Resources/effect-\(name).svg)") }, "no article shows \(name)")
      for picture in ["effect-\(name).svg", "effect-\(name)~dark.svg"] {
        let file = articles.appendingPathComponent("Resources/\(picture)")
        let text = try String(contentsOf: file, encoding: .utf8)
        XCTAssert(text.contains("@keyframes") && text.contains("prefers-reduced-motion"), picture)
        WellFormed(text).assertNames(picture)
      }
    }
  }
}
