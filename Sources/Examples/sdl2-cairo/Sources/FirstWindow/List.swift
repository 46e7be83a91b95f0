// snippet.first-list
import PointerKit

/// A list of notes that scrolls.
final class List: Part {
  private var notes: [(id: TargetID, title: String)] = [
    (101, "Groceries"), (102, "Packing list"), (103, "Books to read"), (104, "Birthday"),
    (105, "Bicycle"),
    (106, "Garden"), (107, "Recipes"), (108, "Ideas"), (109, "Letters"), (110, "Songs"),
    (111, "Travel"),
  ]
  private var selected: TargetID? = 105
  private var scrolled = 0.0
  private let frame = Rect(x: 0, y: 52, width: 180, height: 328)
  private let rowHeight = 44.0

  var space: PointerSpace? {
    var space = PointerSpace(id: 1)
    space.origin = Point(x: frame.minX, y: frame.minY - scrolled)
    space.clip = frame
    space.contentSize = Size(width: frame.width, height: rowHeight * Double(notes.count))
    return space
  }

  var targets: [PointerTarget] {
    notes.enumerated().map { index, note in
      let frame = Rect(
        x: 0, y: rowHeight * Double(index), width: frame.width, height: rowHeight)
      var row = PointerTarget(id: note.id, frame: frame, kind: .row)
      row.space = 1
      row.cornerRadius = 0
      row.padding = .zero
      row.luminance = note.id == selected ? LinearColor.accent.luminance : 1
      return row
    }
  }

  func paintBackground(with painter: Painter) { painter.fill(frame, .white) }

  func paint(_ target: PointerTarget, in frame: Rect, with painter: Painter) {
    guard let note = notes.first(where: { $0.id == target.id }) else { return }
    let isSelected = note.id == selected
    if isSelected { painter.fill(frame, .accent) }
    let text = Rect(
      x: frame.minX + 16, y: frame.minY, width: frame.width - 16, height: frame.height)
    painter.text(note.title, in: text, color: isSelected ? .white : .ink)
  }

  func respond(to event: PointerEvent) {
    switch event.kind {
    case .clicked(let press, _) where notes.contains { $0.id == press.target }:
      selected = press.target
    case .scrolled(let scroll) where scroll.recipient.space == 1:
      self.scroll(by: scroll.delta.dy)
    default: break
    }
  }

  private func scroll(by distance: Double) {
    let end = max(0, rowHeight * Double(notes.count) - frame.height)
    scrolled = max(0, min(end, scrolled - distance))
  }

  func removeSelected() {
    notes.removeAll { $0.id == selected }
    selected = nil
    scroll(by: 0)
  }
}
// snippet.end
