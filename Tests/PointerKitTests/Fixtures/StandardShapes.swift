import PointerTestSupport

@testable import PointerKit

/// The shapes that tests of morphs begin and end with.
enum StandardShapes {
  /// Circles, beams, buttons and cards: width, height, radius.
  static let rounded: [(String, Size, Double)] = [
    ("circle", Size(19, 19), 9.5), ("big circle", Size(60, 60), 30),
    ("upright beam", Size(4.5, 22), 2.25), ("tall beam", Size(4.5, 63), 2.25),
    ("lying beam", Size(320, 4.5), 2.25), ("pill", Size(30, 10), 5), ("button", Size(44, 37), 8),
    ("icon", Size(76, 76), 17), ("square", Size(30, 30), 0),
    ("card", Size(256, 152), 12), ("row", Size(600, 52), 8), ("grabber", Size(40, 7), 3.5),
  ]

  /// The ready-made paths, and some of a host.
  static let paths: [(String, PointerPath)] = [
    ("cross", .cross), ("horizontal arrows", .horizontalArrows), ("vertical arrows", .verticalArrows),
    ("marker tip", .markerTip), ("bullseye", .bullseye),
    // Contours that cross: two bars, and two strokes.
    (
      "bars",
      PointerPath(
        .polygon([(-2, -12), (2, -12), (2, 12), (-2, 12)])
          + .polygon([(-12, -2), (12, -2), (12, 2), (-12, 2)]))
    ),
    (
      "strokes",
      PointerPath(
        [
          .move(to: Point(-10, 0)), .line(to: Point(10, 0)), .move(to: Point(0, -10)),
          .line(to: Point(0, 10)),
        ], strokeWidth: 4.5)
    ),
  ]

  static let goals: [(String, PointerMorph.Goal)] =
    rounded.map {
      ($0.0, PointerMorph.Goal(size: $0.1, cornerRadius: $0.2, outline: .roundedRect))
    } + paths.map { ($0.0, PointerMorph.Goal($0.1)) }
}
