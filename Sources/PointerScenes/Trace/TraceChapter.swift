public import PointerKit

/// The beginning of a part of a trace, with a title that pages show.
///
/// In a file, a chapter is a `wait` event with the key `x-chapter`, whose value is the ``title``. With
/// `"x-overlay": true` in the same event, pages show the overlay during the chapter.
public struct TraceChapter: Hashable, Sendable {
  /// The time at which the chapter begins; the chapter ends when the next one begins.
  public let time: Timestamp
  /// The title, such as `Text: the beam keeps to its line`.
  public let title: String
  /// Whether pages show the model pointer and the hit regions during the chapter; false by default.
  public let hasOverlay: Bool

  /// The key of a chapter in a file.
  static let key = "x-chapter"
  /// The key for the overlay.
  static let overlayKey = "x-overlay"
}
