import PointerKit

/// The layout that is checked: the targets with their resolved styles, the groups, and an engine for trials.
///
/// The engine for trials has the same targets, spaces and configuration as the original one, but no input and
/// the default settings. Rules move the pointer of this engine, and observe the result.
struct AuditedLayout {
  /// A group, with the indices of its members in the order of their ids.
  struct Group {
    let id: GroupID
    var members: [Int]
  }

  let configuration: AuditConfiguration
  /// The targets that can be hovered, and disabled members of groups, in the order of their ids.
  var targets: [AuditedTarget] = []
  /// The groups in the order of their ids.
  private(set) var groups: [Group] = []
  /// The annotation that is shown; nil if there is none.
  let annotation: PointerAnnotation?
  /// The position of the pointer in the original engine.
  let position: Point
  /// The rectangle of the surface.
  let surface: Rect
  private(set) var engine: PointerEngine
  private var time = Timestamp.zero
  /// The measured times to leave a target, with the distances from its center to the point where it is left.
  private var knownTimes: [(distance: Double, seconds: Double?)] = []
  /// The device with which the time to leave a region is measured.
  private static let trackpad: DeviceID = 1
  private var frame = PointerFrame()
  private var nearby: [TargetID] = []

  init(_ original: PointerEngine, _ configuration: AuditConfiguration) {
    self.configuration = configuration
    annotation = original.annotation
    position = original.position
    surface = original.surface
    var settings = PointerSettings()
    settings.autoHideDelay = nil
    engine = PointerEngine(
      size: original.surface.size, settings: settings, configuration: original.configuration,
      host: original.host)
    engine.setDevice(.mouse, at: time)
    engine.setDevice(PointerDevice(kind: .trackpad, unit: .millimeters), id: Self.trackpad, at: time)
    engine.upsert(original.spacesFromFront, at: time)
    let identifiers = original.targetIdentifiers
    engine.upsert(identifiers.compactMap { original.target($0) }, at: time)
    let exemptions = configuration.exemptions.sorted { $0.target < $1.target }
    targets.reserveCapacity(identifiers.count)
    var next = 0
    for id in identifiers {
      var rules = configuration.rules
      while next < exemptions.count, exemptions[next].target < id { next += 1 }
      while next < exemptions.count, exemptions[next].target == id {
        rules.subtract(exemptions[next].rules)
        next += 1
      }
      guard var target = engine.target(id), engine.isEnabled(target.space), engine.keepsRegion(id),
        let frame = engine.convert(target.frame, from: target.space), let region = engine.region(of: id),
        let style = engine.resolvedStyle(of: id)
      else { continue }
      let circleDiameter = engine.configuration.pointer.circleDiameter
      target.style.shape = target.style.shape?.corrected(
        for: target.frame.size, circleDiameter: circleDiameter)
      targets.append(
        AuditedTarget(
          target: target, frame: frame, region: region, style: style,
          visibleFrame: engine.clip(of: target.space).map { $0.intersection(frame) } ?? frame,
          isHoverable: target.isEnabled, rules: rules))
    }
    findGroups()
  }

  private mutating func findGroups() {
    var members: [Int] = []
    for index in targets.indices where targets[index].target.group != nil { members.append(index) }
    members.sort {
      let (a, b) = (targets[$0].target.group?.rawValue ?? 0, targets[$1].target.group?.rawValue ?? 0)
      return a == b ? $0 < $1 : a < b
    }
    for index in members {
      guard let id = targets[index].target.group else { continue }
      if groups.last?.id == id {
        groups[groups.count - 1].members.append(index)
      } else {
        groups.append(Group(id: id, members: [index]))
      }
    }
    for group in groups {
      let isAmongHighlights = group.members.contains { member in
        targets[member].effect == .highlight && !targets[member].isOpaque
      }
      for member in group.members { targets[member].isAmongHighlights = isAmongHighlights }
    }
  }

  // MARK: Questions

  /// The index of the target with an id in ``targets``; nil if there is none.
  func index(of id: TargetID) -> Int? {
    var (low, high) = (0, targets.count)
    while low < high {
      let middle = (low + high) / 2
      if targets[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < targets.count && targets[low].id == id ? low : nil
  }

  /// Whether a point of the window is on the surface, within the clip of a target's space, and not behind an
  /// opaque space.
  func isVisible(_ point: Point, in space: SpaceID) -> Bool {
    guard surface.contains(point), engine.clip(of: space)?.contains(point) ?? true else { return false }
    return engine.visibleSpaces(at: point).contains(space)
  }

  /// Calls `body` with the index of each other target whose hit region meets a rectangle.
  ///
  /// The targets come in the order of their ids. Targets of other spaces are included only if `inAllSpaces`
  /// is true.
  mutating func forEachTarget(
    meeting rect: Rect, besides index: Int, inAllSpaces: Bool = false, _ body: (Int) -> Void
  ) {
    nearby.removeAll(keepingCapacity: true)
    engine.collectTargets(meeting: rect, into: &nearby)
    nearby.sort()
    for id in nearby {
      guard let other = self.index(of: id), other != index,
        inAllSpaces || targets[other].target.space == targets[index].target.space
      else { continue }
      body(other)
    }
  }

  /// The rectangle around the targets with the given indices, of which there must be at least one.
  func bounds(of members: [Int]) -> Rect {
    var rect = targets[members[0]].frame
    for member in members { rect = rect.union(targets[member].frame) }
    return rect
  }

  /// Whether a target contains another member of its group, as a card contains a button.
  mutating func containsMember(_ index: Int) -> Bool {
    let targets = targets
    var isFound = false
    forEachTarget(meeting: targets[index].frame, besides: index) { other in
      if targets[other].target.group == targets[index].target.group, !targets[other].frame.isEmpty,
        targets[index].frame != targets[other].frame, targets[index].frame.contains(targets[other].frame)
      {
        isFound = true
      }
    }
    return isFound
  }

  // MARK: Simulation

  /// The appearance of a target's content when the pointer is at the target's center and the effect is
  /// complete.
  ///
  /// It is nil if the pointer does not hover the target there, and if the target's content stays plain.
  mutating func hoveredContent(of index: Int) -> ContentState? {
    let target = targets[index]
    guard engine.hitTest(target.frame.center)?.target == target.id else { return nil }
    time = time.advanced(byNanoseconds: 1_000_000_000)
    engine.simulate(PointerInput(.position(target.frame.center), at: time))
    // Springs are at rest well within three seconds.
    time = time.advanced(byNanoseconds: 3_000_000_000)
    engine.step(now: time, into: &frame)
    for content in frame.contents where content.target == target.id { return content }
    return nil
  }

  /// The time in seconds for a finger of the configured speed to leave a target from its center.
  ///
  /// `distance` is the way from the center to the point where the target is left. The time is assumed to
  /// depend only on this distance, so the latest 32 measurements are used again for equal distances. The
  /// result is nil if the finger takes more than two seconds, or if the target is not hovered at its center.
  mutating func secondsToLeave(_ index: Int, toward direction: Vector, _ distance: Double) -> Double? {
    let center = targets[index].frame.center
    guard engine.hitTest(center)?.target == targets[index].id else { return nil }
    if let known = knownTimes.last(where: { ($0.distance - distance).magnitude < 1e-6 }) {
      return known.seconds
    }
    let seconds = measuredSecondsToLeave(index, toward: direction)
    if knownTimes.count == 32 { knownTimes.removeFirst() }
    knownTimes.append((distance, seconds))
    return seconds
  }

  private mutating func measuredSecondsToLeave(_ index: Int, toward direction: Vector) -> Double? {
    let id = targets[index].id
    // After five seconds, the previous movement has no influence.
    let start = time.advanced(byNanoseconds: 5_000_000_000)
    time = start
    engine.simulate(PointerInput(.position(targets[index].frame.center), at: start))
    guard engine.hoveredTarget == id else { return nil }
    engine.simulate(PointerInput(.contact(.began, fingers: 1), at: start, device: Self.trackpad))
    // One report for each frame of a display is enough; more reports would make the check slower.
    let interval: Int64 = 16_000_000
    let travel = configuration.leavingFingerSpeed * Double(interval) / 1e9
    var seconds: Double?
    for _ in 1...125 where seconds == nil {
      time = time.advanced(byNanoseconds: interval)
      engine.simulate(PointerInput(.motion(direction * travel), at: time, device: Self.trackpad))
      if engine.hoveredTarget != id { seconds = time.seconds(since: start) }
    }
    engine.simulate(PointerInput(.contact(.cancelled, fingers: 0), at: time, device: Self.trackpad))
    return seconds
  }
}
