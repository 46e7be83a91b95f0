/// The effect that a drop of the dragged item at the pointer's position would have (C2).
///
/// Modifier keys may change the effect, and the pointer shows it.
public enum DragOperation: UInt8, Hashable, Sendable, CaseIterable {
  /// Nothing is dragged.
  case none
  /// The item is copied.
  case copy
  /// A link to the item is made.
  case link
  /// The item is moved.
  case move
  /// The item cannot be dropped.
  case forbidden
  /// The item is deleted.
  case disappearing

  /// The operation that the modifier keys select: Option copies the item, Option with Command makes a link.
  ///
  /// Only `copy`, `link` and `move` can change; `none`, `forbidden` and `disappearing` stay as they are.
  public func resolved(with modifiers: KeyModifiers) -> DragOperation {
    guard self == .copy || self == .link || self == .move, modifiers.contains(.option) else { return self }
    return modifiers.contains(.command) ? .link : .copy
  }

  /// The cursor of a drag with this operation; nil while nothing is dragged.
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

  /// The accessory that a drag adds to the pointer; nil for `move`, and while nothing is dragged.
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
  /// An arrow to the upper right, which people know from links to another page.
  static let linkBadge = PointerAccessory.arrow(Position(offset: 7, angle: 0.25 * Double.pi))

  /// An upright accessory at the lower right of the pointer.
  ///
  /// It says what the pointer does, and is therefore nearer to the pointer than an arrow that shows a
  /// direction of movement.
  static func badge(_ shape: Shape) -> PointerAccessory {
    PointerAccessory(shape, position: Position(offset: 7, angle: 0.75 * Double.pi))
  }
}
