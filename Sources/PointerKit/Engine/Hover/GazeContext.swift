import Kinematics
import Magnetism

/// Where the person looks, and what that means for the pointer (V1–V3).
struct GazeContext: Hashable, Sendable {
  /// The last gaze; nil before the first, when everything works as on a surface without one.
  var position: Point?
  /// The space that the person looks at, which is the pointer's context.
  var space: SpaceID = .window
  /// Whether the next movement starts from the gaze.
  var isPending = false
  /// Whether a gesture has hidden the pointer, so that it reappears at the gaze even in the same context.
  var isHiddenByGesture = false

  /// Ends what is pending, since the pointer is at the gaze or where the host put it.
  mutating func settle() {
    isPending = false
    isHiddenByGesture = false
  }
}
