import Foundation
import PointerKit
import PointerScenes
import XCTest

#if canImport(Testing)
  import Testing
#endif

/// Where a failure is reported: the place of the assertion's call, and its test.
struct Place {
  var fileID: StaticString
  var file: StaticString
  var line: UInt
  var column: UInt
  var test: String

  init(_ fileID: StaticString, _ file: StaticString, _ line: UInt, _ column: UInt, _ function: String = "") {
    (self.fileID, self.file, self.line, self.column) = (fileID, file, line, column)
    test = String(function.prefix { $0 != "(" })
  }

  /// Makes the current test fail, whichever library runs it: `XCTFail` does nothing in a `@Test`.
  func fail(_ message: String) {
    #if canImport(Testing)
      if Test.current != nil {
        let location = SourceLocation(
          fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column))
        Issue.record(Comment(rawValue: message), sourceLocation: location)
        return
      }
    #endif
    XCTFail(message, file: file, line: line)
  }
}

extension SimulatedPerson {
  /// The number of lines of the story that a failure repeats.
  private static let repeatedLines = 8

  /// Makes the test fail with a paragraph: what was expected and found, the last lines of the story, the reasons,
  /// who the person was, and where the picture is.
  func fail(_ headline: String, about target: TargetID?, because reasons: [String], at place: Place) {
    var lines = [headline]
    let story = storyLines
    if story.count > SimulatedPerson.repeatedLines { lines.append("  …") }
    lines += story.suffix(SimulatedPerson.repeatedLines).map { "  " + $0 }
    lines += reasons.map { "  " + $0 }
    if let profile {
      lines.append("  the person: \(profile)")
    } else if hand != .steady {
      lines.append("  the hand \(hand)")
    }
    if let name = writePicture(at: place, of: target) { lines.append("  picture: \(name)") }
    place.fail(lines.joined(separator: "\n"))
  }

  /// Writes a picture of the surface with hit regions, the way of the pointer and its last flick into the folder
  /// of temporary files, and returns its path; nil if it cannot be written.
  private func writePicture(at place: Place, of target: TargetID?) -> String? {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(PictureNames.next(of: place))
    guard let picture = picture(of: target),
      (try? Data(picture.utf8).write(to: file, options: .atomic)) != nil
    else { return nil }
    return file.path
  }

  /// The picture of the present instant as an SVG document; nil without a surface.
  private func picture(of target: TargetID?) -> String? {
    var film = Film(labels: names)
    let background = engine.appearance == .dark ? 0.03 : 0.9
    film.record(engine, at: now, size: engine.surface.size, background: background)
    let expected = target.flatMap { engine.target($0) }.flatMap { engine.convert($0.frame, from: $0.space) }
    let marks = FlickMarks(path: diary.path, attraction: flight?.attraction, expected: expected)
    return film.svg(at: now, hasOverlay: true, marks: marks)
  }
}

/// The names of the pictures that this process has written, so that none replaces another.
private enum PictureNames {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var counts: [String: Int] = [:]

  /// A name from the file and the test, and from the second picture on a number: `BarTests-testFlick-2.svg`.
  static func next(of place: Place) -> String {
    let file = URL(fileURLWithPath: "\(place.file)").deletingPathExtension().lastPathComponent
    let name = place.test.isEmpty ? file : "\(file)-\(place.test)"
    return lock.withLock {
      let count = (counts[name] ?? 0) + 1
      counts[name] = count
      return count == 1 ? "\(name).svg" : "\(name)-\(count).svg"
    }
  }
}
