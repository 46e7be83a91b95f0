public import Kinematics

extension PointerConfiguration {
  /// How the pointer takes the shape of a control, and moves between controls, lines and steps.
  public struct Snapping: Hashable, Sendable {
    /// The height of the highlights in a bar.
    ///
    /// A bar is a group that contains a bar button, or a single bar button without a group. If one of its
    /// elements has a taller bezel, all its highlights are as tall as that bezel. With 0, they are as tall as
    /// the tallest, as in any other group.
    public var barHighlightHeight = 37.0
    /// The left and right outset of a highlight; the default is the usual inset of a label.
    ///
    /// Bar buttons and segments have none. Outside a bar, a round element has the lesser of this outset and
    /// ``highlightOutsetVertical``.
    public var highlightOutsetHorizontal = 8.0
    /// The distance of a highlight's upper and lower edges from the element's frame.
    ///
    /// In a bar, ``barHighlightHeight`` applies instead. Outside a bar, a segment has no outset.
    public var highlightOutsetVertical = 4.0
    /// The spring of changes between shapes: fast, with an overshoot below 1 %.
    public var shapeSpring = Spring(dampingRatio: 0.85, response: 0.26)
    /// The spring of a free pointer that moves to a line of text, at rest after 90 ms.
    ///
    /// From line to line the pointer jumps, since a beam is never between two lines.
    public var lineSpring = Spring(dampingRatio: 1, response: 0.06)
    /// The spring of the pointer that moves to a step.
    ///
    /// A pointer that crosses ten steps in a second settles on none of them, one that crosses three on each.
    public var stepSpring = Spring(dampingRatio: 1, response: 0.12)
    /// The distance beyond the boundary between two lines at which a drag moves on to the other line.
    ///
    /// The default is half the height of a usual line, and a little more than the 8 points by which fingers
    /// tremble.
    public var lineHysteresis = 10.0
    /// The distance beyond the border between two targets, lines or steps at which the pointer switches to the
    /// other one.
    ///
    /// So a pointer that trembles on the border does not switch. Lines of text have ``lineHysteresis`` during a
    /// drag. A target, line or step that is narrower than a few times this distance has a smaller one. Where a
    /// region ends and no other target begins, its edge is exact. The default is three pixels of a screen with
    /// two to the point.
    public var borderHysteresis = 1.5
    /// The spring of parallax.
    public var parallaxSpring = Spring(dampingRatio: 1, response: 0.18)
    /// The parallax of the snapped pointer, as a fraction of the model pointer's distance from the element's
    /// center.
    public var parallax = 0.08
    /// The maximum parallax of the snapped pointer along an axis.
    public var parallaxLimit = 3.0
    /// The response of the critically damped spring that moves an attracted pointer to its target.
    ///
    /// By default the spring covers 99 % of the distance in 0.3 s, and a few hundred points in 0.5 s. A flick
    /// that would overshoot gets a faster spring.
    public var attractionResponse = 0.28

    /// Creates the group with its defaults.
    public init() {}
  }
}

extension PointerConfiguration.Snapping: ConfigurationFields {
  @_optimize(size)
  package mutating func describe(to visitor: FieldVisitor) {
    visitor.number(4, "barHighlightHeight", "pt", 0...1000, &barHighlightHeight)
    visitor.number(5, "highlightOutsetHorizontal", "pt", 0...100, &highlightOutsetHorizontal)
    visitor.number(6, "highlightOutsetVertical", "pt", 0...100, &highlightOutsetVertical)
    visitor.spring(13, "shapeSpring", &shapeSpring)
    visitor.spring(15, "lineSpring", &lineSpring)
    visitor.spring(17, "stepSpring", &stepSpring)
    visitor.number(29, "lineHysteresis", "pt", 0...1000, &lineHysteresis)
    visitor.number(83, "borderHysteresis", "pt", 0...100, &borderHysteresis)
    visitor.spring(19, "parallaxSpring", &parallaxSpring)
    visitor.number(30, "parallax", "pt per pt", 0...1, former: "pointerParallax", &parallax)
    visitor.number(31, "parallaxLimit", "pt", 0...100, former: "pointerParallaxLimit", &parallaxLimit)
    visitor.number(51, "attractionResponse", "s", 0.05...5, &attractionResponse)
  }
}
