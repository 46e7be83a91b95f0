import Kinematics
import Magnetism

/// The drawing commands of a frame, or consecutive ones of them.
///
/// A command is made when it is read, in O(log n) in the elements that are drawn. Keeping this collection while the
/// engine reads into the frame costs a copy of the frame's lists.
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
    (startIndex, endIndex) = (0, frame.steps.last?.end ?? 0)
  }

  /// The command with an index; precondition: it is in range.
  public subscript(index: Int) -> DrawingCommand {
    precondition(index >= startIndex && index < endIndex, "no command has this index")
    let step = steps[steps.partitioningIndex { $0.end <= index }]
    let part = step.parts.part(at: index - step.start)
    return DrawingCommand(
      kind(of: part, Int(step.index)), of: target(of: part, Int(step.index)), in: step.space)
  }

  /// The commands with the indices in a range, which they keep; precondition: it is within the collection.
  public subscript(bounds: Range<Int>) -> DrawingCommands {
    precondition(
      bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex, "the range exceeds the indices")
    var part = self
    (part.startIndex, part.endIndex) = (bounds.lowerBound, bounds.upperBound)
    return part
  }

  /// Whether two collections have equal commands, wherever they begin.
  public static func == (a: DrawingCommands, b: DrawingCommands) -> Bool { a.elementsEqual(b) }

  /// Hashes the commands.
  public func hash(into hasher: inout Hasher) {
    for command in self { hasher.combine(command) }
  }

  // MARK: Commands

  private func target(of part: DrawingStep.Parts, _ index: Int) -> TargetID? {
    switch part {
    case .glow, .shadow, .underlay, .contentBegin, .contentEnd, .overlay, .light: contents[index].target
    case .plainBegin, .plainEnd: plain[index].target
    default: nil
    }
  }

  private func kind(of part: DrawingStep.Parts, _ index: Int) -> DrawingCommand.Kind {
    switch part {
    case .glow, .shadow, .underlay, .contentBegin, .overlay, .light: return kind(of: part, contents[index])
    case .plainBegin: return .contentBegin(center: plain[index].center, scale: 1, translation: .zero)
    case .accessory:
      let accessory = accessories[index]
      return .path(
        accessory.shape.glyph, in: accessory.frame, rotation: accessory.angle,
        color: LinearColor(luminance: pointer.luminance), opacity: accessory.opacity * accessoryOpacity)
    case .platterShadow, .platter, .annotation:
      return annotation.map { kind(of: part, $0) } ?? .contentEnd
    case .pointer: return pointerKind
    default: return .contentEnd
    }
  }

  private func kind(of part: DrawingStep.Parts, _ content: ContentState) -> DrawingCommand.Kind {
    let shape = RoundedRect(content.transformedFrame, cornerRadius: content.cornerRadius * content.scale)
    switch part {
    case .glow:
      return .shadow(shape, radius: content.glowRadius, color: content.color, opacity: content.radiosity)
    case .shadow:
      let shadow = content.shadow
      return shadowKind(of: shape, offset: shadow.offset, radius: shadow.radius, opacity: shadow.opacity)
    case .contentBegin:
      return .contentBegin(
        center: content.frame.center, scale: content.scale, translation: content.translation)
    case .light:
      let light = content.specular
      return .radialLight(
        center: light.center, radius: light.radius, opacity: light.opacity, clip: light.clip)
    default: return .tint(shape, color: content.tintColor, opacity: content.tintOpacity)
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
  private func kind(of part: DrawingStep.Parts, _ state: AnnotationState) -> DrawingCommand.Kind {
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
