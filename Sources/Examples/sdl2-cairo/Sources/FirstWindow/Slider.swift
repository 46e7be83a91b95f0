// snippet.first-slider
import PointerKit

/// A slider: a track, and in front of it a knob.
final class Slider: Part {
  /// What happens when the person has changed the value, which is 0…1.
  var change: (Double) -> Void = { _ in }
  private var value = 0.5
  private let track = Rect(x: 232, y: 314, width: 200, height: 24)

  var targets: [PointerTarget] {
    let center = Point(x: track.minX + value * track.width, y: track.center.y)
    let frame = Rect(center: center, size: Size(width: 24, height: 24))
    var knob = PointerTarget(id: 21, frame: frame, kind: .slider, hasBezel: true)
    knob.cornerRadius = 12
    knob.luminance = 1
    knob.z = 1
    knob.latchingAxes = .horizontal
    return [PointerTarget(id: 20, frame: track, kind: .slider, effect: .none), knob]
  }

  func paint(_ target: PointerTarget, in frame: Rect, with painter: Painter) {
    if target.id == 20 {
      painter.fill(
        Rect(x: frame.minX, y: frame.center.y - 2, width: frame.width, height: 4), .line,
        radius: 2)
    } else {
      painter.fill(frame, .line, radius: 12)
      painter.fill(frame.outset(by: -1), .white, radius: 11)
    }
  }

  func respond(to event: PointerEvent) {
    switch event.kind {
    case .clicked(let press, _) where press.target == 20: slide(to: press.location)
    case .dragChanged(let drag) where drag.target == 21,
      .dragEnded(let drag, _) where drag.target == 21:
      slide(to: drag.location)
    default: break
    }
  }

  private func slide(to location: Point) {
    value = max(0, min(1, (location.x - track.minX) / track.width))
    change(value)
  }
}
// snippet.end
