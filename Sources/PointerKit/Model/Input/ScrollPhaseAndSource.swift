/// The phase of a scroll.
public enum ScrollPhase: UInt8, Hashable, Sendable, CaseIterable {
  /// The fingers began to scroll, moved, or lifted.
  case began, changed, ended
  /// The content continues to scroll without the fingers.
  case momentum
  /// The device, such as a wheel, has no phases.
  case none
}

/// The part of a device that scrolls.
public enum ScrollSource: UInt8, Hashable, Sendable, CaseIterable {
  /// Fingers on a trackpad.
  case finger
  /// A wheel with steps.
  case wheel
  /// A continuous source other than fingers.
  case continuous
}
