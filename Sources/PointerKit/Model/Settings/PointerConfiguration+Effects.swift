public import Kinematics

extension PointerConfiguration {
  /// What happens to a hovered element: growth, parallax, shadow, light and tint.
  public struct Effects: Hashable, Sendable {
    /// The maximum length of the longer side of a small element, for which highlight is suitable.
    public var smallElementSide = 120.0
    /// The maximum length of the longer side of a medium element, for which lift is suitable.
    ///
    /// Larger elements get a hover effect.
    public var mediumElementSide = 240.0
    /// The spring of an element's effect.
    public var contentSpring = Spring(dampingRatio: 0.85, response: 0.3)
    /// The spring of a press and its release.
    public var pressSpring = Spring(dampingRatio: 0.8, response: 0.2)
    /// The parallax of content, as a fraction of the model pointer's distance from the element's center.
    public var contentParallax = 0.05
    /// The maximum parallax of content along an axis.
    public var contentParallaxLimit = 2.0
    /// The growth of the longer side of highlighted content.
    public var highlightGrowth = 2.0
    /// The growth of a lifted element's longer side.
    ///
    /// It is in points, since a factor would enlarge wide controls too much.
    public var liftGrowth = 8.0
    /// The growth of the longer side of a hovered element.
    public var hoverGrowth = 6.0
    /// The scale of an element's content, highlight and light during a press.
    public var pressedScale = 0.92
    /// The opacity of a lifted element's shadow.
    public var shadowOpacity = 0.3
    /// The blur of the shadow, as a standard deviation.
    public var shadowRadius = 10.0
    /// The downward offset of the shadow; negative is upward.
    public var shadowFall = 6.0
    /// The length of an element's shorter side up to which the light is weakest.
    ///
    /// At this length, a lifted element has no light, and a highlight has the least light.
    public var specularSmallestSide = 24.0
    /// The length of an element's shorter side from which the light has its maximum opacity.
    public var specularFullSide = 160.0
    /// The maximum opacity of the light on a lifted element.
    ///
    /// The default is the most that a dark gray label beneath the light bears, so that it keeps 85 % of its
    /// contrast. With ``Blending/linear`` blending, that is less.
    public var specularOpacity = 0.05
    /// The greatest opacity of the light on a small highlight.
    ///
    /// On a large highlight, the opacity is 1.25 times this. The light lies on the highlight and beneath the
    /// content. A dark highlight is 18 of 255 levels darker than white, and the default light gives it up to 11
    /// of them back. On a light highlight, over a dark backdrop, the light is at most one level, because it
    /// would make a light label harder to read.
    public var highlightSpecularOpacity = 0.5
    /// The opacity of the color that a lifted element casts on its surroundings.
    public var radiosity = 0.35
    /// The greatest opacity of a hovered element's tint.
    ///
    /// The tint has a contrast of 1.15:1 to 1.17:1 with the element, and less where it would change a label by
    /// more, so that a label keeps 85 % of its own. A dark tint over white needs an opacity of 0.07, and a
    /// light one over a dark gray of 0.05.
    public var tintOpacity = 0.1
    /// The greatest opacity of the pointer as a highlight behind content; a highlight is fainter than the
    /// circle.
    ///
    /// A highlight shows which control is meant, and leaves a label at least 85 % of its contrast, whatever the
    /// label's color. So its own contrast is from 1.15:1 to 1.17:1 over any backdrop, for which an opacity of
    /// less than 0.1 is enough, and the label grows. On top of an opaque element, the opacity is at most twice
    /// the limit.
    ///
    /// For a person who asks for increased contrast, the contrast is 3:1, and only a limit of 0 applies. On top
    /// of an opaque element the contrast stays as it is, for the sake of the label. There, the highlight is
    /// seen as a ring around the element, at least 3 points wide.
    public var highlightOpacity = 0.2

    /// Creates the group with its defaults.
    public init() {}
  }
}

extension PointerConfiguration.Effects: ConfigurationFields {
  @_optimize(size)
  package mutating func describe(to visitor: FieldVisitor) {
    visitor.number(11, "smallElementSide", "pt", 0...2000, &smallElementSide)
    visitor.number(12, "mediumElementSide", "pt", 0...4000, &mediumElementSide)
    visitor.spring(21, "contentSpring", &contentSpring)
    visitor.spring(23, "pressSpring", &pressSpring)
    visitor.number(32, "contentParallax", "pt per pt", 0...1, &contentParallax)
    visitor.number(33, "contentParallaxLimit", "pt", 0...100, &contentParallaxLimit)
    visitor.number(34, "highlightGrowth", "pt", 0...100, &highlightGrowth)
    visitor.number(35, "liftGrowth", "pt", 0...100, &liftGrowth)
    visitor.number(36, "hoverGrowth", "pt", 0...100, &hoverGrowth)
    visitor.number(37, "pressedScale", "factor", 0.1...1, &pressedScale)
    visitor.number(39, "shadowOpacity", "opacity", 0...1, &shadowOpacity)
    visitor.number(40, "shadowRadius", "pt", 0...100, &shadowRadius)
    visitor.number(41, "shadowFall", "pt", -100...100, &shadowFall)
    visitor.number(42, "specularSmallestSide", "pt", 0...1000, &specularSmallestSide)
    visitor.number(43, "specularFullSide", "pt", 0...4000, &specularFullSide)
    visitor.number(44, "specularOpacity", "opacity", 0...1, &specularOpacity)
    visitor.number(45, "highlightSpecularOpacity", "opacity", 0...1, &highlightSpecularOpacity)
    visitor.number(46, "radiosity", "opacity", 0...1, &radiosity)
    visitor.number(47, "tintOpacity", "opacity", 0...1, &tintOpacity)
    visitor.number(49, "highlightOpacity", "opacity", 0...1, &highlightOpacity)
  }
}
