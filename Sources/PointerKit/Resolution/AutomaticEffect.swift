import Kinematics

/// The rules by which an automatic effect is chosen (E3, E6, E10).
enum AutomaticEffect {
  /// The effect of an automatic element within its group: if any automatic member would highlight, all do,
  /// the selected segment excepted (E11).
  static func effect(
    for target: PointerTarget, among store: TargetStore, configuration: PointerConfiguration
  ) -> PointerEffect? {
    let alone = target.automaticEffect(configuration)
    guard let group = target.group, target.kind != .selectedSegment, alone != .highlight, alone != nil else {
      return alone
    }
    return store.groups.highlights(group) ? .highlight : alone
  }
}
