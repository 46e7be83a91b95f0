/// One effect for all members of a group (E11).
extension PointerTarget {
  /// Returns the automatic effect of a target within its group; nil if the target has no automatic effect.
  ///
  /// If any member of the group has the highlight effect, all members with an automatic effect have it too
  /// (E11). The only exception is the selected segment. The member that already has the highlight effect may
  /// have it automatically or as stated by the host, and may be disabled.
  func automaticEffect(among scene: borrowing TargetStore, _ configuration: SharedConfiguration)
    -> PointerEffect?
  {
    let alone = automaticEffect(configuration)
    guard let group, kind != .selectedSegment, alone != .highlight, alone != nil else { return alone }
    return scene.groups.highlights(group) ? .highlight : alone
  }
}
