import Kinematics
public import Magnetism

/// The model stage: what becomes of the true pointer when the hand lets go.
extension PointerEngine {
  /// Whether the engine may move the pointer by itself: it owns the position, or the host follows it.
  var mayMovePointer: Bool { !hostOwnsPosition || configuration.hostWarpsCursor }

  /// Judges a silence: after a fast movement it was a lift, with the velocity of the last report; after a
  /// slow one the finger may only be resting, and the pause decides.
  mutating func inferLift(_ device: Int) {
    if let last = devices[device].lastMotion, mayFlick(device), !isDeliberate(device, at: last),
      follow(
        Flick(
          position: model.position(at: now), velocity: devices[device].velocity(at: last), bounds: bounds,
          stroke: devices[device].stroke))
    {
      devices[device].endStroke()
    } else {
      devices[device].rest()
    }
  }

  /// The finger has left: coast, be attracted, or recentre (F2, M5, M7).
  mutating func lift(_ device: Int, at time: Timestamp) {
    let flick = Flick(
      position: model.position(at: now), velocity: devices[device].velocity(at: time), bounds: bounds,
      stroke: devices[device].stroke, isDeliberate: isDeliberate(device, at: time))
    let mayFlick = mayFlick(device)
    let moved = devices[device].isMoving
    devices[device].endStroke()
    guard moved || hovered != nil else { return }
    if mayFlick, follow(flick) { return }
    recenter(after: device)
    updateGoals()
  }

  /// Whether the pointer may follow a flick.
  private func mayFlick(_ device: Int) -> Bool {
    devices[device].hasLift && settings.inertia && visibility == .shown && mayMovePointer && !buttons.anyDown
  }

  /// Whether a lift at a time would be a slow, deliberate end and no flick (F8).
  private func isDeliberate(_ device: Int, at time: Timestamp) -> Bool {
    !devices[device].isFlick(at: time, configuration: configuration) || hasArrived(device)
  }

  /// Whether the hand has slowed down on a control that snaps: it aimed at that, and must not be drawn off it
  /// (F8).
  private func hasArrived(_ device: Int) -> Bool {
    hovered != nil && style.heldAxes != []
      && devices[device].stroke.finalVelocity.length < configuration.magnetism.settlingSpeed
  }

  /// Begins to coast or to be attracted; false if it was too slow for either.
  private mutating func follow(_ flick: Flick) -> Bool {
    let (attraction, landing) = attraction(of: flick)
    (lastFlick, lastAttraction) = (flick, attraction)
    if attraction.reason == .tooSlow { return false }
    // Held to 1e9 points a second: faster ones would coast for minutes.
    let velocity = attraction.velocity
    if let target = attraction.target {
      model.attract(
        to: landing, target: target, velocity: velocity, response: configuration.attractionResponse, at: now)
    } else {
      model.coast(velocity: velocity, decay: configuration.magnetism.decay, within: bounds, at: now)
    }
    gridDue = now.advanced(byNanoseconds: PointerEngine.gridInterval)
    if let target = attraction.target {
      record(.attracted(target, velocity: velocity, landing: landing))
    } else {
      record(.coasted(velocity: velocity, landing: landing))
    }
    updateGoals()
    return true
  }

  /// The pointer has come to the end of its own motion.
  mutating func finishMotion() {
    let target = model.attractor
    model.stop(at: now)
    record(.landed(target))
  }

  /// Stops a motion of its own where it is, as a new touch does (M7).
  mutating func stopMotion() {
    guard model.isMoving else { return }
    model.stop(at: now)
    gridDue = .distantFuture
    updateHover()
  }

  /// Recentres as one device comes to rest, unless another moves the pointer, or it moves by itself: their
  /// own ends recentre then.
  mutating func recenter(after device: Int) {
    guard mayMovePointer, !buttons.anyDown, !model.isMoving else { return }
    for index in devices.indices where index != device {
      if devices[index].isMoving || devices[index].fingers > 0 { return }
    }
    recenter()
  }

  /// Puts the model pointer where the hovered style holds it, on the held axes alone (M5); not where
  /// something else would be hovered, such as a badge on the middle of an icon.
  mutating func recenter() {
    guard visibility == .shown, let hovered, style.heldAxes != [], let frame = store.windowFrame(of: hovered)
    else { return }
    let place = model.position(at: now)
    let goal = style.precise(place, in: frame).clamped(to: bounds)
    guard goal != place, target(at: goal) == hovered else { return }
    modelJumps(by: goal - place)
    model.place(at: goal, time: now)
    record(.recentered(hovered))
    updateHover()
  }

  // MARK: Magnetism

  /// What a flick would do now, and why: where it was meant to end, every ring and every candidate.
  ///
  /// ``lastFlick`` is the one of the last lift. Allocates; for people who ask.
  public func explain(_ flick: Flick) -> MagnetismExplanation {
    let candidates = candidates(of: flick)
    // They are asked about one by one, in this order.
    var next = candidates.makeIterator()
    return Magnet(configuration: configuration.magnetism).explanation(
      of: flick, among: candidates.map { $0.target }
    ) { _ in next.next()?.attracts ?? false }
  }

  /// The targets in reach of a flick in the order of their ids, and whether each may attract: none where the
  /// pointer may only coast.
  package func candidates(of flick: Flick) -> [(target: MagneticTarget, attracts: Bool)] {
    let scan = MagneticScan(flick, configuration: configuration.magnetism)
    var list: [MagneticTarget] = []
    let outer = configuration.magnetism.ringSquare(.max)
    store.forEachRegion(
      withinSquare: outer, beyondSquare: -1, of: flick.position, scan.projected
    ) { id, frame, region, _, _ in
      list.append(MagneticTarget(id: id, frame: frame, region: region.rect))
    }
    // The index has no order of its own.
    list.sort { $0.id < $1.id }
    let mayAttract = settings.animations && !mayOnlyCoast(onto: scan.projected)
    return list.map { ($0, mayAttract && attracts($0.id, projected: scan.projected)) }
  }

  /// The outcome of a flick, and where the pointer comes to rest with each axis's precision (F4); nothing is
  /// allocated.
  package func attraction(of flick: Flick) -> (Attraction, landing: Point) {
    var scan = MagneticScan(flick, configuration: configuration.magnetism)
    let projected = scan.projected
    guard settings.animations, !scan.isTooSlow, !mayOnlyCoast(onto: projected) else {
      return (scan.outcome(), projected)
    }
    // What a target is like costs more to ask than where it is: at first only of the one that won.
    store.feed(&scan) { _ in true }
    var attraction = scan.outcome()
    if let likeliest = attraction.likeliest, !attracts(likeliest, projected: projected) {
      attraction = pickyAttraction(of: flick)
    }
    guard let target = attraction.target, let place = landing(on: target, projected: attraction.projected)
    else {
      return (attraction, attraction.projected)
    }
    return (attraction, place)
  }

  /// The outcome where each target that would win is asked first.
  @inline(never)
  private func pickyAttraction(of flick: Flick) -> Attraction {
    var scan = MagneticScan(flick, configuration: configuration.magnetism)
    let projected = scan.projected
    store.feed(&scan) { attracts($0, projected: projected) }
    return scan.outcome()
  }

  /// Whether the projected place is on a target that does not attract, or whose place is covered: then the
  /// pointer coasts onto it, and is drawn to nothing beside it (F5, F8).
  private func mayOnlyCoast(onto projected: Point) -> Bool {
    guard let target = target(at: projected) else { return false }
    return !attracts(target, projected: projected)
  }

  /// Whether a target is magnetic and would be hovered where the pointer rests.
  private func attracts(_ id: TargetID, projected: Point) -> Bool {
    guard let target = store[id], let frame = store.windowFrame(of: id) else { return false }
    let context = context
    let style = StyleResolution.resolve(target, among: store, engine: context)
    guard StyleResolution.isMagnetic(target, resolved: style, engine: context) else { return false }
    return self.target(at: landing(in: frame, style, projected: projected)) == id
  }

  /// Where a pointer that is drawn to a target comes to rest: its place on held axes, the projection held to
  /// the frame on free ones; always on the surface.
  func landing(on id: TargetID, projected: Point) -> Point? {
    guard let target = store[id], let frame = store.windowFrame(of: id) else { return nil }
    let style = StyleResolution.resolve(target, among: store, engine: context)
    return landing(in: frame, style, projected: projected)
  }

  private func landing(in frame: Rect, _ style: ResolvedStyle, projected: Point) -> Point {
    style.precise(projected.clamped(to: frame), in: frame).clamped(to: bounds)
  }

  /// The attractor may have moved, or gone, or animations with it: aim anew, or coast on from here.
  mutating func followAttractor() {
    guard let id = model.attractor else { return }
    let velocity = model.velocity(at: now)
    let here = model.position(at: now)
    if settings.animations, store.isPresent(id),
      let place = landing(on: id, projected: lastAttraction?.projected ?? here)
    {
      // To the same place the pointer is on its way: a host may register everything anew each frame.
      if place == model.goal { return }
      model.attract(
        to: place, target: id, velocity: velocity, response: configuration.attractionResponse, at: now)
    } else {
      model.coast(velocity: velocity, decay: configuration.magnetism.decay, within: bounds, at: now)
    }
  }
}
