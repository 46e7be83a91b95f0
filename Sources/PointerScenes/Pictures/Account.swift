public import PointerKit

/// What happened in a film, told in one line each: made from the engine's own occurrences and from nothing
/// else.
public struct Account: Sendable {
  /// One line.
  public struct Line: Hashable, Sendable {
    /// When it happened.
    public let time: Timestamp
    /// What happened, such as `entered Share`.
    public let text: String
  }

  /// The lines, in order of time.
  public let lines: [Line]
  /// Where the film's parts begin, in order of time.
  public let chapters: [TraceChapter]

  /// Tells what happened in a film.
  ///
  /// That a target was left is told only where no other was entered at the same instant.
  public init(of film: Film) {
    var lines: [Line] = []
    let occurrences = film.occurrences
    for (index, occurrence) in occurrences.enumerated() {
      let name = occurrence.target.map { film.name(of: $0) }
      let text: String?
      switch occurrence.kind {
      case .exited:
        let isHandover = occurrences[(index + 1)...].contains {
          $0.time == occurrence.time && ($0.kind == .entered || $0.kind == .hidden)
        }
        text = isHandover ? nil : "left \(name ?? "")"
      case .entered:
        let before = occurrences[..<index].last { $0.time == occurrence.time && $0.kind == .exited }?.target
        text = "entered \(name ?? "")" + (before.map { ", straight from \(film.name(of: $0))" } ?? "")
      default: text = Account.text(for: occurrence, name: name, film)
      }
      if let text { lines.append(Line(time: occurrence.time, text: text)) }
    }
    self.lines = lines
    chapters = film.chapters
  }

  private static func text(for occurrence: PointerEvent, name: String?, _ film: Film) -> String? {
    let on = name.map { " on \($0)" } ?? ""
    switch occurrence.kind {
    case .recentered: return "recentred\(on)"
    case .coasted: return "flicked at \(speed(occurrence)); coasts on"
    case .attracted: return "flicked at \(speed(occurrence)); drawn to \(name ?? "a target")"
    case .landed: return landed(occurrence, name, film)
    case .pressed: return "pressed\(on)"
    case .released: return nil
    case .clicked:
      let again = occurrence.count > 1 ? ", \(occurrence.count) times in a row" : ""
      return "clicked\(name.map { " \($0)" } ?? "")" + again
    case .secondaryClicked: return "secondary click\(on)"
    case .hidden: return "hid: no input for a while"
    case .shown: return "came back"
    case .revealed, .concealed: return "\(occurrence.kind) \(name ?? "")"
    case .bandEnded: return "a band selects \(occurrence.count)"
    case .scrolled: return occurrence.phase == .began ? "scrolls\(on)" : nil
    case .transformed: return transformed(occurrence, on)
    case .gestured:
      guard let gesture = occurrence.gesture, occurrence.phase != .changed else { return nil }
      let phase = occurrence.phase == .ended ? "" : " \(occurrence.phase.map { "\($0)" } ?? "")"
      return words("\(gesture)") + phase + (occurrence.target == nil ? ", not for the window" : on)
    case .focusChanged: return "a look brings the context to \(name ?? "the window")"
    case .styleChanged: return "another style\(on)"
    case .entered, .exited, .bandBegan, .bandChanged: return nil
    case .dragBegan, .dragEnded, .cancelled: return words("\(occurrence.kind)") + on
    }
  }

  private static func transformed(_ occurrence: PointerEvent, _ on: String) -> String? {
    switch occurrence.phase {
    case .began: return "pinches and turns\(on)"
    case .ended:
      let degrees = Markup.number(occurrence.rotation * 180 / Double.pi, decimals: 0)
      return "\(Markup.number(occurrence.scale)) times as large, turned by \(degrees)°\(on)"
    default: return nil
    }
  }

  /// How near the model pointer came, from the first still after: the engine's word is checked, not repeated.
  private static func landed(_ occurrence: PointerEvent, _ name: String?, _ film: Film) -> String {
    guard let name, let id = occurrence.target else { return "came to rest" }
    guard let still = film.stills.first(where: { $0.frame.time >= occurrence.time }),
      let element = film.layouts[still.layout].elements.first(where: { $0.target.id == id }),
      let space = film.arrangements[still.arrangement].first(where: { $0.id == element.target.space })
    else { return "landed on \(name)" }
    let distance = still.frame.model.distance(to: space.window(element.target.frame).center)
    return distance == 0
      ? "landed on \(name), exactly in its middle"
      : "landed on \(name), \(Markup.number(distance)) points from its middle"
  }

  private static func speed(_ occurrence: PointerEvent) -> String {
    Markup.number(occurrence.delta.length, decimals: 0) + " points a second"
  }

  /// `bandBegan` as words: `band began`.
  private static func words(_ name: String) -> String {
    name.map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined()
  }

  /// The account as text, a line for each and for each chapter, with times counted from an instant.
  public func text(since origin: Timestamp = .zero) -> String {
    let width = lines.map { Film.seconds($0.time, since: origin).count }.max() ?? 0
    var text = ""
    var chapters = ArraySlice(chapters.enumerated())
    for line in lines {
      while let (index, chapter) = chapters.first, chapter.time <= line.time {
        text += "\n\(index + 1). \(chapter.title)\n"
        chapters.removeFirst()
      }
      let time = Film.seconds(line.time, since: origin)
      text += String(repeating: " ", count: width - time.count + 2) + time + "  " + line.text + "\n"
    }
    return text
  }
}
