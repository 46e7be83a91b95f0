import PointerKit

/// What a trace says of the surface that no engine tells: its extent, the fingers on it, and where the person
/// looks.
struct TraceSurface {
  /// How long a look is shown, in seconds.
  private static let gazeTime = 1.2

  private var events: ArraySlice<TraceEvent>
  private var size: Size
  private var fingers: [(id: UInt64, place: Point)] = []
  private var gaze: (time: Timestamp, place: Point)?

  init(_ trace: Trace, _ scene: Scene) {
    size = scene.size
    events = ArraySlice(trace.events)
  }

  /// The surface's extent at an instant; instants must not go back.
  mutating func size(at time: Timestamp) -> Size {
    advance(to: time)
    return size
  }

  /// The fingers on the screen, and the latest look for a while.
  mutating func marks(at time: Timestamp) -> [Film.Mark] {
    advance(to: time)
    var marks = fingers.map { Film.Mark(kind: .finger, place: $0.place) }
    if let gaze, time.seconds(since: gaze.time) < TraceSurface.gazeTime {
      marks.append(Film.Mark(kind: .gaze, place: gaze.place))
    }
    return marks
  }

  private mutating func advance(to time: Timestamp) {
    while let event = events.first, event.time <= time {
      events.removeFirst()
      switch event.kind {
      case .bounds(let size): self.size = size
      case .pointer(let input):
        switch input.kind {
        case .touch(let phase, let place, let id):
          fingers.removeAll { $0.id == id }
          if phase == .began || phase == .changed { fingers.append((id, place)) }
        case .gaze(let place): gaze = (input.time, place)
        default: break
        }
      default: break
      }
    }
  }
}
