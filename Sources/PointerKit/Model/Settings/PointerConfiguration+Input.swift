package import Kinematics

extension PointerConfiguration {
  /// Clicks, drags and bands.
  public struct Input: Hashable, Sendable {
    /// The maximum distance between the clicks of a double click.
    ///
    /// The default is not 0, since a finger rolls as it clicks.
    public var clickDistance = 4.0
    /// The distance that the pointer has to move for a press to become a drag.
    ///
    /// Up to this distance from the press, also between the clicks of a double click, what was pressed stays
    /// hovered, and a release clicks it. The default is a little more than the tremor of a click.
    public var dragDistance = 3.0
    /// Whether a drag from empty space is a band selection; true by default.
    public var bandSelection = true
    /// The width of the zone along the edges of a space in which a drag or a band scrolls the space.
    ///
    /// The zone is at most a quarter of the space's visible width or height. If the button was pressed in the
    /// zone of an edge, the space scrolls at that edge only while the pointer is nearer to the edge than the
    /// press was. With 0, it scrolls only when the pointer is beyond the edge. The default is the height of a
    /// row.
    public var autoscrollZone = 44.0
    /// The greatest velocity at which a drag or a band scrolls, in points per second.
    ///
    /// This velocity is reached at the space's edge and beyond. In the ``autoscrollZone``, it grows with the
    /// square of the distance from the zone's inner edge, or from the position of a press in the zone. With 0,
    /// nothing scrolls. By default, the content moves by the height of a window in about a second.
    public var autoscrollSpeed = 800.0

    /// Creates the group with its defaults.
    public init() {}
  }
}

extension PointerConfiguration.Input: ConfigurationFields {
  @_optimize(size)
  package mutating func describe(to visitor: FieldVisitor) {
    visitor.number(59, "clickDistance", "pt", 0...100, &clickDistance)
    visitor.number(60, "dragDistance", "pt", 0...100, &dragDistance)
    visitor.flag(61, "bandSelection", &bandSelection)
    visitor.number(62, "autoscrollZone", "pt", 0...1000, &autoscrollZone)
    visitor.number(63, "autoscrollSpeed", "pt/s", 0...100_000, &autoscrollSpeed)
  }
}
