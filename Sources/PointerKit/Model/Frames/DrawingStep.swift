import Kinematics
import Magnetism

/// The commands of one element, of the pointer or of what surrounds it, in a few bytes; see ``DrawingCommands``.
struct DrawingStep: Hashable, Sendable {
  /// What the commands draw, one each, in their order.
  struct Parts: OptionSet, Hashable, Sendable {
    let rawValue: UInt16

    /// Of an element that is not in its plain state: the index is that in ``PointerFrame/contents``.
    static let glow = Parts(rawValue: 1)
    static let shadow = Parts(rawValue: 2)
    static let underlay = Parts(rawValue: 4)
    static let contentBegin = Parts(rawValue: 8)
    static let contentEnd = Parts(rawValue: 16)
    static let overlay = Parts(rawValue: 32)
    static let light = Parts(rawValue: 64)
    /// Of an element that is painted again: the index is that in ``PointerFrame/plain``.
    static let plainBegin = Parts(rawValue: 128)
    static let plainEnd = Parts(rawValue: 256)
    static let pointer = Parts(rawValue: 512)
    /// The index is that in ``PointerFrame/accessories``.
    static let accessory = Parts(rawValue: 1024)
    static let platterShadow = Parts(rawValue: 2048)
    static let platter = Parts(rawValue: 4096)
    static let annotation = Parts(rawValue: 8192)

    @inline(__always)
    var count: Int { rawValue.nonzeroBitCount }

    /// The part at an index in drawing order, as a set with that one element.
    func part(at index: Int) -> Parts {
      var rest = rawValue
      for _ in 0..<index { rest &= rest &- 1 }
      return Parts(rawValue: rest & (0 &- rest))
    }
  }

  let parts: Parts
  let index: Int32
  /// The index after the last of its commands.
  let end: Int
  let space: SpaceID

  /// The index of the first of its commands.
  var start: Int { end - parts.count }

  /// An element in its plain state that is painted again, since something beneath it has changed.
  struct Plain: Hashable, Sendable {
    let target: TargetID
    let center: Point
  }
}
