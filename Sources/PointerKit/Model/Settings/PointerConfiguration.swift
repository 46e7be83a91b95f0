public import Kinematics
public import Magnetism

/// The constants that the author of a toolkit can tune.
///
/// Lengths are in points, times are in seconds, and opacities and luminances are 0…1. An engine clamps
/// numbers to their range, and replaces NaN by the default. See <doc:Configuration>.
public struct PointerConfiguration: Hashable, Sendable {
  /// Creates the configuration of an iPad with iPadOS 13.4 to 18.
  @inline(never)  // Otherwise each caller has all defaults.
  public init() {}

  /// The configuration for dense layouts, as on a desktop: half the padding, smaller outsets and circle, and
  /// bars as high as their controls.
  ///
  /// Everything else is as in the default, whose numbers are for layouts that fingers touch.
  public static var compact: PointerConfiguration {
    var configuration = PointerConfiguration()
    (configuration.bezelPadding, configuration.plainPadding, configuration.groupGap) = (6, 12, 48)
    (configuration.circleDiameter, configuration.barHighlightHeight) = (15, 0)
    (configuration.highlightOutsetHorizontal, configuration.highlightOutsetVertical) = (4, 2)
    return configuration
  }

  // MARK: Hit regions

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

  // MARK: Shapes

  /// The corner radius of an element whose host states none, in points (E12).
  static let defaultCornerRadius = 8.0

  /// The diameter of the free pointer.
  public var circleDiameter = 19.0
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

  // MARK: Automatic effects (E10)

  /// The maximum length of the longer side of a small element, for which highlight is suitable.
  public var smallElementSide = 120.0
  /// The maximum length of the longer side of a medium element, for which lift is suitable.
  ///
  /// Larger elements get a hover effect.
  public var mediumElementSide = 240.0

  // MARK: Motion

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
  /// The spring of an element's effect.
  public var contentSpring = Spring(dampingRatio: 0.85, response: 0.3)
  /// The spring of a press and its release.
  public var pressSpring = Spring(dampingRatio: 0.8, response: 0.2)
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
  /// the backdrop stops changing. With a ``pointerOpacity`` below 0.8 there is no gray.
  public var materialSettlingTime: Double {
    5 * materialSpring.settlingTime(offset: 1, velocity: 0, tolerance: 1 / 32)
  }

  /// The parallax of the snapped pointer, as a fraction of the model pointer's distance from the element's
  /// center.
  public var pointerParallax = 0.08
  /// The maximum parallax of the snapped pointer along an axis.
  public var pointerParallaxLimit = 3.0
  /// The parallax of content, as a fraction of the model pointer's distance from the element's center.
  public var contentParallax = 0.05
  /// The maximum parallax of content along an axis.
  public var contentParallaxLimit = 2.0

  // MARK: Effects

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
  /// The scale of the pressed free circle.
  public var pressedCircleScale = 0.8
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
  public var pointerOpacity = 0.85
  /// The greatest opacity of the pointer as a highlight behind content; a highlight is fainter than the
  /// circle.
  ///
  /// A highlight shows which control is meant, and leaves a label at least 85 % of its contrast, whatever the
  /// label's color. So its own contrast is from 1.15:1 to 1.17:1 over any backdrop, for which an opacity of
  /// less than 0.1 is enough, and the label grows. On top of an opaque element, the opacity is at most twice
  /// the limit.
  ///
  /// For a person who asks for increased contrast, the contrast is 3:1, and only a limit of 0 applies. On top
  /// of an opaque element the contrast stays as it is, for the sake of the label. There, the highlight is seen
  /// as a ring around the element, at least 3 points wide.
  public var highlightOpacity = 0.2

  // MARK: Lift, coasting and rest

  /// The minimum speed of a finger for a flick, in mm/s.
  ///
  /// A finger that stops deliberately, or rests before it leaves the pad, is slower.
  public var minimumFlickFingerSpeed = 30.0
  /// The least distance that a finger travels in the final run of a flick, in mm.
  ///
  /// The run goes back to the last pause or stop. A tap that rolls, or noise as the finger leaves, is
  /// shorter; each of the recorded flicks is longer.
  public var minimumFlickFingerTravel = 2.0
  /// The least distance that the pointer travels in the final run of a flick, in points, for a device that
  /// reports points.
  ///
  /// With the default, 99 of 100 flicks count as flicks. None of the other lifts that were tried does: taps
  /// that roll, noise at a lift, and the last finger of a gesture.
  public var minimumFlickTravel = 20.0
  /// The response of the critically damped spring that moves an attracted pointer to its target.
  ///
  /// By default the spring covers 99 % of the distance in 0.3 s, and a few hundred points in 0.5 s. A flick
  /// that would overshoot gets a faster spring.
  public var attractionResponse = 0.28
  /// The time without a report after which a fast finger counts as lifted, in intervals between reports.
  ///
  /// This applies to a device that does not report contact, from ``minimumLiftSilence`` to
  /// ``maximumLiftSilence``. After a slow movement, ``restingPause`` applies instead.
  public var liftSilenceReports = 3.0
  /// The shortest time without a report after which a fast finger counts as lifted; see
  /// ``liftSilenceReports``.
  public var minimumLiftSilence = 0.024
  /// The longest time without a report after which a fast finger counts as lifted; see
  /// ``liftSilenceReports``.
  public var maximumLiftSilence = 0.06
  /// The least speed of a flick on a device that does not report contact, as a share of the finger's greatest
  /// speed during the movement.
  ///
  /// A finger that brakes before the reports cease may still rest on the pad. If the device reports points,
  /// the speed of the finger is estimated from that of the pointer. With a share above 1, the end of the
  /// reports is never a flick.
  public var inferredFlickShare = 0.4
  /// The pause after which a finger counts as lifted, for a device that does not report contact.
  ///
  /// The pointer then recenters, by at most half the length of the control, step or line to which it snaps.
  public var restingPause = 0.4
  /// The deceleration of a coasting pointer and the choice of a flick's target.
  public var magnetism = MagnetismConfiguration()

  /// The time for which the gaze has to rest in another window to change the pointer's context.
  ///
  /// The default is longer than the glances of eyes that tremble or jump over a gap, and shorter than a
  /// fixation.
  public var gazeRest = 0.12

  // MARK: Revealing

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

  // MARK: Clicks and drags

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

  // MARK: The host

  /// The way in which the host blends translucent colors; by default as sRGB, as toolkits do.
  ///
  /// The contrast of the free pointer is at least 3:1 in this blending, unless ``pointerOpacity`` is too low.
  public var blending = Blending.encoded
  /// Whether the host moves its own cursor to ``PointerFrame/warp``; false by default, which suits GTK and
  /// Qt.
  ///
  /// If true, recentering, coasting and magnetism apply to absolute positions too. Call
  /// ``PointerEngine/cursorWarped(to:at:)`` after each warp; see <doc:Position>.
  public var hostWarpsCursor = false
  /// The number of device pixels per point, to which ``PointerFrame/damage`` is aligned.
  public var displayScale = 1.0
}

/// The way in which a host blends the translucent colors of the drawing commands with what is beneath them.
public enum Blending: UInt8, Hashable, Sendable, CaseIterable {
  /// Source-over of colors encoded as sRGB, as in Cairo, GTK, Qt, SDL, CSS and SVG.
  case encoded
  /// Source-over of linear light, as in compositors that blend in linear space.
  ///
  /// For a contrast of 3:1, a black pointer over white needs an opacity of 0.70, instead of 0.42.
  case linear
}

/// A configuration that an engine, its parts and its copies share, so that it is never copied.
///
/// All numbers are within their ranges.
package final class SharedConfiguration: Hashable, Sendable {
  package let values: PointerConfiguration

  package init(_ values: PointerConfiguration = PointerConfiguration()) { self.values = values.clamped }

  package static func == (a: SharedConfiguration, b: SharedConfiguration) -> Bool {
    a === b || a.values == b.values
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
