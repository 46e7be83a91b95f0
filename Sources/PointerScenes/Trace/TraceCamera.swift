public import PointerKit

/// A part of the window that pages show enlarged while they play a trace.
///
/// In a file, a camera is a `wait` event with the key `x-camera`. The value of the key is
/// `[x, y, width, height]` in window points, or null for the whole window.
public struct TraceCamera: Hashable, Sendable {
  /// The time at which the movement to the part begins.
  public let time: Timestamp
  /// The part, in window points; nil for the whole window.
  public let part: Rect?

  /// The key of a camera in a file.
  static let key = "x-camera"

  /// Reads the value of the key: null, or four finite numbers with a positive width and height.
  ///
  /// Any other value gives nil.
  init?(_ value: JSONValue, at time: Timestamp) {
    self.time = time
    switch value {
    case .null: part = nil
    case .array(let values):
      let numbers = values.compactMap { value -> Double? in
        if case .number(let number) = value, number.isFinite { number } else { nil }
      }
      guard numbers.count == 4, values.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
      part = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    default: return nil
    }
  }
}
