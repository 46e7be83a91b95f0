import PointerKit

/// The parts of a trace that an engine's frames do not contain: the surface's size, the fingers and the gaze.
struct TraceSurface {
  /// The duration for which a gaze is shown, in seconds.
  private static let gazeTime = 1.2

  private var events: ArraySlice<TraceEvent>
  private var size: Size
  private var fingers: [(id: UInt64, position: Point)] = []
  private var gaze: (time: Timestamp, position: Point)?

  init(_ trace: Trace, _ scene: Scene) {
    size = scene.size
    events = ArraySlice(trace.events)
  }

  /// The size of the surface at a time, which must not be earlier than that of the previous call.
  mutating func size(at time: Timestamp) -> Size {
    advance(to: time)
    return size
  }

  /// The fingers on the screen and a recent gaze, at a time that is not earlier than that of the previous call.
  mutating func marks(at time: Timestamp) -> [Film.Mark] {
    advance(to: time)
    var marks = fingers.map { Film.Mark(kind: .finger, position: $0.position) }
    if let gaze, time.seconds(since: gaze.time) < TraceSurface.gazeTime {
      marks.append(Film.Mark(kind: .gaze, position: gaze.position))
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
        case .touch(let phase, let position, let id):
          fingers.removeAll { $0.id == id }
          if phase == .began || phase == .changed { fingers.append((id, position)) }
        case .gaze(let position): gaze = (input.time, position)
        default: break
        }
      default: break
      }
    }
  }
}
