// The names are the same as in pointerkit.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit
import Magnetism
import PointerKit

/// The number of PTK_VIOLATION_… constants.
private let violationCount = 20

@c @implementation
public func ptk_engine_get_violations(
  _ engine: OpaquePointer?, _ violations: UnsafeMutablePointer<ptk_violation>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  let diagnostics = engine.pointee.diagnostics
  return fill(violations, capacity: capacity, count: count, total: violationCount) {
    ptk_violation(diagnostics, $0)
  }
}

extension ptk_violation {
  fileprivate init(_ diagnostics: PointerDiagnostics, _ violation: Int) {
    switch violation {
    case PTK_VIOLATION_NON_FINITE_INPUTS: self.init(diagnostics.nonFiniteInputs)
    case PTK_VIOLATION_LATE_INPUTS: self.init(diagnostics.lateInputs)
    case PTK_VIOLATION_FOREIGN_STAMPS: self.init(diagnostics.foreignStamps)
    case PTK_VIOLATION_UNDESCRIBED_DEVICES: self.init(diagnostics.undescribedDevices)
    case PTK_VIOLATION_UNBALANCED_INPUTS: self.init(diagnostics.unbalancedInputs)
    case PTK_VIOLATION_IMPOSSIBLE_GESTURES: self.init(diagnostics.impossibleGestures)
    case PTK_VIOLATION_EXCESS_DEVICES: self.init(diagnostics.excessDevices)
    case PTK_VIOLATION_INVALID_TARGETS: self.init(diagnostics.invalidTargets)
    case PTK_VIOLATION_INVALID_STYLES: self.init(diagnostics.invalidStyles)
    case PTK_VIOLATION_UNKNOWN_TARGETS: self.init(diagnostics.unknownTargets)
    case PTK_VIOLATION_REPEATED_TARGETS: self.init(diagnostics.repeatedTargets)
    case PTK_VIOLATION_UNKNOWN_LUMINANCES: self.init(diagnostics.unknownLuminances)
    case PTK_VIOLATION_EXCESS_REVEALS: self.init(diagnostics.excessReveals)
    case PTK_VIOLATION_INVALID_SPACES: self.init(diagnostics.invalidSpaces)
    case PTK_VIOLATION_CYCLIC_SPACES: self.init(diagnostics.cyclicSpaces)
    case PTK_VIOLATION_UNKNOWN_SPACES: self.init(diagnostics.unknownSpaces)
    case PTK_VIOLATION_CLAMPED_VALUES: self.init(diagnostics.clampedValues)
    case PTK_VIOLATION_CUT_ANNOTATIONS: self.init(diagnostics.cutAnnotations)
    case PTK_VIOLATION_TEXTS_WITHOUT_LINES: self.init(diagnostics.textsWithoutLines)
    default: self.init(diagnostics.thinStrokes)
    }
  }

  private init<ID>(_ violation: PointerDiagnostics.Violation<ID>) {
    self.init(
      count: Int64(violation.count), last_id: violation.lastID.map { UInt64($0.rawValue) } ?? 0)
  }
}

@c @implementation
public func ptk_violation_string(_ violation: Int32) -> UnsafePointer<CChar>? {
  switch Int(violation) {
  case PTK_VIOLATION_NON_FINITE_INPUTS: characters("inputs with a number that is not finite")
  case PTK_VIOLATION_LATE_INPUTS: characters("inputs that are older than the engine's time")
  case PTK_VIOLATION_FOREIGN_STAMPS: characters("times that are not from the host's clock")
  case PTK_VIOLATION_UNDESCRIBED_DEVICES: characters("devices that were not described")
  case PTK_VIOLATION_UNBALANCED_INPUTS:
    characters("presses, contacts and gestures that contradict earlier inputs")
  case PTK_VIOLATION_IMPOSSIBLE_GESTURES: characters("gestures that the device cannot make")
  case PTK_VIOLATION_EXCESS_DEVICES: characters("devices beyond the capacity of 16")
  case PTK_VIOLATION_INVALID_TARGETS: characters("targets with an invalid frame or identifier")
  case PTK_VIOLATION_INVALID_STYLES: characters("styles with parts that contradict each other")
  case PTK_VIOLATION_UNKNOWN_TARGETS: characters("changes of targets that are not registered")
  case PTK_VIOLATION_REPEATED_TARGETS: characters("targets that occur twice in one change")
  case PTK_VIOLATION_UNKNOWN_LUMINANCES: characters("opaque targets without a color and a luminance")
  case PTK_VIOLATION_EXCESS_REVEALS: characters("revealed elements beyond the capacity of 64")
  case PTK_VIOLATION_INVALID_SPACES: characters("spaces with an invalid origin, clip or identifier")
  case PTK_VIOLATION_CYCLIC_SPACES: characters("spaces that would contain themselves")
  case PTK_VIOLATION_UNKNOWN_SPACES: characters("changes of spaces that are not registered")
  case PTK_VIOLATION_CLAMPED_VALUES: characters("values that were clamped")
  case PTK_VIOLATION_CUT_ANNOTATIONS: characters("annotations that were cut")
  case PTK_VIOLATION_TEXTS_WITHOUT_LINES: characters("texts that state no lines")
  case PTK_VIOLATION_THIN_STROKES: characters("pointer strokes that are thinner than a beam")
  default: nil
  }
}
