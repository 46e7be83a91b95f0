public import Kinematics

/// A space that the host is to scroll, since a drag or a band selection is at an edge of the space (I4, I7).
///
/// ```swift
/// if let autoscroll = frame.autoscroll {
///   scrollView(autoscroll.space).scroll(by: autoscroll.velocity * secondsSinceLastFrame)
/// }
/// ```
/// The host does the same as after an event ``PointerEvent/Kind-swift.enum/scrolled(_:)``: it moves the
/// content as far as the content can scroll, and then calls ``PointerEngine/scroll(space:to:at:)``.
public struct Autoscroll: Hashable, Sendable {
  /// The innermost space that can scroll toward the edge at which the pointer is.
  ///
  /// This is the space under the pointer, the space in which a band or a selection of text began, or a space
  /// that contains one of these.
  public internal(set) var space: SpaceID
  /// The velocity of the content, in points per second; negative is toward the left and the top.
  ///
  /// When the pointer is at the bottom edge, the content moves up.
  public internal(set) var velocity: Vector
}
