import PointerKit

/// The contents of the window: a toolbar, segments, a slider, a scrolling list, text, icons and a menu.
///
/// It knows nothing of SDL and Cairo. The program registers its targets with the engine, and
/// `InterfaceDrawing` paints them.
struct Interface {
  static let size = Size(width: 900, height: 600)
  static let toolbarHeight = 60.0
  static let rowHeight = 44.0
  static let rowCount = 40

  // The spaces, from back to front, in front of the window's own targets.
  static let list: SpaceID = 1
  static let chrome: SpaceID = 2
  static let menu: SpaceID = 3

  static let menuButton: TargetID = 4
  static let slider: TargetID = 20
  static let divider: TargetID = 21
  static let text: TargetID = 22

  static let toolbar: [(id: TargetID, title: String)] = [
    (1, "Back"), (2, "Share"), (3, "Delete"), (4, "Menu"),
  ]
  static let segments: [(id: TargetID, title: String)] = [(11, "Day"), (12, "Week"), (13, "Month")]
  static let menuItems: [(id: TargetID, title: String)] = [
    (51, "Open"), (52, "Duplicate"), (53, "Rename"), (54, "Remove"),
  ]
  static let icons: [(id: TargetID, color: LinearColor)] = [
    (31, LinearColor(red: 0.95, green: 0.15, blue: 0.1)),
    (32, LinearColor(red: 0.95, green: 0.4, blue: 0.02)),
    (33, LinearColor(red: 0.85, green: 0.65, blue: 0.03)),
    (34, LinearColor(red: 0.1, green: 0.55, blue: 0.12)),
    (35, LinearColor(red: 0.05, green: 0.5, blue: 0.6)), (36, LinearColor(red: 0.03, green: 0.2, blue: 0.85)),
    (37, LinearColor(red: 0.25, green: 0.1, blue: 0.7)), (38, LinearColor(red: 0.75, green: 0.1, blue: 0.45)),
  ]
  static let lines = [
    "Over text the pointer is a beam that is as tall", "as its line. It moves freely along the line, and",
    "from line to line it never stops between two.", "Icons lift, buttons are highlighted, rows are",
    "tinted, and all of it ends at the edge of the list.",
  ]
  static let lineHeight = 24.0

  var appearance = Appearance.light
  var selectedSegment: TargetID = 11
  var selectedIcon: TargetID?
  var selectedRow: TargetID?
  /// The value of the slider, 0…1.
  var value = 0.4
  /// The width of the list, which the divider changes.
  var listWidth = 260.0
  /// The distance by which the list is scrolled down, in points.
  var scrolled = 0.0
  /// The corner of the open menu; nil while it is closed.
  var menuOrigin: Point?

  // MARK: Layout

  var listClip: Rect {
    Rect(
      x: 0, y: Interface.toolbarHeight, width: listWidth,
      height: Interface.size.height - Interface.toolbarHeight)
  }

  var menuRect: Rect? {
    menuOrigin.map {
      Rect(x: $0.x, y: $0.y, width: 170, height: Double(Interface.menuItems.count) * 36 + 12)
    }
  }

  var greatestScroll: Double { Double(Interface.rowCount) * Interface.rowHeight - listClip.height }

  /// The track of the slider, which is thinner than its target.
  var track: Rect { Rect(x: 690, y: 28, width: 180, height: 4) }

  /// The spaces besides the window.
  var spaces: [PointerSpace] {
    var list = PointerSpace(id: Interface.list)
    list.origin = Point(x: 0, y: Interface.toolbarHeight - scrolled)
    list.clip = listClip
    // The divider reaches over the list.
    var chrome = PointerSpace(id: Interface.chrome)
    chrome.z = 1
    guard let menuRect else { return [list, chrome] }
    var menu = PointerSpace(id: Interface.menu)
    menu.origin = menuRect.origin
    menu.clip = menuRect
    menu.z = 2
    menu.isOpaque = true
    return [list, chrome, menu]
  }

  /// Everything that the pointer can act on, with its frame in its space.
  var targets: [PointerTarget] {
    var targets: [PointerTarget] = []
    for (index, button) in Interface.toolbar.enumerated() {
      let frame = Rect(x: 16 + Double(index) * 78, y: 11.5, width: 70, height: 37)
      targets.append(PointerTarget(id: button.id, frame: frame, kind: .barButton, group: 1))
    }
    for (index, segment) in Interface.segments.enumerated() {
      let frame = Rect(x: 390 + Double(index) * 84, y: 14, width: 84, height: 32)
      let isSelected = segment.id == selectedSegment
      var target = PointerTarget(
        id: segment.id, frame: frame, kind: isSelected ? .selectedSegment : .segment, hasBezel: isSelected,
        group: 2)
      target.luminance = isSelected ? palette.raised.luminance : palette.sunken.luminance
      targets.append(target)
    }
    targets.append(
      PointerTarget(id: Interface.slider, frame: track.outset(by: 12), kind: .slider, effect: .none))
    targets[targets.count - 1].latchingAxes = .horizontal
    targets.append(dividerTarget)
    targets.append(textTarget)
    for (index, icon) in Interface.icons.enumerated() {
      let (column, row) = (Double(index % 4), Double(index / 4))
      let frame = Rect(x: listWidth + 70 + column * 120, y: 290 + row * 130, width: 84, height: 84)
      var target = PointerTarget(id: icon.id, frame: frame, kind: .appIcon, hasBezel: true)
      target.cornerRadius = 20
      target.color = icon.color
      targets.append(target)
    }
    for index in 0..<Interface.rowCount {
      let frame = Rect(
        x: 0, y: Double(index) * Interface.rowHeight, width: listWidth, height: Interface.rowHeight)
      var target = PointerTarget(id: Interface.row(index), frame: frame, kind: .row)
      target.space = Interface.list
      target.padding = .zero
      target.cornerRadius = 0
      targets.append(target)
    }
    guard let menuRect else { return targets }
    for (index, item) in Interface.menuItems.enumerated() {
      var target = PointerTarget(
        id: item.id, frame: Rect(x: 14, y: 10 + Double(index) * 36, width: menuRect.width - 28, height: 28),
        kind: .editMenuItem, group: 3)
      target.space = Interface.menu
      target.luminance = palette.raised.luminance
      targets.append(target)
    }
    return targets
  }

  private var dividerTarget: PointerTarget {
    var target = PointerTarget(
      id: Interface.divider,
      frame: Rect(x: listWidth - 1, y: listClip.minY, width: 2, height: listClip.height), kind: .divider)
    target.style = PointerStyle(shape: .verticalBeam(length: 36), constrainedAxes: .horizontal)
    target.style.accessories = [.arrow(.left), .arrow(.right)]
    target.padding = Insets(top: 0, left: 8, bottom: 0, right: 8)
    target.latchingAxes = .horizontal
    target.space = Interface.chrome
    return target
  }

  private var textTarget: PointerTarget {
    let height = Double(Interface.lines.count) * Interface.lineHeight
    var target = PointerTarget(
      id: Interface.text, frame: Rect(x: listWidth + 60, y: 110, width: 500, height: height), kind: .text)
    target.style.verticalPrecision = .lines(
      Interface.lines.indices.map {
        AxisPrecision.Line(start: Double($0) * Interface.lineHeight, length: Interface.lineHeight)
      })
    return target
  }

  static func row(_ index: Int) -> TargetID { TargetID(rawValue: UInt64(101 + index)) }

  // MARK: What the person does

  /// Responds to a click on a target, or on empty ground if `target` is nil.
  mutating func click(_ target: TargetID?, at location: Point) {
    let isMenuOpen = menuOrigin != nil
    menuOrigin = nil
    guard let target else {
      if !isMenuOpen { (selectedIcon, selectedRow) = (nil, nil) }
      return
    }
    if target == Interface.menuButton, !isMenuOpen {
      openMenu(at: Point(x: 250, y: Interface.toolbarHeight - 6))
    } else if target == Interface.slider {
      slide(to: location)
    } else if Interface.segments.contains(where: { $0.id == target }) {
      selectedSegment = target
    } else if Interface.icons.contains(where: { $0.id == target }) {
      selectedIcon = target
    } else if target.rawValue > 100 {
      selectedRow = target
    }
  }

  /// Opens the menu at a position, moved so that it stays within the window.
  mutating func openMenu(at position: Point) {
    menuOrigin = Point(
      x: min(position.x, Interface.size.width - 180), y: min(position.y, Interface.size.height - 170))
  }

  mutating func slide(to location: Point) {
    value = max(0, min(1, (location.x - track.minX) / track.width))
  }

  mutating func moveDivider(to location: Point) { listWidth = max(180, min(300, location.x)) }

  mutating func scrollList(by delta: Double) { scrolled = max(0, min(greatestScroll, scrolled - delta)) }
}
