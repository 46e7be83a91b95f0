import PointerKit

extension PointerSettings {
  /// Visits all fields; the field numbers are part of the format.
  mutating func visit(_ fields: inout some RecordFields) {
    fields.visit(0, &trackingSpeed)
    fields.visit(1, &scrollingSpeed)
    fields.visit(2, &naturalScrolling)
    fields.visit(3, &inertia)
    fields.visit(4, &animations)
    fields.visit(5, &autoHideDelay)
    fields.visit(6, &pointerScale)
    fields.visit(7, &increasedContrast)
    fields.visit(8, &reduceMotion)
    fields.visit(9, &doubleClickInterval)
    fields.visit(10, &gestures.controlClickIsSecondary)
    fields.visit(11, &gestures.secondaryClickRegion)
    visit(12, &gestures.secondaryClickFingers, &fields)
    for gesture in StandardGesture.allCases {
      let field = 32 + 2 * UInt64(gesture.rawValue)
      visit(field, &gestures[gesture, on: .trackpad], &fields)
      visit(field + 1, &gestures[gesture, on: .mouse], &fields)
    }
  }

  private func visit(_ field: UInt64, _ counts: inout FingerCounts, _ fields: inout some RecordFields) {
    var number = Int(counts.rawValue)
    fields.visit(field, &number)
    counts = FingerCounts(rawValue: UInt8(truncatingIfNeeded: number))
  }
}

extension ByteWriter {
  mutating func write(_ settings: PointerSettings) {
    var copy = settings
    write(fields: { copy.visit(&$0) })
  }
}

extension ByteReader {
  mutating func settings() throws(MalformedRecord) -> PointerSettings {
    var settings = PointerSettings()
    try fields { settings.visit(&$0) }
    return settings
  }
}
