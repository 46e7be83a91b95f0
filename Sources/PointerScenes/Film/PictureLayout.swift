public import PointerKit

/// The contents of a window for a picture: its size, its background and its elements.
public struct PictureLayout: Hashable, Sendable {
  /// The size of the window, in points.
  public let size: Size
  /// Whether the window is light or dark.
  public let appearance: Appearance
  /// The relative luminance of the background, 0…1 linear.
  public let background: Double
  /// The elements from back to front.
  ///
  /// They are sorted by space from back to front, then by ascending z, then by descending area, and then by
  /// descending id.
  public let elements: [Element]

  /// An element of the window.
  public struct Element: Hashable, Sendable {
    /// The registered target; its frame is in the coordinates of its space.
    public let target: PointerTarget
    /// The text on the element; nil if it has none.
    public let label: String?
    /// The element's hit region, in the coordinates of its space.
    public let region: Rect
  }

  /// Creates the layout of an engine.
  ///
  /// A target is left out if its space, or a parent of the space, is unknown or disabled.
  ///
  /// - Complexity: O(*n* log *n*) for *n* targets.
  public init(_ engine: PointerEngine, size: Size, background: Double, labels: [TargetID: String]) {
    self.size = size
    self.background = background
    appearance = engine.appearance
    var positions: [SpaceID: Int] = [:]
    for (index, space) in engine.spacesFromFront.enumerated() where engine.isEnabled(space.id) {
      positions[space.id] = -index
    }
    var found: [(position: Int, element: Element)] = []
    for id in engine.targetIdentifiers {
      guard let target = engine.target(id), let position = positions[target.space],
        let region = engine.region(of: id).flatMap({ engine.convert($0, to: target.space) })
      else { continue }
      found.append((position, Element(target: target, label: labels[id], region: region)))
    }
    // The engine expects that a toolkit paints the elements of a space in this order.
    found.sort { a, b in
      if a.position != b.position { return a.position < b.position }
      let (first, second) = (a.element.target, b.element.target)
      if first.z != second.z { return first.z < second.z }
      let (area, otherArea) = (first.frame.size.area, second.frame.size.area)
      return area != otherArea ? area > otherArea : first.id > second.id
    }
    elements = found.map { $0.element }
  }

  /// The spaces of the elements, in ascending order of id.
  func spaces(of engine: PointerEngine) -> [PictureSpace] {
    Set(elements.map { $0.target.space }).sorted().compactMap { PictureSpace($0, of: engine) }
  }

  /// The name to show for a target: its label, or its id if it has no label.
  func name(of id: TargetID) -> String {
    elements.first { $0.target.id == id }?.label ?? "\(id.rawValue)"
  }
}

extension PictureLayout {
  /// The targets and groups that a frame does not show, since they can be revealed but are concealed (H1,
  /// H2).
  ///
  /// The members of concealed groups are included.
  func concealed(in frame: PointerFrame) -> Set<RevealedElement> {
    var concealed: Set<RevealedElement> = []
    for element in elements { concealed.formUnion(element.target.reveals) }
    guard !concealed.isEmpty else { return [] }
    concealed.subtract(frame.revealed)
    for element in elements {
      if let group = element.target.group, concealed.contains(.group(group)) {
        concealed.insert(.target(element.target.id))
      }
    }
    return concealed
  }
}

/// The position and the visible part of a space in a picture of the window.
public struct PictureSpace: Hashable, Sendable {
  /// The space's id.
  public let id: SpaceID
  /// The position of the space's origin (0, 0) in the window, in points.
  public let origin: Point
  /// The part of the window in which the space is visible, in window points; nil for the whole window.
  public let clip: Rect?

  /// Finds a space or the window in an engine; nil if the space or one of its parents is not registered.
  init?(_ id: SpaceID, of engine: PointerEngine) {
    guard let origin = engine.convert(Point.zero, from: id) else { return nil }
    self.id = id
    self.origin = origin
    clip = engine.clip(of: id)
  }

  /// Converts a rectangle from the space's coordinates to the window's.
  func window(_ rect: Rect) -> Rect { rect.offset(by: origin - .zero) }
}

extension [PictureSpace] {
  /// Converts a rectangle from the coordinates of a space to the window's.
  ///
  /// A space that is not in the list counts as the window.
  func window(_ rect: Rect, from id: SpaceID) -> Rect { first { $0.id == id }?.window(rect) ?? rect }

  /// The visible part of a rectangle of a space, in window points; nil if the space's clip hides it.
  ///
  /// A space that is not in the list counts as the window, without a clip. A clip also hides every rectangle
  /// without an area.
  func visible(_ rect: Rect, in id: SpaceID) -> Rect? {
    guard let space = first(where: { $0.id == id }) else { return rect }
    let whole = space.window(rect)
    guard let clip = space.clip else { return whole }
    let part = whole.intersection(clip)
    return part.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
  }
}
