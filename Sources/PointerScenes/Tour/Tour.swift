import Foundation
public import PointerKit

/// The demonstration: a window with a bit of everything, and a hand that goes through every feature, chapter
/// by chapter.
///
/// The window is the scene `tour.json`. The hand's movements are written down in `tour.jsonl`, a trace like
/// any other; here they are made anew, so that a copied binary needs no file beside it, and a test keeps both
/// in step.
public struct Tour: Sendable {
  /// The window.
  public let scene: Scene
  /// What the hand does, in millimetres of finger travel.
  public let trace: Trace
  /// The trace as a `pointerkit-trace/1` file.
  public let traceFile: String

  /// Creates the tour of a window in the light or in the dark.
  ///
  /// - Throws: The first thing that is wrong with the built-in files; there is nothing.
  public init(_ appearance: Appearance = .light) throws(FileError) {
    var scene = try Scene(Data(PackageResources.tour_json), name: "tour.json")
    scene.appearance = appearance
    if appearance == .dark { scene.background = Scene.darkGround }
    var hand = try TourHand(over: scene, start: Point(x: 724, y: 452))
    hand.tour()
    if let failure = hand.failure { throw failure }
    self.scene = scene
    trace = hand.trace
    traceFile = hand.lines.joined(separator: "\n") + "\n"
  }
}
