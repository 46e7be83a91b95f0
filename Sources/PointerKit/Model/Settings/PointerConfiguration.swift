public import Kinematics
public import Magnetism

/// What the author of a toolkit tunes.
///
/// Lengths are in points, times in seconds. Every value is held to its range when set; NaN becomes the
/// default.
public struct PointerConfiguration: Hashable, Sendable {
  /// Which of the system's pointers is imitated; `.adaptive` by default.
  public var generation = PointerGeneration.adaptive

  // MARK: Hit regions

  /// Padding around an element with a bezel, 0…1000; 12 by default (R1).
  public var bezelPadding: Double = 12 { didSet { bezelPadding = held(bezelPadding, 0...1000, 12) } }
  /// Padding around an element without one, 0…1000; 24 by default (R2).
  public var plainPadding: Double = 24 { didSet { plainPadding = held(plainPadding, 0...1000, 24) } }
  /// The widest gap between the frames of two neighbours of a group that their regions close, 0…1000; 96 by
  /// default, twice the padding of two elements without bezels (R4).
  public var groupGap: Double = 96 { didSet { groupGap = held(groupGap, 0...1000, 96) } }

  // MARK: Shapes

  /// The free pointer's diameter, 1…200; 19 by default (S1).
  public var circleDiameter: Double = 19 { didSet { circleDiameter = held(circleDiameter, 1...200, 19) } }
  /// The height of a bar button's highlight, 0…1000; 37 by default (E13).
  public var barHighlightHeight: Double = 37 {
    didSet { barHighlightHeight = held(barHighlightHeight, 0...1000, 37) }
  }
  /// How far a highlight reaches beyond the frame left and right, 0…100; 8 by default, the usual inset around
  /// a label.
  ///
  /// A bar button keeps its own width.
  public var highlightOutsetHorizontal: Double = 8 {
    didSet { highlightOutsetHorizontal = held(highlightOutsetHorizontal, 0...100, 8) }
  }
  /// How far a highlight reaches beyond the frame above and below, 0…100; 4 by default.
  public var highlightOutsetVertical: Double = 4 {
    didSet { highlightOutsetVertical = held(highlightOutsetVertical, 0...100, 4) }
  }
  /// The thickness of a beam, 1…50; 4.5 by default, the least stroke of a pointer (S7).
  public var beamThickness: Double = 4.5 { didSet { beamThickness = held(beamThickness, 1...50, 4.5) } }
  /// The longest beam, 1…2000; 60 by default: over a headline a beam as tall as the line hides it.
  ///
  /// A stated length of a shape is not capped by this.
  public var maximumBeamLength: Double = 60 {
    didSet { maximumBeamLength = held(maximumBeamLength, 1...2000, 60) }
  }

  /// How far values stand from the pointer's outline, across and down, 0…1000; 12 by default: clear of
  /// accessories (A4).
  public var annotationOffset: Double = 12 {
    didSet { annotationOffset = held(annotationOffset, 0...1000, 12) }
  }

  // MARK: Automatic effects (E10)

  /// The longest side of a small element, which highlight suits, 0…2000; 120 by default.
  public var smallElementSide: Double = 120 {
    didSet { smallElementSide = held(smallElementSide, 0...2000, 120) }
  }
  /// The longest side of a medium element, which lift suits, 0…4000; 240 by default.
  ///
  /// Larger ones are hovered.
  public var mediumElementSide: Double = 240 {
    didSet { mediumElementSide = held(mediumElementSide, 0...4000, 240) }
  }

  // MARK: Motion

  /// How the pointer moves into, out of and between shapes; ratio 0.85, response 0.26 s by default: brisk,
  /// with an overshoot under 1 %.
  public var shapeSpring = Spring(dampingRatio: 0.85, response: 0.26)
  /// How a free pointer comes onto its line of text (P5); ratio 1, response 0.06 s by default: over in 90 ms.
  ///
  /// From line to line there is no way, since a beam is never between two.
  public var lineSpring = Spring(dampingRatio: 1, response: 0.06)
  /// How the pointer is drawn to a step (P6); ratio 1, response 0.12 s by default: longer than a step lasts
  /// for a hand that crosses ten or more of them a second, which hardly feels them, and shorter than for one
  /// that crosses three.
  public var stepSpring = Spring(dampingRatio: 1, response: 0.12)
  /// How far past the edge of its line a drag must go to leave it, 0…1000; 10 by default: a little more than
  /// the 8 points that a hand wavers, and half of a usual line, so that the next line is reached at its
  /// middle (P5).
  public var lineHold: Double = 10 { didSet { lineHold = held(lineHold, 0...1000, 10) } }
  /// How parallax follows the hand; ratio 1, response 0.18 s by default.
  public var parallaxSpring = Spring(dampingRatio: 1, response: 0.18)
  /// How an element's effect comes and goes; ratio 0.85, response 0.3 s by default.
  public var contentSpring = Spring(dampingRatio: 0.85, response: 0.3)
  /// How a press shrinks and returns; ratio 0.8, response 0.2 s by default.
  public var pressSpring = Spring(dampingRatio: 0.8, response: 0.2)
  /// How the pointer fades; ratio 1, response 0.3 s by default.
  public var fadeSpring = Spring(dampingRatio: 1, response: 0.3)
  /// How the pointer's material adapts to what lies beneath (S4); ratio 1, response 0.1 s by default: smooth
  /// to the eye, and over before a hand has crossed a control.
  ///
  /// It moves the square root of the luminance, which is near to how light a person sees it.
  public var materialSpring = Spring(dampingRatio: 1, response: 0.1)
  /// The longest time for which the free pointer is under 3:1 while what lies beneath it changes, in seconds;
  /// 0.18 with the default spring (S4).
  ///
  /// The time of two ways from black to white but for a thirty-second, since a ground may turn back on the
  /// way; a single turn takes half of it. It holds for a ground that drifts or scrolls by, and for one that
  /// becomes another altogether up to ten times a second.
  public var materialSettlingTime: Double {
    2 * materialSpring.settlingTime(offset: 1, velocity: 0, tolerance: 1 / 32)
  }

  /// How far the snapped pointer moves for each point the model pointer is off the centre, 0…1; 0.08 by
  /// default.
  public var pointerParallax: Double = 0.08 {
    didSet { pointerParallax = held(pointerParallax, 0...1, 0.08) }
  }
  /// The farthest that parallax moves the snapped pointer along an axis, 0…100; 3 by default.
  public var pointerParallaxLimit: Double = 3 {
    didSet { pointerParallaxLimit = held(pointerParallaxLimit, 0...100, 3) }
  }
  /// How far content moves for each point the model pointer is off the centre, 0…1; 0.05 by default.
  public var contentParallax: Double = 0.05 {
    didSet { contentParallax = held(contentParallax, 0...1, 0.05) }
  }
  /// The farthest that parallax moves content along an axis, 0…100; 2 by default.
  public var contentParallaxLimit: Double = 2 {
    didSet { contentParallaxLimit = held(contentParallaxLimit, 0...100, 2) }
  }

  // MARK: Effects

  /// How much the longer side of highlighted content grows, 0…100; 2 by default (E1).
  public var highlightGrowth: Double = 2 { didSet { highlightGrowth = held(highlightGrowth, 0...100, 2) } }
  /// How much the longer side of a lifted element grows, 0…100; 8 by default (E4).
  ///
  /// In points, since a share looks wrong on wide controls.
  public var liftGrowth: Double = 8 { didSet { liftGrowth = held(liftGrowth, 0...100, 8) } }
  /// How much the longer side of a hovered element grows, 0…100; 6 by default (E7).
  public var hoverGrowth: Double = 6 { didSet { hoverGrowth = held(hoverGrowth, 0...100, 6) } }
  /// The scale of pressed layers, 0.1…1; 0.92 by default (E2).
  public var pressedScale: Double = 0.92 { didSet { pressedScale = held(pressedScale, 0.1...1, 0.92) } }
  /// The scale of the pressed free circle, 0.1…1; 0.8 by default (S5).
  public var pressedCircleScale: Double = 0.8 {
    didSet { pressedCircleScale = held(pressedCircleScale, 0.1...1, 0.8) }
  }
  /// A lifted element's shadow at its fullest, 0…1; 0.3 by default.
  public var shadowOpacity: Double = 0.3 { didSet { shadowOpacity = held(shadowOpacity, 0...1, 0.3) } }
  /// The shadow's blur, 0…100; 10 by default.
  public var shadowRadius: Double = 10 { didSet { shadowRadius = held(shadowRadius, 0...100, 10) } }
  /// How far the shadow falls, −100…100; 6 by default.
  public var shadowFall: Double = 6 { didSet { shadowFall = held(shadowFall, -100...100, 6) } }
  /// The side under which an element has no light at all, 0…1000; 24 by default (E5).
  public var specularSmallestSide: Double = 24 {
    didSet { specularSmallestSide = held(specularSmallestSide, 0...1000, 24) }
  }
  /// The side from which an element's light is at its brightest, 0…4000; 160 by default (E5).
  public var specularFullSide: Double = 160 {
    didSet { specularFullSide = held(specularFullSide, 0...4000, 160) }
  }
  /// The light at its brightest, 0…1; 0.25 by default (E5).
  public var specularOpacity: Double = 0.25 {
    didSet { specularOpacity = held(specularOpacity, 0...1, 0.25) }
  }
  /// How strongly a lifted element's colour bleeds into its surroundings, 0…1; 0.35 by default (E4).
  public var radiosity: Double = 0.35 { didSet { radiosity = held(radiosity, 0...1, 0.35) } }
  /// A hovered element's tint, 0…1; 0.1 by default (E7).
  public var tintOpacity: Double = 0.1 { didSet { tintOpacity = held(tintOpacity, 0...1, 0.1) } }
  /// How opaque the free pointer is, 0…1; 0.85 by default: the least, in steps of 0.05, that can reach 3:1
  /// over every background (S4).
  public var pointerOpacity: Double = 0.85 { didSet { pointerOpacity = held(pointerOpacity, 0...1, 0.85) } }
  /// How opaque the pointer is as a highlight behind content, 0…1; 0.2 by default: lighter than the circle
  /// (S5).
  ///
  /// A tint that tells which control is meant without touching its label's contrast: 1.15:1 or more over any
  /// ground, and the label itself, which stays in front, grows. 3:1 is for what is drawn in front.
  public var highlightOpacity: Double = 0.2 {
    didSet { highlightOpacity = held(highlightOpacity, 0...1, 0.2) }
  }

  // MARK: Lift, coasting and rest

  /// The finger speed in millimetres a second below which a lift is no flick, 0…10000; 30 by default: a
  /// deliberate end is slower, and still fingers that leave the pad measure up to 24.
  ///
  /// Both before the finger brakes and on the whole of its last 100 ms (F8).
  public var minimumFlickFingerSpeed: Double = 30 {
    didSet { minimumFlickFingerSpeed = held(minimumFlickFingerSpeed, 0...10_000, 30) }
  }
  /// How fast an attracted pointer is drawn to its target, as the response of a critically damped spring in
  /// seconds, 0.05…5; 0.28 by default.
  ///
  /// It has gone 99 % of the way in 0.3 s, and is at rest within 0.7 s from anywhere on a screen. A lift so
  /// fast that it would overshoot takes a faster spring.
  public var attractionResponse: Double = 0.28 {
    didSet { attractionResponse = held(attractionResponse, 0.05...5, 0.28) }
  }
  /// Without contact reports: how many report intervals of silence are a lift, 1…20; 3 by default.
  public var liftSilenceReports: Double = 3 {
    didSet { liftSilenceReports = held(liftSilenceReports, 1...20, 3) }
  }
  /// Without contact reports: the shortest silence that is a lift, in seconds, 0.001…1; 0.024 by default.
  public var minimumLiftSilence: Double = 0.024 {
    didSet { minimumLiftSilence = held(minimumLiftSilence, 0.001...1, 0.024) }
  }
  /// Without contact reports: the longest silence that is needed for a lift, in seconds, 0.001…1; 0.06 by
  /// default.
  public var maximumLiftSilence: Double = 0.06 {
    didSet { maximumLiftSilence = held(maximumLiftSilence, 0.001...1, 0.06) }
  }
  /// How long a device that does not report contact must be still until the pointer recentres, in seconds,
  /// 0.05…60; 0.4 by default.
  ///
  /// It stands in for the lift that a mouse does not have.
  public var restingPause: Double = 0.4 { didSet { restingPause = held(restingPause, 0.05...60, 0.4) } }
  /// How a coasting pointer slows down and how flicks find their targets.
  public var magnetism = MagnetismConfiguration()

  // MARK: Revealing

  /// How long after the pointer has left them what was revealed is concealed (H1), in seconds, 0…10; 0.3 by
  /// default: long enough to cross a gap to the bar that came, too short to wait for.
  public var concealDelay: Double = 0.3 { didSet { concealDelay = held(concealDelay, 0...10, 0.3) } }
  /// How long the pointer must not move until what the target beneath it reveals is concealed (H2), in
  /// seconds,
  /// 0.1…3600; 3 by default, nil or 0 never.
  ///
  /// Three seconds are what players take, and with the standard ``PointerSettings/autoHideDelay`` pointer and
  /// controls go together. While the pointer is over what was revealed, or a button is held, nothing goes.
  public var revealInactivity: Double? = 3 {
    didSet {
      guard let delay = revealInactivity else { return }
      revealInactivity = delay <= 0 ? nil : held(delay, 0.1...3600, 3)
    }
  }

  // MARK: Clicks and drags

  /// The farthest that two clicks of a row lie apart, in points, 0…100; 4 by default: a finger that clicks
  /// rolls.
  public var clickDistance: Double = 4 { didSet { clickDistance = held(clickDistance, 0...100, 4) } }
  /// How far the pointer moves with the primary button down before it is a drag, 0…100; 3 by default: it
  /// should begin at once (I4), but a click's own tremble is none.
  public var dragDistance: Double = 3 { didSet { dragDistance = held(dragDistance, 0...100, 3) } }
  /// Whether a drag from empty space selects with a rectangle (I7); true by default.
  public var bandSelection = true

  // MARK: The host

  /// Whether the host can put its own cursor where the engine says: then recentering, coasting and magnetism
  /// work for absolute positions too.
  ///
  /// False by default, as for GTK and Qt.
  public var hostWarpsCursor = false
  /// Device pixels a point, 0.25…16; 1 by default.
  ///
  /// ``PointerFrame/damage`` is aligned to them.
  public var displayScale: Double = 1 { didSet { displayScale = held(displayScale, 0.25...16, 1) } }

  /// Creates the configuration of an iPad of the adaptive generation.
  public init() {}
}
