/// The engine's own pointer for each cursor (C1).
extension CursorKind {
  /// The style with the same meaning as the cursor; nil for the free circle, and for no pointer.
  ///
  /// A target with an automatic style and a cursor gets this style if its kind is divider, handle or other; if
  /// its kind has an effect of its own, only the accessories.
  public var rendition: PointerStyle? { CursorKind.renditions[Int(rawValue)] }

  /// All styles, created once, since accessories are allocated.
  private static let renditions = CursorKind.allCases.map { $0.makeRendition() }

  private func makeRendition() -> PointerStyle? {
    let up = 0.0
    let right = Double.pi / 2
    let down = Double.pi
    let left = 1.5 * Double.pi
    let eighth = Double.pi / 4
    switch self {
    case .arrow, .none, .help, .progress, .wait: return nil
    case .grab, .grabbing: return .system
    case .pointer: return PointerStyle(effect: .highlight)
    case .text: return PointerStyle(shape: .verticalBeam(length: 22), constrainedAxes: .vertical)
    case .verticalText: return PointerStyle(shape: .horizontalBeam(length: 22), constrainedAxes: .horizontal)
    case .crosshair, .cell: return PointerStyle(shape: .cross)
    case .contextMenu: return CursorKind.circle(with: .badge(.menu))
    case .copy, .zoomIn, .dragAsk: return CursorKind.circle(with: .badge(.plus))
    case .zoomOut, .disappearingItem: return CursorKind.circle(with: .badge(.minus))
    case .alias: return CursorKind.circle(with: .linkBadge)
    case .noDrop, .notAllowed: return CursorKind.circle(with: .badge(.circleSlash))
    case .northResize: return CursorKind.circle(pointing: up)
    case .eastResize: return CursorKind.circle(pointing: right)
    case .southResize: return CursorKind.circle(pointing: down)
    case .westResize: return CursorKind.circle(pointing: left)
    case .northeastResize: return CursorKind.circle(pointing: eighth)
    case .southeastResize: return CursorKind.circle(pointing: 3 * eighth)
    case .southwestResize: return CursorKind.circle(pointing: 5 * eighth)
    case .northwestResize: return CursorKind.circle(pointing: 7 * eighth)
    case .eastWestResize, .columnResize: return CursorKind.circle(pointing: left, right)
    case .northSouthResize, .rowResize: return CursorKind.circle(pointing: up, down)
    case .northeastSouthwestResize: return CursorKind.circle(pointing: eighth, 5 * eighth)
    case .northwestSoutheastResize: return CursorKind.circle(pointing: 7 * eighth, 3 * eighth)
    case .move, .allScroll, .allResize: return CursorKind.circle(pointing: up, right, down, left)
    }
  }

  private static func circle(with accessory: PointerAccessory) -> PointerStyle {
    var style = PointerStyle.system
    style.accessories = [accessory]
    return style
  }

  private static func circle(pointing angles: Double...) -> PointerStyle {
    var style = PointerStyle.system
    style.accessories = angles.map { PointerAccessory(.arrow, angle: $0, offset: 9) }
    return style
  }
}
