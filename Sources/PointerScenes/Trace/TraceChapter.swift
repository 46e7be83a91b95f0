public import PointerKit

/// The beginning of a part of a trace, with a title for people.
///
/// In a file it is a `wait` event with the key `x-chapter`; the value of the key is the ``title``. With
/// `"x-overlay": true` in the same event, pages show the overlay during the chapter.
public struct TraceChapter: Hashable, Sendable {
  /// The time at which the chapter begins; it ends where the next one begins.
  public let time: Timestamp
  /// The title, such as `Text: the beam keeps to its line`.
  public let title: String
  /// Whether pages show the true pointer and the hit regions during the chapter; false by default.
  public let hasOverlay: Bool

  /// The key of a chapter in a file.
  static let key = "x-chapter"
  /// The key for the overlay.
  static let overlayKey = "x-overlay"
}
