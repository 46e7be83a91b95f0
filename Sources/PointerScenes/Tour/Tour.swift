package import PointerKit

/// The demonstration: a window with all kinds of controls, and a person who tries every feature.
///
/// The window is the scene `tour.json`, and the input is the trace `tour.jsonl`. `Lab tour` records
/// the trace again.
package struct Tour: Sendable {
  /// The window.
  package let scene: Scene
  /// The input, in millimeters of finger travel.
  package let trace: Trace

  /// Reads the tour with a light or a dark window; light by default.
  ///
  /// - Throws: An error in the built-in files, which does not happen in practice.
  package init(_ appearance: Appearance = .light) throws(FileError) {
    var scene = try Scene(contentsOf: InputFile(embedded: "tour.json"))
    var trace = try Trace(contentsOf: InputFile(embedded: "tour.jsonl"), over: scene)
    if appearance == .dark {
      scene.setAppearance(.dark)
      trace.events = trace.events.map(Tour.dark)
    }
    self.scene = scene
    self.trace = trace
  }

  /// An event for the dark window, which becomes light for a while where the light window becomes dark.
  private static func dark(_ event: TraceEvent) -> TraceEvent {
    var event = event
    switch event.kind {
    case .appearance(let light): event.kind = .appearance(light == .light ? .dark : .light)
    case .pointer(var input):
      guard case .luminance(let luminance?) = input.kind else { break }
      if luminance == Scene.lightBackground { input.kind = .luminance(Scene.darkBackground) }
      if luminance == Scene.darkBackground { input.kind = .luminance(Scene.lightBackground) }
      event.kind = .pointer(input)
    default: break
    }
    return event
  }
}
