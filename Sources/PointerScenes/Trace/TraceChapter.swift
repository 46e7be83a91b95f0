public import PointerKit

/// Where a part of a trace begins, for those who look at it: the engine knows nothing of it.
///
/// In a file it is the key `x-chapter` of a `wait` event, whose text is the ``title``.
public struct TraceChapter: Hashable, Sendable {
  /// When it begins; it ends where the next one does.
  public let time: Timestamp
  /// What it shows, such as `Text: the beam keeps to its line`.
  public let title: String

  /// The key that marks one.
  static let key = "x-chapter"
}
