// The names are the same as in pointerkit.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit
import Kinematics
import Magnetism
import PointerKit

extension pk_config {
  @inline(never) @_optimize(size)
  init(_ configuration: PointerConfiguration) {
    self.init()
    size = UInt32(MemoryLayout<pk_config>.size)
    bezel_padding = configuration.bezelPadding
    plain_padding = configuration.plainPadding
    group_gap = configuration.groupGap
    circle_diameter = configuration.circleDiameter
    bar_highlight_height = configuration.barHighlightHeight
    highlight_outset_horizontal = configuration.highlightOutsetHorizontal
    highlight_outset_vertical = configuration.highlightOutsetVertical
    beam_thickness = configuration.beamThickness
    maximum_beam_length = configuration.maximumBeamLength
    maximum_field_height = configuration.maximumFieldHeight
    annotation_offset = configuration.annotationOffset
    small_element_side = configuration.smallElementSide
    medium_element_side = configuration.mediumElementSide
    shape_spring = pk_spring(configuration.shapeSpring)
    line_spring = pk_spring(configuration.lineSpring)
    step_spring = pk_spring(configuration.stepSpring)
    line_hysteresis = configuration.lineHysteresis
    parallax_spring = pk_spring(configuration.parallaxSpring)
    content_spring = pk_spring(configuration.contentSpring)
    press_spring = pk_spring(configuration.pressSpring)
    fade_spring = pk_spring(configuration.fadeSpring)
    material_spring = pk_spring(configuration.materialSpring)
    pointer_parallax = configuration.pointerParallax
    pointer_parallax_limit = configuration.pointerParallaxLimit
    content_parallax = configuration.contentParallax
    content_parallax_limit = configuration.contentParallaxLimit
    highlight_growth = configuration.highlightGrowth
    lift_growth = configuration.liftGrowth
    hover_growth = configuration.hoverGrowth
    pressed_scale = configuration.pressedScale
    pressed_circle_scale = configuration.pressedCircleScale
    shadow_opacity = configuration.shadowOpacity
    shadow_radius = configuration.shadowRadius
    shadow_fall = configuration.shadowFall
    specular_smallest_side = configuration.specularSmallestSide
    specular_full_side = configuration.specularFullSide
    specular_opacity = configuration.specularOpacity
    highlight_specular_opacity = configuration.highlightSpecularOpacity
    radiosity = configuration.radiosity
    tint_opacity = configuration.tintOpacity
    pointer_opacity = configuration.pointerOpacity
    highlight_opacity = configuration.highlightOpacity
    minimum_flick_finger_speed = configuration.minimumFlickFingerSpeed
    attraction_response = configuration.attractionResponse
    lift_silence_reports = configuration.liftSilenceReports
    minimum_lift_silence = configuration.minimumLiftSilence
    maximum_lift_silence = configuration.maximumLiftSilence
    inferred_flick_share = configuration.inferredFlickShare
    resting_pause = configuration.restingPause
    conceal_delay = configuration.concealDelay
    reveal_inactivity = configuration.revealInactivity ?? 0
    click_distance = configuration.clickDistance
    drag_distance = configuration.dragDistance
    band_selection = flag(configuration.bandSelection)
    autoscroll_zone = configuration.autoscrollZone
    autoscroll_speed = configuration.autoscrollSpeed
    blending = Int32(configuration.blending.rawValue)
    host_warps_cursor = flag(configuration.hostWarpsCursor)
    display_scale = configuration.displayScale
    deceleration_rate = configuration.magnetism.decay.decelerationRate
    minimum_speed = configuration.magnetism.minimumSpeed
    settling_speed = configuration.magnetism.settlingSpeed
    radius = configuration.magnetism.radius
    shortest_reach = configuration.magnetism.shortestReach
    reach_per_coast = configuration.magnetism.reachPerCoast
    direction_tolerance = configuration.magnetism.directionTolerance
  }
}

extension PointerConfiguration {
  /// Creates the configuration that a struct describes; the defaults for NULL.
  init(_ pointer: UnsafePointer<pk_config>?, status: inout pk_status) {
    self.init()
    guard let pointer else { return }
    guard let c = load(pointer) else {
      status = .size
      return
    }
    read(c, status: &status)
  }

  /// Sets the properties; within an initializer, the observers that clamp the values would not run.
  @_optimize(size)
  private mutating func read(_ c: pk_config, status: inout pk_status) {
    bezelPadding = c.bezel_padding
    plainPadding = c.plain_padding
    groupGap = c.group_gap
    circleDiameter = c.circle_diameter
    barHighlightHeight = c.bar_highlight_height
    highlightOutsetHorizontal = c.highlight_outset_horizontal
    highlightOutsetVertical = c.highlight_outset_vertical
    beamThickness = c.beam_thickness
    maximumBeamLength = c.maximum_beam_length
    maximumFieldHeight = c.maximum_field_height
    annotationOffset = c.annotation_offset
    smallElementSide = c.small_element_side
    mediumElementSide = c.medium_element_side
    shapeSpring = Spring(c.shape_spring)
    lineSpring = Spring(c.line_spring)
    stepSpring = Spring(c.step_spring)
    lineHysteresis = c.line_hysteresis
    parallaxSpring = Spring(c.parallax_spring)
    contentSpring = Spring(c.content_spring)
    pressSpring = Spring(c.press_spring)
    fadeSpring = Spring(c.fade_spring)
    materialSpring = Spring(c.material_spring)
    pointerParallax = c.pointer_parallax
    pointerParallaxLimit = c.pointer_parallax_limit
    contentParallax = c.content_parallax
    contentParallaxLimit = c.content_parallax_limit
    highlightGrowth = c.highlight_growth
    liftGrowth = c.lift_growth
    hoverGrowth = c.hover_growth
    pressedScale = c.pressed_scale
    pressedCircleScale = c.pressed_circle_scale
    shadowOpacity = c.shadow_opacity
    shadowRadius = c.shadow_radius
    shadowFall = c.shadow_fall
    specularSmallestSide = c.specular_smallest_side
    specularFullSide = c.specular_full_side
    specularOpacity = c.specular_opacity
    highlightSpecularOpacity = c.highlight_specular_opacity
    radiosity = c.radiosity
    tintOpacity = c.tint_opacity
    pointerOpacity = c.pointer_opacity
    highlightOpacity = c.highlight_opacity
    minimumFlickFingerSpeed = c.minimum_flick_finger_speed
    attractionResponse = c.attraction_response
    liftSilenceReports = c.lift_silence_reports
    minimumLiftSilence = c.minimum_lift_silence
    maximumLiftSilence = c.maximum_lift_silence
    inferredFlickShare = c.inferred_flick_share
    restingPause = c.resting_pause
    concealDelay = c.conceal_delay
    revealInactivity = c.reveal_inactivity
    clickDistance = c.click_distance
    dragDistance = c.drag_distance
    bandSelection = c.band_selection != 0
    autoscrollZone = c.autoscroll_zone
    autoscrollSpeed = c.autoscroll_speed
    if let value: Blending = constant(c.blending) { blending = value } else { status = .value }
    hostWarpsCursor = c.host_warps_cursor != 0
    displayScale = c.display_scale
    magnetism.decay = Decay(decelerationRate: c.deceleration_rate)
    magnetism.minimumSpeed = c.minimum_speed
    magnetism.settlingSpeed = c.settling_speed
    magnetism.radius = c.radius
    magnetism.shortestReach = c.shortest_reach
    magnetism.reachPerCoast = c.reach_per_coast
    magnetism.directionTolerance = c.direction_tolerance
  }
}

@c @implementation
public func pk_config_init(_ config: UnsafeMutablePointer<pk_config>?, _ size: Int) -> pk_status {
  var value = pk_config(PointerConfiguration())
  value.size = UInt32(truncatingIfNeeded: size)
  return store(value, to: config, size: size)
}

@c @implementation
public func pk_engine_set_config(
  _ engine: OpaquePointer?, _ config: UnsafePointer<pk_config>?, _ now: Int64
) -> pk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  var status = pk_status.ok
  let value = PointerConfiguration(config, status: &status)
  if status == .ok { engine.pointee.setConfiguration(value, at: Timestamp(nanoseconds: now)) }
  return status
}

@c @implementation
public func pk_engine_get_config(
  _ engine: OpaquePointer?, _ config: UnsafeMutablePointer<pk_config>?, _ size: Int
) -> pk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  return store(pk_config(engine.pointee.configuration), to: config, size: size)
}
