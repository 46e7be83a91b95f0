import Foundation
import PointerScenes

/// A trace that is recorded: that of the tour, or of a moving picture in an article about an effect or behavior.
///
/// Its script is a file of `Tests/Lab/Program/Scripts`. `.ci/pictures` makes the pictures with `pointerkit render`.
struct RecordedTrace: Sendable {
  /// The name of the script, the scene, the trace and the picture.
  let name: String
  /// The folder of the scene and the trace.
  let folder: URL
  /// The time between two reports of the trackpad, in nanoseconds.
  private let interval: Int64

  private static let scripts = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Scripts")
    .standardizedFileURL

  private init(_ name: String, in folder: String, interval: Int64) {
    (self.name, self.interval) = (name, interval)
    self.folder = RecordedTrace.scripts.appendingPathComponent("../../../../\(folder)").standardizedFileURL
  }

  static let tour = RecordedTrace("tour", in: "Sources/PointerScenes/Tour", interval: 10_000_000)

  static let effects = [
    "circle", "highlight", "lift", "hover", "automatic", "contrast", "text", "precision", "regions",
    "recentering", "magnetism", "shapes", "accessories", "annotations", "dragging", "revealing", "scrolling",
  ].map {
    // 60 reports a second are enough for a picture, and keep the file small.
    RecordedTrace($0, in: "Sources/Examples/effects", interval: 16_000_000)
  }

  var file: URL { folder.appendingPathComponent(name + ".jsonl") }

  /// The trace that the script makes over the scene.
  func recorded() throws -> String {
    let scene = folder.appendingPathComponent(name + ".json")
    let script = RecordedTrace.scripts.appendingPathComponent(name + ".txt")
    var recorder = try TraceRecorder(
      over: Scene(Data(contentsOf: scene), name: scene.lastPathComponent), interval: interval)
    for line in try String(contentsOf: script, encoding: .utf8).split(separator: "\n") {
      if !line.hasPrefix("#") { try recorder.make(line) }
    }
    return recorder.lines.joined(separator: "\n") + "\n"
  }
}
