// The names are the same as in pointerkit.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit
import Kinematics
import PointerKit

/// The curve that a struct describes; nil for NULL, or if the struct is invalid, with a mistake in `fault`.
@_optimize(size)
private func curve(_ pointer: UnsafePointer<ptk_curve>?, _ fault: inout Fault) -> AccelerationCurve? {
  guard let pointer else { return nil }
  guard let curve = load(pointer, &fault) else { return nil }
  switch curve.kind {
  case PTK_CURVE_KIND_NONE: return AccelerationCurve.none
  case PTK_CURVE_KIND_APPLE_MOUSE: return .appleMouse(trackingSpeed: curve.tracking_speed)
  case PTK_CURVE_KIND_APPLE_TRACKPAD: return .appleTrackpad(trackingSpeed: curve.tracking_speed)
  default:
    fault.setNumber("kind", Int64(Int32(truncatingIfNeeded: curve.kind.rawValue)), 0...2)
    return nil
  }
}

@_optimize(size)
private func describedDevice(_ source: ptk_device, _ fault: inout Fault) -> PointerDevice {
  guard let kind: PointerDevice.Kind = constant(source.kind, "kind", &fault) else { return .trackpad }
  let curve = curve(source.curve, &fault)
  fault.within("curve->")
  var device = PointerDevice(kind: kind, reportsContact: choice(source.reports_contact), curve: curve)
  switch source.unit {
  case PTK_UNIT_POINTS: device.unit = .points
  case PTK_UNIT_MILLIMETERS: device.unit = .millimeters
  case PTK_UNIT_COUNTS: device.unit = .counts(perInch: source.counts_per_inch)
  default: fault.setNumber("unit", Int64(Int32(truncatingIfNeeded: source.unit.rawValue)), 0...2)
  }
  if source.has_profile {
    device.profile = DeviceProfile(
      hasLift: source.has_lift,
      restingPauseFactor: source.has_resting_pause ? source.resting_pause_factor : nil,
      hideDelayFactor: source.hide_delay_factor)
  }
  return device
}

@c @implementation @_optimize(size)
public func ptk_curve_init(_ curve: UnsafeMutablePointer<ptk_curve>?, _ size: Int) -> ptk_status {
  var value = ptk_curve()
  value.size = UInt32(truncatingIfNeeded: size)
  value.tracking_speed = AccelerationCurve.defaultTrackingSpeed
  return store(value, to: curve, size: size)
}

@c @implementation @_optimize(size)
public func ptk_device_init(
  _ device: UnsafeMutablePointer<ptk_device>?, _ size: Int, _ kind: ptk_device_kind
) -> ptk_status {
  guard let kind: PointerDevice.Kind = constant(kind) else { return .value }
  var value = ptk_device()
  value.size = UInt32(truncatingIfNeeded: size)
  value.kind = ptk_device_kind(number: kind)
  value.reports_contact = PTK_CHOICE_AUTOMATIC
  value.counts_per_inch = 1000
  let profile = DeviceProfile.standard(for: kind)
  value.has_lift = profile.hasLift
  value.has_resting_pause = profile.restingPauseFactor != nil
  value.resting_pause_factor = profile.restingPauseFactor ?? 1
  value.hide_delay_factor = profile.hideDelayFactor
  return store(value, to: device, size: size)
}

@c @implementation @_optimize(size)
public func ptk_host_capabilities(
  _ system: ptk_system, _ device: ptk_device_kind, _ reportsContact: Bool
) -> UInt32 {
  guard let system: HostSystem = constant(system), let kind: PointerDevice.Kind = constant(device) else {
    return 0
  }
  let device = PointerDevice(kind: kind, reportsContact: reportsContact)
  return UInt32(HostCapabilities(system: system, device: device).rawValue)
}

@c @implementation @_optimize(size)
public func ptk_engine_set_device(
  _ engine: OpaquePointer?, _ id: UInt32, _ device: UnsafePointer<ptk_device>?, _ now: Int64
) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  guard let device else { return engine.hosted.tell(ofNull: "device") }
  var fault = Fault()
  if let source = load(device, &fault) {
    let value = describedDevice(source, &fault)
    if fault.status == .ok {
      engine.pointee.setDevice(value, id: DeviceID(rawValue: id), at: Timestamp(nanoseconds: now))
      return .ok
    }
  }
  fault.within("device->")
  fault.blame("device", UInt64(id))
  return engine.hosted.tell(fault)
}
