import Kinematics
import Magnetism

/// One command of a frame in a few bytes: which part of what it draws; see ``DrawingCommands``.
struct DrawingStep: Hashable, Sendable {
  /// What the command draws, and of which list the index is.
  enum Part: UInt8, Hashable, Sendable {
    case pointer
    /// Of an element that is not in its plain state: the index in ``PointerFrame/contents``.
    case glow, shadow, tint, contentBegin, contentEnd, light
    /// Of an element that is painted again: the index in ``PointerFrame/plain``.
    case plainBegin, plainEnd
    /// The index in ``PointerFrame/accessories``.
    case accessory
    case platterShadow, platter, annotation
  }

  let part: Part
  let index: Int32
  let space: SpaceID

  /// An element in its plain state that is painted again, since something beneath it has changed.
  struct Plain: Hashable, Sendable {
    let target: TargetID
    let center: Point
  }
}
