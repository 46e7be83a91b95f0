package import Kinematics

extension PointerConfiguration {
  /// The hit regions of targets.
  public struct Regions: Hashable, Sendable {
    /// The padding around an element with a bezel.
    public var bezelPadding = 12.0
    /// The padding around an element without a bezel.
    public var plainPadding = 24.0
    /// The widest gap that hit regions bridge between members of a group.
    ///
    /// The default is four times the default of ``plainPadding``.
    public var groupGap = 96.0
    /// The extent along an axis below which an element counts as thin, and can be hit beside its frame.
    ///
    /// The default is less than half the diameter of the pointer: a divider, the edge of a pane, or a small
    /// knob.
    public var thinElementSide = 8.0
    /// The distance from the frame of a thin element at which it is hit, even over the frame of a neighbor.
    ///
    /// With the default, a divider of 1 pt is as wide as 11 pt, a little more than fingers tremble.
    public var thinElementReach = 5.0

    /// Creates the group with its defaults.
    public init() {}
  }
}

extension PointerConfiguration.Regions: ConfigurationFields {
  @_optimize(size)
  package mutating func describe(to visitor: FieldVisitor) {
    visitor.number(0, "bezelPadding", "pt", 0...1000, &bezelPadding)
    visitor.number(1, "plainPadding", "pt", 0...1000, &plainPadding)
    visitor.number(2, "groupGap", "pt", 0...1000, &groupGap)
    visitor.number(87, "thinElementSide", "pt", 0...100, &thinElementSide)
    visitor.number(88, "thinElementReach", "pt", 0...100, &thinElementReach)
  }
}
