import PointerKit
import PointerScenes

/// The recordings about what the pointer does to what it points at.
extension EffectRecording {
  static let all = [
    circle, highlight, lift, hover, automatic, contrast,
    text, precision, regions, recentering, magnetism, shapes,
    accessories, annotations, dragging, revealing, scrolling,
  ]

  /// The circle moves, is pressed, hides and comes back (S1, S5, M6).
  private static let circle = EffectRecording("circle", from: Point(x: 80, y: 100)) { person in
    person.move(to: Point(x: 470, y: 60), seconds: 0.8, waiting: 0.1)
    person.press(waiting: 0.4)
    person.release(waiting: 1.5)
    person.move(to: Point(x: 80, y: 100), seconds: 0.8)
  }

  /// The highlight goes from button to button, follows the finger a little, and is pressed (E1, E2, E14, E15).
  private static let highlight = EffectRecording("highlight", from: Point(x: 40, y: 100)) { person in
    person.move(onto: "undo", seconds: 0.6, waiting: 0.2)
    person.move(onto: "bookmark", seconds: 0.9)
    person.move(onto: "bookmark", Vector(dx: 14, dy: 9), seconds: 0.35)
    person.move(onto: "bookmark", Vector(dx: -14, dy: -9), seconds: 0.4, waiting: 0.1)
    person.press(waiting: 0.35)
    person.release(waiting: 0.3)
    person.move(to: Point(x: 40, y: 100), seconds: 0.7)
  }

  /// An icon is lifted, leans after the finger, and the next one is (E4, E5).
  private static let lift = EffectRecording("lift", from: Point(x: 60, y: 140)) { person in
    person.move(onto: "photos", seconds: 0.6)
    person.move(onto: "photos", Vector(dx: 22, dy: -20), seconds: 0.4)
    person.move(onto: "photos", Vector(dx: -22, dy: 20), seconds: 0.5, waiting: 0.1)
    person.move(onto: "maps", seconds: 0.5)
    person.press(waiting: 0.3)
    person.release(waiting: 0.3)
    person.move(to: Point(x: 60, y: 140), seconds: 0.7)
  }

  /// Three cards: a tint, a scale with a shadow, and a scale; the pointer keeps its shape (E7, E8).
  private static let hover = EffectRecording("hover", from: Point(x: 14, y: 170)) { person in
    person.move(onto: "tint", Vector(dx: -20, dy: 20), seconds: 0.6, waiting: 0.4)
    person.move(onto: "shadow", Vector(dx: -20, dy: 20), seconds: 0.5, waiting: 0.4)
    person.move(onto: "all", Vector(dx: -20, dy: 20), seconds: 0.5, waiting: 0.4)
    person.move(to: Point(x: 400, y: 180), seconds: 0.4)
    person.move(to: Point(x: 14, y: 170), seconds: 0.6)
  }

  /// A plain button is highlighted, a filled one and an icon are lifted, a card hovers (E10).
  private static let automatic = EffectRecording("automatic", from: Point(x: 18, y: 150)) { person in
    person.move(onto: "share", seconds: 0.5, waiting: 0.3)
    person.move(onto: "save", seconds: 0.5, waiting: 0.3)
    person.move(onto: "maps", seconds: 0.5, waiting: 0.3)
    person.move(onto: "walk", Vector(dx: -20, dy: 20), seconds: 0.5, waiting: 0.4)
    person.move(to: Point(x: 308, y: 158), seconds: 0.4)
    person.move(to: Point(x: 18, y: 150), seconds: 0.6)
  }

  /// The circle and the highlight over backdrops from nearly black to white (S4, S5).
  private static let contrast = EffectRecording("contrast", from: Point(x: 50, y: 126)) { person in
    person.move(to: Point(x: 50, y: 76), seconds: 0.4, waiting: 0.3)
    person.move(to: Point(x: 250, y: 110), seconds: 0.8)
    person.move(onto: "light", seconds: 0.9, waiting: 0.3)
    person.move(to: Point(x: 560, y: 126), seconds: 0.6, waiting: 0.1)
    person.move(to: Point(x: 50, y: 126), seconds: 1.3)
  }
}
