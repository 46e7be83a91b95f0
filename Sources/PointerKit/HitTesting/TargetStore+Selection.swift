import Kinematics

/// The questions that bands and gestures ask of the registered targets.
extension TargetStore {
  /// Whether a target is registered and enabled in a space that is.
  func isPresent(_ id: TargetID) -> Bool {
    guard let slot = slot(of: id), targets[slot].isEnabled else { return false }
    return space(targets[slot].space)?.isEnabled ?? false
  }

  /// The front-most enabled space whose surface holds a point of the window: one that has a clip or is
  /// opaque, else the window.
  func surface(at point: Point) -> SpaceID {
    for number in spaces.front {
      let space = spaces.layers[number].space
      guard space.isEnabled else { continue }
      if let clip = space.clip {
        if clip.contains(point) { return space.id }
      } else if space.isOpaque {
        return space.id
      }
    }
    return 0
  }

  /// Collects the selectable targets that a band covers, in ascending order of id.
  ///
  /// Enabled ones with an area whose frame shares a point with the band. Those of the band's own clipped
  /// space count within `area`, though they may have been scrolled out of sight since; all others as far as
  /// they are seen, through their clip and not behind an opaque space. O(targets near the band), O(n log n)
  /// in those found.
  func collect(in band: Rect, home area: Rect, of home: SpaceID, into found: inout [TargetID]) {
    found.removeAll(keepingCapacity: true)
    for number in spaces.front {
      let space = spaces.layers[number].space
      guard space.isEnabled else { continue }
      let isHome = space.id == home && space.clip != nil
      index.forEach(meeting: space.surroundings(of: isHome ? area : band), in: number, of: boxes) { slot in
        guard targets[slot].isEnabled, targets[slot].isSelectable, !targets[slot].frame.isEmpty else {
          return
        }
        let frame = space.window(targets[slot].frame)
        if isHome {
          guard frame.intersects(area) else { return }
        } else {
          guard let part = visiblePart(of: frame, in: space)?.intersection(band),
            !isCovered(part, before: space)
          else { return }
        }
        found.append(targets[slot].id)
      }
    }
    found.sortInPlace()
  }

  private func visiblePart(of frame: Rect, in space: PointerSpace) -> Rect? {
    space.clip.map { frame.intersection($0) } ?? frame
  }

  /// Whether an opaque space in front hides a rectangle wholly.
  private func isCovered(_ rect: Rect, before space: PointerSpace) -> Bool {
    for number in spaces.front {
      let front = spaces.layers[number].space
      if front.id == space.id { return false }
      guard front.isEnabled, front.isOpaque else { continue }
      guard let clip = front.clip else { return true }
      if clip.contains(rect.origin) && clip.contains(Point(x: rect.maxX, y: rect.maxY)) { return true }
    }
    return false
  }
}

extension Array where Element == TargetID {
  /// Sorts in ascending order and allocates nothing, which the standard library's sort does.
  ///
  /// O(n) where it is in order already, as targets mostly are; else a heap sort, O(n log n).
  mutating func sortInPlace() {
    guard indices.dropFirst().contains(where: { self[$0] < self[$0 - 1] }) else { return }
    for root in stride(from: count / 2 - 1, through: 0, by: -1) { sift(root, below: count) }
    for last in stride(from: count - 1, to: 0, by: -1) {
      swapAt(0, last)
      sift(0, below: last)
    }
  }

  /// Lets an element sink until its children are no greater.
  private mutating func sift(_ start: Int, below end: Int) {
    var root = start
    while 2 * root + 1 < end {
      var child = 2 * root + 1
      if child + 1 < end, self[child + 1] > self[child] { child += 1 }
      if self[root] >= self[child] { return }
      swapAt(root, child)
      root = child
    }
  }
}
