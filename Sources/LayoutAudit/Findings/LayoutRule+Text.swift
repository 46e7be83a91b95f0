extension LayoutRule {
  /// The rule in a few words.
  public var title: String {
    switch self {
    case .padding: "padding around an element"
    case .groupGap: "gap in a group"
    case .mixedEffects: "different effects in a group"
    case .groupSize: "different sizes in a group"
    case .bezelHighlight: "highlight around a visible background"
    case .liftShape: "lift whose shape differs from the element"
    case .clippedLift: "shadow that is clipped or covered"
    case .flatShadow: "shadow without growth"
    case .hoverRoom: "growth over a neighbor"
    case .shapelessSnap: "snapping without a shape"
    case .shapeWeight: "weight of a custom shape"
    case .shapeAnchor: "anchor of a symmetrical shape"
    case .effectSize: "effect that does not suit the size"
    case .annotation: "annotation that instructs"
    case .customEffect: "custom effect on a standard control"
    case .shapeMeaning: "shape that does not match the function"
    case .targetSize: "target smaller than 24 by 24 points"
    case .enhancedTargetSize: "target smaller than 44 by 44 points"
    }
  }

  /// The advice of the guidelines, with its reason.
  public var advice: String {
    switch self {
    case .padding:
      "Hit regions extend about 12 points beyond an element with a bezel and about 24 beyond one without. With less, "
        + "people have to aim precisely; with much more, it takes effort to leave."
    case .groupGap:
      "The hit regions of neighbors in a bar meet. In a gap the pointer becomes the circle for a moment, which "
        + "distracts."
    case .mixedEffects:
      "All members of a group have one effect. The selected segment of a segmented control is the exception."
    case .groupSize:
      "Highlights in a group have one size, and items of a toolbar are 37 points high; a difference is noticed as "
        + "the pointer moves from one to the next."
    case .bezelHighlight:
      "A highlight is the background of a control that has none. Around a visible background it would be a second "
        + "shape; such an element is lifted instead."
    case .liftShape:
      "The pointer takes the shape of a lifted element as it moves beneath it, so size and corner radius have to be "
        + "those of the element, above all if it is a circle."
    case .clippedLift:
      "A lifted element is larger and casts a shadow. Both need room within the clip, and nothing opaque above them."
    case .flatShadow:
      "A shadow suggests that an element has come closer to the person, but only an element that grows looks closer."
    case .hoverRoom:
      "Only elements with space around them grow. A row of a table would cover the next one; it gets only a tint."
    case .shapelessSnap:
      "The pointer may snap to a small handle, but only with a pointer shape of its own, which shows what happens."
    case .shapeWeight:
      "A custom shape looks about as heavy as the circle of 19 points. Strokes, where a shape cannot be solid, are at "
        + "least 4.5 points wide."
    case .shapeAnchor:
      "With a circle, another simple geometric shape or a symmetrical shape, people expect that a click acts at the "
        + "center."
    case .effectSize:
      "Highlight and lift suit small elements, whose shape the pointer can take; hover suits large ones."
    case .annotation:
      "An annotation shows useful values. Instructions beside the pointer make an interface look complicated."
    case .customEffect:
      "A control that acts like a standard one has the standard effect. Without the effect, people think that the control is "
        + "broken."
    case .shapeMeaning:
      "Similar functions have the same pointer shape everywhere, and a shape always means the same."
    case .targetSize:
      "A target is at least 24 by 24 points large, or so far from others that a circle of 24 points around its center meets "
        + "none of them and none of their circles. People whose hands tremble hit a smaller one only by luck."
    case .enhancedTargetSize:
      "A target is at least 44 by 44 points large, so that people hit it who cannot point exactly, or who point with a "
        + "finger."
    }
  }

  /// The document that gives the advice.
  public var source: String {
    switch self {
    case .padding, .groupGap, .liftShape, .flatShadow, .effectSize, .customEffect:
      "Human Interface Guidelines, Pointing devices; WWDC 2020, session 10640"
    case .hoverRoom, .annotation: "Human Interface Guidelines, Pointing devices"
    case .mixedEffects, .groupSize, .bezelHighlight, .clippedLift, .shapelessSnap, .shapeWeight, .shapeAnchor,
      .shapeMeaning:
      "WWDC 2020, session 10640, Design for the iPadOS pointer"
    case .targetSize:
      "Web Content Accessibility Guidelines 2.2, success criterion 2.5.8, Target Size (Minimum), level AA"
    case .enhancedTargetSize:
      "Web Content Accessibility Guidelines 2.2, success criterion 2.5.5, Target Size (Enhanced), level AAA"
    }
  }

  /// An example of a deviating layout, with the change that removes the deviation.
  public var example: String {
    switch self {
    case .padding:
      "A button with a bezel has a padding of 4 points: 8 points beside it the pointer is still the circle. Give it 12."
    case .groupGap:
      "Between two members of a group that are 120 points apart, the middle belongs to neither. Give each of them 60 "
        + "points on that side, or make two groups."
    case .mixedEffects: "In a toolbar of four highlights, one button states lift. Make its effect automatic."
    case .groupSize:
      "In a group of lifted buttons, one is 50 points high and the others are 44. Make all of them 44 high."
    case .bezelHighlight: "A filled button states highlight. Use lift."
    case .liftShape:
      "A round knob of 28 points states the shape circle without a diameter, which is 19. State 28."
    case .clippedLift:
      "An icon is 4 points above the lower edge of its scroll view. Lifted, it needs 23 points there, so 19 points of "
        + "its shadow are cut off. Inset the content of the scroll view by 19 points."
    case .flatShadow:
      "A card states a shadow without scale, so it grows by 0 points. Scale it too, or use a tint."
    case .hoverRoom:
      "A cell of a table, 140 points wide, states hover with scale and grows 3 points over the next cell. Use a tint "
        + "alone."
    case .shapelessSnap: "A handle constrains both axes and keeps the circle. Give it the shape of a grabber."
    case .shapeWeight:
      "A cross of 72 points with strokes of 8 has four times the weight of the circle. Draw it 24 points large, with "
        + "strokes of 5."
    case .shapeAnchor:
      "A cross of 24 points has its anchor at the end of a line, 12 points from its center. Leave it at the center."
    case .effectSize: "A photo of 600 × 400 points states lift. Use hover."
    case .annotation: "\"Drag to resize\" is an instruction. Show the size, such as \"W 120\"."
    case .customEffect: "The buttons of a toolbar state hover. Make their effect automatic."
    case .shapeMeaning:
      "Two dividers move columns; on one the pointer is a grabber, on the other a disk. Use the grabber for both. A "
        + "slider and a link share the shape of a marker. Give one of them another shape."
    case .targetSize:
      "Two buttons of 16 by 16 points are 2 points apart. Make both 24 by 24, or leave 8 points between them."
    case .enhancedTargetSize: "A button is 100 points wide and 28 high. Make it 44 high."
    }
  }
}
