public import PointerKit

/// One line of a trace: an input, a change of the layout, or a change of settings.
public struct TraceEvent: Hashable, Sendable {
  /// The time of the event.
  public var time: Timestamp
  /// The line of the file, counted from 1.
  public var line: Int
  /// What happened.
  public var kind: Kind

  /// What can happen.
  public enum Kind: Hashable, Sendable {
    /// An input for `PointerEngine.handle(_:)`; its time is the event's.
    case pointer(PointerInput)
    /// Targets are added, replaced or removed in one change.
    case targets(upsert: [PointerTarget], remove: [TargetID])
    /// A space is added or changes; the value has all its properties.
    case space(PointerSpace)
    /// The size of the surface changes.
    case bounds(Size)
    /// The person's settings change; the value has all of them.
    case settings(PointerSettings)
    /// The interface becomes light or dark.
    case appearance(Appearance)
    /// The annotation beside the pointer changes, with its values in the order of the file; nil removes it.
    case annotation(PointerAnnotation?)
    /// Time passes.
    case wait
  }
}
