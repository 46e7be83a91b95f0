// Rows of Behaviors.md: C2.

/// The effect that a drop of the dragged item at the pointer's position would have.
///
/// It ends with the drag, and its cursor comes before all others; see ``PointerFrame/cursor``.
public enum DragOperation: UInt8, Hashable, Sendable, CaseIterable {
  /// Nothing is dragged.
  case none
  /// The item is copied, a link to it is made, or it is moved.
  case copy, link, move
  /// The item cannot be dropped.
  case forbidden
  /// The item is deleted.
  case disappearing

  /// The operation that modifier keys select: Option changes `copy`, `link` and `move` to `copy`, and Option
  /// with Command to `link`; the others stay as they are.
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

  /// An upright accessory at the lower right of the pointer, nearer than an arrow that shows a direction of
  /// movement, since it says what the pointer does.
  static func badge(_ shape: Shape) -> PointerAccessory {
    PointerAccessory(shape, position: Position(offset: 7, angle: 0.75 * Double.pi))
  }
}
