/// How often the engine ignored or mended something that a host passed.
///
/// Nothing a host passes traps; it is counted here instead. All zero is a clean run.
public struct PointerDiagnostics: Hashable, Sendable {
  /// Events with a number that is not finite: ignored.
  public internal(set) var nonFiniteEvents = 0
  /// Events whose time was before one already handled: they take effect now.
  public internal(set) var lateEvents = 0
  /// Targets or spaces with a number that is not finite, or a target with id 0: refused.
  public internal(set) var invalidTargets = 0
  /// Rules that styles broke, such as steps of no width or snapping without a shape (P8): mended as each
  /// says.
  ///
  /// A style counts each time its target is registered.
  public internal(set) var invalidStyles = 0
  /// Ids named in a move, removal or scroll that nothing has: ignored.
  public internal(set) var unknownIdentifiers = 0
  /// Ids that stood twice in one batch: the last one counts.
  public internal(set) var repeatedIdentifiers = 0
  /// Numbers outside their range: held to it, such as a position beyond ±1e9 points.
  public internal(set) var clampedValues = 0
  /// Presses, releases and contacts that do not fit what came before, such as a button that comes up twice:
  /// ignored.
  public internal(set) var unbalancedEvents = 0
  /// Gestures that the device does not have, such as a rotation of a mouse: ignored.
  public internal(set) var impossibleGestures = 0
  /// Devices beyond the 16 that are told apart: they share the last.
  public internal(set) var excessDevices = 0
  /// Contents beyond the 64 that animate at once: the one nearest to its end was finished early.
  public internal(set) var excessContents = 0
  /// Ids beyond the 64 that are revealed at once: ignored.
  public internal(set) var excessReveals = 0
  /// Annotations with more than four values or a text over 31 bytes: shown as far as they fit.
  public internal(set) var cutAnnotations = 0

  /// The sum of all counts.
  public var total: Int {
    nonFiniteEvents + lateEvents + invalidTargets + unknownIdentifiers + repeatedIdentifiers + clampedValues
      + unbalancedEvents + impossibleGestures + excessDevices + excessContents
      + excessReveals + invalidStyles + cutAnnotations
  }
}
