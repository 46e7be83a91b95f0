import PointerKit

extension SimulatedPerson {
  /// What happened since the person was created, one line an act or event, to read and to compare with a
  /// literal.
  ///
  /// ```
  /// 0.00 s  touch at (200, 220)
  /// 0.00 s  move by (130, 0) in 0.20 s
  /// 0.12 s    entered “Save”
  /// 0.20 s  lift at (330, 220) on “Save”
  /// 0.20 s    attracted by “Save”
  /// ```
  /// What the person did stands at the margin, what came of it is indented. Times count from the creation and
  /// have two decimals, positions are rounded to whole points. It has the newest 256 events and 512 acts.
  public var story: String { storyLines.map { $0 + "\n" }.joined() }

  /// The lines of the story.
  var storyLines: [String] {
    var lines: [String] = []
    let kept = engine.events(since: diary.firstEvent)
    var next = kept.startIndex
    func addEvents(before number: UInt64) {
      while next < min(number, kept.endIndex) {
        let event = kept[next]
        next += 1
        // Of a drag's or a scroll's many steps, the last before the next act or other event is told.
        if event.kind.isStep, next < min(number, kept.endIndex), kept[next].kind.isStep { continue }
        lines.append("\(time(event.time))    \(text(of: event.kind))")
      }
    }
    for act in diary.acts {
      addEvents(before: act.events)
      lines.append(line(of: act))
    }
    addEvents(before: .max)
    return lines
  }

  private func time(_ time: Timestamp) -> String {
    Text.number(max(0, time.seconds(since: diary.start)), decimals: 2) + " s"
  }

  // MARK: Acts

  private func line(of act: Diary.Act) -> String {
    let place = Text.point(act.position) + (act.hovered.map { " on \(name(of: $0))" } ?? "")
    switch act.kind {
    case .moved(let delta, let start):
      let duration = Text.number(act.time.seconds(since: start), decimals: 2)
      return "\(time(start))  move by \(Text.vector(delta)) in \(duration) s"
    case .sent(let kind): return "\(time(act.time))  \(text(of: kind, at: place))"
    }
  }

  private func text(of kind: PointerInput.Kind, at place: String) -> String {
    switch kind {
    case .contact(.began, 1): "touch at \(place)"
    case .contact(.ended, _): "lift at \(place)"
    case .button(.primary, true): "press at \(place)"
    case .button(.primary, false): "release at \(place)"
    case .button(let button, let isDown): "\(isDown ? "press" : "release") the \(button) button at \(place)"
    case .scroll(let delta, _, _): "scroll by \(Text.vector(delta)) at \(place)"
    case .transform(let phase, let scale, _, _, _):
      "pinch \(phase), scale \(Text.number(scale, decimals: 2)), at \(place)"
    case .typing: "type"
    case .gaze(let position): "look at \(Text.point(position))"
    case .position(let position): "move to \(Text.point(position))"
    case .modifiers(let keys): keys.isEmpty ? "release the modifier keys" : "hold \(keys)"
    default: "\(kind)"
    }
  }

  // MARK: Events

  private func text(of kind: PointerEvent.Kind) -> String {
    switch kind {
    case .entered(let id): "entered \(name(of: id))"
    case .exited(let id): "exited \(name(of: id))"
    case .recentered(let id): "recentered on \(name(of: id))"
    case .coasted(_, let landing): "coasts to \(Text.point(landing))"
    case .attracted(let id, _, _): "attracted by \(name(of: id))"
    case .landed(let id): "landed on \(id.map { name(of: $0) } ?? "nothing")"
    case .pressed(let press): "pressed \(name(of: press.target))"
    case .released(let press): "released \(name(of: press.target))"
    case .clicked(let press, let count):
      "clicked \(name(of: press.target))" + (count > 1 ? ", click \(count)" : "")
    case .secondaryClicked(let press): "secondary click on \(name(of: press.target))"
    case .cancelled(let press): "cancelled the press on \(name(of: press.target))"
    case .dragBegan(let drag): "drag of \(name(of: drag.target)) began"
    case .dragChanged(let drag): "dragged \(name(of: drag.target)) by \(Text.vector(drag.translation))"
    case .dragEnded(let drag, let phase):
      "drag of \(name(of: drag.target)) \(phase)"
        + (drag.dropTarget.map { " over \(name(of: $0))" } ?? "")
    case .scrolled(let scroll): "scrolled \(recipient(scroll.recipient)) by \(Text.vector(scroll.delta))"
    case .focusChanged(let id, _): "focus on \(name(of: id))"
    case .styleChanged(let id): "style of \(name(of: id)) changed"
    default: "\(kind)"
    }
  }

  private func recipient(_ recipient: PointerEvent.Recipient) -> String {
    recipient.target.map { name(of: $0) } ?? "\(recipient)"
  }

  // MARK: Names

  /// A target in a line: its name in quotes, or its number.
  func name(of id: TargetID?) -> String {
    guard let id else { return "nothing" }
    return names[id].map { "“\($0)”" } ?? "target \(id.rawValue)"
  }

  /// A target in a headline: its name in quotes with its number, or its number alone.
  func title(of id: TargetID?) -> String {
    guard let id, let name = names[id] else { return name(of: id) }
    return "“\(name)” (\(id.rawValue))"
  }
}

extension PointerEvent.Kind {
  /// Whether the event is one of the many steps of a drag or a band.
  fileprivate var isStep: Bool {
    switch self {
    case .dragChanged, .bandChanged, .pressureChanged: true
    default: false
    }
  }
}

/// Numbers as a person reads them.
enum Text {
  /// A number with at most so many decimals, thousands separated by commas: `1,100`.
  static func number(_ value: Double, decimals: Int? = nil) -> String {
    guard value.isFinite else { return "\(value)" }
    let scale = [1.0, 10, 100][min(2, decimals ?? 1)]
    let scaled = (abs(value) * scale).rounded()
    guard scaled < 1e15 else { return "\(value)" }
    let whole = String(Int(scaled / scale))
    var text = ""
    for (index, digit) in whole.enumerated() {
      if index > 0, (whole.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    if let decimals, decimals > 0 {
      let rest = String(Int(scaled) % Int(scale))
      text += "." + String(repeating: "0", count: decimals - rest.count) + rest
    } else if decimals == nil, Int(scaled) % 10 != 0 {
      text += ".\(Int(scaled) % 10)"
    }
    return value < 0 && scaled > 0 ? "−" + text : text
  }

  static func point(_ point: Point) -> String {
    "(\(number(point.x, decimals: 0)), \(number(point.y, decimals: 0)))"
  }
  static func edges(_ rect: Rect) -> String {
    "x \(number(rect.minX)) to \(number(rect.maxX)), y \(number(rect.minY)) to \(number(rect.maxY))"
  }

  static func vector(_ vector: Vector) -> String {
    "(\(number(vector.dx, decimals: 0)), \(number(vector.dy, decimals: 0)))"
  }
}
