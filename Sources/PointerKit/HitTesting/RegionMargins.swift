/// How far regions reach beyond frames: the part of the configuration that hit testing needs.
struct RegionMargins: Hashable, Sendable {
  /// The padding of what has a bezel (R1), in points.
  let bezel: Double
  /// The padding of what has none (R2), in points.
  let plain: Double
  /// The widest gap between members of a group that is bridged (R4), in points.
  let groupGap: Double

  init(_ configuration: borrowing PointerConfiguration) {
    bezel = configuration.bezelPadding
    plain = configuration.plainPadding
    groupGap = configuration.groupGap
  }
}
