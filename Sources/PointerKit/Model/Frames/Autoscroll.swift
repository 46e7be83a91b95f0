public import Kinematics

/// Which space a host scrolls while a drag or a band selection is at its edge, and how fast (I4, I7).
///
/// ```swift
/// if let autoscroll = frame.autoscroll {
///   scrollView(autoscroll.space).scroll(by: autoscroll.velocity * secondsSinceLastFrame)
/// }
/// ```
/// The host scrolls as for ``PointerEvent/Kind-swift.enum/scrolled(_:)``: within the limits of the content, and then with
/// ``PointerEngine/scroll(space:to:at:)``.
public struct Autoscroll: Hashable, Sendable {
  /// The space: of those under the pointer, or in which a band or a selection of text began, the innermost
  /// that can scroll toward the edge.
  public internal(set) var space: SpaceID
  /// The velocity of the content, in points per second: negative toward the left and the top, so that a pointer
  /// at the bottom edge sees what is below.
  public internal(set) var velocity: Vector
}
