import Kinematics

/// Where the person looks, and what that means for the pointer (V1–V3).
struct GazeContext: Hashable, Sendable {
  /// Where the person looked last; nil until the first gaze is told: then nothing is different from a surface
  /// without one.
  var place: Point?
  /// The space that the person looks at, which is the pointer's context.
  var space: SpaceID = 0
  /// Whether the pointer goes where the person looks as the hand moves it next.
  var isCalling = false
  /// Whether a gesture has hidden the pointer, which then comes back where the person looks even in the same
  /// context.
  var isHiddenByGesture = false

  /// The pointer is where it was called to, or the host says where it is.
  mutating func settle() {
    isCalling = false
    isHiddenByGesture = false
  }
}
