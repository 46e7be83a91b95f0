import Foundation
import PointerKit
import PointerScenes

/// What is recorded or drawn, and is a file of the package.
enum Files {
  static func writeTour() throws { try write(RecordedTrace.tour) }

  static func writePictures() throws {
    for (appearance, suffix) in [(Appearance.light, ""), (.dark, "~dark")] {
      let tour = try Tour(appearance)
      let resources = "Sources/PointerKit/PointerKit.docc/Resources/"
      try write(tour.movingPicture(), to: resources + "tour\(suffix).svg")
      try write(tour.filmstrip(), to: resources + "filmstrip\(suffix).svg")
    }
  }

  static func writeEffects() throws {
    for effect in RecordedTrace.effects { try write(effect) }
  }

  private static func write(_ trace: RecordedTrace) throws {
    try Data(trace.recorded().utf8).write(to: trace.file)
    print(trace.file.path)
  }

  /// Writes a file of the package, and prints its path.
  private static func write(_ text: String, to path: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../../..")
    try Data(text.utf8).write(to: root.appendingPathComponent(path).standardizedFileURL)
    print(path)
  }
}
