import Kinematics
import PointerKit

extension TargetID: RecordedRawValue {}
extension GroupID: RecordedRawValue {}
extension ElementKind: RecordedRawValue {}
extension CursorKind: RecordedRawValue {}

extension PointerTarget: RecordedFields {
  static var blank: PointerTarget { PointerTarget(id: 0, frame: Rect(x: 0, y: 0, width: 0, height: 0)) }

  mutating func code<Codec: RecordCodec>(with codec: inout Codec) throws(Codec.Failure) {
    var fields = TargetFields(self)
    try codec.code(&id)
    try codec.code(&frame)
    try codec.code(&fields)
    try codec.code(&kind)
    isEnabled = !fields.contains(.isDisabled)
    hasBezel = fields.contains(.hasBezel)
    behavior.isSelectable = !fields.contains(.isUnselectable)
    isPassedThrough = fields.contains(.isPassedThrough)
    behavior.isDraggedByScrolling = TargetBehavior.Choice(
      fields.choice(.isDraggedByScrolling, ifKnown: .isDraggedByScrollingKnown))
    behavior.isMagnetic = TargetBehavior.Choice(fields.choice(.isMagnetic, ifKnown: .isMagneticKnown))
    behavior.coasts = !fields.contains(.doesNotCoast)
    behavior.tracksHeldPress = TargetBehavior.Choice(
      fields.choice(.tracksHeldPress, ifKnown: .tracksHeldPressKnown))
    behavior.acceptsDrops = TargetBehavior.Choice(fields.choice(.acceptsDrops, ifKnown: .acceptsDropsKnown))
    behavior.clicksAfterDrag = TargetBehavior.Choice(
      fields.choice(.clicksAfterDrag, ifKnown: .clicksAfterDragKnown))
    if fields.contains(.space) { try codec.code(&space) }
    if fields.contains(.z) { try codec.code(&z) }
    if fields.contains(.group) { try codec.present(&group) }
    if fields.contains(.padding) { try codec.present(&padding) }
    if fields.contains(.style) { try codec.code(&style) }
    if fields.contains(.preferredHover) { try codec.present(&preferredHover) }
    if fields.contains(.cornerRadius) { try codec.code(&cornerRadius) }
    if fields.contains(.latchingAxes) { try codec.code(&latchingAxes) }
    if fields.contains(.luminance) { try codec.present(&luminance) }
    if fields.contains(.color) { try codec.present(&color) }
    if fields.contains(.cursor) { try codec.present(&cursor) }
    if fields.contains(.reveals) { try codec.code(&reveals) }
    if fields.contains(.view) { try codec.code(&view) }
  }
}

/// A property of a target that does not have its default value; the raw value is the number of its bit.
private enum TargetField: UInt32, CaseIterable {
  case space, z, group, isDisabled, hasBezel, padding, style, preferredHover, cornerRadius, isUnselectable
  case latchingAxes, isDraggedByScrollingKnown, isDraggedByScrolling, luminance, color, cursor
  case isMagneticKnown, isMagnetic, reveals, view, isPassedThrough, doesNotCoast
  case tracksHeldPressKnown, tracksHeldPress, acceptsDropsKnown, acceptsDrops
  case clicksAfterDragKnown, clicksAfterDrag
}

/// The properties of a target that do not have their default values.
private struct TargetFields: RecordedRawValue {
  private(set) var rawValue: UInt32 = 0

  /// Creates a set from its bits; nil if a bit belongs to no property.
  init?(rawValue: UInt32) {
    guard rawValue >> UInt32(TargetField.allCases.count) == 0 else { return nil }
    self.rawValue = rawValue
  }

  init(_ target: PointerTarget) {
    note(.space, target.space != .window)
    note(.z, target.z != 0)
    note(.group, target.group != nil)
    note(.isDisabled, !target.isEnabled)
    note(.hasBezel, target.hasBezel)
    note(.padding, target.padding != nil)
    note(.style, target.style != .automatic)
    note(.preferredHover, target.preferredHover != nil)
    note(.cornerRadius, target.cornerRadius.bitPattern != (8.0).bitPattern)
    note(.isUnselectable, !target.behavior.isSelectable)
    note(.latchingAxes, !target.latchingAxes.isEmpty)
    note(.isDraggedByScrollingKnown, target.behavior.isDraggedByScrolling != .automatic)
    note(.isDraggedByScrolling, target.behavior.isDraggedByScrolling == .yes)
    note(.luminance, target.luminance != nil)
    note(.color, target.color != nil)
    note(.cursor, target.cursor != nil)
    note(.isMagneticKnown, target.behavior.isMagnetic != .automatic)
    note(.isMagnetic, target.behavior.isMagnetic == .yes)
    note(.reveals, !target.reveals.isEmpty)
    note(.view, target.view.rawValue != 0)
    note(.isPassedThrough, target.isPassedThrough)
    note(.doesNotCoast, !target.behavior.coasts)
    note(.tracksHeldPressKnown, target.behavior.tracksHeldPress != .automatic)
    note(.tracksHeldPress, target.behavior.tracksHeldPress == .yes)
    note(.acceptsDropsKnown, target.behavior.acceptsDrops != .automatic)
    note(.acceptsDrops, target.behavior.acceptsDrops == .yes)
    note(.clicksAfterDragKnown, target.behavior.clicksAfterDrag != .automatic)
    note(.clicksAfterDrag, target.behavior.clicksAfterDrag == .yes)
  }

  private mutating func note(_ field: TargetField, _ isPresent: Bool) {
    if isPresent { rawValue |= 1 << field.rawValue }
  }

  func contains(_ field: TargetField) -> Bool { rawValue >> field.rawValue & 1 == 1 }

  /// Whether something is the case; nil if that is not known.
  func choice(_ field: TargetField, ifKnown known: TargetField) -> Bool? {
    contains(known) ? contains(field) : nil
  }
}

extension Insets: RecordedFields {
  static var blank: Insets { Insets(top: 0, left: 0, bottom: 0, right: 0) }

  mutating func code<Codec: RecordCodec>(with codec: inout Codec) throws(Codec.Failure) {
    try codec.code(&top)
    try codec.code(&left)
    try codec.code(&bottom)
    try codec.code(&right)
  }
}

extension LinearColor: Recorded {
  func write(to writer: inout ByteWriter) { writer.write(red, green, blue) }
  init(from reader: inout ByteReader) throws(MalformedRecord) {
    self.init(red: try reader.read(), green: try reader.read(), blue: try reader.read())
  }
}

extension RevealedElement: Recorded {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .target(let id): writer.writeCase(0, id)
    case .group(let id): writer.writeCase(1, id)
    }
  }

  init(from reader: inout ByteReader) throws(MalformedRecord) {
    switch try reader.byte() {
    case 0: self = .target(try reader.read())
    case 1: self = .group(try reader.read())
    default: throw MalformedRecord()
    }
  }
}
