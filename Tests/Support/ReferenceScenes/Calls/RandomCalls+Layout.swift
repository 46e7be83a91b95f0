public import PointerKit

/// Targets, spaces and annotations with every property.
extension RandomCalls {
  /// A target with any properties, most often a plain one.
  public mutating func target() -> PointerTarget {
    var target = PointerTarget(
      id: targetID(), frame: frame(), kind: source.pick(ElementKind.allCases), hasBezel: source.flag(),
      group: groupID())
    // Plain targets are the most common, and one more byte makes another.
    let details = source.byte()
    if details & 1 != 0 { target.style = style() }
    if details & 2 != 0 { target.space = spaceID() }
    if details & 4 != 0 {
      target.z = source.pick([-1, 1, 2, .max, .min])
      target.cornerRadius = number(0...40)
      target.latchingAxes = Axes(rawValue: source.byte())
    }
    if details & 8 != 0 {
      target.padding = Insets(
        top: number(-10...40), left: number(-10...40), bottom: number(-10...40), right: number(-10...40))
    }
    if details & 16 != 0 {
      target.isEnabled = source.flag()
      target.behavior.isSelectable = source.flag()
      target.behavior.isMagnetic = source.pick([.automatic, .yes, .no])
      target.behavior.isDraggedByScrolling = source.pick([.automatic, .yes, .no])
      target.preferredHover = source.flag() ? hoverOptions() : nil
      target.behavior.tracksHeldPress = source.pick([.automatic, .yes, .no])
      target.behavior.acceptsDrops = source.pick([.automatic, .yes, .no])
      target.behavior.clicksAfterDrag = source.pick([.automatic, .yes, .no])
      target.behavior.coasts = source.flag()
    }
    if details & 32 != 0 {
      target.luminance = source.flag() ? number(0...1) : nil
      target.color = LinearColor(red: number(0...1), green: number(0...1), blue: number(0...1))
    }
    if details & 64 != 0 {
      target.cursor = source.pick(CursorKind.allCases)
      target.reveals = (0..<source.below(4)).map { _ in
        source.flag() ? .target(targetID()) : .group(GroupID(source.below(5)))
      }
    }
    return target
  }

  mutating func hoverOptions() -> HoverOptions {
    HoverOptions(
      preferredTintMode: source.pick(TintMode.allCases), prefersShadow: source.flag(),
      prefersScaledContent: source.flag())
  }

  mutating func style() -> PointerStyle {
    var style: PointerStyle
    switch source.below(6) {
    case 0: style = .hidden
    case 1: style = .system
    case 2: style = PointerStyle(shape: shape(), constrainedAxes: Axes(rawValue: source.byte()))
    default:
      style = PointerStyle(
        effect: source.pick([.automatic, .lift, .highlight, .hover(hoverOptions())]),
        shape: source.flag() ? shape() : nil)
    }
    if source.flag() { style.horizontalPrecision = precision() }
    if source.flag() { style.verticalPrecision = precision() }
    if source.flag() { style.shapeOffset = vector(20) }
    if source.flag() {
      style.accessories = (0..<source.below(7)).map { _ in
        PointerAccessory(
          source.pick([.arrow, .plus, .minus, .circle, .circleSlash, .menu, .path(path())]),
          angle: number(-7...7), offset: number(0...40), orientationMatchesAngle: source.flag())
      }
    }
    return style
  }

  mutating func shape() -> PointerShape {
    switch source.below(6) {
    case 0: .circle(diameter: number(1...80))
    case 1: .roundedRect(Size(width: number(1...200), height: number(1...100)), radius: number(0...40))
    case 2: .verticalBeam(length: number(1...150))
    case 3: .horizontalBeam(length: number(1...150))
    case 4: .path(hardPath())
    default: .path(path())
    }
  }

  /// One that is hard to measure.
  mutating func hardPath() -> PointerPath {
    if let path = knownPath() { return path }
    var dice = Dice(seed: source.bits())
    return source.pick(HardPath.allCases).path(3 + source.below(28), &dice)
  }

  /// Lines and curves of any kind, in one part or several.
  public mutating func path() -> PointerPath {
    if let path = knownPath() { return path }
    var elements: [PointerPath.Element] = []
    for _ in 0..<source.below(14) {
      switch source.below(8) {
      case 0: elements.append(.move(to: point(-30...60)))
      case 1: elements.append(.quadratic(to: point(-30...60), control: point(-30...60)))
      case 2: elements.append(.cubic(to: point(-30...60), first: point(-30...60), second: point(-30...60)))
      case 3: elements.append(.close)
      default: elements.append(.line(to: point(-30...60)))
      }
    }
    return PointerPath(
      elements, anchor: source.flag() ? point(-30...60) : nil,
      strokeWidth: source.below(4) == 0 ? number(0...12) : nil)
  }

  private mutating func knownPath() -> PointerPath? {
    paths.isEmpty || source.below(64) == 0 ? nil : source.pick(paths)
  }

  mutating func precision() -> AxisPrecision {
    switch source.below(4) {
    case 0: .continuous
    case 1: .whole
    case 2: .stepped(origin: number(-10...10), spacing: number(0...40))
    default: .lines((0..<source.below(6)).map { _ in .init(start: number(0...200), length: number(0...40)) })
    }
  }

  /// A space with any properties.
  public mutating func space() -> PointerSpace {
    var space = PointerSpace(id: spaceID())
    space.parent = spaceID()
    space.origin = point(-200...400)
    if source.flag() { space.clip = frame() }
    space.z = source.pick([0, -1, 1, 2, .max, .min])
    space.isOpaque = source.below(4) == 0
    space.isEnabled = source.below(8) != 0
    space.coasts = source.below(4) != 0
    if source.flag() { space.contentSize = Size(width: number(0...2000), height: number(0...2000)) }
    return space
  }

  mutating func annotation() -> PointerAnnotation {
    var annotation = PointerAnnotation(
      (0..<source.below(7)).map { _ in PointerAnnotation.Value(label: text(), text: text()) })
    if source.below(4) == 0 { annotation.size = Size(width: number(0...200), height: number(0...60)) }
    return annotation
  }

  mutating func text() -> AnnotationText {
    AnnotationText(utf8: (0..<source.below(36)).map { _ in source.byte() })
  }
}
