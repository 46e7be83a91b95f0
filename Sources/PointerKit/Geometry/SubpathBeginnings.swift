import Kinematics

/// The elements of a path with a move before each subpath.
///
/// Drawing libraries disagree about an outline that begins with a line or continues after a close. With these
/// elements, all of them draw the same outline. A first line becomes a move to its end, a first curve begins
/// at its first control point, and an outline that continues after a close begins again where the closed
/// subpath began. A close without an open subpath is dropped.
struct SubpathBeginnings {
  /// The elements so far.
  private(set) var elements: [PointerPath.Element] = []
  /// The start of the newest subpath.
  private var start: Point?
  private var isOpen = false

  /// Appends an element, preceded by a move if a move is missing.
  mutating func append(_ element: PointerPath.Element) {
    switch element {
    case .move(let to):
      begin(at: to)
      return
    case .line(let to):
      if !isOpen {
        guard let start else {
          begin(at: to)
          return
        }
        begin(at: start)
      }
    case .quadratic(_, let control):
      if !isOpen { begin(at: start ?? control) }
    case .cubic(_, let first, _):
      if !isOpen { begin(at: start ?? first) }
    case .close:
      guard isOpen else { return }
      isOpen = false
    }
    elements.append(element)
  }

  /// Drops all elements after the first `count`, and returns the number of dropped elements.
  mutating func limit(to count: Int) -> Int {
    let excess = max(0, elements.count - count)
    elements.removeLast(excess)
    return excess
  }

  private mutating func begin(at point: Point) {
    elements.append(.move(to: point))
    start = point
    isOpen = true
  }
}
