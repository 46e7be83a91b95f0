import Kinematics

/// The springs of everything visible: the pointer, the contents, the accessories and the annotation.
///
/// The contents are the elements that the pointer acts on, or has just left.
///
/// The presentation takes goals and returns the appearance at any instant, so that each change of a goal
/// animates the pointer and the contents (E15).
struct Presentation: Hashable, Sendable {
  /// The greatest number of contents that animate at once.
  static let contentCapacity = 64

  var pointer: VisiblePointer
  private(set) var material: AdaptiveMaterial
  var elementMaterial = ElementMaterial()
  /// The offset of the light on a control from the model pointer.
  ///
  /// After the engine has moved the model pointer, the offset springs to zero, so that the light glides.
  private var lightOffset: SpringAnimation<SIMD2<Double>>
  /// In ascending order of id.
  private(set) var contents: [ContentPresentation] = []
  var factors: EffectFactors
  private var accessories = AccessoryPresentation()
  var annotation: AnnotationPresentation
  /// The elements that the pointer is beneath.
  private var depth = PointerDepth()

  init(configuration: SharedConfiguration, settings: PointerSettings) {
    material = AdaptiveMaterial(
      Material.Conditions(
        greatestOpacity: configuration.values.pointer.opacity, blending: configuration.host.blending,
        increasesContrast: settings.increasedContrast))
    pointer = VisiblePointer(
      diameter: configuration.values.pointer.circleDiameter * settings.pointerScale,
      opacity: material.opacity,
      luminance: material.luminance, isUnseen: true, configuration: configuration)
    factors = EffectFactors(configuration.values)
    annotation = AnnotationPresentation(configuration: configuration)
    lightOffset = SpringAnimation(
      .zero, spring: configuration.values.snapping.parallaxSpring, tolerance: RestTolerance.length,
      at: .distantPast)
    contents.reserveCapacity(Presentation.contentCapacity)
  }

  // MARK: Goals

  /// Changes the pointer's look, and the element that the pointer is directly beneath; nil for none.
  mutating func retarget(
    to look: VisiblePointer.Look, beneath coveringElement: TargetID?,
    configuration: SharedConfiguration, at time: Timestamp
  ) {
    depth.enter(
      coveringElement, isOutlineAtRest: depth.left.isEmpty || pointer.isOutlineAtRest(at: time),
      at: time)
    pointer.retarget(to: look, configuration: configuration, at: time)
  }

  @inline(__always) var hasSurroundings: Bool { !accessories.isEmpty || !annotation.isEmpty }

  /// What surrounds the pointer.
  struct Surroundings {
    /// Whether the pointer is seen, and with it what surrounds it.
    var isVisible: Bool
    /// The accessories of the style.
    var accessories: [PointerAccessory]
    /// The badge of a drag.
    var badge: PointerAccessory?
    /// The scale of accessories, from the person's settings.
    var scale: Double
    /// The rectangle in which the pointer's outline comes to rest.
    var outline: Rect
    /// The surface, within which an annotation stays.
    var bounds: Rect
  }

  /// Changes what surrounds the pointer: the accessories, and the side and the visibility of the annotation.
  mutating func retarget(
    to surroundings: Surroundings, configuration: SharedConfiguration, at time: Timestamp
  ) {
    let edgeDistance = pointer.readEdgeDistance(at: time)
    accessories.retarget(
      to: surroundings.isVisible ? surroundings.accessories : [],
      badge: surroundings.isVisible ? surroundings.badge : nil,
      around: AccessoryMotion.PointerExtent(scale: surroundings.scale, edgeDistance: edgeDistance),
      configuration: configuration, at: time)
    if !annotation.isEmpty {
      annotation.retarget(
        isVisible: surroundings.isVisible, around: surroundings.outline, within: surroundings.bounds,
        edgeDistance: edgeDistance, configuration: configuration, at: time)
    }
  }

  /// Changes the hovered content to the look of a style, and sends all other contents back to their plain
  /// state.
  ///
  /// If too many contents would animate at once, the content that would come to rest first becomes plain at
  /// once; among several, the one with the lowest id.
  mutating func retargetContents(
    hovered: TargetID?, to style: ResolvedStyle, in conditions: ContentPresentation.Conditions,
    configuration: SharedConfiguration, at time: Timestamp
  ) {
    // 1. Contents that are plain again are forgotten.
    for index in contents.indices.reversed() where contents[index].isLeaving && contents[index].removal == nil
    {
      if contents[index].isAtRest(at: time), contents[index].target != hovered { contents.remove(at: index) }
    }

    // 2. An element that the pointer is on now becomes a content.
    if let hovered, style.effect != .none, conditions.isPointerShown, !hasContent(of: hovered) {
      if contents.count >= Presentation.contentCapacity {
        let first = contents.indices.min { contents[$0].restTime < contents[$1].restTime }
        if let first { contents.remove(at: first) }
      }
      contents.insert(
        ContentPresentation(
          target: hovered, tintLuminance: conditions.tintLuminance, configuration: configuration, at: time),
        at: contents.partitioningIndex { $0.target < hovered })
    }

    // 3. Each content gets its goal.
    for index in contents.indices {
      if contents[index].target == hovered {
        contents[index].retarget(to: style, in: conditions, configuration: configuration, at: time)
      } else if !contents[index].isLeaving {
        contents[index].leave(configuration: configuration, at: time)
      }
    }
  }

  /// Makes a target plain at once.
  mutating func removeContent(of target: TargetID) { contents.removeAll { $0.target == target } }

  /// Notes that a target is about to be removed; its content is kept until time passes.
  mutating func noteRemoval(of target: PointerTarget, isPressed: Bool, at time: Timestamp) {
    guard let index = contents.firstIndex(where: { $0.target == target.id }) else { return }
    contents[index].removal = ContentPresentation.Removal(
      time: time, space: target.space, frame: target.frame, isPressed: isPressed)
  }

  /// Ends the wait of contents whose targets were removed.
  ///
  /// A target that comes back at the same instant keeps its look if it overlaps its former place in its
  /// space, or is pressed. A target that has not come back by a later instant loses it.
  mutating func removeContents(missingFrom scene: borrowing TargetStore, at time: Timestamp) {
    for index in contents.indices.reversed() {
      guard let removal = contents[index].removal else { continue }
      let slot = scene.slot(of: contents[index].target)
      if removal.time != time {
        contents.remove(at: index)
      } else if let slot {
        let target = scene.targets[slot]
        contents[index].removal = nil
        let isSame = target.space == removal.space && target.frame.overlaps(removal.frame)
        if !isSame, !removal.isPressed { contents.remove(at: index) }
      }
    }
  }

  /// Whether a target still has a content, a ``ContentPresentation``.
  ///
  /// A content is kept while its element is not in its plain state, and then until the pointer's goal
  /// changes.
  func hasContent(of target: TargetID) -> Bool { contents.contains { $0.target == target } }

  /// Adapts the material to conditions, and sets the backdrop against which contrast is measured.
  ///
  /// Returns whether the conditions have changed, and the pointer as it is seen now is too faint in the new
  /// conditions.
  mutating func adaptMaterial(to conditions: Material.Conditions, at time: Timestamp) -> Bool {
    material.adapt(to: conditions, isSeen: pointer.isSeen(at: time), at: time)
      && pointer.isFaint(against: material.backdrop, at: time)
  }

  /// Keeps everything visible where it is after the engine has moved the model pointer (M3, E5).
  ///
  /// If there are no contents, the offset of the light changes only if `movesLight` is true.
  mutating func modelJumped(by vector: Vector, movesLight: Bool, at time: Timestamp) {
    pointer.position.modelJumped(by: vector, at: time)
    if movesLight || !contents.isEmpty { keepLight(fromJumpingBy: vector, at: time) }
  }

  /// Keeps everything visible where it is after the model pointer has moved by the head start of the visible
  /// pointer, or back by it.
  mutating func modelMovedBeneathPointer(by vector: Vector, at time: Timestamp) {
    pointer.position.modelMovedBeneathPointer(by: vector, at: time)
    if !contents.isEmpty { keepLight(fromJumpingBy: vector, at: time) }
  }

  private mutating func keepLight(fromJumpingBy vector: Vector, at time: Timestamp) {
    let (offset, velocity) = lightOffset.state(at: time)
    lightOffset.release(
      from: SIMD2(offset.x - vector.dx, offset.y - vector.dy), velocity: velocity, toward: .zero, at: time)
  }

  // MARK: Reading

  /// Whether the pointer and all contents are at rest.
  mutating func readAreShapesAtRest(at time: Timestamp) -> Bool {
    pointer.isAtRest(at: time) && contents.allSatisfy { $0.isAtRest(at: time) }
  }

  mutating func readIsAtRest(at time: Timestamp) -> Bool {
    readAreShapesAtRest(at: time) && lightOffset.isAtRest(at: time) && accessories.isAtRest(at: time)
      && annotation.isAtRest(at: time) && factors.isAtRest(at: time)
  }

  /// Reads the pointer, the contents that are not plain, and the elements that the pointer is beneath.
  mutating func read(
    model: Point, headStart: Vector, at time: Timestamp, in scene: borrowing TargetStore,
    into frame: inout PointerFrame
  ) {
    let seen = model + pointer.position.freePart(of: headStart)
    pointer.read(model: seen, at: time, into: &frame.pointer, &frame.outline)
    frame.pointer.backdrop = material.backdrop
    let factors = factors.values(at: time)
    let offset = lightOffset.value(at: time)
    let light = Point(x: model.x + offset.x, y: model.y + offset.y)
    for index in contents.indices where !contents[index].isPlain(at: time) {
      guard let rect = scene.windowFrame(of: contents[index].target) else { continue }
      frame.contents.append(ContentState(target: contents[index].target, frame: rect))
      contents[index].read(
        light: light, factors: factors, at: time, into: &frame.contents[frame.contents.count - 1])
    }
    depth.read(isOutlineAtRest: pointer.isOutlineAtRest(at: time), in: scene, into: &frame)
  }

  mutating func readSurroundings(appearance: Appearance, at time: Timestamp, into frame: inout PointerFrame) {
    accessories.read(around: frame.pointer, at: time, into: &frame.accessories)
    if annotation.isEmpty, annotation.isAtRest(at: time) { return }
    frame.annotation = annotation.state(
      beside: frame.pointer, appearance: appearance, offset: factors.values(at: time).annotationOffset,
      at: time)
  }
}
