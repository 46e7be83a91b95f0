import Foundation
public import PointerKit

/// The demonstration: a window with all kinds of controls, and a person who tries every feature.
///
/// The window is the scene `tour.json`, and the input is the trace `tour.jsonl`. The initializer generates
/// the trace, so that programs do not need the file. A test checks that the generated trace equals the file.
public struct Tour: Sendable {
  /// The window.
  public let scene: Scene
  /// The input, in millimeters of finger travel.
  public let trace: Trace
  /// The trace as a `pointerkit-trace/1` file.
  public let traceFile: String

  /// Creates the tour with a light or a dark window; light by default.
  ///
  /// - Throws: An error in the built-in scene or the generated trace, which does not happen in practice.
  public init(_ appearance: Appearance = .light) throws(FileError) {
    var scene = try Scene(Data(PackageResources.tour_json), name: "tour.json")
    scene.setAppearance(appearance)
    var recorder = try TourRecorder(over: scene, start: Point(x: 724, y: 452))
    recorder.tour()
    if let error = recorder.error { throw error }
    self.scene = scene
    trace = recorder.trace
    traceFile = recorder.lines.joined(separator: "\n") + "\n"
  }
}
