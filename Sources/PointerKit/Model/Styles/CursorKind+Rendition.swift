/// The engine's own pointer for each cursor (C1).
extension CursorKind {
  /// The style with the same meaning as the cursor; nil for ``arrow``, ``none``, ``help``, ``progress`` and
  /// ``wait``.
  ///
  /// The style applies to targets whose own style is automatic: dividers, handles and targets of kind `other`
  /// get the whole style, and targets of the remaining kinds get only its accessories. With the cursors
  /// ``text`` and ``verticalText``, the length of the beam follows from the target's frame, as over text.
  public var rendition: PointerStyle? { CursorKind.renditions[Int(rawValue)] }

  /// All styles, which are created once, since creating accessories allocates memory.
  private static let renditions = CursorKind.allCases.map { $0.makeRendition() }

  /// Creates all styles and glyphs, unless they have been created in this process.
  ///
  /// This takes about a millisecond: little for the creation of an engine, but too much for an event.
  @_optimize(none)
  static func createRenditions() {
    _ = renditions
    _ = PointerAccessory.Shape.arrow.glyph
  }

  @_optimize(size)
  private func makeRendition() -> PointerStyle? {
    switch self {
    case .arrow, .none, .help, .progress, .wait: return nil
    case .grab, .grabbing: return .system
    case .pointer: return PointerStyle(effect: .highlight)
    case .text: return PointerStyle(shape: .verticalBeam(length: 22), constrainedAxes: .vertical)
    case .verticalText: return PointerStyle(shape: .horizontalBeam(length: 22), constrainedAxes: .horizontal)
    case .crosshair, .cell: return PointerStyle(shape: .cross)
    case .contextMenu: return CursorKind.circle(with: [.badge(.menu)])
    case .copy, .zoomIn, .dragAsk: return CursorKind.circle(with: [.badge(.plus)])
    case .zoomOut, .disappearingItem: return CursorKind.circle(with: [.badge(.minus)])
    case .alias: return CursorKind.circle(with: [.linkBadge])
    case .noDrop, .notAllowed: return CursorKind.circle(with: [.badge(.circleSlash)])
    case .northResize: return CursorKind.circle(arrows: 0)
    case .northeastResize: return CursorKind.circle(arrows: 1)
    case .eastResize: return CursorKind.circle(arrows: 2)
    case .southeastResize: return CursorKind.circle(arrows: 3)
    case .southResize: return CursorKind.circle(arrows: 4)
    case .southwestResize: return CursorKind.circle(arrows: 5)
    case .westResize: return CursorKind.circle(arrows: 6)
    case .northwestResize: return CursorKind.circle(arrows: 7)
    case .eastWestResize, .columnResize: return CursorKind.circle(arrows: 6, 2)
    case .northSouthResize, .rowResize: return CursorKind.circle(arrows: 0, 4)
    case .northeastSouthwestResize: return CursorKind.circle(arrows: 1, 5)
    case .northwestSoutheastResize: return CursorKind.circle(arrows: 7, 3)
    case .move, .allScroll, .allResize: return CursorKind.circle(arrows: 0, 2, 4, 6)
    }
  }

  private static func circle(with accessories: [PointerAccessory]) -> PointerStyle {
    var style = PointerStyle.system
    style.accessories = accessories
    return style
  }

  /// The circle with arrows; each direction is in eighths of a turn, clockwise from the top.
  private static func circle(arrows directions: Double...) -> PointerStyle {
    circle(with: directions.map { PointerAccessory(.arrow, angle: $0 * Double.pi / 4, offset: 9) })
  }
}
