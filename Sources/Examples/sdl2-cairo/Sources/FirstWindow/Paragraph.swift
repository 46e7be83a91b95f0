// snippet.first-text
import PointerKit

/// A text of four lines, into which a click puts the caret.
final class Paragraph: Part {
  var fontSize = 16.0 { didSet { caret = nil } }
  private let lines = [
    "Bread, milk, good tomatoes.", "Call Ada about Sunday.", "The bicycle needs a new chain,",
    "and the garden needs water.",
  ]
  private var caret: Point?
  private var lineHeight: Double { 1.5 * fontSize }

  var targets: [PointerTarget] {
    let frame = Rect(x: 212, y: 84, width: 320, height: lineHeight * Double(lines.count))
    var text = PointerTarget(id: 10, frame: frame, kind: .text)
    text.style.verticalPrecision = .lines(heights: lines.map { _ in lineHeight })
    return [text]
  }

  func paint(_ target: PointerTarget, in frame: Rect, with painter: Painter) {
    for (index, line) in lines.enumerated() {
      let y = frame.minY + lineHeight * Double(index)
      painter.text(
        line, in: Rect(x: frame.minX, y: y, width: frame.width, height: lineHeight),
        size: fontSize)
    }
    if let caret {
      painter.fill(Rect(center: caret, size: Size(width: 2, height: lineHeight)), .accent)
    }
  }

  func respond(to event: PointerEvent) {
    if case .clicked(let press, _) = event.kind, press.target == 10 {
      caret = press.location
    }
  }
}
// snippet.end
