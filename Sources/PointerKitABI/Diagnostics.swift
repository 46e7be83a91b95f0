// The names are the same as in pointerkit.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit
import Kinematics
import PointerKit

/// The number of PTK_VIOLATION_KIND_… constants.
let violationCount = 20

@c @implementation
public func ptk_engine_get_violations(
  _ engine: OpaquePointer?, _ violations: UnsafeMutablePointer<ptk_violation>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  let diagnostics = engine.pointee.diagnostics
  return fill(violations, capacity: capacity, count: count, total: violationCount) {
    ptk_violation(diagnostics, ptk_violation_kind(UInt32($0)))
  }
}

extension ptk_violation {
  init(_ diagnostics: PointerDiagnostics, _ violation: ptk_violation_kind) {
    switch violation {
    case PTK_VIOLATION_KIND_NON_FINITE_INPUTS: self.init(diagnostics.nonFiniteInputs)
    case PTK_VIOLATION_KIND_LATE_INPUTS: self.init(diagnostics.lateInputs)
    case PTK_VIOLATION_KIND_FOREIGN_STAMPS: self.init(diagnostics.foreignStamps)
    case PTK_VIOLATION_KIND_UNDESCRIBED_DEVICES: self.init(diagnostics.undescribedDevices)
    case PTK_VIOLATION_KIND_UNBALANCED_INPUTS: self.init(diagnostics.unbalancedInputs)
    case PTK_VIOLATION_KIND_IMPOSSIBLE_GESTURES: self.init(diagnostics.impossibleGestures)
    case PTK_VIOLATION_KIND_EXCESS_DEVICES: self.init(diagnostics.excessDevices)
    case PTK_VIOLATION_KIND_INVALID_TARGETS: self.init(diagnostics.invalidTargets)
    case PTK_VIOLATION_KIND_INVALID_STYLES: self.init(diagnostics.invalidStyles)
    case PTK_VIOLATION_KIND_UNKNOWN_TARGETS: self.init(diagnostics.unknownTargets)
    case PTK_VIOLATION_KIND_REPEATED_TARGETS: self.init(diagnostics.repeatedTargets)
    case PTK_VIOLATION_KIND_UNKNOWN_LUMINANCES: self.init(diagnostics.unknownLuminances)
    case PTK_VIOLATION_KIND_EXCESS_REVEALS: self.init(diagnostics.excessReveals)
    case PTK_VIOLATION_KIND_INVALID_SPACES: self.init(diagnostics.invalidSpaces)
    case PTK_VIOLATION_KIND_CYCLIC_SPACES: self.init(diagnostics.cyclicSpaces)
    case PTK_VIOLATION_KIND_UNKNOWN_SPACES: self.init(diagnostics.unknownSpaces)
    case PTK_VIOLATION_KIND_CLAMPED_VALUES: self.init(diagnostics.clampedValues)
    case PTK_VIOLATION_KIND_CUT_ANNOTATIONS: self.init(diagnostics.cutAnnotations)
    case PTK_VIOLATION_KIND_TEXTS_WITHOUT_LINES: self.init(diagnostics.textsWithoutLines)
    default: self.init(diagnostics.thinStrokes)
    }
  }

  private init<ID>(_ violation: PointerDiagnostics.Violation<ID>) {
    self.init(
      count: Int64(violation.count), last_id: violation.lastID.map { UInt64($0.rawValue) } ?? 0)
  }
}

@c @implementation
public func ptk_violation_string(_ violation: ptk_violation_kind) -> UnsafePointer<CChar>? {
  switch violation {
  case PTK_VIOLATION_KIND_NON_FINITE_INPUTS:
    characters("inputs with a number that is not finite are ignored: check the numbers")
  case PTK_VIOLATION_KIND_LATE_INPUTS:
    characters("inputs are older than the engine's time, and take effect at once: pass them as they come")
  case PTK_VIOLATION_KIND_FOREIGN_STAMPS:
    characters("times are not from the host's clock: use one monotonic clock for inputs, changes and steps")
  case PTK_VIOLATION_KIND_UNDESCRIBED_DEVICES:
    characters("devices were not described: call ptk_engine_set_device()")
  case PTK_VIOLATION_KIND_UNBALANCED_INPUTS:
    characters("presses, contacts and gestures contradict earlier inputs: pass each beginning and end once")
  case PTK_VIOLATION_KIND_IMPOSSIBLE_GESTURES:
    characters("gestures are not those of the device: check the kind of the device")
  case PTK_VIOLATION_KIND_EXCESS_DEVICES: characters("devices beyond the capacity of 16 share the last place")
  case PTK_VIOLATION_KIND_INVALID_TARGETS:
    characters("targets have an invalid frame or identifier, and are ignored: check frames")
  case PTK_VIOLATION_KIND_INVALID_STYLES:
    characters("styles have parts that contradict each other: check shape and precision")
  case PTK_VIOLATION_KIND_UNKNOWN_TARGETS:
    characters("targets are not registered: call ptk_engine_upsert_targets() first")
  case PTK_VIOLATION_KIND_REPEATED_TARGETS:
    characters("targets occur twice in one change: give each control a number of its own")
  case PTK_VIOLATION_KIND_UNKNOWN_LUMINANCES:
    characters("targets with a background have no color and no luminance: set one for a visible pointer")
  case PTK_VIOLATION_KIND_EXCESS_REVEALS:
    characters("revealed elements beyond the capacity of 64 are ignored")
  case PTK_VIOLATION_KIND_INVALID_SPACES:
    characters("spaces have an invalid origin, clip or identifier, and are ignored: check them")
  case PTK_VIOLATION_KIND_CYCLIC_SPACES:
    characters("spaces would contain themselves, and are ignored: check their parents")
  case PTK_VIOLATION_KIND_UNKNOWN_SPACES:
    characters("spaces are not registered: call ptk_engine_upsert_spaces() first")
  case PTK_VIOLATION_KIND_CLAMPED_VALUES: characters("values were clamped: check that lengths are in points")
  case PTK_VIOLATION_KIND_CUT_ANNOTATIONS:
    characters("annotations were cut: at most four values, each of 31 bytes")
  case PTK_VIOLATION_KIND_TEXTS_WITHOUT_LINES:
    characters("texts state no lines: set the precision of their style to lines")
  case PTK_VIOLATION_KIND_THIN_STROKES: characters("pointer strokes are thinner than a beam: make them wider")
  default: nil
  }
}
