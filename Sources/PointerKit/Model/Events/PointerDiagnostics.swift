public import Magnetism

/// The counts of what the engine ignored or corrected.
///
/// No argument makes the engine trap. Each violation is counted here, with the id of the device, target or
/// space if it has one.
public struct PointerDiagnostics: Hashable, Sendable {
  /// One kind of violation.
  public struct Violation<ID: HostIdentifier>: Hashable, Sendable {
    /// The number of violations.
    public private(set) var count = 0
    /// The id in the last violation that had one; nil if none had one.
    public private(set) var lastID: ID?

    mutating func count(_ id: ID?, times: Int = 1) {
      guard times > 0 else { return }
      count += times
      lastID = id ?? lastID
    }
  }

  /// Inputs with a number that is not finite: ignored.
  public internal(set) var nonFiniteInputs = Violation<DeviceID>()
  /// Inputs whose time is up to a second before the latest call.
  ///
  /// They take effect at once, and velocities are computed from their own times.
  public internal(set) var lateInputs = Violation<DeviceID>()
  /// Times that are not from the host's clock: they count as *now*.
  ///
  /// The time of an input is foreign if it is more than a second before *now*, or more than 50 ms after it.
  /// If the host passes no *now* with the input, the engine's time replaces it. The input may then be later:
  /// by up to a second while something moves and the host draws, and otherwise by any time. A *now* of the
  /// host is foreign if it is more than 50 ms behind the engine's time.
  public internal(set) var foreignStamps = Violation<DeviceID>()
  /// Devices that were never described, each counted once: they are treated as trackpads that report contact.
  public internal(set) var undescribedDevices = Violation<DeviceID>()
  /// Presses, releases, contacts and gestures that contradict earlier inputs, such as a second release of a
  /// button: ignored.
  ///
  /// A second beginning of a gesture is not ignored: it cancels the first gesture and begins another.
  public internal(set) var unbalancedInputs = Violation<DeviceID>()
  /// Gestures that the device does not have, such as a rotation on a mouse: ignored.
  public internal(set) var impossibleGestures = Violation<DeviceID>()
  /// Devices beyond the capacity of 16, each counted once: they share the state of the sixteenth device.
  ///
  /// At most 64 such devices are counted. The ids of further ones are not stored.
  public internal(set) var excessDevices = Violation<DeviceID>()
  /// Targets with id 0 or a frame that is not finite: refused.
  public internal(set) var invalidTargets = Violation<TargetID>()
  /// Violations of the rules for styles, such as steps without a spacing or snapping without a shape (P8):
  /// they are corrected, and counted each time the target is registered.
  ///
  /// A circle of the free pointer's size or a path without area does not count as a shape for snapping.
  public internal(set) var invalidStyles = Violation<TargetID>()
  /// Ids in a move, removal or selection that no registered target has: ignored.
  public internal(set) var unknownTargets = Violation<TargetID>()
  /// Ids that occur twice in one batch of targets: the last target with the id is registered.
  public internal(set) var repeatedTargets = Violation<TargetID>()
  /// Hovered opaque targets that state no color and no luminance, while the host measures no luminance.
  ///
  /// The pointer's material then adapts to the background, although the target hides the background. Each
  /// target is counted once while it is registered.
  public internal(set) var unknownLuminances = Violation<TargetID>()
  /// Contents beyond the 64 that animate at once: the animation nearest to its end is ended early.
  public internal(set) var excessContents = Violation<TargetID>()
  /// Effects and pointers for which more than 256 elements would have to be drawn again.
  ///
  /// The effect is not drawn. A pointer beneath the element is drawn in front instead. The id names the
  /// element.
  public internal(set) var excessRedraws = Violation<TargetID>()
  /// Elements beyond the 64 that are revealed at once, with the id of the target that reveals them: ignored.
  public internal(set) var excessReveals = Violation<TargetID>()
  /// Bands and flicks with more targets than can be considered: the excess targets are ignored.
  ///
  /// A movement of a band is counted if the band touches more than 4,096 targets, or targets of more than
  /// 1,024 spaces, or of fewer if thousands of opaque spaces overlap. A flick is counted if more than 2,048
  /// targets are within reach, with the id of the target that attracts the pointer.
  public internal(set) var excessTargets = Violation<TargetID>()
  /// Spaces with a number that is not finite: refused.
  public internal(set) var invalidSpaces = Violation<SpaceID>()
  /// Spaces whose parent is the space itself or within it: refused; an earlier registration stays.
  public internal(set) var cyclicSpaces = Violation<SpaceID>()
  /// Ids in a scroll or removal that no registered space has, and removals of the window: ignored.
  public internal(set) var unknownSpaces = Violation<SpaceID>()
  /// Numbers outside their range, such as a position beyond ±1e9 points: clamped.
  public internal(set) var clampedValues = Violation<TargetID>()
  /// Annotations with more than four values, or with a text of more than 31 bytes: they are cut, and counted
  /// with the id of the hovered target.
  public internal(set) var cutAnnotations = Violation<TargetID>()

  /// Texts that state no lines, so that the beam is as tall as the frame instead of a line (P5).
  ///
  /// A text is a target of kind `.text`, or of kind `.other` with a text cursor.
  ///
  /// This is a hint, which ``total`` leaves out. Each target is counted once until it states lines or is
  /// removed.
  ///
  /// ``AxisPrecision/lines(heights:leading:from:)`` makes lines from their heights. A text that states
  /// another precision is not counted.
  public internal(set) var textsWithoutLines = Violation<TargetID>()

  /// Pointer shapes whose stroke is thinner than ``PointerPath/minimumStrokeWidth`` and therefore faint (S7).
  ///
  /// This is a hint, which ``total`` leaves out. Each target is counted once until its stroke is wide enough
  /// or the target is removed.
  public internal(set) var thinStrokes = Violation<TargetID>()

  /// The sum of all counts except ``textsWithoutLines``, ``thinStrokes`` and ``unknownLuminances``.
  ///
  /// In these three cases, nothing is ignored or corrected.
  public var total: Int {
    nonFiniteInputs.count + lateInputs.count + foreignStamps.count + undescribedDevices.count
      + unbalancedInputs.count + impossibleGestures.count + excessDevices.count + invalidTargets.count
      + invalidStyles.count + unknownTargets.count + repeatedTargets.count + excessContents.count
      + excessReveals.count + excessRedraws.count + invalidSpaces.count + cyclicSpaces.count
      + unknownSpaces.count + clampedValues.count + cutAnnotations.count
      + excessTargets.count
  }
}
