import Foundation
import PointerKit
import PointerScenes

/// A person at a trackpad, for the moving picture of an article about an effect or behaviour.
///
/// The scene and the trace are files in `Sources/Examples/effects`. `.ci/pictures` makes the pictures of them with
/// `pointerkit render`.
struct EffectRecording: Sendable {
  /// The name of the scene, the trace and the picture.
  let name: String
  /// Where the pointer begins.
  let start: Point
  /// What the person does, with a finger on the trackpad.
  let act: @Sendable (inout TourRecorder) -> Void

  init(_ name: String, from start: Point, _ act: @escaping @Sendable (inout TourRecorder) -> Void) {
    self.name = name
    self.start = start
    self.act = act
  }

  /// The folder of the scenes and traces.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../Sources/Examples/effects").standardizedFileURL

  /// The file of the trace.
  var file: URL { EffectRecording.folder.appendingPathComponent(name + ".jsonl") }

  /// The trace: what the person does, and a moment after it.
  func trace() throws -> String {
    let scene = EffectRecording.folder.appendingPathComponent(name + ".json")
    // 60 reports a second are enough for a picture, and keep the file small.
    var recorder = try TourRecorder(
      over: Scene(Data(contentsOf: scene), name: scene.lastPathComponent), start: start, interval: 16_000_000)
    recorder.wait(0.2)
    recorder.touch()
    act(&recorder)
    recorder.wait(0.4)
    recorder.send(#""event":"wait""#)
    if let error = recorder.error { throw error }
    return recorder.file
  }
}
