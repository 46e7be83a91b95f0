import Kinematics

/// Everything that is visible, under springs: the pointer, the contents, the accessories and the values.
///
/// Goals go in, and the appearance of any instant comes out, so that each change animates pointer and content (E15).
struct Presentation: Hashable, Sendable {
  /// The most contents that animate at once.
  static let contentCapacity = 64

  var pointer: VisiblePointer
  private var material: AdaptiveMaterial
  /// The offset of the light on a control from the model pointer, which springs to zero after the engine has
  /// moved the model pointer, so that the light glides.
  private var lightOffset: SpringAnimation<SIMD2<Double>>
  /// In no order: to move so large values takes longer than to keep their indices in ascending order of id.
  private(set) var contents: [ContentPresentation] = []
  private(set) var ascending: [Int] = []
  /// The targets whose contents have come to their end since the order of drawing was found.
  var ended: [TargetID] = []
  private var factors: EffectFactors
  private var accessories = AccessoryPresentation()
  private var annotation: AnnotationPresentation
  /// The elements that the pointer is beneath.
  var depth = PointerDepth()
  /// What is drawn over the plain content of the spaces, and where the pointer's outline comes to rest.
  var order = DrawingOrder()
  var outline = Rect.zero
  /// Whether the order has to be found anew, and whether the pointer has gone behind other elements since.
  var isOrderStale = false
  var hasNewDepth = false

  init(configuration: borrowing PointerConfiguration, settings: borrowing PointerSettings) {
    material = AdaptiveMaterial(
      Material.Conditions(
        limit: configuration.pointerOpacity, blending: configuration.blending,
        isIncreased: settings.increasedContrast))
    pointer = VisiblePointer(
      diameter: configuration.circleDiameter * settings.pointerScale, opacity: material.opacity,
      luminance: material.luminance, isUnseen: true, configuration: configuration)
    factors = EffectFactors(configuration)
    annotation = AnnotationPresentation(configuration: configuration)
    lightOffset = SpringAnimation(
      at: .zero, spring: configuration.parallaxSpring, tolerance: 0.02, time: .distantPast)
    contents.reserveCapacity(Presentation.contentCapacity)
    ascending.reserveCapacity(Presentation.contentCapacity)
    ended.reserveCapacity(Presentation.contentCapacity)
  }

  // MARK: Goals

  /// What everything visible is to look like, apart from where it is.
  struct Look {
    var pointer: VisiblePointer.Look
    /// The hovered target, where it has an effect or had one.
    var hovered: TargetID?
    /// The effect on its content.
    var content: ContentPresentation.Look
    var accessories: [PointerAccessory]
    /// The badge of a drag (C2).
    var badge: PointerAccessory?
    var accessoryScale: Double
    /// Whether the pointer is visible, and with it what surrounds it.
    var isVisible: Bool
    /// Where the pointer's outline comes to rest, and the surface that values stay on.
    var outline: Rect
    var bounds: Rect
  }

  /// Changes to another look; returns the content that had to end early to make room, if any.
  mutating func retarget(
    to look: Look, configuration: borrowing PointerConfiguration, at time: Timestamp
  ) -> TargetID? {
    pointer.retarget(to: look.pointer, configuration: configuration, at: time)
    accessories.retarget(
      to: look.isVisible ? look.accessories : [], badge: look.isVisible ? look.badge : nil,
      scale: look.accessoryScale, configuration: configuration, at: time)
    if !annotation.isEmpty {
      annotation.retarget(
        isVisible: look.isVisible, around: look.pointer.band ?? look.outline, within: look.bounds,
        configuration: configuration, at: time)
    }
    var ended: TargetID?
    if let hovered = look.hovered, look.content.effect != .none, look.pointer.isVisible,
      contentIndex(of: hovered) == nil
    {
      ended = insertContent(for: hovered, look.content, configuration: configuration, at: time)
    }
    for index in contents.indices {
      if contents[index].target == look.hovered {
        contents[index].retarget(to: look.content, configuration: configuration, at: time)
      } else if !contents[index].isLeaving {
        contents[index].leave(configuration: configuration, at: time)
      }
    }
    return ended
  }

  /// Sends the pointer to a goal and the hovered element's content to its parallax offset, and removes the
  /// contents that are back in their plain state.
  @inline(__always)
  mutating func retarget(
    to goal: PointerPosition.Goal, model: PointerPosition.Model, hovered: TargetID?, translation: Vector,
    configuration: borrowing PointerConfiguration, at time: Timestamp
  ) {
    pointer.retarget(to: goal, model: model, springs: AxisSnapping.Springs(configuration), at: time)
    let parallaxSpring = configuration.parallaxSpring
    for index in contents.indices.reversed() {
      if contents[index].target == hovered {
        contents[index].retarget(toTranslation: translation, with: parallaxSpring, at: time)
      } else if contents[index].isLeaving, contents[index].isSettled(at: time) {
        ended.append(removeContent(at: index))
      }
    }
  }

  /// Inserts the content of a target; in a full list the one nearest to its end is removed for it.
  private mutating func insertContent(
    for target: TargetID, _ look: ContentPresentation.Look, configuration: borrowing PointerConfiguration,
    at time: Timestamp
  ) -> TargetID? {
    var ended: TargetID?
    if contents.count >= Presentation.contentCapacity {
      var first = ascending[0]
      for index in ascending where contents[index].restTime < contents[first].restTime {
        first = index
      }
      ended = removeContent(at: first)
      isOrderStale = true
    }
    ascending.insert(contents.count, at: position(of: target))
    contents.append(
      ContentPresentation(
        target: target, tintLuminance: look.tintLuminance, configuration: configuration, at: time))
    return ended
  }

  /// Makes a target plain at once.
  mutating func removeContent(of target: TargetID) {
    if let index = contentIndex(of: target) { _ = removeContent(at: index) }
  }

  /// Removes a content, whose index the last one gets; returns its target.
  private mutating func removeContent(at index: Int) -> TargetID {
    let (target, last) = (contents[index].target, contents.count - 1)
    ascending.remove(at: position(of: target))
    if index < last {
      ascending[position(of: contents[last].target)] = index
      contents[index] = contents[last]
    }
    contents.removeLast()
    return target
  }

  /// Where the index of a target's content is, or would be, in ``ascending``.
  private mutating func position(of target: TargetID) -> Int {
    let contents = contents
    return ascending.partitioningIndex { contents[$0].target < target }
  }

  /// The index of a target's content.
  mutating func contentIndex(of target: TargetID) -> Int? {
    for index in contents.indices where contents[index].target == target { return index }
    return nil
  }

  /// Whether a position goal changes how the pointer follows: only then the model pointer's velocity is used.
  @inline(__always)
  func changesMode(for goal: PointerPosition.Goal) -> Bool { pointer.changesMode(for: goal) }

  /// The material for conditions, and from now on the backdrop that the contrast is measured against; whether what
  /// is seen of it at present is too faint for that.
  mutating func adaptMaterial(
    to conditions: Material.Conditions, at time: Timestamp
  ) -> (opacity: Double, luminance: Double, isFaint: Bool) {
    let isFaint = material.adapt(to: conditions) && pointer.isFaint(against: material.backdrop, at: time)
    return (material.opacity, material.luminance, isFaint)
  }

  /// The opacity of a highlight over the present backdrop, and the share of its light; see
  /// ``PointerConfiguration/highlightOpacity``.
  mutating func highlight(_ opacity: Double) -> (opacity: Double, light: Double) {
    material.highlight(opacity)
  }

  /// Changes to another configuration.
  mutating func adopt(_ configuration: borrowing PointerConfiguration, at time: Timestamp) {
    factors.retarget(to: configuration, at: time)
  }

  /// Shows other values beside the pointer; nil fades the last ones out.
  mutating func setAnnotation(_ values: PointerAnnotation?) { annotation.set(values) }

  /// The engine moved the model pointer: nothing visible jumps with it (M3, E5).
  mutating func modelJumped(by vector: Vector, movesLight: Bool, at time: Timestamp) {
    pointer.modelJumped(by: vector, at: time)
    guard movesLight || !contents.isEmpty else { return }
    let (offset, velocity) = lightOffset.state(at: time)
    lightOffset.release(
      from: SIMD2(offset.x - vector.dx, offset.y - vector.dy), velocity: velocity, toward: .zero, at: time)
  }

  /// The content that the pointer has snapped to was scrolled: the pointer moves with it.
  mutating func contentMoved(by vector: Vector) { pointer.contentMoved(by: vector) }

  /// The pointer comes back from hiding.
  mutating func appear(at time: Timestamp) { pointer.appear(at: time) }

  /// Whether a target's content is not in its plain state, or was not when the pointer last changed its goal.
  func hasContent(of target: TargetID) -> Bool { contents.contains { $0.target == target } }

  /// Removes the contents of targets that are gone.
  mutating func removeContents(missingFrom scene: borrowing TargetStore) {
    for index in contents.indices.reversed() where scene.slot(of: contents[index].target) == nil {
      _ = removeContent(at: index)
    }
  }

  // MARK: Reading
  //
  // Mutating, though nothing changes: to a method that cannot change it, Swift passes a copy of so large a value
  // (2.8 kB, which is 30 % of a frame at rest).

  /// Whether anything surrounds the pointer, or is about to.
  @inline(__always)
  var hasSurroundings: Bool { !accessories.isEmpty || !annotation.isEmpty }

  /// Whether the pointer and all contents are settled.
  @inline(__always)
  mutating func areShapesSettled(at time: Timestamp) -> Bool {
    if !pointer.isSettled(at: time) { return false }
    for index in contents.indices where !contents[index].isSettled(at: time) { return false }
    return true
  }

  @inline(__always)
  mutating func isSettled(at time: Timestamp) -> Bool {
    areShapesSettled(at: time) && lightOffset.isSettled(at: time) && accessories.isSettled(at: time)
      && annotation.isSettled(at: time) && factors.isSettled(at: time)
  }

  /// Reads the pointer at an instant.
  @inline(__always)
  mutating func readPointer(model: Point, at time: Timestamp, into frame: inout PointerFrame) {
    pointer.read(model: model, at: time, into: &frame.pointer, &frame.outline)
    frame.pointer.backdrop = material.backdrop
  }

  /// Reads the contents that are not in their plain state, in lists that the frame keeps.
  @inline(__always)
  mutating func readContents(
    model: Point, at time: Timestamp, into frame: inout PointerFrame, frameOf: (TargetID) -> Rect?
  ) {
    var count = 0
    if !contents.isEmpty {
      let contents = contents.span
      var factors = factors.values(at: time)
      let offset = lightOffset.value(at: time)
      let light = Point(x: model.x + offset.x, y: model.y + offset.y)
      for index in ascending where !contents[index].isPlain(at: time) {
        let target = contents[index].target
        guard let rect = frameOf(target) else { continue }
        // Elements of the frame before last are overwritten.
        if count == frame.contents.count { frame.contents.append(ContentState(target: target, frame: rect)) }
        ContentPresentation.read(
          contents, index, at: time, frame: rect, light: light, factors: &factors,
          into: &frame.contents[count])
        count += 1
      }
    }
    if count < frame.contents.count { frame.contents.removeLast(frame.contents.count - count) }
  }

  /// Reads the accessories and values around the pointer; returns whether the frame has any, or had.
  ///
  /// Usually it has none and had none: then this is all that it costs.
  @inline(__always)
  mutating func readSurroundings(at time: Timestamp, appearance: Appearance, into frame: inout PointerFrame)
    -> Bool
  {
    guard frame.before.hasSurroundings || hasSurroundings || !annotation.isSettled(at: time) else {
      return false
    }
    swap(&frame.accessories, &frame.before.accessories)
    frame.before.hasSameMaterialOpacity = frame.before.materialOpacity == materialOpacity(at: time)
    frame.before.materialOpacity = materialOpacity(at: time)
    frame.before.annotation = frame.annotation
    accessories.read(around: frame.pointer, at: time, into: &frame.accessories)
    frame.annotation = annotation.state(
      beside: frame.pointer, appearance: appearance, offset: factors.values(at: time).annotationOffset,
      at: time)
    // Once more after the last, so that it is forgotten.
    frame.before.hasSurroundings =
      !frame.accessories.isEmpty || !frame.before.accessories.isEmpty || frame.annotation != nil
      || frame.before.annotation != nil
    return true
  }

  /// The opacity of the accessories' material.
  @inline(__always)
  mutating func materialOpacity(at time: Timestamp) -> Double { pointer.materialOpacity(at: time) }
}
