/// One effect for all members of a group (E11).
extension PointerTarget {
  /// The automatic effect of a target within its group: if any member highlights, enabled or not, by its own rules
  /// or as stated, all automatic ones do, the selected segment excepted (E11).
  func automaticEffect(among scene: borrowing TargetStore, _ sizes: ElementSizes) -> PointerEffect? {
    let alone = automaticEffect(sizes)
    guard let group, kind != .selectedSegment, alone != .highlight, alone != nil else { return alone }
    return scene.groups.highlights(group) ? .highlight : alone
  }
}
