public import Kinematics
public import Magnetism

/// What the author of a toolkit tunes.
///
/// Lengths are in points, times in seconds, opacities and luminances 0…1. Numbers are clamped to their range
/// when set, and NaN sets the default: `configuration.$bezelPadding.range` and `.defaultValue` tell both. The
/// article <doc:Configuration> lists them.
public struct PointerConfiguration: Hashable, Sendable {
  /// Creates the configuration of an iPad with iPadOS 13.4 to 18.
  public init() {}

  // MARK: Hit regions

  /// The padding around an element with a bezel (R1).
  @Clamped(0...1000) public var bezelPadding = 12.0
  /// The padding around an element without a bezel (R2).
  @Clamped(0...1000) public var plainPadding = 24.0
  /// The widest gap between two neighbours of a group that their regions close: by default four times the
  /// padding of an element without a bezel (R4).
  @Clamped(0...1000) public var groupGap = 96.0

  // MARK: Shapes

  /// The diameter of the free pointer (S1).
  @Clamped(1...200) public var circleDiameter = 19.0
  /// The height of a bar button's highlight (E13).
  @Clamped(0...1000) public var barHighlightHeight = 37.0
  /// How far a highlight extends beyond the frame on the left and right: the usual inset around a label. A bar
  /// button keeps its own width.
  @Clamped(0...100) public var highlightOutsetHorizontal = 8.0
  /// How far a highlight extends beyond the frame above and below.
  @Clamped(0...100) public var highlightOutsetVertical = 4.0
  /// The thickness of a beam: the least stroke of a pointer (S7).
  @Clamped(1...50) public var beamThickness = 4.5
  /// The longest beam that a line of text implies: one as tall as a headline would hide it. A length that a
  /// shape states is not limited by this.
  @Clamped(1...2000) public var maximumBeamLength = 60.0
  /// The distance of values from the pointer's outline, across and down: enough to clear accessories (A4).
  @Clamped(0...1000) public var annotationOffset = 12.0

  // MARK: Automatic effects (E10)

  /// The longest side of a small element, which highlight suits.
  @Clamped(0...2000) public var smallElementSide = 120.0
  /// The longest side of a medium element, which lift suits; larger ones hover.
  @Clamped(0...4000) public var mediumElementSide = 240.0

  // MARK: Motion

  /// The motion of the pointer into, out of and between shapes: fast, with an overshoot below 1 %.
  public var shapeSpring = Spring(dampingRatio: 0.85, response: 0.26)
  /// The motion of a free pointer onto a line of text (P5), over in 90 ms. From line to line it jumps, since a
  /// beam is never between two lines.
  public var lineSpring = Spring(dampingRatio: 1, response: 0.06)
  /// The motion of the pointer to a step (P6): longer than a step lasts where ten or more are crossed in a
  /// second, which are hardly felt, and shorter where three are.
  public var stepSpring = Spring(dampingRatio: 1, response: 0.12)
  /// How far beyond the edge of its line a drag must go to leave it: a little more than the 8 points by which
  /// fingers waver, and half a usual line, so that the next line is reached at its center (P5).
  @Clamped(0...1000) public var lineHysteresis = 10.0
  /// The motion of parallax.
  public var parallaxSpring = Spring(dampingRatio: 1, response: 0.18)
  /// The motion of an element's effect.
  public var contentSpring = Spring(dampingRatio: 0.85, response: 0.3)
  /// The motion of a press and its release.
  public var pressSpring = Spring(dampingRatio: 0.8, response: 0.2)
  /// The fading of the pointer.
  public var fadeSpring = Spring(dampingRatio: 1, response: 0.3)
  /// The adaptation of the pointer's material to its backdrop (S4): smooth to see, and over before the pointer
  /// has crossed a control. It moves the square root of the luminance, which is near to perceived lightness.
  public var materialSpring = Spring(dampingRatio: 1, response: 0.1)
  /// The longest time in seconds during which the free pointer is below 3:1 while its backdrop changes; 0.18
  /// with the default spring (S4).
  ///
  /// It is the time of two changes between black and white to within a thirty-second, since the backdrop may
  /// change back meanwhile; one change takes half of it. It holds for a backdrop that drifts or scrolls, and
  /// for one that is replaced up to ten times a second.
  public var materialSettlingTime: Double {
    2 * materialSpring.settlingTime(offset: 1, velocity: 0, tolerance: 1 / 32)
  }

  /// How far the snapped pointer moves for each point of the model pointer's distance from the center.
  @Clamped(0...1) public var pointerParallax = 0.08
  /// The greatest parallax of the snapped pointer along an axis.
  @Clamped(0...100) public var pointerParallaxLimit = 3.0
  /// How far content moves for each point of the model pointer's distance from the center.
  @Clamped(0...1) public var contentParallax = 0.05
  /// The greatest parallax of content along an axis.
  @Clamped(0...100) public var contentParallaxLimit = 2.0

  // MARK: Effects

  /// How much the longer side of highlighted content grows (E1).
  @Clamped(0...100) public var highlightGrowth = 2.0
  /// How much the longer side of a lifted element grows (E4): in points, since a factor is too much for wide
  /// controls.
  @Clamped(0...100) public var liftGrowth = 8.0
  /// How much the longer side of a hovered element grows (E7).
  @Clamped(0...100) public var hoverGrowth = 6.0
  /// The scale of pressed layers (E2).
  @Clamped(0.1...1) public var pressedScale = 0.92
  /// The scale of the pressed free circle (S5).
  @Clamped(0.1...1) public var pressedCircleScale = 0.8
  /// The opacity of a lifted element's shadow (E4).
  @Clamped(0...1) public var shadowOpacity = 0.3
  /// The blur of the shadow, as a standard deviation.
  @Clamped(0...100) public var shadowRadius = 10.0
  /// How far the shadow is offset downward; negative is upward.
  @Clamped(-100...100) public var shadowFall = 6.0
  /// The shorter side up to which an element has no light at all (E5).
  @Clamped(0...1000) public var specularSmallestSide = 24.0
  /// The shorter side from which on an element's light is at its brightest (E5).
  @Clamped(0...4000) public var specularFullSide = 160.0
  /// The opacity of the light at its brightest (E5).
  @Clamped(0...1) public var specularOpacity = 0.25
  /// The opacity of the colour that a lifted element bleeds into its surroundings (E4).
  @Clamped(0...1) public var radiosity = 0.35
  /// The opacity of a hovered element's tint (E7).
  @Clamped(0...1) public var tintOpacity = 0.1
  /// The opacity of the free pointer: the least, in steps of 0.05, that can reach 3:1 over every backdrop
  /// (S4).
  @Clamped(0...1) public var pointerOpacity = 0.85
  /// The opacity of the pointer as a highlight behind content, lighter than the circle (S5).
  ///
  /// The tint tells which control is meant without reducing the contrast of its label: it has 1.15:1 or more
  /// over any backdrop, and the label in front of it grows. The promise of 3:1 is for the pointer in front.
  @Clamped(0...1) public var highlightOpacity = 0.2

  // MARK: Lift, coasting and rest

  /// The finger speed, in millimetres a second, below which a lift is no flick: deliberate ends are slower,
  /// and resting fingers measure up to 24 as they leave the pad. It applies both before the finger brakes and
  /// to the mean of its last 100 ms (F8).
  @Clamped(0...10_000) public var minimumFlickFingerSpeed = 30.0
  /// The response of the critically damped spring that moves an attracted pointer to its target.
  ///
  /// The pointer covers 99 % of the distance in 0.3 s, and is at rest within 0.7 s from anywhere on a screen.
  /// A flick that would overshoot gets a faster spring.
  @Clamped(0.05...5) public var attractionResponse = 0.28
  /// Without contact reports: the number of report intervals of silence that are a lift.
  @Clamped(1...20) public var liftSilenceReports = 3.0
  /// Without contact reports: the shortest silence that is a lift.
  @Clamped(0.001...1) public var minimumLiftSilence = 0.024
  /// Without contact reports: the longest silence that is needed for a lift.
  @Clamped(0.001...1) public var maximumLiftSilence = 0.06
  /// Without contact reports: the stillness after which the pointer recenters, in place of the lift that a
  /// mouse does not have.
  @Clamped(0.05...60) public var restingPause = 0.4
  /// How a coasting pointer slows down, and how flicks find their targets.
  public var magnetism = MagnetismConfiguration()

  // MARK: Revealing

  /// The time from leaving until what was revealed is concealed (H1): long enough to cross a gap to the bar
  /// that appeared.
  @Clamped(0...10) public var concealDelay = 0.3
  /// The time without movement after which what the hovered target reveals is concealed (H2), 0.1…3600 s; 3 by
  /// default, as in video players. Nil or 0 is never.
  ///
  /// With the standard ``PointerSettings/autoHideDelay`` pointer and controls disappear together. While the
  /// pointer is over what was revealed, or a button is pressed, nothing is concealed.
  public var revealInactivity: Double? = 3 {
    didSet {
      guard let delay = revealInactivity else { return }
      revealInactivity = delay <= 0 ? nil : delay.clamped(to: 0.1...3600, default: 3)
    }
  }

  // MARK: Clicks and drags

  /// The greatest distance between two clicks of a row: a finger that clicks rolls.
  @Clamped(0...100) public var clickDistance = 4.0
  /// How far the pointer moves with the primary button pressed before it drags: little, since a drag begins at
  /// once (I4), but more than the tremor of a click.
  @Clamped(0...100) public var dragDistance = 3.0
  /// Whether a drag from empty space selects with a rectangle (I7); true by default.
  public var bandSelection = true

  // MARK: The host

  /// Whether the host can move its own cursor to where the engine says: then recentering, coasting and
  /// magnetism apply to absolute positions too. False by default, as for GTK and Qt.
  public var hostWarpsCursor = false
  /// Device pixels per point, to which ``PointerFrame/damage`` is aligned.
  @Clamped(0.25...16) public var displayScale = 1.0
}
