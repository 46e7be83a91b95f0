public import Kinematics

extension PointerConfiguration {
  /// The free pointer and the beam: size, opacity and material.
  public struct Pointer: Hashable, Sendable {
    /// The diameter of the free pointer.
    public var circleDiameter = 19.0
    /// The thickness of a beam; the default is the minimum stroke of a pointer.
    public var beamThickness = PointerPath.minimumStrokeWidth
    /// The maximum length of a beam that the engine fits to a line of text, or to a text without lines.
    ///
    /// The default is one and a half times 96 pt, the largest size in most font menus, so that the beam is as
    /// tall as the line even in a headline.
    public var maximumBeamLength = 144.0
    /// The maximum height at which text without lines counts as a field of one line.
    ///
    /// In such a field the beam stays centered. In taller text without lines the pointer is free. For text that
    /// runs from top to bottom, this is the maximum width. The default is the height of a large title of 34 pt
    /// with its padding.
    public var maximumFieldHeight = 60.0
    /// The distance of an annotation from the upper or lower edge of the pointer's outline.
    ///
    /// The default leaves room for accessories.
    public var annotationOffset = 12.0
    /// The scale of the pressed free circle.
    public var pressedCircleScale = 0.8
    /// The greatest opacity of the free pointer while it is not pressed.
    ///
    /// The pointer is only as opaque as a contrast of 3:1, with a small margin, requires. With
    /// ``Blending/encoded`` blending, the required opacity is 0.44 over white, 0.37 over black, and at most
    /// 0.78 over other backdrops. The default is the lowest multiple of 0.05 that is enough over every backdrop
    /// with ``Blending/linear`` blending.
    ///
    /// If the limit is below 0.8, or below 0.64 with encoded blending, the contrast is less than 3:1 over some
    /// backdrops. For a person who asks for increased contrast, the limit is raised halfway to 1.
    ///
    /// Gray material, which the pointer has over fine textures, is opaque.
    public var opacity = 0.85
    /// The spring of the pointer's opacity.
    public var fadeSpring = Spring(dampingRatio: 1, response: 0.3)
    /// The spring of the pointer's material.
    ///
    /// The spring moves the opacity, and the square root of the luminance, which is close to perceived
    /// lightness. If the pointer has become too faint, its opacity grows three times as fast.
    public var materialSpring = Spring(dampingRatio: 1, response: 0.04)
    /// The longest time for which a changing backdrop leaves the free pointer's contrast below 3:1; 0.18 s by
    /// default.
    ///
    /// This is five times the time in which ``materialSpring`` gets from black to within 1/32 of white. If a
    /// backdrop is replaced, the contrast is 3:1 again after at most a quarter of this time. If it changes
    /// gradually, from black to white up to 2.5 times per second, that takes three fifths. A material that has
    /// changed twice within a second may have to wait until that second is over.
    ///
    /// The material does not flicker. Between two changes from dark to light or back, at least half a second
    /// passes while the contrast is at least 2:1, and there are never three within a second. Over a texture that is
    /// finer than the pointer, such as stripes, the pointer becomes an opaque gray, with the same contrast against the
    /// darkest and the lightest part: 4.6:1 between black and white. It is black or white again half a second after
    /// the backdrop stops changing. With a ``opacity`` below 0.8 there is no gray.
    public var materialSettlingTime: Double {
      5 * materialSpring.settlingTime(offset: 1, velocity: 0, tolerance: 1 / 32)
    }

    /// Creates the group with its defaults.
    public init() {}
  }
}

extension PointerConfiguration.Pointer: ConfigurationFields {
  @_optimize(size)
  package mutating func describe(to visitor: FieldVisitor) {
    visitor.number(3, "circleDiameter", "pt", 1...200, &circleDiameter)
    visitor.number(7, "beamThickness", "pt", 1...50, &beamThickness)
    visitor.number(8, "maximumBeamLength", "pt", 1...2000, &maximumBeamLength)
    visitor.number(9, "maximumFieldHeight", "pt", 0...2000, &maximumFieldHeight)
    visitor.number(10, "annotationOffset", "pt", 0...1000, &annotationOffset)
    visitor.number(38, "pressedCircleScale", "factor", 0.1...1, &pressedCircleScale)
    visitor.number(48, "opacity", "opacity", 0...1, former: "pointerOpacity", &opacity)
    visitor.spring(25, "fadeSpring", &fadeSpring)
    visitor.spring(27, "materialSpring", &materialSpring)
  }
}
