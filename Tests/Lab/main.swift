import Foundation
import PointerKit
import PointerScenes

/// Writes a file of the package, and prints its path.
func write(_ text: String, to path: String) throws {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
  try Data(text.utf8).write(to: root.appendingPathComponent(path).standardizedFileURL)
  print(path)
}

// What is recorded, and written into the package:
//   swift run Lab tour       the trace of the tour
//   swift run Lab pictures   the moving picture and the filmstrip of the tour, for README and articles
//   swift run Lab effects    the traces of the moving pictures in articles
switch CommandLine.arguments.dropFirst().first {
case "tour":
  try write(TourRecorder.tour(over: Tour().scene), to: "Sources/PointerScenes/Tour/tour.jsonl")
case "pictures":
  for (appearance, suffix) in [(Appearance.light, ""), (.dark, "~dark")] {
    let tour = try Tour(appearance)
    let resources = "Sources/PointerKit/PointerKit.docc/Resources/"
    try write(tour.movingPicture(), to: resources + "tour\(suffix).svg")
    try write(tour.filmstrip(), to: resources + "filmstrip\(suffix).svg")
  }
case "effects":
  for recording in EffectRecording.all {
    try write(recording.trace(), to: "Sources/Examples/effects/\(recording.name).jsonl")
  }
default:
  print("usage: Lab tour | pictures | effects")
  exit(2)
}
