import PointerKit

extension ByteWriter {
  mutating func write(_ target: PointerTarget) {
    let fields = TargetFields(target)
    write(target.id.rawValue)
    write(target.frame)
    write(UInt64(fields.rawValue))
    append(target.kind.rawValue)
    if fields.contains(.space) { write(target.space.rawValue) }
    if fields.contains(.z) { write(target.z) }
    if let group = target.group { write(group.rawValue) }
    if let padding = target.padding {
      write(padding.top)
      write(padding.left)
      write(padding.bottom)
      write(padding.right)
    }
    if fields.contains(.style) { write(target.style) }
    if let hover = target.preferredHover { write(hover) }
    if fields.contains(.cornerRadius) { write(target.cornerRadius) }
    if fields.contains(.latchingAxes) { append(target.latchingAxes.rawValue) }
    if let luminance = target.luminance { write(luminance) }
    if let color = target.color {
      write(color.red)
      write(color.green)
      write(color.blue)
    }
    if let cursor = target.cursor { append(cursor.rawValue) }
    if fields.contains(.reveals) {
      write(UInt64(target.reveals.count))
      for element in target.reveals { write(element) }
    }
    if fields.contains(.view) { write(target.view.rawValue) }
  }

  private mutating func write(_ element: RevealedElement) {
    switch element {
    case .target(let id):
      append(0)
      write(id.rawValue)
    case .group(let id):
      append(1)
      write(id.rawValue)
    }
  }
}

extension ByteReader {
  mutating func target() throws(MalformedRecord) -> PointerTarget {
    let id = TargetID(rawValue: try unsigned())
    var target = PointerTarget(id: id, frame: try rect())
    let fields = TargetFields(rawValue: try integer())
    guard fields.isSubset(of: .all) else { throw MalformedRecord() }
    target.kind = try choice()
    target.hasBezel = fields.contains(.hasBezel)
    target.isEnabled = !fields.contains(.isDisabled)
    target.isSelectable = !fields.contains(.isUnselectable)
    target.isPassedThrough = fields.contains(.isPassedThrough)
    if fields.contains(.isDraggedByScrollingKnown) {
      target.isDraggedByScrolling = fields.contains(.isDraggedByScrolling)
    }
    if fields.contains(.isMagneticKnown) { target.isMagnetic = fields.contains(.isMagnetic) }
    if fields.contains(.space) { target.space = SpaceID(rawValue: try unsigned()) }
    if fields.contains(.z) { target.z = try signed() }
    if fields.contains(.group) { target.group = GroupID(rawValue: try unsigned()) }
    if fields.contains(.padding) {
      target.padding = Insets(
        top: try number(), left: try number(), bottom: try number(), right: try number())
    }
    if fields.contains(.style) { target.style = try style() }
    if fields.contains(.preferredHover) { target.preferredHover = try hoverOptions() }
    if fields.contains(.cornerRadius) { target.cornerRadius = try number() }
    if fields.contains(.latchingAxes) { target.latchingAxes = Axes(rawValue: try byte()) }
    if fields.contains(.luminance) { target.luminance = try number() }
    if fields.contains(.color) {
      target.color = LinearColor(red: try number(), green: try number(), blue: try number())
    }
    if fields.contains(.cursor) { target.cursor = try choice() }
    if fields.contains(.reveals) {
      target.reveals = try list { (reader) throws(MalformedRecord) in try reader.revealedElement() }
    }
    if fields.contains(.view) { target.view = TargetID(rawValue: try unsigned()) }
    return target
  }

  private mutating func revealedElement() throws(MalformedRecord) -> RevealedElement {
    switch try byte() {
    case 0: .target(TargetID(rawValue: try unsigned()))
    case 1: .group(GroupID(rawValue: try unsigned()))
    default: throw MalformedRecord()
    }
  }
}

/// The properties of a target that do not have their default values.
private struct TargetFields: OptionSet {
  let rawValue: UInt32

  static let space = TargetFields(rawValue: 1 << 0)
  static let z = TargetFields(rawValue: 1 << 1)
  static let group = TargetFields(rawValue: 1 << 2)
  static let isDisabled = TargetFields(rawValue: 1 << 3)
  static let hasBezel = TargetFields(rawValue: 1 << 4)
  static let padding = TargetFields(rawValue: 1 << 5)
  static let style = TargetFields(rawValue: 1 << 6)
  static let preferredHover = TargetFields(rawValue: 1 << 7)
  static let cornerRadius = TargetFields(rawValue: 1 << 8)
  static let isUnselectable = TargetFields(rawValue: 1 << 9)
  static let latchingAxes = TargetFields(rawValue: 1 << 10)
  static let isDraggedByScrollingKnown = TargetFields(rawValue: 1 << 11)
  static let isDraggedByScrolling = TargetFields(rawValue: 1 << 12)
  static let luminance = TargetFields(rawValue: 1 << 13)
  static let color = TargetFields(rawValue: 1 << 14)
  static let cursor = TargetFields(rawValue: 1 << 15)
  static let isMagneticKnown = TargetFields(rawValue: 1 << 16)
  static let isMagnetic = TargetFields(rawValue: 1 << 17)
  static let reveals = TargetFields(rawValue: 1 << 18)
  static let view = TargetFields(rawValue: 1 << 19)
  static let isPassedThrough = TargetFields(rawValue: 1 << 20)
  static let all = TargetFields(rawValue: (1 << 21) - 1)
}

extension TargetFields {
  fileprivate init(_ target: PointerTarget) {
    var fields: TargetFields = []
    func note(_ field: TargetFields, _ isPresent: Bool) { if isPresent { fields.insert(field) } }
    note(.space, target.space != .window)
    note(.z, target.z != 0)
    note(.group, target.group != nil)
    note(.isDisabled, !target.isEnabled)
    note(.hasBezel, target.hasBezel)
    note(.padding, target.padding != nil)
    note(.style, target.style != .automatic)
    note(.preferredHover, target.preferredHover != nil)
    note(.cornerRadius, target.cornerRadius.bitPattern != (8.0).bitPattern)
    note(.isUnselectable, !target.isSelectable)
    note(.latchingAxes, !target.latchingAxes.isEmpty)
    note(.isDraggedByScrollingKnown, target.isDraggedByScrolling != nil)
    note(.isDraggedByScrolling, target.isDraggedByScrolling == true)
    note(.luminance, target.luminance != nil)
    note(.color, target.color != nil)
    note(.cursor, target.cursor != nil)
    note(.isMagneticKnown, target.isMagnetic != nil)
    note(.isMagnetic, target.isMagnetic == true)
    note(.reveals, !target.reveals.isEmpty)
    note(.view, target.view.rawValue != 0)
    note(.isPassedThrough, target.isPassedThrough)
    self = fields
  }
}
