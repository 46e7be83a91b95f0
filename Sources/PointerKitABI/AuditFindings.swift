// The names are the same as in pointerkit-audit.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit
import Kinematics
import LayoutAudit
import PointerKit

extension ptk_finding {
  init(_ finding: Finding) {
    self.init()
    rule = ptk_rule(number: finding.rule)
    certainty = ptk_certainty(number: finding.certainty)
    target_count = finding.targets.count
    other_count = finding.others.count
    group = finding.group?.rawValue ?? 0
    rect = ptk_rect(finding.rect)
    (measured, measured_unit) = (finding.measured.value, ptk_quantity(number: finding.measured.unit))
    let asked = finding.expected.quantity
    (expected, expected_unit) = (asked.value, ptk_quantity(number: asked.unit))
    expected_bound =
      switch finding.expected {
      case .atLeast: PTK_BOUND_AT_LEAST
      case .moreThan: PTK_BOUND_MORE_THAN
      case .atMost: PTK_BOUND_AT_MOST
      case .about: PTK_BOUND_ABOUT
      }
    (detail, detail_unit) =
      finding.detail.map { ($0.value, ptk_quantity(number: $0.unit)) } ?? (0, PTK_QUANTITY_NONE)
    if let given = finding.region { region = ptk_rect(given) }
    set(finding.remedy)
  }

  private mutating func set(_ change: Remedy) {
    switch change {
    case .setPadding(let insets):
      (remedy, remedy_insets) = (PTK_REMEDY_SET_PADDING, ptk_insets(insets))
    case .bridgeGap(let distance): (remedy, remedy_value) = (PTK_REMEDY_BRIDGE_GAP, distance)
    case .useEffect(let effect): (remedy, remedy_effect) = (PTK_REMEDY_USE_EFFECT, effect.number)
    case .useBeam: remedy = PTK_REMEDY_USE_BEAM
    case .setHeight(let height): (remedy, remedy_value) = (PTK_REMEDY_SET_HEIGHT, height)
    case .setWidth(let width): (remedy, remedy_value) = (PTK_REMEDY_SET_WIDTH, width)
    case .setShape(let size, let radius):
      (remedy, remedy_size, remedy_value) = (PTK_REMEDY_SET_SHAPE, ptk_size(size), radius)
    case .makeRoom(let insets): (remedy, remedy_insets) = (PTK_REMEDY_MAKE_ROOM, ptk_insets(insets))
    case .raiseAbove(let target, let distance):
      (remedy, remedy_id, remedy_value) = (PTK_REMEDY_RAISE_ABOVE, target.rawValue, distance)
    case .moveAway(let distance): (remedy, remedy_value) = (PTK_REMEDY_MOVE_AWAY, distance)
    case .growWithShadow: remedy = PTK_REMEDY_GROW_WITH_SHADOW
    case .tintOnly: remedy = PTK_REMEDY_TINT_ONLY
    case .addShape: remedy = PTK_REMEDY_ADD_SHAPE
    case .scaleShape(let factor): (remedy, remedy_value) = (PTK_REMEDY_SCALE_SHAPE, factor)
    case .setStrokeWidth(let width): (remedy, remedy_value) = (PTK_REMEDY_SET_STROKE_WIDTH, width)
    case .setAnchor(let anchor): (remedy, remedy_point) = (PTK_REMEDY_SET_ANCHOR, ptk_point(anchor))
    case .removeShapeOffset: remedy = PTK_REMEDY_REMOVE_SHAPE_OFFSET
    case .showValue: remedy = PTK_REMEDY_SHOW_VALUE
    case .useShape(let target): (remedy, remedy_id) = (PTK_REMEDY_USE_SHAPE, target.rawValue)
    case .useAnotherShape: remedy = PTK_REMEDY_USE_ANOTHER_SHAPE
    case .setTargetSize(let side, let room):
      (remedy, remedy_value) = (PTK_REMEDY_SET_TARGET_SIZE, room ?? 0)
      remedy_size = ptk_size(width: side, height: side)
    }
  }
}

extension Remedy.Effect {
  /// The PTK_EFFECT_… constant of the effect.
  fileprivate var number: ptk_effect {
    switch self {
    case .automatic: PTK_EFFECT_AUTOMATIC
    case .highlight: PTK_EFFECT_HIGHLIGHT
    case .lift: PTK_EFFECT_LIFT
    case .hover: PTK_EFFECT_HOVER
    case .none: PTK_EFFECT_NONE
    }
  }
}

@c @implementation
public func ptk_rule_string(_ rule: ptk_rule) -> UnsafePointer<CChar>? {
  switch rule {
  case PTK_RULE_PADDING: characters("padding around an element")
  case PTK_RULE_GROUP_GAP: characters("gap in a group")
  case PTK_RULE_MIXED_EFFECTS: characters("different effects in a group")
  case PTK_RULE_GROUP_SIZE: characters("different sizes in a group")
  case PTK_RULE_BEZEL_HIGHLIGHT: characters("highlight around a visible background")
  case PTK_RULE_LIFT_SHAPE: characters("lift whose shape differs from the element")
  case PTK_RULE_CLIPPED_LIFT: characters("shadow that is clipped or covered")
  case PTK_RULE_FLAT_SHADOW: characters("shadow without growth")
  case PTK_RULE_HOVER_ROOM: characters("growth over a neighbor")
  case PTK_RULE_SHAPELESS_SNAP: characters("snapping without a shape")
  case PTK_RULE_SHAPE_WEIGHT: characters("weight of a custom shape")
  case PTK_RULE_SHAPE_ANCHOR: characters("anchor of a symmetrical shape")
  case PTK_RULE_EFFECT_SIZE: characters("effect that does not suit the size")
  case PTK_RULE_ANNOTATION: characters("annotation that instructs")
  case PTK_RULE_CUSTOM_EFFECT: characters("custom effect on a standard control")
  case PTK_RULE_SHAPE_MEANING: characters("shape that does not match the function")
  case PTK_RULE_TARGET_SIZE: characters("target smaller than 24 by 24 points")
  case PTK_RULE_ENHANCED_TARGET_SIZE: characters("target smaller than 44 by 44 points")
  default: nil
  }
}
