// snippet.first-dialog
import PointerKit

/// A question that has to be answered first.
final class Dialog: Part {
  var isVisible = false
  /// What happens when the person has answered with Delete.
  var confirm: () -> Void = {}
  private let frame = Rect(x: 140, y: 120, width: 280, height: 132)

  var space: PointerSpace? {
    var space = PointerSpace(id: 3)
    space.origin = frame.origin
    space.z = 2
    space.isOpaque = true
    return space
  }

  var targets: [PointerTarget] {
    let cancel = Rect(x: 20, y: 76, width: 112, height: 36)
    let delete = Rect(x: 148, y: 76, width: 112, height: 36)
    var targets = [
      PointerTarget(id: 41, frame: cancel, kind: .button, hasBezel: true),
      PointerTarget(id: 42, frame: delete, kind: .button, hasBezel: true),
    ]
    for index in targets.indices {
      targets[index].space = 3
      targets[index].luminance = LinearColor.bar.luminance
    }
    targets[1].behavior.isMagnetic = .no
    return targets
  }

  func paintBackground(with painter: Painter) {
    painter.fill(Rect(origin: .zero, size: Window.size), .ink, opacity: 0.3)
    painter.fill(frame, .white, radius: 14)
    let text = Rect(x: frame.minX, y: frame.minY + 20, width: frame.width, height: 36)
    painter.text("Delete this note?", in: text, size: 17, isCentered: true)
  }

  func paint(_ target: PointerTarget, in frame: Rect, with painter: Painter) {
    painter.fill(frame, .bar, radius: 8)
    painter.text(target.id == 41 ? "Cancel" : "Delete", in: frame, isCentered: true)
  }

  func respond(to event: PointerEvent) {
    guard case .clicked(let press, _) = event.kind else { return }
    switch press.target {
    case 41: isVisible = false
    case 42:
      isVisible = false
      confirm()
    default: break
    }
  }
}
// snippet.end
