import Kinematics
import Magnetism

/// The position at which the person looks, and its consequences for the pointer (V1–V3).
struct GazeContext: Hashable, Sendable {
  /// The last position of the gaze; nil before the first gaze.
  ///
  /// With nil, the pointer behaves as on a surface without a gaze.
  var position: Point?
  /// The space that the person looks at, which is the pointer's context.
  var space: SpaceID = .window
  /// Whether the next movement starts from the gaze.
  var isPending = false
  /// Whether a gesture has hidden the pointer, so that it reappears at the gaze even if both are in the same
  /// context.
  var isHiddenByGesture = false

  /// Clears ``isPending`` and ``isHiddenByGesture``, since the pointer is at the gaze or at a position that
  /// the host has set.
  mutating func settle() {
    isPending = false
    isHiddenByGesture = false
  }
}
