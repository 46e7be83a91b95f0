package import Kinematics
public import PointerKit

/// The thresholds of the rules, and exemptions from them.
///
/// Lengths are in points. A ``LayoutAuditor`` clamps numbers to their range, and replaces NaN by the default. Measured
/// numbers are compared with a tolerance of 1e−6, for rounding errors.
public struct AuditConfiguration: Hashable, Sendable {
  /// Creates the thresholds of the guidelines.
  @inline(never)  // Otherwise each caller has all defaults.
  public init() {}

  /// Creates the thresholds of the guidelines, with the rules of a profile.
  public init(_ profile: AuditProfile) {
    self.init()
    rules = profile.rules
  }

  // MARK: What is checked

  /// The rules that are checked; those of the guidelines by default.
  public var rules = LayoutRules.guideline
  /// The rules that are not checked for some targets; a target may have several entries.
  ///
  /// A target that is exempt from 2.5.8, such as a link in a sentence, still counts as a neighbor of others.
  public var exemptions: [Exemption] = []

  /// Rules that do not apply to a target.
  public struct Exemption: Hashable, Sendable {
    /// The target.
    public var target: TargetID
    /// The rules.
    public var rules: LayoutRules
    /// Creates an exemption.
    public init(_ target: TargetID, from rules: LayoutRules) {
      self.target = target
      self.rules = rules
    }
  }

  /// The targets whose functions other targets have, too (2.5.8, 2.5.5).
  public var equivalents: [Equivalent] = []

  /// A target and another one with the same function.
  ///
  /// The target may be small if the other one is large enough.
  public struct Equivalent: Hashable, Sendable {
    /// The target that may be small.
    public var target: TargetID
    /// The target with the same function.
    public var control: TargetID
    /// Creates an equivalence.
    public init(of target: TargetID, _ control: TargetID) {
      self.target = target
      self.control = control
    }
  }

  /// The greatest usual error in the position of a frame's edge.
  ///
  /// About one edge in twenty has a greater error. If `frameError` alone can explain a finding of L1, L2, L4,
  /// L9, L13, 2.5.8 or 2.5.5, the finding is reported as only ``Finding/Certainty/possible``. A number that is computed
  /// from *n* edges has √n times this error. The default is half a point: if a layout is rounded to pixels,
  /// each edge moves by at most this distance.
  /// Frames that were measured in pictures have errors of several points.
  public var frameError = 0.5

  // MARK: L1

  /// The least padding around an element with a bezel: the 12 points of the guidelines.
  public var leastBezelPadding = 12.0
  /// The least padding around an element without a bezel: the 24 points of the guidelines.
  public var leastPlainPadding = 24.0
  /// The greatest extent along an axis at which an element needs padding along that axis.
  ///
  /// People reach a larger element without precision. The default is the side above which the engine counts
  /// an element as large.
  public var unpaddedExtent = 240.0
  /// The greatest distance from an element's visible edge at which the pointer may still be on the element.
  ///
  /// The guidelines give no number. The default is twice the greater recommended padding.
  public var greatestLeavingDistance = 48.0
  /// The speed of the finger in the measurement of the time to leave an element, in mm/s.
  ///
  /// The default is a slow, deliberate movement. It is a third above 30 mm/s, the least finger speed of a
  /// flick.
  public var leavingFingerSpeed = 40.0

  // MARK: L2

  /// The widest allowed gap between the regions of neighbors in a group; 0 by default.
  ///
  /// In any gap the pointer becomes the circle.
  public var greatestGroupGap = 0.0

  // MARK: L3

  /// The greatest allowed number of members whose effect differs from the effect of their group; 0 by
  /// default.
  public var greatestDeviatingCount = 0.0

  // MARK: L4

  /// The height of items of a toolbar: the 37 points of the guidelines.
  public var toolbarItemHeight = 37.0
  /// The greatest difference between sizes that count as the same.
  ///
  /// The default is about a twentieth of the height of a toolbar item. People hardly notice smaller
  /// differences.
  public var sizeTolerance = 2.0
  /// The greatest difference between sizes that count as the same, as a share of the usual size in the group.
  ///
  /// The greater of this difference and ``sizeTolerance`` applies. If two lengths are not side by side,
  /// people notice only a difference that is large enough in proportion to the lengths. With the default, a
  /// length of 40 points may differ by 2 points.
  public var sizeToleranceShare = 0.05

  // MARK: L5

  /// The greatest allowed number of visible backgrounds within a highlight; 0 by default.
  public var greatestBezelCount = 0.0

  // MARK: L6

  /// The greatest allowed difference between an element and its lift in width, height or corner radius.
  ///
  /// When a layout is rounded to pixels, two opposite edges can each move by half a point. The default allows
  /// for both.
  public var liftTolerance = 1.0
  /// The usual corner radius of an icon or module, as a share of its shorter side.
  ///
  /// The icons of home screens have 22.37 %. If the host states no radius, the engine uses 8 points, and
  /// ``iconRadiusTolerance`` limits the difference between these 8 points and the usual radius.
  public var iconRadiusShare = 0.2237
  /// The greatest allowed difference between the usual radius of an icon and the engine's default of 8
  /// points.
  ///
  /// The default is a quarter of 8 points, a difference that can just be seen.
  public var iconRadiusTolerance = 2.0

  // MARK: L7

  /// The distance to which a blurred shadow is visible beyond the edge of the shadow without blur, in
  /// standard deviations of the blur.
  ///
  /// Beyond the default distance, the engine's default shadow has an opacity below 3 %, or 8 of 255 steps.
  public var shadowReach = 1.3

  // MARK: L8

  /// The least growth of the longer side of an element that casts a shadow, in points.
  ///
  /// The default is the least growth that can be seen on any display.
  public var leastGrowth = 1.0

  // MARK: L9

  /// The least distance between a grown element and its neighbors; the default of 0 forbids only overlap.
  public var leastClearance = 0.0

  // MARK: L11

  /// The greatest factor by which a shape may be heavier or lighter than the circle.
  ///
  /// The guidelines ask for about the same weight. Their own shapes, such as the cross of 24 points, are at
  /// least two thirds as heavy as the circle, and not heavier than the circle. People notice twice the weight
  /// at a glance.
  public var greatestWeightFactor = 2.0
  /// The least width of strokes: the 4.5 points of the guidelines.
  public var leastStrokeWidth = PointerPath.minimumStrokeWidth

  // MARK: L12

  /// The greatest distance of the anchor from the axis or the center of a symmetrical shape.
  ///
  /// The default of 1 point is less than the trembling of a finger.
  public var anchorTolerance = 1.0
  /// The greatest asymmetry of a shape that counts as symmetrical.
  ///
  /// The asymmetry is the share of the shape that has no counterpart in its mirror image, or in its image
  /// after half a turn. The default is three times the error in the measured areas of paths.
  public var symmetryTolerance = 0.03

  // MARK: L13

  /// The greatest length of an element that suits highlight and lift, measured along its longer side.
  ///
  /// The default is the engine's limit for medium elements.
  public var greatestSnappingSide = 240.0
  /// The greatest length of an element that is too small for hover, measured along its longer side.
  ///
  /// The default is the engine's limit for small elements.
  public var smallestHoverSide = 120.0

  // MARK: L14

  /// The greatest number of words in a text without a digit; a longer text counts as a sentence.
  public var greatestWordCount = 3.0
  /// The first words of instructions, in lower case; by default common words in English and German.
  ///
  /// Before the comparison, only the letters A to Z and the capitals of Latin-1 become lower case.
  public var instructionWords: [AnnotationText] = InstructionWords.standard

  // MARK: L15

  /// The greatest allowed number of custom effects on a control with a standard effect; 0 by default.
  public var greatestCustomEffectCount = 0.0

  // MARK: L16

  /// The greatest difference between the coordinates of shapes that count as the same.
  ///
  /// The default is too small to be seen.
  public var shapeDifference = 0.1

  // MARK: WCAG 2.2

  /// The least width and height of a target by success criterion 2.5.8, and the diameter of the circle around it.
  public var leastTargetSide = 24.0
  /// The least width and height of a target by success criterion 2.5.5.
  public var leastEnhancedTargetSide = 44.0
}

extension AuditConfiguration: ConfigurationFields {
  /// Describes the thresholds, in the order of `ptk_audit_configuration`.
  package mutating func describe(to visitor: FieldVisitor) {
    visitor.number(0, "leastBezelPadding", "", 0...200, &leastBezelPadding)
    visitor.number(1, "leastPlainPadding", "", 0...200, &leastPlainPadding)
    visitor.number(2, "unpaddedExtent", "", 0...10_000, &unpaddedExtent)
    visitor.number(3, "greatestLeavingDistance", "", 0...1000, &greatestLeavingDistance)
    visitor.number(4, "leavingFingerSpeed", "", 1...1000, &leavingFingerSpeed)
    visitor.number(5, "greatestGroupGap", "", 0...1000, &greatestGroupGap)
    visitor.number(6, "greatestDeviatingCount", "", 0...1000, &greatestDeviatingCount)
    visitor.number(7, "toolbarItemHeight", "", 1...1000, &toolbarItemHeight)
    visitor.number(8, "sizeTolerance", "", 0...100, &sizeTolerance)
    visitor.number(9, "sizeToleranceShare", "", 0...1, &sizeToleranceShare)
    visitor.number(10, "greatestBezelCount", "", 0...1, &greatestBezelCount)
    visitor.number(11, "liftTolerance", "", 0...100, &liftTolerance)
    visitor.number(12, "iconRadiusShare", "", 0...0.5, &iconRadiusShare)
    visitor.number(13, "iconRadiusTolerance", "", 0...100, &iconRadiusTolerance)
    visitor.number(14, "shadowReach", "", 0...3, &shadowReach)
    visitor.number(15, "leastGrowth", "", 0...100, &leastGrowth)
    visitor.number(16, "leastClearance", "", 0...100, &leastClearance)
    visitor.number(17, "greatestWeightFactor", "", 1...100, &greatestWeightFactor)
    visitor.number(18, "leastStrokeWidth", "", 0...100, &leastStrokeWidth)
    visitor.number(19, "anchorTolerance", "", 0...100, &anchorTolerance)
    visitor.number(20, "symmetryTolerance", "", 0...1, &symmetryTolerance)
    visitor.number(21, "greatestSnappingSide", "", 0...10_000, &greatestSnappingSide)
    visitor.number(22, "smallestHoverSide", "", 0...10_000, &smallestHoverSide)
    visitor.number(23, "greatestWordCount", "", 0...20, &greatestWordCount)
    visitor.number(24, "greatestCustomEffectCount", "", 0...1, &greatestCustomEffectCount)
    visitor.number(25, "shapeDifference", "", 0...10, &shapeDifference)
    visitor.number(26, "frameError", "", 0...100, &frameError)
    visitor.number(27, "leastTargetSide", "", 0...1000, &leastTargetSide)
    visitor.number(28, "leastEnhancedTargetSide", "", 0...1000, &leastEnhancedTargetSide)
  }
}
