import Kinematics

/// What a target's cursor makes of its automatic style (C1).
enum CursorRendition {
  /// The cursor that a target states, as far as it counts now.
  ///
  /// One that states the contextual menu's has a menu; its pointer is shown only while Control is held and
  /// nothing is dragged (C2).
  static func cursor(of target: PointerTarget, engine: StyleResolution.Context) -> CursorKind? {
    if target.cursor == .contextMenu, !engine.showsContextMenus { return nil }
    return target.cursor
  }

  /// The target with the style that its cursor asks for, where its own is automatic.
  ///
  /// Dividers, handles and other things become what the cursor is; what has an effect of its own keeps it and
  /// gets the cursor's accessories. Whatever the host states stands.
  static func apply(to target: PointerTarget, engine: StyleResolution.Context) -> PointerTarget {
    guard let cursor = cursor(of: target, engine: engine), target.style.effect == .automatic,
      target.style.shape == nil, let rendition = cursor.rendition
    else { return target }
    var target = target
    if target.style.accessories.isEmpty { target.style.accessories = rendition.accessories }
    guard target.kind == .other || target.kind == .divider || target.kind == .handle else { return target }
    if cursor == .text {
      target.kind = .text
      return target
    }
    var style = rendition
    style.accessories = target.style.accessories
    style.horizontalPrecision = target.style.horizontalPrecision
    style.verticalPrecision = target.style.verticalPrecision
    style.constrainedAxes.formUnion(target.style.constrainedAxes)
    if cursor == .verticalText { becomeColumn(&style, target, engine) }
    target.style = style
    return target
  }

  /// A lying beam as wide as the column, as text has an upright one as tall as the line.
  private static func becomeColumn(
    _ style: inout PointerStyle, _ target: PointerTarget, _ engine: StyleResolution.Context
  ) {
    let longest = engine.configuration.maximumBeamLength
    let isOneColumn = target.frame.width <= longest
    var column = PointerStyle(
      shape: .horizontalBeam(length: min(target.frame.width, longest)),
      constrainedAxes: isOneColumn ? .horizontal : [])
    column.horizontalPrecision = style.horizontalPrecision
    column.verticalPrecision = style.verticalPrecision
    column.accessories = style.accessories
    style = column
  }
}
