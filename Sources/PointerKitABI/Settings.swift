// The names are the same as in pointerkit.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit
import Kinematics
import PointerKit

extension pk_settings {
  init(_ settings: PointerSettings) {
    self.init()
    size = UInt32(MemoryLayout<pk_settings>.size)
    natural_scrolling = flag(settings.naturalScrolling)
    tracking_speed = settings.trackingSpeed
    scrolling_speed = settings.scrollingSpeed
    inertia = flag(settings.inertia)
    animations = flag(settings.animations)
    auto_hide_delay = settings.autoHideDelay ?? 0
    pointer_scale = settings.pointerScale
    increased_contrast = flag(settings.increasedContrast)
    reduce_motion = flag(settings.reduceMotion)
    double_click_interval = settings.doubleClickInterval
    let gestures = settings.gestures
    secondary_click_fingers = Int32(gestures.secondaryClickFingers.rawValue)
    control_click_is_secondary = flag(gestures.controlClickIsSecondary)
    secondary_click_region = Int32(gestures.secondaryClickRegion.rawValue)
    withUnsafeMutableBytes(of: &trackpad_gestures) { bytes in
      for gesture in StandardGesture.allCases {
        bytes[Int(gesture.rawValue)] = gestures[gesture, on: .trackpad].rawValue
      }
    }
    withUnsafeMutableBytes(of: &mouse_gestures) { bytes in
      for gesture in StandardGesture.allCases {
        bytes[Int(gesture.rawValue)] = gestures[gesture, on: .mouse].rawValue
      }
    }
  }
}

extension PointerSettings {
  /// Creates the settings that a struct describes; the defaults for NULL.
  init(_ pointer: UnsafePointer<pk_settings>?, status: inout pk_status) {
    self.init()
    guard let pointer else { return }
    guard let source = load(pointer) else {
      status = .size
      return
    }
    read(source, status: &status)
  }

  /// Sets the properties; within an initializer, the observers that clamp the values would not run.
  private mutating func read(_ source: pk_settings, status: inout pk_status) {
    naturalScrolling = source.natural_scrolling != 0
    scrollingSpeed = source.scrolling_speed
    inertia = source.inertia != 0
    animations = source.animations != 0
    trackingSpeed = source.tracking_speed
    autoHideDelay = source.auto_hide_delay <= 0 ? nil : source.auto_hide_delay
    pointerScale = source.pointer_scale
    increasedContrast = source.increased_contrast != 0
    reduceMotion = source.reduce_motion != 0
    doubleClickInterval = source.double_click_interval
    gestures.secondaryClickFingers = FingerCounts(
      rawValue: UInt8(truncatingIfNeeded: source.secondary_click_fingers))
    gestures.controlClickIsSecondary = source.control_click_is_secondary != 0
    if let region: SecondaryClickRegion = constant(source.secondary_click_region) {
      gestures.secondaryClickRegion = region
    } else {
      status = .value
    }
    withUnsafeBytes(of: source.trackpad_gestures) { bytes in
      for gesture in StandardGesture.allCases {
        gestures[gesture, on: .trackpad] = FingerCounts(rawValue: bytes[Int(gesture.rawValue)])
      }
    }
    withUnsafeBytes(of: source.mouse_gestures) { bytes in
      for gesture in StandardGesture.allCases {
        gestures[gesture, on: .mouse] = FingerCounts(rawValue: bytes[Int(gesture.rawValue)])
      }
    }
  }
}

@c @implementation
public func pk_settings_init(_ settings: UnsafeMutablePointer<pk_settings>?, _ size: Int) -> pk_status {
  var value = pk_settings(PointerSettings())
  value.size = UInt32(truncatingIfNeeded: size)
  return store(value, to: settings, size: size)
}

@c @implementation
public func pk_engine_set_settings(
  _ engine: OpaquePointer?, _ settings: UnsafePointer<pk_settings>?, _ now: Int64
) -> pk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  var status = pk_status.ok
  let value = PointerSettings(settings, status: &status)
  if status == .ok { engine.pointee.setSettings(value, at: Timestamp(nanoseconds: now)) }
  return status
}

@c @implementation
public func pk_engine_get_settings(
  _ engine: OpaquePointer?, _ settings: UnsafeMutablePointer<pk_settings>?, _ size: Int
) -> pk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  return store(pk_settings(engine.pointee.settings), to: settings, size: size)
}
