public import Kinematics

/// The counts of what the engine ignored, corrected or noticed.
///
/// No argument makes the engine trap. One that breaks a rule is counted, with its id if it has one.
public struct PointerDiagnostics: Hashable, Sendable {
  /// One kind of violation.
  public struct Violation<ID: HostIdentifier>: Hashable, Sendable {
    /// The number of violations.
    public private(set) var count = 0
    /// The id of the most recent violation that had one; nil if none had.
    public private(set) var lastID: ID?

    mutating func count(_ id: ID?, times: Int = 1) {
      guard times > 0 else { return }
      count += times
      lastID = id ?? lastID
    }
  }

  /// Inputs with a number that is not finite: ignored.
  public internal(set) var nonFiniteInputs = Violation<DeviceID>()
  /// Inputs whose time is before the engine's time, by up to a second: they take effect at once.
  public internal(set) var lateInputs = Violation<DeviceID>()
  /// Times that are not from the host's clock: they count as the present time.
  ///
  /// The time of an input is foreign if it is more than a second before the host's present time, *now*, or
  /// more than 50 ms after it. Without *now*, it is foreign if it is more than a second before the engine's
  /// time or, while something moves and the host draws, after it. In any call, a *now* more than 50 ms behind
  /// the engine's time is foreign.
  public internal(set) var foreignStamps = Violation<DeviceID>()
  /// Devices that were never described, each counted once: they are treated as trackpads.
  public internal(set) var undescribedDevices = Violation<DeviceID>()
  /// Presses, releases, pressures, contacts and gestures that contradict earlier inputs, such as a second
  /// release of a button: ignored, except a second beginning of a gesture, which cancels the first gesture.
  public internal(set) var unbalancedInputs = Violation<DeviceID>()
  /// Gestures that the device does not have, such as a rotation on a mouse: ignored.
  public internal(set) var impossibleGestures = Violation<DeviceID>()
  /// Devices beyond the capacity of 16, each counted once, up to 64: they share the sixteenth state.
  public internal(set) var excessDevices = Violation<DeviceID>()
  /// Targets with id 0, and targets and moves with a frame that is not finite or has a negative extent:
  /// refused.
  public internal(set) var invalidTargets = Violation<TargetID>()
  /// Styles that break a rule, such as steps without a spacing, or snapping without a shape other than the
  /// free circle: corrected, and counted whenever the target is registered.
  public internal(set) var invalidStyles = Violation<TargetID>()
  /// Ids of targets that are not registered, in a move, a removal or a selection: ignored.
  public internal(set) var unknownTargets = Violation<TargetID>()
  /// Ids that occur twice in one batch of targets: the last target with the id is registered.
  public internal(set) var repeatedTargets = Violation<TargetID>()
  /// Hovered opaque targets, each counted once while it is registered, that state no color and no luminance,
  /// while the host measures none.
  ///
  /// The material then adapts to the background, which the target hides.
  public internal(set) var unknownLuminances = Violation<TargetID>()
  /// Elements beyond the 64 that can be revealed at once: ignored, and counted with the revealing target.
  public internal(set) var excessReveals = Violation<TargetID>()
  /// Spaces, and scrolls of spaces, with a number that is not finite, and spaces with a clip of a negative
  /// extent: refused.
  public internal(set) var invalidSpaces = Violation<SpaceID>()
  /// Spaces whose parent is the space itself or lies within it: refused; a registered space stays as it was.
  public internal(set) var cyclicSpaces = Violation<SpaceID>()
  /// Ids of spaces that are not registered, in a scroll or a removal, and removals of the window: ignored.
  public internal(set) var unknownSpaces = Violation<SpaceID>()
  /// Numbers outside their range, such as a position beyond ±1e9 points: clamped.
  public internal(set) var clampedValues = Violation<TargetID>()
  /// Annotations with more than four values, or a text over 31 bytes: cut, with the hovered target's id.
  public internal(set) var cutAnnotations = Violation<TargetID>()

  /// Texts that state no lines, so that the height of the beam follows from the frame: a hint.
  ///
  /// They are enabled targets of kind `.text`, or `.other` with a text cursor, whose style states no shape, no
  /// other precision, and no effect but `.automatic`. Each is counted once, until it is no longer such a text.
  /// A view of a `PointerInteractionHost` is not counted, since its delegate knows the lines.
  public internal(set) var textsWithoutLines = Violation<TargetID>()

  /// Pointer shapes whose stroke is thinner than ``PointerPath/minimumStrokeWidth`` and therefore faint: a
  /// hint, counted once for each target until its stroke is wide enough or it is removed.
  public internal(set) var thinStrokes = Violation<TargetID>()

  /// The sum of all counts except ``textsWithoutLines``, ``thinStrokes`` and ``unknownLuminances``, since in
  /// these cases nothing is ignored or corrected.
  public var total: Int {
    nonFiniteInputs.count + lateInputs.count + foreignStamps.count + undescribedDevices.count
      + unbalancedInputs.count + impossibleGestures.count + excessDevices.count + invalidTargets.count
      + invalidStyles.count + unknownTargets.count + repeatedTargets.count
      + excessReveals.count + invalidSpaces.count + cyclicSpaces.count
      + unknownSpaces.count + clampedValues.count + cutAnnotations.count
  }
}
