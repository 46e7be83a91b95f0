import PointerKit

/// The window of the demonstration: a toolbar, a segmented control, cards, and the icons of a home screen.
enum DemonstrationScene {
  /// The window's extent, in points.
  static let size = Size(width: 880, height: 560)
  /// The relative luminance of the ground: a light grey.
  static let background = 0.88

  /// The ids of the groups.
  private static let toolbar: UInt64 = 1
  private static let segments: UInt64 = 2

  /// One target and what is written on it.
  struct Item {
    let target: PointerTarget
    let label: String
  }

  /// All that stands in the window; ids count from 1.
  static let items: [Item] = {
    var items: [Item] = []
    func add(
      _ label: String, _ frame: Rect, _ kind: ElementKind, hasBezel: Bool = false, group: UInt64 = 0,
      radius: Double = 8, luminance: Double? = nil, color: LinearColor? = nil
    ) {
      var target = PointerTarget(
        id: UInt64(items.count + 1), frame: frame, kind: kind, hasBezel: hasBezel, group: group)
      target.cornerRadius = radius
      target.luminance = luminance
      target.color = color
      items.append(Item(target: target, label: label))
    }
    for (index, label) in ["Undo", "Redo", "Search", "Bookmark", "Flag", "Share", "Trash", "Compose"]
      .enumerated()
    {
      add(
        label, Rect(x: 40 + 60 * Double(index), y: 28, width: 44, height: 37), .barButton, group: toolbar,
        luminance: 1)
    }
    for (index, label) in ["Day", "Week", "Month"].enumerated() {
      add(
        label, Rect(x: 590 + 86 * Double(index), y: 30, width: 84, height: 32),
        label == "Week" ? .selectedSegment : .segment, hasBezel: true, group: segments, radius: 8,
        luminance: label == "Week" ? 1 : 0.75)
    }
    let hues: [(String, Double, Double, Double)] = [
      ("Mail", 0.09, 0.5, 0.98), ("Photos", 0.98, 0.6, 0.14), ("Maps", 0.2, 0.72, 0.42),
      ("Music", 0.97, 0.24, 0.36),
      ("Notes", 0.85, 0.67, 0.12), ("Camera", 0.42, 0.43, 0.48), ("Books", 0.93, 0.45, 0.2),
      ("Clock", 0.16, 0.17, 0.2),
    ]
    for (index, hue) in hues.enumerated() {
      let color = LinearColor(
        red: DisplayColor.decoded(hue.1), green: DisplayColor.decoded(hue.2),
        blue: DisplayColor.decoded(hue.3))
      let place = Point(x: 56 + 122 * Double(index % 4), y: 170 + 168 * Double(index / 4))
      add(
        hue.0, Rect(x: place.x, y: place.y, width: 78, height: 78), .appIcon, hasBezel: true, radius: 18,
        luminance: color.luminance, color: color)
    }
    for (index, label) in ["Morning walk", "By the river"].enumerated() {
      let color = LinearColor(
        red: DisplayColor.decoded(index == 0 ? 0.45 : 0.2),
        green: DisplayColor.decoded(index == 0 ? 0.68 : 0.58),
        blue: DisplayColor.decoded(index == 0 ? 0.4 : 0.75))
      add(
        label, Rect(x: 590, y: 150 + 184 * Double(index), width: 256, height: 152), .card, hasBezel: true,
        radius: 16,
        luminance: 1, color: color)
    }
    return items
  }()
}
