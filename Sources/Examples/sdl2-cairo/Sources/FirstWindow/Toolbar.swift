// snippet.first-toolbar
import PointerKit

/// A bar with three buttons.
final class Toolbar: Part {
  private let buttons: [(id: TargetID, title: String)] = [
    (1, "New"), (2, "Share"), (3, "More"),
  ]

  var targets: [PointerTarget] {
    buttons.enumerated().map { index, button in
      let frame = Rect(x: 312 + 80 * Double(index), y: 8, width: 72, height: 36)
      return PointerTarget(id: button.id, frame: frame, kind: .barButton, group: 1)
    }
  }

  func paintBackground(with painter: Painter) {
    painter.fill(Rect(x: 0, y: 0, width: Window.size.width, height: 52), .bar)
  }

  func paint(_ target: PointerTarget, in frame: Rect, with painter: Painter) {
    guard let button = buttons.first(where: { $0.id == target.id }) else { return }
    painter.text(button.title, in: frame, isCentered: true)
  }

  func respond(to event: PointerEvent) {
    guard case .clicked(let press, _) = event.kind else { return }
    if let button = buttons.first(where: { $0.id == press.target }) {
      print("clicked \(button.title)")
    }
  }
}
// snippet.end
