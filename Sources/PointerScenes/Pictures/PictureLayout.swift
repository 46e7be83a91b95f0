public import PointerKit

/// What stands in a window as a picture shows it: its extent, its ground and its elements, back to front.
public struct PictureLayout: Hashable, Sendable {
  /// The window's extent, in points.
  public let size: Size
  /// Light or dark.
  public let appearance: Appearance
  /// The relative luminance of the bare ground, 0…1 linear.
  public let background: Double
  /// The elements, back to front: by their space's order, then z, then id.
  public let elements: [Element]

  /// One element of the window.
  public struct Element: Hashable, Sendable {
    /// The target as the engine knows it; its frame is in the coordinates of its space.
    public let target: PointerTarget
    /// What is written on it, or nil.
    public let label: String?
    /// Its padded hit region, in the coordinates of its space.
    public let region: Rect
  }

  /// Takes down what an engine has registered; targets whose space is unknown or disabled are left out.
  ///
  /// O(n log n) in the targets.
  public init(_ engine: PointerEngine, size: Size, background: Double, labels: [TargetID: String]) {
    self.size = size
    self.background = background
    appearance = engine.appearance
    var found: [(order: Int64, element: Element)] = []
    for id in engine.targetIdentifiers {
      guard let target = engine.target(id), let region = engine.region(of: id),
        let space = engine.space(target.space), space.isEnabled
      else { continue }
      let local = region.offset(by: Point.zero - space.origin)
      found.append((space.order, Element(target: target, label: labels[id], region: local)))
    }
    // Of equal order the lower space is in front.
    found.sort { a, b in
      if a.order != b.order { return a.order < b.order }
      let (first, second) = (a.element.target, b.element.target)
      if first.space != second.space { return first.space > second.space }
      return first.z != second.z ? first.z < second.z : first.id < second.id
    }
    elements = found.map { $0.element }
  }

  /// The spaces that the elements live in, by id.
  func spaces(of engine: PointerEngine) -> [PointerSpace] {
    Set(elements.map { $0.target.space }).sorted().compactMap { engine.space($0) }
  }

  /// What people call a target: its label, else its number.
  func name(of id: TargetID) -> String {
    elements.first { $0.target.id == id }?.label ?? "\(id.rawValue)"
  }
}
