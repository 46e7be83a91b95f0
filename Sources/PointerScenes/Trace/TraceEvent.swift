public import PointerKit

/// One line of a trace: an input, a change of the layout, or a change of settings.
public struct TraceEvent: Hashable, Sendable {
  /// The time of the event.
  public var time: Timestamp
  /// The line of the file, counted from 1.
  public var line: Int
  /// The kind of the event, with its values.
  public var kind: Kind

  /// The kinds of events.
  public enum Kind: Hashable, Sendable {
    /// An input for `PointerEngine.handle(_:)`, with the same time as the event.
    case pointer(PointerInput)
    /// Targets are added, replaced or removed in one change.
    case targets(upsert: [PointerTarget], remove: [TargetID])
    /// A space is added or changed; the value has all properties of the space.
    case space(PointerSpace)
    /// The size of the surface changes.
    case bounds(Size)
    /// The person's settings change; the value has all settings.
    case settings(PointerSettings)
    /// The interface becomes light or dark.
    case appearance(Appearance)
    /// The annotation beside the pointer changes, with its values in the order of the file; nil removes it.
    case annotation(PointerAnnotation?)
    /// Time passes.
    case wait
  }
}
