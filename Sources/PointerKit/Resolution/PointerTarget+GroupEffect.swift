/// One effect for all members of a group (E11).
extension PointerTarget {
  /// Returns the automatic effect of a target within its group; nil if the target has no automatic effect.
  ///
  /// If any member of the group has the highlight effect, stated by the host or automatic, every member with
  /// an automatic effect has the highlight effect, except for the selected segment (E11). Disabled members
  /// count too.
  func automaticEffect(among scene: borrowing TargetStore, _ sizes: ElementSizes) -> PointerEffect? {
    let alone = automaticEffect(sizes)
    guard let group, kind != .selectedSegment, alone != .highlight, alone != nil else { return alone }
    return scene.groups.highlights(group) ? .highlight : alone
  }
}
