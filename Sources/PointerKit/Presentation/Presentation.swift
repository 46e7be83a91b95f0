import Kinematics

/// Everything that is visible, under springs: the pointer, the contents, the accessories and the values.
///
/// Goals go in, and the appearance of any instant comes out.
struct Presentation: Hashable, Sendable {
  /// The most contents that animate at once.
  static let contentCapacity = 64
  /// The longest way of the pointer's outline along which it is found in advance what it is beneath, in points.
  private static let longestWay = 240.0

  private var pointer: VisiblePointer
  private var material: AdaptiveMaterial
  /// The offset of the light on a control from the model pointer, after the engine moved that: the light
  /// glides there.
  private var lightOffset: SpringAnimation<SIMD2<Double>>
  /// In ascending order of id.
  private var contents: [ContentPresentation] = []
  private var factors: EffectFactors
  private var accessories = AccessoryPresentation()
  private var annotation: AnnotationPresentation
  /// The elements that the pointer is beneath.
  private var depth = PointerDepth()
  /// What is drawn over the plain content of the spaces, and where the pointer's outline comes to rest.
  var order = DrawingOrder()
  private var outline = Rect.zero
  /// Whether the order has to be found anew, and whether the pointer has gone behind other elements since.
  private var isOrderStale = false
  private var hasNewDepth = false

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
    outline = look.outline
    pointer.retarget(to: look.pointer, configuration: configuration, at: time)
    accessories.retarget(
      to: look.isVisible ? look.accessories : [], badge: look.isVisible ? look.badge : nil,
      scale: look.accessoryScale, configuration: configuration, at: time)
    if !annotation.isEmpty {
      annotation.retarget(
        isVisible: look.isVisible, around: look.outline, within: look.bounds, configuration: configuration,
        at: time)
    }
    var ended: TargetID?
    if let hovered = look.hovered, look.content.effect != .none, look.pointer.isVisible,
      !contents.contains(where: { $0.target == hovered })
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

  /// Moves the pointer to a goal and the hovered content to its parallax; returns whether a content has come to its
  /// end.
  @inline(__always)
  mutating func retarget(
    to goal: PointerPosition.Goal, model: PointerPosition.Model, hovered: TargetID?, translation: Vector,
    configuration: borrowing PointerConfiguration, at time: Timestamp
  ) -> Bool {
    var hasEnded = false
    pointer.retarget(to: goal, model: model, springs: AxisSnapping.Springs(configuration), at: time)
    let parallaxSpring = configuration.parallaxSpring
    for index in contents.indices.reversed() {
      if contents[index].target == hovered {
        contents[index].retarget(toTranslation: translation, with: parallaxSpring, at: time)
      } else if contents[index].isLeaving, contents[index].isSettled(at: time) {
        contents.remove(at: index)
        hasEnded = true
      }
    }
    return hasEnded
  }

  /// Inserts the content of a target; in a full list the one nearest to its end is removed for it.
  private mutating func insertContent(
    for target: TargetID, _ look: ContentPresentation.Look, configuration: borrowing PointerConfiguration,
    at time: Timestamp
  ) -> TargetID? {
    var ended: TargetID?
    if contents.count >= Presentation.contentCapacity {
      var first = 0
      for index in contents.indices where contents[index].restTime < contents[first].restTime {
        first = index
      }
      ended = contents.remove(at: first).target
      isOrderStale = true
    }
    let index = contents.firstIndex { $0.target > target } ?? contents.count
    contents.insert(
      ContentPresentation(
        target: target, tintLuminance: look.tintLuminance, configuration: configuration, at: time),
      at: index)
    return ended
  }

  /// Whether a position goal changes how the pointer follows: only then the model pointer's velocity is used.
  @inline(__always)
  func changesMode(for goal: PointerPosition.Goal) -> Bool { pointer.changesMode(for: goal) }

  /// The material for conditions, and from now on the backdrop that the contrast is measured against.
  mutating func adaptMaterial(
    to conditions: Material.Conditions
  ) -> (opacity: Double, luminance: Double) {
    material.adapt(to: conditions)
    return (material.opacity, material.luminance)
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

  /// The pointer comes back from hiding.
  mutating func appear(at time: Timestamp) { pointer.appear(at: time) }

  /// Whether a target's content is not in its plain state, or was not when the pointer last changed its goal.
  func hasContent(of target: TargetID) -> Bool { contents.contains { $0.target == target } }

  /// Removes the contents of targets that are gone.
  mutating func removeContents(missingFrom scene: borrowing TargetStore) {
    for index in contents.indices.reversed() where scene.slot(of: contents[index].target) == nil {
      contents.remove(at: index)
    }
  }

  // MARK: Order

  /// Moves the pointer beneath another element, or to the front, before it changes its look (E14).
  @inline(__always)
  mutating func move(beneath host: TargetID?, at time: Timestamp) {
    if depth.isFree, host == nil { return }
    if pointer.isOutlineSettled(at: time) { depth.forgetLeft() }
    if host == depth.host { return }
    depth.enter(host)
    hasNewDepth = true
  }

  /// What has changed since the order was found.
  struct OrderChanges {
    /// Where spaces are.
    var layout: Bool
    /// Frames, positions in the order or spaces of targets.
    var stacking: Bool
    /// Whether contents have come to their end.
    var hasEnded: Bool
  }

  /// Finds what is drawn over the plain content of the spaces, and in which order, for all instants until the next
  /// change of the look, of the layout or of what is hovered; returns an element whose effect takes too much.
  ///
  /// Where nothing overlaps, only the hovered element is looked at.
  mutating func arrange(
    hovered: TargetID?, changes: OrderChanges, configuration: borrowing PointerConfiguration, model: Point,
    in scene: borrowing TargetStore, at time: Timestamp
  ) -> TargetID? {
    if contents.isEmpty, depth.isFree {
      if !order.isEmpty { order.removeAll() }
      return nil
    }
    let excess = order.excess.first
    var isKept = !changes.stacking && !isOrderStale && order.excess.isEmpty
    if isKept, changes.hasEnded {
      let contents = contents
      isKept = order.removeEnded(in: scene) { target in contents.contains { $0.target == target } }
    }
    if isKept { isKept = insertContent(of: hovered, configuration: configuration, in: scene, at: time) }
    if !isKept {
      order.removeAll()
      for index in contents.indices where contents[index].isRaised {
        order.raise(contents[index].target, in: scene)
      }
    }
    if !isKept || hasNewDepth || (changes.layout && order.hosts.count > 1)
      || (!depth.isFree && !isPointerWithin(outline, in: scene))
    {
      insertHosts(configuration: configuration, model: model, in: scene, at: time)
    }
    if !isKept {
      for index in contents.indices {
        insertContent(index, configuration: configuration, in: scene, at: time)
      }
    }
    isOrderStale = false
    hasNewDepth = false
    return order.excess.first == excess ? nil : order.excess.first
  }

  /// Inserts the content of the hovered element; false if that changes the order of others.
  private mutating func insertContent(
    of hovered: TargetID?, configuration: borrowing PointerConfiguration, in scene: borrowing TargetStore,
    at time: Timestamp
  ) -> Bool {
    guard let hovered, let index = contents.firstIndex(where: { $0.target == hovered }) else { return true }
    let isRaised = contents[index].isRaised
    if let known = order.index(of: hovered) {
      if order.elements[known].isRaised != isRaised { return false }
    } else if isRaised {
      guard let slot = scene.slot(of: hovered), !order.hasElements(on: slot, in: scene) else { return false }
      order.raise(hovered, in: scene)
    }
    insertContent(index, configuration: configuration, in: scene, at: time)
    return order.excess.isEmpty
  }

  private mutating func insertContent(
    _ index: Int, configuration: borrowing PointerConfiguration, in scene: borrowing TargetStore,
    at time: Timestamp
  ) {
    let target = contents[index].target
    guard let slot = scene.slot(of: target) else { return }
    // In the coordinates of its space.
    let frame = scene.targets[slot].frame
    let reach = contents[index].reach(of: frame, configuration: configuration, at: time)
    if let known = order.index(of: target), order.elements[known].isAffected,
      order.elements[known].extent.contains(reach)
    {
      return
    }
    order.insert(slot, extent: reach, isRaised: contents[index].isRaised, in: scene)
  }

  private mutating func isPointerWithin(_ bounds: Rect, in scene: borrowing TargetStore) -> Bool {
    order.pointer.offset(by: scene.spaces.offset(of: order.pointerLayer)).contains(bounds)
  }

  private mutating func insertHosts(
    configuration: borrowing PointerConfiguration, model: Point, in scene: borrowing TargetStore,
    at time: Timestamp
  ) {
    order.hosts.removeAll(keepingCapacity: true)
    (order.pointer, order.pointerLayer) = (.zero, 0)
    if depth.isFree { return }
    // A free pointer leaves with the model pointer.
    let margin = depth.host == nil ? 24.0 : 4
    var bounds = pointer.bounds(model: model, at: time).union(outline)
    // Of a long way only the end is planned: the frames of the flight find out for themselves.
    if bounds.size.longerSide > Presentation.longestWay + outline.size.longerSide { bounds = outline }
    bounds = bounds.outset(by: margin + configuration.pointerParallaxLimit)
    if let host = depth.host { order.hosts.append(host) }
    for target in depth.left where mayBeOver(target, bounds, in: scene) { order.hosts.append(target) }
    order.insertHosts(pointer: bounds, in: scene)
  }

  /// Whether bounds overlap what may be drawn of an element; false if that is not painted.
  private mutating func mayBeOver(_ target: TargetID, _ bounds: Rect, in scene: borrowing TargetStore) -> Bool
  {
    guard let slot = scene.slot(of: target), let layer = scene.paintedLayer(ofSlot: slot) else {
      return false
    }
    let extent = order.index(of: target).map { order.elements[$0].extent } ?? scene.targets[slot].frame
    return extent.offset(by: scene.spaces.offset(of: layer)).overlaps(bounds)
  }

  /// Reads which elements the pointer is beneath.
  @inline(__always)
  mutating func readHosts(
    at time: Timestamp, in scene: inout TargetStore, into frame: inout PointerFrame
  ) {
    let hasLeft = !depth.left.isEmpty && !pointer.isOutlineSettled(at: time)
    // Mostly it is beneath the same element as before, or beneath none.
    if hasLeft || frame.before.hosts.count != (depth.host == nil ? 0 : 1)
      || frame.before.hosts.first != depth.host
    {
      frame.before.hosts.removeAll(keepingCapacity: true)
      if let host = depth.host { frame.before.hosts.append(host) }
      if hasLeft { readLeft(in: &scene, into: &frame) }
    }
    if !order.excess.isEmpty { frame.removeExcess(of: order) }
  }

  /// Reads which of the elements that it has left the pointer's outline is over: their visible parts, as they are
  /// drawn.
  private mutating func readLeft(in scene: inout TargetStore, into frame: inout PointerFrame) {
    let bounds = frame.pointer.bounds
    // Within the bounds that the order was found for it can be over no others.
    let isPlanned = isPointerWithin(bounds, in: scene)
    for target in isPlanned ? order.hosts : depth.left where target != depth.host {
      guard let slot = scene.slot(of: target), let layer = scene.paintedLayer(ofSlot: slot) else { continue }
      let element =
        frame.contentIndex(of: target).map { frame.contents[$0].transformedFrame }
        ?? scene.targets[slot].frame.offset(by: scene.spaces.offset(of: layer))
      let visible = element.clipped(to: scene.spaces.clip(of: layer))
      // What an opaque space hides of it is not visible.
      if visible.overlaps(bounds),
        !scene.isCovered(visible.clipped(to: bounds), at: scene.spaces.tree.index(of: layer))
      {
        frame.before.hosts.append(target)
      }
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
    // Mostly it depends on the same numbers as in the last frame.
    let isSame =
      frame.pointer.luminance == frame.before.pointer.luminance
      && frame.pointer.opacity == frame.before.pointer.opacity
      && frame.before.backdrop == material.backdrop.luminance
      && frame.before.blending == material.backdrop.blending
    if isSame {
      frame.pointer.contrast = frame.before.pointer.contrast
    } else {
      frame.pointer.contrast = material.backdrop.contrast(
        of: frame.pointer.luminance, opacity: frame.pointer.opacity)
      frame.before.backdrop = material.backdrop.luminance
      frame.before.blending = material.backdrop.blending
    }
  }

  /// Reads the contents that are not in their plain state, in lists that the frame keeps.
  @inline(__always)
  mutating func readContents(
    model: Point, at time: Timestamp, into frame: inout PointerFrame, frameOf: (TargetID) -> Rect?
  ) {
    var count = 0
    if !contents.isEmpty {
      let contents = contents.span
      let factors = factors.values(at: time)
      let offset = lightOffset.value(at: time)
      let light = Point(x: model.x + offset.x, y: model.y + offset.y)
      for index in contents.indices where !contents[index].isPlain(at: time) {
        let target = contents[index].target
        guard let rect = frameOf(target) else { continue }
        // Elements of the frame before last are overwritten.
        if count == frame.contents.count { frame.contents.append(ContentState(target: target, frame: rect)) }
        contents[index].read(
          at: time, frame: rect, light: light, factors: factors, into: &frame.contents[count])
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

extension PointerFrame {
  /// Removes the contents and the hosts that take too much to draw.
  mutating func removeExcess(of order: borrowing DrawingOrder) {
    for target in order.excess {
      before.hosts.removeAll { $0 == target }
      let isDrawn = order.index(of: target).map { order.elements[$0].isAffected } ?? false
      if !isDrawn { contents.removeAll { $0.target == target } }
    }
  }

  /// Finds the order for what the frame itself shows.
  @inline(never)
  mutating func arrange(in scene: borrowing TargetStore) {
    before.order.removeAll()
    for index in contents.indices where contents[index].isRaised {
      before.order.raise(contents[index].target, in: scene)
    }
    arrangeHosts(in: scene)
    for index in contents.indices {
      guard let slot = scene.slot(of: contents[index].target),
        let layer = scene.paintedLayer(ofSlot: slot)
      else { continue }
      let extent = contents[index].extent.offset(by: -scene.spaces.offset(of: layer)).outset(by: 0.01)
      before.order.insert(slot, extent: extent, isRaised: contents[index].isRaised, in: scene)
    }
    if !before.order.excess.isEmpty { removeExcess(of: before.order) }
  }

  /// Finds the order for what the frame itself shows, of which another order has all but the pointer.
  @inline(never)
  mutating func arrange(pointerIn order: borrowing DrawingOrder, in scene: borrowing TargetStore) {
    before.order.copy(order)
    arrangeHosts(in: scene)
    if !before.order.excess.isEmpty { removeExcess(of: before.order) }
  }

  private mutating func arrangeHosts(in scene: borrowing TargetStore) {
    if before.hosts.isEmpty { return }
    before.order.hosts.append(contentsOf: before.hosts)
    before.order.insertHosts(pointer: pointer.bounds.outset(by: 0.01), in: scene)
    before.hosts.removeAll(keepingCapacity: true)
    before.hosts.append(contentsOf: before.order.hosts)
  }
}
