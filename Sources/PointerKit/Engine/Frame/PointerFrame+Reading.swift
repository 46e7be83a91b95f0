/// Reading into lists that a frame keeps from one reading to the next, so that nothing is allocated.
extension PointerFrame {
  /// Keeps the values of the previous reading, with which the new values are compared to find the damage.
  mutating func keepBefore() {
    swap(&pointer, &before.pointer)
    swap(&contents, &before.contents)
    if !outline.isEmpty || !before.outline.isEmpty { swap(&outline, &before.outline) }
  }

  mutating func readReveals(_ reveals: borrowing Reveals) {
    if reveals.isEmpty, revealed.isEmpty { return }
    revealed.removeAll(keepingCapacity: true)
    for entry in reveals.entries { revealed.append(entry.element) }
  }

  mutating func readBand(_ selection: BandSelection?) {
    guard let selection else {
      if let last = band {
        before.selected = last.selected
        band = nil
      }
      return
    }
    if band == nil {
      band = BandState(rect: selection.rect, selected: before.selected)
      before.selected = []
    }
    band?.rect = selection.rect
    band?.selected.removeAll(keepingCapacity: true)
    band?.selected.append(contentsOf: selection.selected)
  }
}
