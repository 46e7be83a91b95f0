import Kinematics

/// What is selected, and the band that is changing it (I7).
///
/// Lists are in ascending order of id.
struct BandSelection: Hashable, Sendable {
  /// What a band does to the selection, by the modifiers as it begins.
  enum Mode: Hashable, Sendable {
    case replacing
    /// With Shift.
    case adding
    /// With Command.
    case toggling

    init(_ modifiers: KeyModifiers) {
      self = modifiers.contains(.command) ? .toggling : modifiers.contains(.shift) ? .adding : .replacing
    }
  }

  /// What is selected now.
  var selected: [TargetID] = []
  /// What was selected before the band.
  var before: [TargetID] = []
  /// What the band covers.
  var covered: [TargetID] = []
  /// The selection of the event before, to tell a change.
  private var last: [TargetID] = []
  var mode = Mode.replacing
  /// The space that the band grows with, and where in it the band began.
  var space: SpaceID = 0
  var anchor = Point.zero
  /// The anchor in the window, as far as is known; it stays if the space goes.
  var windowAnchor = Point.zero
  /// The rectangle between anchor and pointer, in window points.
  var rect = Rect.zero

  /// Forms the selection from what was selected before and what is covered; false if it is what it was.
  mutating func combine() -> Bool {
    swap(&selected, &last)
    selected.removeAll(keepingCapacity: true)
    var (old, new) = (0, 0)
    while old < before.count || new < covered.count {
      if new == covered.count || (old < before.count && before[old] < covered[new]) {
        if mode != .replacing { selected.append(before[old]) }
        old += 1
      } else if old == before.count || covered[new] < before[old] {
        selected.append(covered[new])
        new += 1
      } else {
        if mode != .toggling { selected.append(before[old]) }
        old += 1
        new += 1
      }
    }
    return selected != last
  }

  /// Takes the selection as it is for the one before a band.
  mutating func remember() {
    before.removeAll(keepingCapacity: true)
    before.append(contentsOf: selected)
  }

  /// Goes back to the selection before the band.
  mutating func restore() {
    selected.removeAll(keepingCapacity: true)
    selected.append(contentsOf: before)
  }
}
