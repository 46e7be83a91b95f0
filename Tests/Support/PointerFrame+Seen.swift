public import PointerKit

extension PointerFrame {
  /// Everything that is seen in the frame: all except its time, the next wake and the damage.
  ///
  /// The values of two frames are compared with `==`, and the names tell what differs.
  private var seen: [(name: String, value: AnyHashable)] {
    [
      ("phase", phase), ("modelPosition", modelPosition), ("clickLocation", clickLocation),
      ("velocity", velocity), ("hovered", hovered), ("pointer", pointer), ("outline", outline),
      ("warp", warp),
      ("contents", contents), ("accessories", accessories), ("annotation", annotation), ("band", band),
      ("autoscroll", autoscroll), ("revealed", revealed), ("cursor", cursor), ("groups", groups),
      ("drawing", Array(drawing)),
    ]
  }

  /// The names of the values that differ in another frame.
  public func differences(from other: PointerFrame) -> [String] {
    // Most are equal, which costs less to find than what differs.
    if self == other { return [] }
    return zip(seen, other.seen).filter { $0.value != $1.value }.map { $0.0.name }
  }
}
