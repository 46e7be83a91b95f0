// The names are the same as in pointerkit-audit.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit
import Kinematics
import LayoutAudit
import PointerKit

extension pk_audit_config {
  init(_ configuration: AuditConfiguration) {
    self.init()
    size = UInt32(MemoryLayout<pk_audit_config>.size)
    rules = configuration.rules.rawValue
    least_bezel_padding = configuration.leastBezelPadding
    least_plain_padding = configuration.leastPlainPadding
    unpadded_extent = configuration.unpaddedExtent
    greatest_leaving_distance = configuration.greatestLeavingDistance
    leaving_finger_speed = configuration.leavingFingerSpeed
    greatest_group_gap = configuration.greatestGroupGap
    greatest_deviating_count = configuration.greatestDeviatingCount
    toolbar_item_height = configuration.toolbarItemHeight
    size_tolerance = configuration.sizeTolerance
    size_tolerance_share = configuration.sizeToleranceShare
    greatest_bezel_count = configuration.greatestBezelCount
    lift_tolerance = configuration.liftTolerance
    icon_radius_share = configuration.iconRadiusShare
    icon_radius_tolerance = configuration.iconRadiusTolerance
    shadow_reach = configuration.shadowReach
    least_growth = configuration.leastGrowth
    least_clearance = configuration.leastClearance
    greatest_weight_factor = configuration.greatestWeightFactor
    least_stroke_width = configuration.leastStrokeWidth
    anchor_tolerance = configuration.anchorTolerance
    symmetry_tolerance = configuration.symmetryTolerance
    greatest_snapping_side = configuration.greatestSnappingSide
    smallest_hover_side = configuration.smallestHoverSide
    greatest_word_count = configuration.greatestWordCount
    greatest_custom_effect_count = configuration.greatestCustomEffectCount
    shape_difference = configuration.shapeDifference
    frame_error = configuration.frameError
  }
}

extension AuditConfiguration {
  /// Creates the configuration that a struct describes; the defaults for NULL.
  init(_ pointer: UnsafePointer<pk_audit_config>?, status: inout pk_status) {
    self.init()
    guard let pointer else { return }
    guard let c = load(pointer) else {
      status = .size
      return
    }
    read(c, status: &status)
  }

  /// Sets the properties; within an initializer, the observers that clamp the values would not run.
  private mutating func read(_ c: pk_audit_config, status: inout pk_status) {
    rules = LayoutRules(rawValue: c.rules).intersection(.all)
    if let list = array(c.exemptions, count: c.exemption_count, status: &status) {
      exemptions = list.map {
        Exemption(TargetID(rawValue: $0.target), from: LayoutRules(rawValue: $0.rules).intersection(.all))
      }
    }
    if c.instruction_words != nil,
      let words = array(c.instruction_words, count: c.instruction_word_count, status: &status)
    {
      instructionWords = words.compactMap(annotationText)
      if instructionWords.count < words.count { status = .null }
    }
    leastBezelPadding = c.least_bezel_padding
    leastPlainPadding = c.least_plain_padding
    unpaddedExtent = c.unpadded_extent
    greatestLeavingDistance = c.greatest_leaving_distance
    leavingFingerSpeed = c.leaving_finger_speed
    greatestGroupGap = c.greatest_group_gap
    greatestDeviatingCount = c.greatest_deviating_count
    toolbarItemHeight = c.toolbar_item_height
    sizeTolerance = c.size_tolerance
    sizeToleranceShare = c.size_tolerance_share
    greatestBezelCount = c.greatest_bezel_count
    liftTolerance = c.lift_tolerance
    iconRadiusShare = c.icon_radius_share
    iconRadiusTolerance = c.icon_radius_tolerance
    shadowReach = c.shadow_reach
    leastGrowth = c.least_growth
    leastClearance = c.least_clearance
    greatestWeightFactor = c.greatest_weight_factor
    leastStrokeWidth = c.least_stroke_width
    anchorTolerance = c.anchor_tolerance
    symmetryTolerance = c.symmetry_tolerance
    greatestSnappingSide = c.greatest_snapping_side
    smallestHoverSide = c.smallest_hover_side
    greatestWordCount = c.greatest_word_count
    greatestCustomEffectCount = c.greatest_custom_effect_count
    shapeDifference = c.shape_difference
    frameError = c.frame_error
  }
}

/// The text at an address, up to its first zero and at most 31 bytes long; nil for NULL.
private func annotationText(_ text: UnsafePointer<CChar>?) -> AnnotationText? {
  guard let text else { return nil }
  var bytes: [UInt8] = []
  while bytes.count <= AnnotationText.capacity, text[bytes.count] != 0 {
    bytes.append(UInt8(bitPattern: text[bytes.count]))
  }
  return AnnotationText(utf8: bytes)
}

@c @implementation
public func pk_audit_config_init(_ config: UnsafeMutablePointer<pk_audit_config>?, _ size: Int) -> pk_status {
  var value = pk_audit_config(AuditConfiguration())
  value.size = UInt32(truncatingIfNeeded: size)
  return store(value, to: config, size: size)
}
