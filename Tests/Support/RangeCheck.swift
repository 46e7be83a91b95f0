public import PointerKit

/// The numbers of frames, commands and events that are not finite, or outside the range that their
/// documentation states: for tests and fuzzing.
public struct RangeCheck {
  /// The violations, such as "pointer.scale is -0.1"; empty if there are none.
  public private(set) var violations: [String] = []

  /// The greatest coordinate that counts as in range, in points.
  ///
  /// The plane ends at ±10⁹ points, but what surrounds a pointer or an element at its edge lies beyond it.
  private static let plane = 1e11

  /// Creates a check without violations.
  public init() {}

  /// The violations of a frame, its commands included.
  public static func violations(of frame: PointerFrame) -> [String] {
    var check = RangeCheck()
    check.check(frame)
    return check.violations
  }

  /// The violations of an event.
  public static func violations(of event: PointerEvent) -> [String] {
    var check = RangeCheck()
    check.check(event)
    return check.violations
  }

  // MARK: Numbers

  private mutating func number(
    _ value: Double, _ name: @autoclosure () -> String, in range: ClosedRange<Double> = -plane...plane
  ) {
    if !range.contains(value) { violations.append("\(name()) is \(value)") }
  }

  private mutating func share(_ value: Double, _ name: @autoclosure () -> String) {
    number(value, name(), in: 0...1)
  }

  private mutating func length(_ value: Double, _ name: @autoclosure () -> String) {
    number(value, name(), in: 0...RangeCheck.plane)
  }

  private mutating func point(_ point: Point, _ name: @autoclosure () -> String) {
    number(point.x, "\(name()).x")
    number(point.y, "\(name()).y")
  }

  private mutating func vector(_ vector: Vector, _ name: @autoclosure () -> String) {
    number(vector.dx, "\(name()).dx")
    number(vector.dy, "\(name()).dy")
  }

  private mutating func size(_ size: Size, _ name: @autoclosure () -> String) {
    length(size.width, "\(name()).width")
    length(size.height, "\(name()).height")
  }

  private mutating func rect(_ rect: Rect, _ name: @autoclosure () -> String) {
    point(rect.origin, name())
    point(Point(rect.maxX, rect.maxY), "\(name()).max")
    size(rect.size, name())
  }

  private mutating func shape(_ shape: RoundedRect, _ name: @autoclosure () -> String) {
    rect(shape.rect, name())
    number(shape.cornerRadius, "\(name()).cornerRadius", in: 0...max(0, shape.rect.size.shorterSide / 2))
  }

  private mutating func color(_ color: LinearColor, _ name: @autoclosure () -> String) {
    share(color.red, "\(name()).red")
    share(color.green, "\(name()).green")
    share(color.blue, "\(name()).blue")
  }

  private mutating func outline(_ outline: PointerOutline, _ name: @autoclosure () -> String) {
    for corner in outline.points { point(corner, "\(name()) corner") }
    if outline.ends.last ?? 0 != outline.points.count || outline.ends != outline.ends.sorted() {
      violations.append("\(name()).ends are \(outline.ends) of \(outline.points.count) corners")
    }
  }

  // MARK: Frames

  /// Adds the violations of a frame, its commands included.
  public mutating func check(_ frame: PointerFrame) {
    point(frame.modelPosition, "modelPosition")
    point(frame.clickLocation, "clickLocation")
    number(frame.velocity.dx, "velocity.dx", in: -1e9...1e9)
    number(frame.velocity.dy, "velocity.dy", in: -1e9...1e9)
    check(frame.pointer)
    outline(frame.outline, "outline")
    if let warp = frame.warp { point(warp, "warp") }
    for content in frame.contents { check(content) }
    for accessory in frame.accessories {
      point(accessory.center, "accessory.center")
      number(accessory.angle, "accessory.angle")
      share(accessory.opacity, "accessory.opacity")
      number(accessory.scale, "accessory.scale", in: 0...8)
      rect(accessory.frame, "accessory.frame")
    }
    if let annotation = frame.annotation {
      point(annotation.position, "annotation.position")
      size(annotation.size, "annotation.size")
      share(annotation.opacity, "annotation.opacity")
    }
    if let band = frame.band { rect(band.rect, "band") }
    if let autoscroll = frame.autoscroll { vector(autoscroll.velocity, "autoscroll.velocity") }
    if let damage = frame.damage { rect(damage, "damage") }
    if let wake = frame.nextWake, wake <= frame.time {
      violations.append("nextWake, \(wake), is not later than the frame, \(frame.time)")
    }
    if !frame.isAtRest, frame.nextWake != nil { violations.append("nextWake while not at rest") }
    var end = 0
    for group in frame.drawing {
      if let clip = group.clip { rect(clip, "clip") }
      if group.commands.startIndex != end { violations.append("commands of groups are not consecutive") }
      end = group.commands.endIndex
    }
    if end != frame.drawing.commands.count {
      violations.append("\(end) commands in groups, \(frame.drawing.commands.count) in all")
    }
    for command in frame.drawing.commands { check(command) }
  }

  private mutating func check(_ pointer: PointerAppearance) {
    point(pointer.center, "pointer.center")
    size(pointer.size, "pointer.size")
    number(
      pointer.cornerRadius, "pointer.cornerRadius", in: 0...max(0, pointer.size.shorterSide / 2 * (1 + 1e-12))
    )
    share(pointer.opacity, "pointer.opacity")
    number(pointer.scale, "pointer.scale", in: 0...2)
    share(pointer.luminance, "pointer.luminance")
    number(pointer.contrast, "pointer.contrast", in: 1...21.000001)
  }

  private mutating func check(_ content: ContentState) {
    rect(content.frame, "content.frame")
    length(content.cornerRadius, "content.cornerRadius")
    color(content.color, "content.color")
    number(content.progress, "content.progress", in: -1...2)
    length(content.scale, "content.scale")
    vector(content.translation, "content.translation")
    share(content.shadow.opacity, "content.shadow.opacity")
    length(content.shadow.radius, "content.shadow.radius")
    vector(content.shadow.offset, "content.shadow.offset")
    share(content.specular.opacity, "content.specular.opacity")
    point(content.specular.center, "content.specular.center")
    length(content.specular.radius, "content.specular.radius")
    shape(content.specular.clip, "content.specular.clip")
    share(content.radiosity, "content.radiosity")
    color(content.tintColor, "content.tintColor")
    share(content.tintOpacity, "content.tintOpacity")
    rect(content.transformedFrame, "content.transformedFrame")
    rect(content.extent, "content.extent")
  }

  /// Adds the violations of a drawing command.
  public mutating func check(_ command: DrawingCommand) {
    switch command.kind {
    case .shadow(let shadow, let offset, let radius, let tone, let opacity):
      shape(shadow, "shadow")
      vector(offset, "shadow.offset")
      length(radius, "shadow.radius")
      color(tone, "shadow.color")
      share(opacity, "shadow.opacity")
    case .roundedRect(let rounded, let tone, let opacity), .tint(let rounded, let tone, let opacity):
      shape(rounded, "roundedRect")
      color(tone, "roundedRect.color")
      share(opacity, "roundedRect.opacity")
    case .path(_, let bounds, let rotation, let tone, let opacity):
      rect(bounds, "path")
      number(rotation, "path.rotation")
      color(tone, "path.color")
      share(opacity, "path.opacity")
    case .outline(let polygon, let center, let scale, let tone, let opacity):
      outline(polygon, "command.outline")
      point(center, "outline.center")
      length(scale, "outline.scale")
      color(tone, "outline.color")
      share(opacity, "outline.opacity")
    case .contentBegin(let center, let scale, let translation):
      point(center, "contentBegin.center")
      length(scale, "contentBegin.scale")
      vector(translation, "contentBegin.translation")
    case .contentEnd: break
    case .radialLight(let center, let radius, let opacity, let clip):
      point(center, "radialLight.center")
      length(radius, "radialLight.radius")
      share(opacity, "radialLight.opacity")
      shape(clip, "radialLight.clip")
    case .annotation(_, let bounds, let tone, let opacity):
      rect(bounds, "annotation")
      color(tone, "annotation.color")
      share(opacity, "annotation.opacity")
    }
  }

  // MARK: Events

  /// Adds the violations of an event.
  public mutating func check(_ event: PointerEvent) {
    point(event.position, "event.position")
    switch event.kind {
    case .coasted(let velocity, let landing), .attracted(_, let velocity, let landing):
      vector(velocity, "event.velocity")
      point(landing, "event.landing")
    case .pressed(let press), .released(let press), .secondaryClicked(let press), .cancelled(let press):
      point(press.location, "press.location")
    case .clicked(let press, let count):
      point(press.location, "press.location")
      if count < 1 { violations.append("click count is \(count)") }
    case .pressureChanged(let press, let pressure):
      point(press.location, "press.location")
      share(pressure, "pressure")
    case .bandBegan(let band), .bandChanged(let band), .bandEnded(let band, _):
      point(band.anchor, "band.anchor")
      point(band.position, "band.position")
      if band.count < 0 { violations.append("band count is \(band.count)") }
    case .dragBegan(let drag), .dragChanged(let drag), .dragEnded(let drag, _):
      point(drag.location, "drag.location")
      vector(drag.translation, "drag.translation")
    case .scrolled(let scroll):
      vector(scroll.delta, "scroll.delta")
      point(scroll.recipient.position, "scroll.position")
    case .transformed(let transform):
      number(transform.scale, "transform.scale", in: 0...(.greatestFiniteMagnitude))
      // The total of what the host says, which may be any.
      number(
        transform.rotation, "transform.rotation", in: -.greatestFiniteMagnitude...(.greatestFiniteMagnitude))
      vector(transform.translation, "transform.translation")
      point(transform.recipient.position, "transform.position")
    case .gestured(let gesture): point(gesture.recipient.position, "gesture.position")
    case .focusChanged(_, let gaze): point(gaze, "gaze")
    case .pushedEdge(let push):
      length(push.distance, "push.distance")
      length(push.movement, "push.movement")
    case .entered, .exited, .recentered, .landed, .hidden, .shown, .revealed, .concealed, .styleChanged: break
    }
  }
}
