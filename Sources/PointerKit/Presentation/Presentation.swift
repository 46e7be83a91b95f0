import Kinematics

/// The animated state of everything visible: the pointer, the contents, the accessories and the annotation.
///
/// The contents are the elements that the pointer acts on, or has just left.
///
/// The presentation takes goals and returns the appearance at any instant, so that each change of a goal
/// animates the pointer and the contents (E15).
struct Presentation: Hashable, Sendable {
  /// The greatest number of contents that animate at once.
  static let contentCapacity = 64

  var pointer: VisiblePointer
  private var material: AdaptiveMaterial
  /// The offset of the light on a control from the model pointer.
  ///
  /// After the engine has moved the model pointer, the offset springs to zero, so that the light glides.
  private var lightOffset: SpringAnimation<SIMD2<Double>>
  /// The contents, in no particular order, and their indices in ascending order of id.
  ///
  /// Sorting indices costs less than moving such large values.
  private(set) var contents: [ContentPresentation] = []
  private(set) var ascending: [Int] = []
  /// The targets whose contents have become plain since the order of drawing was found.
  var ended: [TargetID] = []
  private var factors: EffectFactors
  private var accessories = AccessoryPresentation()
  private var annotation: AnnotationPresentation
  /// The elements that the pointer is beneath.
  var depth = PointerDepth()
  /// The order of what is drawn over the plain content of the spaces.
  var order = DrawingOrder()
  /// The rectangle in which the pointer's outline comes to rest.
  var outline = Rect.zero
  /// Whether the order has to be found again.
  var isOrderStale = false
  /// Whether the pointer has moved beneath another element since the order was found.
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
      at: .zero, spring: configuration.parallaxSpring, tolerance: RestTolerance.length, time: .distantPast)
    contents.reserveCapacity(Presentation.contentCapacity)
    ascending.reserveCapacity(Presentation.contentCapacity)
    ended.reserveCapacity(Presentation.contentCapacity)
  }

  // MARK: Goals

  /// The look that everything visible is to have, without positions.
  struct Look {
    var pointer: VisiblePointer.Look
    /// The hovered target; nil if there is none.
    var hovered: TargetID?
    /// The look of the hovered target's content.
    var content: ContentPresentation.Look
    var accessories: [PointerAccessory]
    /// The badge of a drag (C2).
    var badge: PointerAccessory?
    var accessoryScale: Double
    /// Whether the pointer and what surrounds it are visible.
    var isVisible: Bool
    /// The rectangle in which the pointer's outline comes to rest.
    var outline: Rect
    /// The surface, within which the annotation stays.
    var bounds: Rect
  }

  /// Changes to another look; returns the target whose content was removed early to make room, or nil.
  ///
  mutating func retarget(
    to look: Look, configuration: borrowing PointerConfiguration, at time: Timestamp
  ) -> TargetID? {
    pointer.retarget(to: look.pointer, configuration: configuration, at: time)
    let reach = pointer.reach(at: time)
    accessories.retarget(
      to: look.isVisible ? look.accessories : [], badge: look.isVisible ? look.badge : nil,
      around: AccessoryMotion.Surroundings(scale: look.accessoryScale, reach: reach),
      springs: AccessoryMotion.Springs(configuration), at: time)
    if !annotation.isEmpty {
      annotation.retarget(
        isVisible: look.isVisible, around: look.pointer.band ?? look.outline, within: look.bounds,
        offset: configuration.annotationOffset, reach: reach, springs: AccessoryMotion.Springs(configuration),
        at: time)
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

  /// Sends the pointer to a goal, and the hovered element's content to its parallax offset.
  ///
  /// Contents that are back in their plain state are removed.
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

  /// Inserts the content of a target; if the list is full, removes the content that would come to rest first,
  /// and returns the target of that content.
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

  /// Removes the content at an index, and moves the final content of the list to this index; returns the
  /// target of the removed content.
  private mutating func removeContent(at index: Int) -> TargetID {
    let (target, last) = (contents[index].target, contents.count - 1)
    ascending.remove(at: position(of: target))
    if index < last {
      ascending[position(of: contents[last].target)] = index
      contents[index] = contents[last]
    }
    // The content is not returned, since that would copy it.
    contents.removeLast(1)
    return target
  }

  /// The position in ``ascending`` at which the index of a target's content is, or would be inserted.
  private mutating func position(of target: TargetID) -> Int {
    let contents = contents
    return ascending.partitioningIndex { contents[$0].target < target }
  }

  /// The index of a target's content; nil if the target has no content.
  mutating func contentIndex(of target: TargetID) -> Int? {
    for index in contents.indices where contents[index].target == target { return index }
    return nil
  }

  /// Whether a goal changes the mode of an axis; only then is the model pointer's velocity used.
  func changesMode(for goal: PointerPosition.Goal) -> Bool { pointer.changesMode(for: goal) }

  /// Adapts the material to conditions, and sets the backdrop against which contrast is measured.
  ///
  /// Returns the opacity and the luminance of the material. `isFaint` is true if the conditions have changed,
  /// and the pointer as it is seen now is too faint in the new conditions.
  mutating func adaptMaterial(
    to conditions: Material.Conditions, at time: Timestamp
  ) -> (opacity: Double, luminance: Double, isFaint: Bool) {
    let isFaint = material.adapt(to: conditions) && pointer.isFaint(against: material.backdrop, at: time)
    return (material.opacity, material.luminance, isFaint)
  }

  /// The opacity of a highlight over the present backdrop, and the factor, 0…1, by which the light on the
  /// highlight is multiplied; see ``PointerConfiguration/highlightOpacity``.
  mutating func highlight(_ opacity: Double) -> (opacity: Double, light: Double) {
    material.highlight(opacity)
  }

  /// Changes the strengths of effects to those of another configuration.
  mutating func adopt(_ configuration: borrowing PointerConfiguration, at time: Timestamp) {
    factors.retarget(to: configuration, at: time)
  }

  /// Shows other values beside the pointer; nil fades the present values out.
  mutating func setAnnotation(_ values: PointerAnnotation?) { annotation.set(values) }

  /// The values that the host shows beside the pointer; nil for none.
  var currentAnnotation: PointerAnnotation? { annotation.current }

  /// Keeps everything visible where it is after the engine has moved the model pointer (M3, E5).
  ///
  /// If there are no contents, the offset of the light changes only if `movesLight` is true.
  mutating func modelJumped(by vector: Vector, movesLight: Bool, at time: Timestamp) {
    pointer.modelJumped(by: vector, at: time)
    guard movesLight || !contents.isEmpty else { return }
    let (offset, velocity) = lightOffset.state(at: time)
    lightOffset.release(
      from: SIMD2(offset.x - vector.dx, offset.y - vector.dy), velocity: velocity, toward: .zero, at: time)
  }

  /// Moves the pointer with scrolled content to which it has snapped or is about to snap.
  mutating func contentMoved(by vector: Vector) { pointer.contentMoved(by: vector) }

  /// Prepares the pointer to be shown again after it was hidden.
  mutating func appear(at time: Timestamp) { pointer.appear(at: time) }

  /// Whether a target still has a content, a ``ContentPresentation``.
  ///
  /// A content is kept while its element is not in its plain state, and then until the pointer's goal
  /// changes.
  func hasContent(of target: TargetID) -> Bool { contents.contains { $0.target == target } }

  /// Removes the contents of targets that no longer exist.
  mutating func removeContents(missingFrom scene: borrowing TargetStore) {
    for index in contents.indices.reversed() where scene.slot(of: contents[index].target) == nil {
      _ = removeContent(at: index)
    }
  }

  // MARK: Reading
  //
  // These methods are mutating although they change nothing, since Swift passes a copy of so large a value to
  // a nonmutating method. The copy of 2.8 kB would take 30 % of the time of a frame at rest.

  /// Whether anything surrounds the pointer, or is about to appear around it.
  ///
  /// An annotation that is fading out does not count.
  var hasSurroundings: Bool { !accessories.isEmpty || !annotation.isEmpty }

  /// Whether the pointer and all contents are settled.
  mutating func areShapesSettled(at time: Timestamp) -> Bool {
    if !pointer.isSettled(at: time) { return false }
    for index in contents.indices where !contents[index].isSettled(at: time) { return false }
    return true
  }

  mutating func isSettled(at time: Timestamp) -> Bool {
    areShapesSettled(at: time) && lightOffset.isSettled(at: time) && accessories.isSettled(at: time)
      && annotation.isSettled(at: time) && factors.isSettled(at: time)
  }

  /// Reads the pointer at an instant.
  mutating func readPointer(model: Point, at time: Timestamp, into frame: inout PointerFrame) {
    pointer.read(model: model, at: time, into: &frame.pointer, &frame.outline)
    frame.pointer.backdrop = material.backdrop
  }

  /// Reads the contents that are not in their plain state into the frame's list of contents.
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
        // The states of an earlier frame are overwritten in place.
        if count == frame.contents.count { frame.contents.append(ContentState(target: target, frame: rect)) }
        ContentPresentation.read(
          contents, index, at: time, frame: rect, light: light, factors: &factors,
          into: &frame.contents[count])
        count += 1
      }
    }
    if count < frame.contents.count { frame.contents.removeLast(frame.contents.count - count) }
  }

  /// Reads the accessories and the annotation around the pointer; returns false if neither this frame nor the
  /// previous one can have any.
  ///
  /// Usually neither frame has any, and then only this check takes time.
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
    // After the last accessory or annotation has disappeared, the surroundings are read once more, so that
    // the frame no longer contains it.
    frame.before.hasSurroundings =
      !frame.accessories.isEmpty || !frame.before.accessories.isEmpty || frame.annotation != nil
      || frame.before.annotation != nil
    return true
  }

  /// The opacity of the accessories' material.
  mutating func materialOpacity(at time: Timestamp) -> Double { pointer.materialOpacity(at: time) }
}
