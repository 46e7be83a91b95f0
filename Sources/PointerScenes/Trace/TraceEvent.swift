public import PointerKit

/// One line of a trace: something that the hand, the host or the layout did.
public struct TraceEvent: Hashable, Sendable {
  /// When it happened.
  public var time: Timestamp
  /// The line of the file, counted from 1.
  public var line: Int
  /// What happened.
  public var kind: Kind

  /// What can happen.
  public enum Kind: Hashable, Sendable {
    /// Something for `PointerEngine.handle(_:)`; its time is the event's.
    case pointer(PointerInput)
    /// Targets came, changed or went, as one change.
    case targets(upsert: [PointerTarget], remove: [TargetID])
    /// A space came or changed: all its properties.
    case space(PointerSpace)
    /// The surface has a new size.
    case bounds(Size)
    /// The person chose anew: all the settings.
    case settings(PointerSettings)
    /// The interface became light or dark.
    case appearance(Appearance)
    /// Values beside the pointer, in ascending order of their labels; nil removes them.
    case annotation(PointerAnnotation?)
    /// Time passed.
    case wait
  }
}
