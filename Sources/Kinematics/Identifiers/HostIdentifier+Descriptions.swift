#if !hasFeature(Embedded)

  extension HostIdentifier {
    /// The number, as the host writes it in code: `7`.
    public var description: String { "\(rawValue)" }
  }

  extension TargetID: CustomStringConvertible {}
  extension GroupID: CustomStringConvertible {}
  extension SpaceID: CustomStringConvertible {}
  extension DeviceID: CustomStringConvertible {}

  extension TargetID? {
    /// `target 7`, or `no target`; for lines in which a number alone would not say what it counts.
    package var label: String { map { "target \($0)" } ?? "no target" }
  }

  extension TargetID {
    /// `target 7`; for lines in which a number alone would not say what it counts.
    package var label: String { Optional(self).label }
  }

#endif
