public import PointerKit

/// A description of a film in words, with a line for each important event of the engine.
public struct Account: Sendable {
  /// One line of the account.
  public struct Line: Hashable, Sendable {
    /// The time of the event.
    public let time: Timestamp
    /// The type of the event.
    package let type: PointerEventType
    /// The text, such as `entered Share`.
    public let text: String
  }

  /// The lines, in order of time.
  public let lines: [Line]
  /// The chapters of the film, in order of time.
  public let chapters: [TraceChapter]

  /// Creates the account of a film.
  ///
  /// An exit has no line of its own if the pointer enters another target or hides at the same time.
  public init(of film: Film) {
    let events = film.events
    lines = events.indices.compactMap { index in
      let event = events[index]
      let text: String?
      switch event.kind {
      case .exited(let target):
        let isImplied = events[(index + 1)...].contains {
          $0.time == event.time && ($0.type == .entered || $0.type == .hidden)
        }
        text = isImplied ? nil : "left \(film.name(of: target))"
      case .entered(let target):
        let before = events[..<index].last { $0.time == event.time && $0.type == .exited }?.target
        text =
          "entered \(film.name(of: target))" + (before.map { ", straight from \(film.name(of: $0))" } ?? "")
      default: text = Account.text(for: event, film)
      }
      return text.map { Line(time: event.time, type: event.type, text: $0) }
    }
    chapters = film.chapters
  }

  private static func text(for event: PointerEvent, _ film: Film) -> String? {
    let name = event.target.map { film.name(of: $0) }
    let on = name.map { " on \($0)" } ?? ""
    switch event.kind {
    case .recentered: return "recentered\(on)"
    case .coasted(let velocity, _): return "flicked at \(speed(velocity)); coasts"
    case .attracted(let target, let velocity, _):
      return "flicked at \(speed(velocity)); attracted by \(film.name(of: target))"
    case .landed(let target): return target.map { landed(on: $0, at: event.time, film) } ?? "came to rest"
    case .pressed: return "pressed\(on)"
    case .clicked(_, let count):
      return "clicked \(name ?? "empty space")" + (count > 1 ? ", \(count) times in a row" : "")
    case .secondaryClicked: return "secondary click\(on)"
    case .hidden: return "hidden: no input for a while"
    case .shown: return "shown again"
    case .revealed(let element), .concealed(let element): return "\(event.type) \(film.name(of: element))"
    case .bandEnded(let band, _): return "band selection: \(band.count) selected"
    case .scrolled(let scroll): return scroll.phase == .began ? "scrolls\(on)" : nil
    case .transformed(let transform): return transformed(transform, on)
    case .gestured(let gesture):
      guard gesture.phase != .changed else { return nil }
      let phase = gesture.phase == .ended ? "" : " \(gesture.phase)"
      return Vocabulary.gesture.plainWords(for: gesture.name) + phase
        + (name == nil ? ", for the system and not for the window" : on)
    case .focusChanged: return "the gaze moves the context to \(name ?? "the window")"
    case .styleChanged: return "style changed\(on)"
    case .entered, .exited, .released, .bandBegan, .bandChanged, .dragChanged, .pressureChanged, .pushedEdge:
      return nil
    case .dragBegan, .dragEnded, .cancelled: return Vocabulary.eventType.plainWords(for: event.type) + on
    }
  }

  private static func transformed(_ transform: PointerEvent.Transform, _ on: String) -> String? {
    switch transform.phase {
    case .began: return "pinch and rotation began\(on)"
    case .ended:
      let degrees = Markup.number(transform.rotation * 180 / Double.pi, decimals: 0)
      return "\(Markup.number(transform.scale)) times as large, rotated by \(degrees)°\(on)"
    case .changed, .cancelled: return nil
    }
  }

  /// The text for the end of an attraction, with the distance of the model pointer from the target's center.
  ///
  /// The distance is measured in the first still that is not earlier than the event.
  private static func landed(on target: TargetID, at time: Timestamp, _ film: Film) -> String {
    let name = film.name(of: target)
    guard let still = film.stills.first(where: { $0.frame.time >= time }),
      let element = film.layouts[still.layout].elements.first(where: { $0.target.id == target })
    else { return "landed on \(name)" }
    let frame = film.arrangements[still.arrangement].window(element.target.frame, from: element.target.space)
    let distance = still.frame.modelPosition.distance(to: frame.center)
    return distance == 0
      ? "landed on \(name), exactly in its center"
      : "landed on \(name), \(Markup.number(distance)) points from its center"
  }

  private static func speed(_ velocity: Vector) -> String {
    Markup.number(velocity.length, decimals: 0) + " points per second"
  }

  /// The account as text, with a heading for each chapter and times counted from `origin`.
  public func text(since origin: Timestamp = .zero) -> String {
    let width = lines.map { Film.seconds($0.time, since: origin).count }.max() ?? 0
    var text = ""
    var chapters = ArraySlice(chapters.enumerated())
    for line in lines {
      while let (index, chapter) = chapters.first, chapter.time <= line.time {
        text += "\n\(index + 1). \(chapter.title)\n"
        chapters.removeFirst()
      }
      text += Account.row(line, since: origin, width: width)
    }
    return text
  }

  /// Some lines as text, without headings and with times counted from `origin`.
  package static func text(of lines: [Line], since origin: Timestamp = .zero) -> String {
    let width = lines.map { Film.seconds($0.time, since: origin).count }.max() ?? 0
    return lines.map { row($0, since: origin, width: width) }.joined()
  }

  private static func row(_ line: Line, since origin: Timestamp, width: Int) -> String {
    let time = Film.seconds(line.time, since: origin)
    return String(repeating: " ", count: width - time.count + 2) + time + "  " + line.text + "\n"
  }
}
