// snippet.first-menu
import PointerKit

/// The menu of the button More.
final class Menu: Part {
  /// What happens when the person has chosen an item.
  var choose: (String) -> Void = { print("chose \($0)") }
  private let items: [(id: TargetID, title: String)] = [
    (31, "Rename"), (32, "Duplicate"), (33, "Delete"),
  ]
  private let frame = Rect(x: 396, y: 52, width: 156, height: 123)
  private(set) var isVisible = false

  var space: PointerSpace? {
    var space = PointerSpace(id: 2)
    space.origin = frame.origin
    space.clip = frame
    space.z = 1
    space.isOpaque = true
    return space
  }

  var targets: [PointerTarget] {
    items.enumerated().map { index, item in
      // The highlight is larger than an item: by 8 points at the sides, and by 4 above and below.
      let frame = Rect(
        x: 14, y: 10 + 37 * Double(index), width: frame.width - 28, height: 29)
      var target = PointerTarget(id: item.id, frame: frame, kind: .editMenuItem, group: 2)
      target.space = 2
      target.luminance = 1
      return target
    }
  }

  func paintBackground(with painter: Painter) {
    painter.fill(frame, .line)
    painter.fill(frame.outset(by: -1), .white)
  }

  func paint(_ target: PointerTarget, in frame: Rect, with painter: Painter) {
    guard let item = items.first(where: { $0.id == target.id }) else { return }
    painter.text(item.title, in: frame)
  }

  func respond(to event: PointerEvent) {
    switch event.kind {
    case .pressed(let press):
      // A press on the button opens the menu. Later any press closes it, except on an item.
      let isOnItem = items.contains { $0.id == press.target }
      isVisible = isVisible ? isOnItem : press.target == 3
    case .released(let press):
      guard isVisible, let item = items.first(where: { $0.id == press.target }) else {
        return
      }
      isVisible = false
      choose(item.title)
    default: break
    }
  }
}
// snippet.end
