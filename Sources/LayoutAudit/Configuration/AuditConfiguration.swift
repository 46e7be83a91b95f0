public import PointerKit

/// The thresholds of the rules, and what is not checked.
///
/// Lengths are in points. Numbers are clamped to their range when set, and NaN sets the default. Measured
/// numbers are compared with a tolerance of 1e−6, for rounding errors.
public struct AuditConfiguration: Hashable, Sendable {
  /// Creates the thresholds of the guidelines.
  public init() {}

  // MARK: What is checked

  /// The rules that are checked; all by default.
  public var rules = LayoutRules.all
  /// The rules that are not checked for single targets; of several entries for a target, all count.
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

  // MARK: L1

  /// The least padding around an element with a bezel: the 12 points of the guidelines.
  @Clamped(0...200) public var leastBezelPadding = 12.0
  /// The least padding around an element without a bezel: the 24 points of the guidelines.
  @Clamped(0...200) public var leastPlainPadding = 24.0
  /// The extent of an element along an axis above which the element needs no padding along that axis.
  ///
  /// Nobody has to be precise to reach such an element. The default is the side above which the engine counts
  /// an element as large.
  @Clamped(0...10_000) public var unpaddedExtent = 240.0
  /// The greatest distance from the visible edge at which an element still keeps the pointer.
  ///
  /// The guidelines give no number. The default is twice the greater recommended padding.
  @Clamped(0...1000) public var greatestLeavingDistance = 48.0
  /// The speed of the finger with which the time to leave an element is measured, in mm/s.
  ///
  /// The default is a slow, deliberate movement; it is a little above 30 mm/s, the least speed at which a
  /// lift can be a flick.
  @Clamped(1...1000) public var leavingFingerSpeed = 40.0

  // MARK: L2

  /// The widest gap between the regions of neighbors in a group: 0, since every gap shows the circle.
  @Clamped(0...1000) public var greatestGroupGap = 0.0

  // MARK: L3

  /// The greatest number of members of a group whose effect differs from that of the others: 0.
  @Clamped(0...1000) public var greatestDeviatingCount = 0.0

  // MARK: L4

  /// The height of items of a toolbar: the 37 points of the guidelines.
  @Clamped(1...1000) public var toolbarItemHeight = 37.0
  /// The greatest difference between sizes that count as the same.
  ///
  /// The default is about a twentieth of the height of a toolbar's item; people hardly notice smaller
  /// differences of lengths.
  @Clamped(0...100) public var sizeTolerance = 2.0
  /// The greatest difference between sizes that count as the same, as a share of the size of most members, if
  /// that is more than ``sizeTolerance``.
  ///
  /// Only the ratio of two lengths can be seen where they are not side by side; the default is the share that
  /// the tolerance is of 40 points.
  @Clamped(0...1) public var sizeToleranceShare = 0.05

  // MARK: L5

  /// The greatest number of visible backgrounds within a highlight: 0.
  @Clamped(0...1) public var greatestBezelCount = 0.0

  // MARK: L6

  /// The greatest difference between the sides or corner radii of an element and of its lift.
  ///
  /// A layout that rounds to pixels moves each of two opposite edges by up to half a point; the default
  /// allows both.
  @Clamped(0...100) public var liftTolerance = 1.0
  /// The usual corner radius of an icon or module, as a share of its shorter side.
  ///
  /// If the host states no radius, the engine uses 8 points, and ``iconRadiusTolerance`` limits how far these
  /// may differ from the usual radius. The icons of home screens have 22.37 %.
  @Clamped(0...0.5) public var iconRadiusShare = 0.2237
  /// The greatest difference between the usual radius of an icon and the 8 points that the engine uses if the
  /// host states no radius.
  ///
  /// The default is a quarter of these 8 points, a difference that can just be seen.
  @Clamped(0...100) public var iconRadiusTolerance = 2.0

  // MARK: L7

  /// The distance from a shadow's edge up to which a cut through it is seen, in standard deviations of its
  /// blur.
  ///
  /// Beyond the default, the shadow of the default configuration has an opacity below 3 %, or 8 of 255 steps.
  @Clamped(0...3) public var shadowReach = 1.3

  // MARK: L8

  /// The least growth of the longer side of an element that casts a shadow, in points; by default the least
  /// that can be seen on any display.
  @Clamped(0...100) public var leastGrowth = 1.0

  // MARK: L9

  /// The least distance between a grown element and its neighbors: 0, so that they do not overlap.
  @Clamped(0...100) public var leastClearance = 0.0

  // MARK: L11

  /// The greatest factor by which the weight of a shape differs from that of the circle, in either direction.
  ///
  /// The guidelines ask for about the same weight. The shapes that they show, such as the cross of 24 points,
  /// have from two thirds to all of the circle's weight. Twice the weight is seen at once.
  @Clamped(1...100) public var greatestWeightFactor = 2.0
  /// The least width of strokes: the 4.5 points of the guidelines.
  @Clamped(0...100) public var leastStrokeWidth = 4.5

  // MARK: L12

  /// The greatest distance of the anchor from the axis or the center of a symmetrical shape; by default a
  /// point, which is less than the trembling of a finger.
  @Clamped(0...100) public var anchorTolerance = 1.0
  /// The greatest share of a shape that may lack a counterpart in its mirror image, or in the shape after
  /// half a turn, for the shape to count as symmetrical.
  ///
  /// The default is three times the error with which the areas of paths are measured.
  @Clamped(0...1) public var symmetryTolerance = 0.03

  // MARK: L13

  /// The longest side of an element that suits highlight and lift; by default the engine's own limit of
  /// medium elements.
  @Clamped(0...10_000) public var greatestSnappingSide = 240.0
  /// The longer side up to which an element is too small for hover; by default the engine's own limit of
  /// small elements.
  @Clamped(0...10_000) public var smallestHoverSide = 120.0

  // MARK: L14

  /// The greatest number of words of a text without a number; a text of more words counts as a sentence.
  @Clamped(0...20) public var greatestWordCount = 3.0
  /// The words with which instructions begin, in lower case; by default the common ones in English.
  ///
  /// In the texts of annotations, only the letters A to Z become lower case before words are compared.
  public var instructionWords: [AnnotationText] = InstructionWords.english

  // MARK: L15

  /// The greatest number of custom effects on a control with a standard one: 0.
  @Clamped(0...1) public var greatestCustomEffectCount = 0.0

  // MARK: L16

  /// The greatest difference between the coordinates of shapes that count as the same; by default less than
  /// can be seen.
  @Clamped(0...10) public var shapeDifference = 0.1
}
