public import Kinematics
public import Magnetism

/// Band selections: the person drags from a point without a target, and a rectangle selects what it covers
/// (I7).
extension PointerEngine {
  /// Sets the selection, for example after a click or a key; bands start from this selection.
  ///
  /// Unknown ids are dropped and counted. O(n log n) for n ids.
  public mutating func setSelection(_ ids: [TargetID], at time: Timestamp) {
    follow(time)
    var known: [TargetID] = []
    for id in ids {
      if scene.slot(of: id) != nil { known.append(id) } else { diagnostics.unknownTargets.count(id) }
    }
    known.sortInPlace()
    band.setBefore(known)
    if input.isBanding {
      extendBand()
      settleLook()
    } else {
      band.restore()
    }
  }

  /// Extends the band to the pointer after the pointer or the layout has moved.
  mutating func extendBand() {
    if band.extend(to: position, among: scene) { record(.bandChanged(eventBand)) }
  }

  /// Records the beginning of a band, once nothing is hovered any more.
  mutating func recordBandBeginning() { record(.bandBegan(eventBand)) }

  var eventBand: PointerEvent.Band {
    PointerEvent.Band(
      space: band.space, anchor: band.windowAnchor, position: position, count: band.selected.count,
      device: input.press?.device ?? 0)
  }
}
