import PointerKit
import PointerScenes

extension Tour {
  /// A few moments of the tour as an animated SVG, with a width of 600 points.
  ///
  /// It shows a bar, a line of text, icons, a flick and a large module. The package's README contains this
  /// picture in light and dark.
  func movingPicture() throws(SimulationError) -> String {
    let rate = 12.0
    let moments: [(chapter: String, from: Double, to: Double)] = [
      ("Bar buttons", 1.3, 3.3), ("Text", 0.8, 2.2), ("Icons", 0.7, 2.3), ("A flick toward", 1.1, 2.3),
      ("A large module", 0.8, 2.9),
    ]
    var times: [Timestamp] = []
    for moment in moments {
      guard let chapter = trace.chapters.first(where: { $0.title.hasPrefix(moment.chapter) }) else {
        continue
      }
      let count = Int(((moment.to - moment.from) * rate).rounded())
      times += (0..<count).map { chapter.time.advanced(bySeconds: moment.from + Double($0) / rate) }
    }
    let film = try Film(of: trace, over: scene, at: times)
    return film.animation(at: times, framesPerSecond: rate, width: 600, followsCameras: true) ?? ""
  }

  /// Six moments of the tour as a filmstrip: a bar button, text, a calendar, an icon, a handle and a band.
  func filmstrip() throws(SimulationError) -> String {
    let moments: [(chapter: String, at: Double)] = [
      ("Bar buttons", 1.4), ("Text", 1.7), ("A calendar", 3.3), ("Icons", 1.3), ("A handle", 1.9),
      ("Band selection", 1.7),
    ]
    let times = moments.compactMap { moment in
      trace.chapters.first { $0.title.hasPrefix(moment.chapter) }?.time.advanced(bySeconds: moment.at)
    }
    return try Film(of: trace, over: scene, at: times).filmstrip(at: times, zoom: 2.4) ?? ""
  }
}
