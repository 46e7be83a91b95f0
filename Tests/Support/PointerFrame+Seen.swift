public import PointerKit

extension PointerFrame {
  /// Everything that is seen in it: all but its time, when to draw again, and the damage.
  ///
  /// Two of them are compared with `==`; their names tell what differs.
  private var seen: [(name: String, value: AnyHashable)] {
    [
      ("phase", phase), ("model", model), ("precise", precise), ("velocity", velocity), ("hovered", hovered),
      ("pointer", pointer), ("outline", outline), ("warp", warp), ("contents", contents),
      ("accessories", accessories), ("annotation", annotation), ("band", band), ("autoscroll", autoscroll),
      ("revealed", revealed), ("cursor", cursor), ("groups", groups), ("drawing", Array(drawing)),
    ]
  }

  /// The names of what is seen otherwise in another frame.
  public func differences(from other: PointerFrame) -> [String] {
    // Most are equal, which costs less to find than what differs.
    if self == other { return [] }
    return zip(seen, other.seen).filter { $0.value != $1.value }.map { $0.0.name }
  }
}
