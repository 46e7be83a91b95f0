import Kinematics
import Magnetism

/// The drawing commands of a frame, or consecutive ones of them.
///
/// A command is made when it is read. Keeping this collection while the engine reads into the frame costs a copy of
/// the frame's lists.
public struct DrawingCommands: RandomAccessCollection, Hashable, Sendable {
  private let steps: [DrawingStep]
  private let pointer: PointerAppearance
  private let outline: PointerOutline
  private let contents: [ContentState]
  private let plain: [DrawingStep.Plain]
  private let accessories: [AccessoryState]
  private let accessoryOpacity: Double
  private let annotation: AnnotationState?
  /// The index of the first command.
  public private(set) var startIndex: Int
  /// The index after the last command.
  public private(set) var endIndex: Int

  init(_ frame: PointerFrame) {
    steps = frame.steps
    pointer = frame.pointer
    outline = frame.outline
    contents = frame.contents
    plain = frame.plain
    accessories = frame.accessories
    accessoryOpacity = frame.accessoryOpacity
    annotation = frame.annotation
    (startIndex, endIndex) = (0, frame.steps.count)
  }

  /// The command with an index; precondition: it is in range.
  public subscript(index: Int) -> DrawingCommand {
    precondition(index >= startIndex && index < endIndex, "no command has this index")
    let step = steps[index]
    return DrawingCommand(kind(of: step), of: target(of: step), in: step.space)
  }

  /// The commands with the indices in a range, which they keep; precondition: the range is within ``indices``.
  public subscript(bounds: Range<Int>) -> DrawingCommands {
    precondition(bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex, "the range exceeds the indices")
    var part = self
    (part.startIndex, part.endIndex) = (bounds.lowerBound, bounds.upperBound)
    return part
  }

  public static func == (a: DrawingCommands, b: DrawingCommands) -> Bool { a.elementsEqual(b) }

  public func hash(into hasher: inout Hasher) {
    for command in self { hasher.combine(command) }
  }

  // MARK: Commands

  private func target(of step: DrawingStep) -> TargetID? {
    switch step.part {
    case .pointer, .accessory, .platterShadow, .platter, .annotation: nil
    case .glow, .shadow, .tint, .contentBegin, .contentEnd, .light: contents[Int(step.index)].target
    case .plainBegin, .plainEnd: plain[Int(step.index)].target
    }
  }

  private func kind(of step: DrawingStep) -> DrawingCommand.Kind {
    let index = Int(step.index)
    switch step.part {
    case .pointer: return pointerKind
    case .glow:
      let content = contents[index]
      return .shadow(
        content.shape, radius: content.glowRadius, color: content.color, opacity: content.radiosity)
    case .shadow:
      let (shape, shadow) = (contents[index].shape, contents[index].shadow)
      return shadowKind(of: shape, offset: shadow.offset, radius: shadow.radius, opacity: shadow.opacity)
    case .tint:
      let content = contents[index]
      return .tint(content.shape, color: content.tintColor, opacity: content.tintOpacity)
    case .contentBegin:
      let content = contents[index]
      return .contentBegin(
        center: content.frame.center, scale: content.scale, translation: content.translation)
    case .plainBegin: return .contentBegin(center: plain[index].center, scale: 1, translation: .zero)
    case .contentEnd, .plainEnd: return .contentEnd
    case .light:
      let light = contents[index].specular
      return .radialLight(
        center: light.center, radius: light.radius, opacity: light.opacity, clip: contents[index].shape)
    case .accessory:
      let accessory = accessories[index]
      return .path(
        accessory.shape.glyph, in: accessory.frame, rotation: accessory.angle,
        color: LinearColor(luminance: pointer.luminance), opacity: accessory.opacity * accessoryOpacity)
    case .platterShadow, .platter, .annotation:
      return annotation.map { annotationKind(of: $0, step.part) } ?? .contentEnd
    }
  }

  private var pointerKind: DrawingCommand.Kind {
    let color = LinearColor(luminance: pointer.luminance)
    let shape = pointer.roundedRect
    if !outline.isEmpty {
      return .outline(
        outline, center: pointer.center, scale: pointer.scale, color: color, opacity: pointer.opacity)
    }
    if let path = pointer.path, pointer.outline == .path {
      return .path(path, in: shape.rect, rotation: 0, color: color, opacity: pointer.opacity)
    }
    return .roundedRect(shape, color: color, opacity: pointer.opacity)
  }

  /// A platter, opaque enough for legible text over any backdrop, and the values.
  private func annotationKind(of state: AnnotationState, _ part: DrawingStep.Part) -> DrawingCommand.Kind {
    let isLight = state.appearance == .light
    let platter = state.platter
    switch part {
    case .platterShadow:
      return shadowKind(
        of: platter, offset: Vector(dx: 0, dy: 1), radius: AnnotationState.shadowRadius,
        opacity: 0.3 * state.opacity)
    case .platter:
      return .roundedRect(
        platter, color: LinearColor(luminance: isLight ? 0.95 : 0.06), opacity: 0.95 * state.opacity)
    default:
      return .annotation(
        state.annotation.values, in: platter.rect, color: LinearColor(luminance: isLight ? 0 : 1),
        opacity: state.opacity)
    }
  }

  private func shadowKind(
    of shape: RoundedRect, offset: Vector, radius: Double, opacity: Double
  ) -> DrawingCommand.Kind {
    let shadow = RoundedRect(shape.rect.offset(by: offset), cornerRadius: shape.cornerRadius)
    return .shadow(shadow, radius: radius, color: LinearColor(luminance: 0), opacity: opacity)
  }
}

extension ContentState {
  /// The outline of the element as it is drawn.
  fileprivate var shape: RoundedRect { RoundedRect(transformedFrame, cornerRadius: cornerRadius * scale) }
}
