public import Magnetism

/// How often the engine ignored or corrected something that a host passed, and for which id last.
///
/// Nothing that a host passes traps; it is counted here instead. A clean run counts nothing.
public struct PointerDiagnostics: Hashable, Sendable {
  /// One kind of violation: how often it happened, and the id that it concerned last.
  public struct Violation<ID: HostIdentifier>: Hashable, Sendable {
    /// How often it happened.
    public private(set) var count = 0
    /// The id that it concerned last; nil before the first, and where no id was concerned.
    public private(set) var lastID: ID?

    mutating func count(_ id: ID?, times: Int = 1) {
      guard times > 0 else { return }
      count += times
      lastID = id
    }
  }

  /// Inputs with a number that is not finite: ignored. The id is the device's.
  public internal(set) var nonFiniteInputs = Violation<DeviceID>()
  /// Inputs with a time before an earlier call's: they take effect at once. The id is the device's.
  public internal(set) var lateInputs = Violation<DeviceID>()
  /// Presses, releases, contacts and gestures that do not fit what came before, such as a button that comes up
  /// twice: ignored.
  public internal(set) var unbalancedInputs = Violation<DeviceID>()
  /// Gestures that the device does not have, such as a rotation of a mouse: ignored.
  public internal(set) var impossibleGestures = Violation<DeviceID>()
  /// Devices beyond the 16 that are told apart, each counted once: they share the last.
  public internal(set) var excessDevices = Violation<DeviceID>()
  /// Targets with id 0 or a frame that is not finite: refused.
  public internal(set) var invalidTargets = Violation<TargetID>()
  /// Rules that styles violate, such as steps without a spacing or snapping without a shape (P8): corrected as
  /// each rule says. A style counts each time its target is registered.
  public internal(set) var invalidStyles = Violation<TargetID>()
  /// Targets named in a move, removal or selection that are not registered: ignored.
  public internal(set) var unknownTargets = Violation<TargetID>()
  /// Targets that appear twice in one batch: the last one counts.
  public internal(set) var repeatedTargets = Violation<TargetID>()
  /// Contents beyond the 64 that animate at once: the one nearest to its end was ended early.
  public internal(set) var excessContents = Violation<TargetID>()
  /// Elements beyond the 64 that are revealed at once: ignored. The id is that of the target that reveals them.
  public internal(set) var excessReveals = Violation<TargetID>()
  /// Spaces with a number that is not finite: refused.
  public internal(set) var invalidSpaces = Violation<SpaceID>()
  /// Spaces named in a scroll or removal that are not registered: ignored.
  public internal(set) var unknownSpaces = Violation<SpaceID>()
  /// Numbers outside their range, such as a position beyond ±1e9 points: clamped. The id is the target's,
  /// where one is concerned.
  public internal(set) var clampedValues = Violation<TargetID>()
  /// Annotations with more than four values or a text above 31 bytes: shown as far as they fit. The id is that
  /// of the hovered target.
  public internal(set) var cutAnnotations = Violation<TargetID>()

  /// The sum of all counts.
  public var total: Int {
    nonFiniteInputs.count + lateInputs.count + unbalancedInputs.count + impossibleGestures.count
      + excessDevices.count + invalidTargets.count + invalidStyles.count + unknownTargets.count
      + repeatedTargets.count + excessContents.count + excessReveals.count + invalidSpaces.count
      + unknownSpaces.count + clampedValues.count + cutAnnotations.count
  }
}
