/// Which pointer a drag shows (C2).
extension DragOperation {
  /// What dropping would do with these keys held: where something may be dropped, Option copies it, and
  /// Option with Command links to it.
  ///
  /// Nothing dragged, a place that refuses and one where the thing disappears stay what they are: no key
  /// changes them.
  public func resolved(with modifiers: KeyModifiers) -> DragOperation {
    switch self {
    case .none, .forbidden, .disappearing: return self
    case .copy, .link, .move: break
    }
    guard modifiers.contains(.option) else { return self }
    return modifiers.contains(.command) ? .link : .copy
  }

  /// The cursor of a drag that does this; nil while nothing is dragged.
  public var cursor: CursorKind? {
    switch self {
    case .none: nil
    case .copy: .copy
    case .link: .alias
    case .move: .move
    case .forbidden: .notAllowed
    case .disappearing: .disappearingItem
    }
  }

  /// The accessory that a drag adds to the pointer; nil for a plain move and while nothing is dragged.
  var badge: PointerAccessory? {
    switch self {
    case .none, .move: nil
    case .copy: .badge(.plus)
    case .link: .linkBadge
    case .forbidden: .badge(.circleSlash)
    case .disappearing: .badge(.minus)
    }
  }
}

extension PointerAccessory {
  /// The arrow of a link points away to the upper right, as people know it from links that lead elsewhere.
  static let linkBadge = PointerAccessory(.arrow, angle: 0.25 * Double.pi, offset: 7)

  /// An accessory that says what would happen: below right, where it hides nothing above, and upright.
  ///
  /// Nearer than an arrow that points away, since it belongs to the pointer.
  static func badge(_ shape: Shape) -> PointerAccessory {
    PointerAccessory(shape, angle: 0.75 * Double.pi, offset: 7, orientsToAngle: false)
  }
}
