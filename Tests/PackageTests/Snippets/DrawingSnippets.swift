import PointerKit
import XCTest

/// The samples of the article about drawing: a menu that covers a part of a lifted icon, on a card.
final class DrawingSnippets: XCTestCase {
  private struct Space {
    let id: SpaceID
    let elements: [TargetID]
  }
  private struct View {
    let id: TargetID
    var children: [View] = []
  }

  private let now = Timestamp(nanoseconds: 1_000_000_000)
  private var painted: [String] = []

  /// An engine with the card 1, on it the icon 2 and its neighbor 3, and the item 9 in a menu; the icon is
  /// lifted.
  private func engine() -> PointerEngine {
    var engine = PointerEngine(size: Size(width: 400, height: 300))
    engine.setDevice(.mouse, at: now)
    var menu = PointerSpace(id: 1)
    menu.clip = Rect(x: 140, y: 100, width: 100, height: 100)
    menu.isOpaque = true
    engine.upsert(menu, at: now)
    let icon = Rect(x: 100, y: 100, width: 60, height: 60)
    var targets = [
      PointerTarget(id: 1, frame: Rect(x: 50, y: 50, width: 300, height: 200), kind: .other),
      PointerTarget(id: 2, frame: icon, kind: .appIcon),
      PointerTarget(id: 3, frame: icon.offset(by: Vector(dx: 0, dy: 60)), kind: .appIcon),
      PointerTarget(id: 9, frame: Rect(x: 140, y: 100, width: 100, height: 100), kind: .row),
    ]
    targets[3].space = 1
    engine.upsert(targets, at: now)
    engine.handle(PointerInput(.position(Point(x: 120, y: 130)), at: now), now: now)
    return engine
  }

  private func draw(_ commands: ArraySlice<DrawingCommand>, clip: Rect?) {
    painted.append(clip == nil ? "[" : "[clip")
    draw(commands)
    painted.append("]")
  }

  private func draw(_ commands: ArraySlice<DrawingCommand>) {
    for command in commands {
      switch command.kind {
      case .contentBegin(_, let scale, _):
        painted.append("\(command.target?.rawValue ?? 0)\(scale > 1 ? "+" : "")")
      case .shadow where command.target == 2: painted.append("shadow")
      default: break
      }
    }
  }

  func testTheSampleBySpace() {
    let engine = engine()
    let frame = engine.frame(at: now.advanced(by: .milliseconds(150)))
    let spaces = [Space(id: .window, elements: [1, 3, 2]), Space(id: 1, elements: [9])]
    func paintBackground(of space: Space, clip: Rect?) {
      painted.append("space \(space.id.rawValue)\(clip == nil ? "" : " clip")")
    }
    func paint(_ element: TargetID, clip: Rect?) { painted.append("plain \(element.rawValue)") }
    // snippet.drawingBySpace
    for space in spaces {
      paintBackground(of: space, clip: engine.clip(of: space.id))
      for element in space.elements where !frame.drawing.includes(element) {
        paint(element, clip: engine.clip(of: space.id))
      }
      for group in frame.drawing.dropLast() where group.space == space.id {
        draw(group.commands, clip: group.clip)
      }
    }
    draw(frame.drawing.front, clip: nil)
    // snippet.end
    XCTAssertEqual(
      painted.filter { $0 != "shadow" },
      ["space 0", "plain 1", "plain 3", "[", "2+", "]", "space 1 clip", "plain 9", "[", "]"])
    XCTAssertTrue(painted.contains("shadow"))
  }

  func testTheSampleByElement() {
    let frame = engine().frame(at: now.advanced(by: .milliseconds(150)))
    let root = View(id: 0, children: [View(id: 1, children: [View(id: 2), View(id: 3)]), View(id: 9)])
    func paintContent(
      of view: View, center: Point = .zero, scale: Double = 1, translation: Vector = .zero
    ) { painted.append("\(view.id.rawValue)\(scale > 1 ? "+" : "")") }
    // snippet.drawingByElement
    func paint(_ view: View) {
      if let drawing = frame.elements[view.id] {
        draw(drawing.beneath)
        paintContent(of: view, center: drawing.center, scale: drawing.scale, translation: drawing.translation)
        draw(drawing.above)
      } else {
        paintContent(of: view)
      }
      for child in view.children where !isRaised(child) { paint(child) }
      for child in view.children where isRaised(child) { paint(child) }
    }
    func isRaised(_ view: View) -> Bool { frame.elements[view.id]?.isRaised ?? false }

    paint(root)
    draw(frame.elements.front)
    // snippet.end
    XCTAssertEqual(painted.filter { $0 != "shadow" }, ["0", "1", "3", "2+", "9"])
    XCTAssertEqual(painted.firstIndex(of: "shadow").map { painted[$0...].contains("2+") }, true, "beneath it")
  }
}
