import Kinematics

/// The opaque layers from front to back, in at most 64 runs, each with the smallest rectangle around the
/// clips of its layers.
///
/// Neighbors in the list are often neighbors on the surface. So the rectangles of most runs do not contain a
/// given rectangle, and the layers of these runs need not be compared with it.
struct OpaqueRuns {
  private static let greatestCount = 64

  /// The rectangle of each run around the clips of its layers; nil for a run that hides nothing.
  private var extents = InlineArray<64, Rect?>(repeating: nil)
  private let length: Int
  /// The number of comparisons so far.
  private(set) var comparisons = 0

  /// Divides the opaque layers into runs.
  ///
  /// O(opaque layers).
  init(of spaces: borrowing SpaceTable) {
    let opaque = spaces.tree.opaque.span
    length = max(1, (opaque.count + OpaqueRuns.greatestCount - 1) / OpaqueRuns.greatestCount)
    for position in opaque.indices {
      let placement = spaces.placements[opaque[position]]
      guard placement.isEnabled, !placement.isClippedAway else { continue }
      let run = position / length
      let clip = placement.clip ?? OpaqueRuns.everything
      extents[run] = extents[run]?.union(clip) ?? clip
    }
  }

  /// Whether a single opaque layer hides a whole rectangle of the layer at an index of ``SpaceTree/list``.
  mutating func cover(_ rect: Rect, at index: Int, in spaces: borrowing SpaceTable) -> Bool {
    let opaque = spaces.tree.opaque.span
    for run in 0..<(opaque.count + length - 1) / length {
      comparisons &+= 1
      guard let extent = extents[run], extent.contains(rect) else { continue }
      for position in run * length..<min(opaque.count, (run + 1) * length) {
        comparisons &+= 1
        if spaces.hides(rect, with: opaque[position], at: index) { return true }
      }
    }
    return false
  }

  /// A rectangle that contains all rectangles on the surface.
  private static var everything: Rect { Rect(minX: -1e300, minY: -1e300, maxX: 1e300, maxY: 1e300) }
}

extension SpaceTable {
  /// Whether an opaque layer hides a whole rectangle of the layer at an index of ``SpaceTree/list``.
  ///
  /// A layer hides nothing of the layers in its own subtree.
  func hides(_ rect: Rect, with front: Int, at index: Int) -> Bool {
    let placement = placements[front]
    guard tree.end(of: front) <= index, placement.isEnabled, !placement.isClippedAway else { return false }
    guard let clip = placement.clip, clip.intersection(rect) != rect else { return true }
    return false
  }
}
