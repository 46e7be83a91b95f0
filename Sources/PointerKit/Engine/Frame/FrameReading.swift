public import Kinematics

/// The frames that a host reads, each of which shows one instant, with the cursor for a host that does not
/// draw the pointer (C1–C3).
extension PointerEngine {
  /// The longest time by which a step reads ahead of now, in nanoseconds: six frames at 24 Hz.
  static let longestPreview: Int64 = 250_000_000

  /// Advances to now and returns the frame that will be seen at a later instant; see
  /// ``step(now:presenting:into:)``.
  public mutating func step(now: Timestamp, presenting: Timestamp? = nil) -> PointerFrame {
    var frame = PointerFrame()
    step(now: now, presenting: presenting, into: &frame)
    return frame
  }

  /// Advances to now, and writes what will be seen at a later instant into a frame that the host keeps.
  ///
  /// Timers run up to `now` and not beyond, since an input may still come before the next timer is due.
  /// Springs and coasts are shown as they will be at the later instant.
  ///
  /// The frame is the same as after ``advance(to:)`` and ``read(at:into:)``. This method takes less time,
  /// since the engine is not copied. Nothing is allocated once the frame's lists have grown.
  ///
  /// - Parameters:
  ///   - now: The host's time at this call.
  ///   - presenting: The time at which the frame will be visible; nil, the default, stands for `now`. It is
  ///     clamped to the quarter of a second that follows `now`.
  ///   - frame: The frame to write, whose storage is reused.
  public mutating func step(
    now: Timestamp, presenting: Timestamp? = nil, into frame: inout PointerFrame
  ) {
    advance(to: now)
    let latest = self.now.advanced(byNanoseconds: PointerEngine.longestPreview)
    readFrame(at: min(presenting.map { clock.engineTime(ofHost: $0) } ?? self.now, latest), into: &frame)
  }

  /// The frame of an instant; see ``read(at:into:)``.
  package func frame(at time: Timestamp) -> PointerFrame {
    var frame = PointerFrame()
    read(at: time, into: &frame)
    return frame
  }

  /// Writes what is visible at an instant into a frame that the host keeps.
  ///
  /// The engine does not change. The frame does not depend on earlier reads, except for
  /// ``PointerFrame/damage``: this is the area in which the new frame differs from the previous content of
  /// `frame`. Nothing is allocated once the frame's lists have grown.
  ///
  /// An instant before the latest call counts as the instant of that call. For a later instant, springs and
  /// coasts are evaluated, but timers do not run. A device that is moving now counts as moving at the later
  /// instant too. Call ``advance(to:)`` first to run the timers.
  public func read(at time: Timestamp, into frame: inout PointerFrame) {
    var copy = self
    copy.readFrame(at: clock.engineTime(ofHost: time), into: &frame)
  }

  /// Writes the frame of an instant of engine time; changes nothing.
  private mutating func readFrame(at time: Timestamp, into frame: inout PointerFrame) {
    let time = max(time, now)
    let position = model.readPosition(at: time)
    frame.beginReading()

    frame.time = clock.hostTime(ofEngine: time)
    frame.phase = phase
    frame.modelPosition = position
    frame.velocity = (model.isMoving ? model.velocity(at: time) : input.readVelocity(at: now)).clamped(
      to: Plane.limit)
    frame.hovered = hover.hoveredTarget
    let presented = presentedPosition(position)
    frame.clickLocation = hover.location(of: presented)
    frame.warp = warp(to: position)
    frame.cursor = cursor
    let headStart = readHeadStart(from: presented, at: time)
    presentation.read(model: presented, headStart: headStart, at: time, in: scene, into: &frame)
    presentation.readSurroundings(appearance: lighting.appearance, at: time, into: &frame)
    for entry in hover.reveals.entries { frame.revealed.append(entry.element) }
    if input.isBanding { frame.readBand(band) } else { frame.endBand() }
    frame.autoscroll = readAutoscroll(at: position)
    frame.draw(in: scene)
    frame.findDamage(displayScale: host.displayScale)
    readRest(at: time, into: &frame)
  }

  @inline(__always) private var phase: PointerPhase {
    switch hover.visibility {
    case .away, .neverSeen: return .away
    case .hidden: return .hidden
    case .visible: break
    }
    if input.isBanding { return .banding }
    if input.gestures.isActive { return .gesturing }
    switch model.motion {
    case .coasting: return .coasting
    case .attracted: return .attracted
    case .still: return input.isTracking(except: nil) ? .tracking : .resting
    }
  }

  /// Sets whether the frame is at rest, and the next wake, in host time; `time` is engine time.
  ///
  /// A frame is at rest if nothing moves or scrolls at its instant, and no timer with a visible effect is due
  /// by then. A host that reads ahead goes on drawing until every timer that is due before the frame's
  /// instant has run. So the next wake is always later than the frame's instant.
  private mutating func readRest(at time: Timestamp, into frame: inout PointerFrame) {
    frame.nextWake = nil
    frame.isAtRest = false
    guard frame.autoscroll == nil, readIsAtRest(at: time) else { return }
    let change = readNextVisibleChange(frame.phase)
    if let change, change <= time { return }
    frame.isAtRest = true
    // The host's clock may have reached the end of its range, beyond which there is no instant for a wake.
    if let wake = change.map({ clock.hostTime(ofEngine: $0) }), wake > frame.time { frame.nextWake = wake }
  }

  /// Whether nothing moves at an instant, and no device's silence is about to count as the lift of a finger.
  mutating func readIsAtRest(at time: Timestamp) -> Bool {
    // Usually a device moves the pointer, and nothing else needs to be checked.
    for index in input.devices.indices where input.devices[index].isMoving {
      if let silent = input.devices[index].silentFrom, now < silent { return false }
      if input.devices[index].liftDue(configuration: configuration) != nil { return false }
    }
    return !model.isMoving && tentativeCoast.isAtRest(at: time) && presentation.readIsAtRest(at: time)
  }
}

extension PointerFrame {
  /// Keeps the values of the previous reading, from which the damage is found, and empties the lists.
  fileprivate mutating func beginReading() {
    swap(&pointer, &scratch.previous.pointer)
    scratch.previous.annotation.empty()
    if let annotation {
      scratch.previous.annotation.append(annotation)
      self.annotation = nil
    }
    swap(&outline, &scratch.previous.outline)
    swap(&contents, &scratch.previous.contents)
    swap(&accessories, &scratch.previous.accessories)
    contents.empty()
    revealed.empty()
  }

  fileprivate mutating func readBand(_ selection: borrowing BandSelection) {
    if band == nil {
      band = BandState(rect: selection.rect, selected: scratch.selected)
      scratch.selected = []
    }
    band?.rect = selection.rect
    band?.selected.empty()
    band?.selected.append(contentsOf: selection.selected)
  }

  fileprivate mutating func endBand() {
    guard let last = band else { return }
    scratch.selected = last.selected
    band = nil
  }
}

// MARK: - The cursor

/// The cursor for a host that does not draw the pointer (C1–C3).
extension PointerEngine {
  /// The cursor of a drag comes first (C2), then the closed hand (C3), then the cursor of the hovered target
  /// (C1).
  @inline(__always) var cursor: CursorKind {
    input.resolvedDrag.cursor ?? (showsClosedHand && !hover.style.isHidden ? .grabbing : hover.style.cursor)
  }

  /// Whether the primary button drags content that shows an open hand.
  @inline(__always) var isGrabbing: Bool {
    input.isDragging && scene.isGrabbable(input.primary.press?.target)
  }

  /// Whether such content is dragged, by the primary button or by two fingers.
  @inline(__always) private var showsClosedHand: Bool {
    isGrabbing || (!input.gestures.isEmpty && scene.isGrabbable(input.gestures.draggedTarget))
  }
}

extension TargetStore {
  /// Whether a target shows an open hand, which closes while it is dragged (C3).
  fileprivate func isGrabbable(_ target: TargetID?) -> Bool {
    guard let target, let slot = slot(of: target) else { return false }
    return targets[slot].cursor == .grab
  }
}
