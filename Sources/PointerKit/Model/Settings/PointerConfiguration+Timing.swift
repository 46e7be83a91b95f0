package import Kinematics

extension PointerConfiguration {
  /// The times after which something appears or disappears.
  public struct Timing: Hashable, Sendable {
    /// The time for which the gaze has to rest in another window to change the pointer's context.
    ///
    /// The default is longer than the glances of eyes that tremble or jump over a gap, and shorter than a
    /// fixation.
    public var gazeRest = 0.12
    /// The time for which a revealed element, such as a bar, stays after the pointer has left both the element
    /// and the target that reveals it.
    ///
    /// The default is long enough for the pointer to cross the gap. If it leaves the surface, the element is
    /// concealed at once.
    public var concealDelay = 0.3
    /// The time without movement after which the elements revealed by the hovered target are concealed.
    ///
    /// The range is 0.1…3600 s. The default is 3 s, as in video players and for the pointer itself
    /// (``PointerSettings/autoHideDelay``). With nil, 0 or a negative number, the elements stay. They also stay
    /// while the pointer is over a revealed element, or while a button is pressed.
    public var revealInactivity: Double? = 3

    /// Creates the group with its defaults.
    public init() {}
  }
}

extension PointerConfiguration.Timing: ConfigurationFields {
  @_optimize(size)
  package mutating func describe(to visitor: FieldVisitor) {
    visitor.number(84, "gazeRest", "s", 0...10, &gazeRest)
    visitor.number(57, "concealDelay", "s", 0...10, &concealDelay)
    visitor.optional(58, "revealInactivity", "s", 0.1...3600, zeroIsNil: true, &revealInactivity)
  }
}
