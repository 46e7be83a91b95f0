public import PointerKit

/// A recording of an engine: stills at chosen times, and the events up to the last still.
///
/// All pictures are made from a film. A film contains frames and layouts, but no engines. Successive equal
/// layouts are stored once.
public struct Film: Sendable {
  /// The text on the targets, by id.
  public let labels: [TargetID: String]
  /// The names of targets and groups, which replace missing labels.
  public let names: SceneNames
  /// The stills, in order of time.
  public private(set) var stills: [Still] = []
  /// The layouts that the stills refer to.
  public private(set) var layouts: [PictureLayout] = []
  /// The lists of spaces that the stills refer to, each in ascending order of id.
  public private(set) var arrangements: [[PictureSpace]] = []
  /// The events until the time of the last of the ``stills``, oldest first.
  public private(set) var events: [PointerEvent] = []
  /// The chapters, in order of time.
  public let chapters: [TraceChapter]
  /// The parts of the window that are shown enlarged, in order of time.
  public let cameras: [TraceCamera]
  private var host = HostState()
  private var nextEvent: UInt64 = 0

  /// The state at one time.
  public struct Still: Hashable, Sendable {
    /// The engine's frame.
    public let frame: PointerFrame
    /// The index of the layout in ``Film/layouts``.
    public let layout: Int
    /// The index of the spaces in ``Film/arrangements``.
    public let arrangement: Int
    /// The point where the present coast or attraction will end, in window points; nil if there is none.
    public let landing: Point?
    /// The scale, rotation and translation of pinched content, as a host would show it; nil if nothing is
    /// pinched.
    public let adjustment: Adjustment?
    /// The fingers on the screen, and the position of the gaze.
    public let marks: [Mark]
    /// The selected targets, in ascending order of id.
    public let selected: [TargetID]
    /// The element that is being dragged; nil if there is none.
    public let dragged: Dragged?
    /// A host's text about the latest gesture, shown for 1.1 s; nil if there is none.
    public let note: Note?
  }

  /// An element whose picture follows the pointer while it is dragged.
  public struct Dragged: Hashable, Sendable {
    /// The target's id.
    public let target: TargetID
    /// The displacement of the picture from the target's frame, in points.
    public let translation: Vector
  }

  /// A short text of the host at a position.
  public struct Note: Hashable, Sendable {
    /// The text.
    public let text: String
    /// The position at which the gesture was made, in window points.
    public let position: Point
  }

  /// The scale, rotation and translation of an element's content about an anchor.
  public struct Adjustment: Hashable, Sendable {
    /// The target's id.
    public let target: TargetID
    /// The center of the scale and the rotation, in window points: the position of the pointer when the
    /// gesture began.
    public let anchor: Point
    /// The scale.
    public let scale: Double
    /// The rotation, in radians, clockwise.
    public let rotation: Double
    /// The translation, in points.
    public let translation: Vector
  }

  /// A finger or the person's gaze, which pictures show although the engine does not draw it.
  public struct Mark: Hashable, Sendable {
    /// The kind of a mark.
    public enum Kind: UInt8, Hashable, Sendable {
      /// A finger on the screen.
      case finger
      /// The gaze of the person.
      case gaze
    }
    /// The kind of mark.
    public let kind: Kind
    /// The position, in window points.
    public let position: Point
  }

  /// Creates an empty film.
  public init(
    labels: [TargetID: String] = [:], names: SceneNames = SceneNames(), chapters: [TraceChapter] = [],
    cameras: [TraceCamera] = []
  ) {
    self.labels = labels
    self.names = names
    self.chapters = chapters
    self.cameras = cameras
  }

  /// Records the state of an engine that has been advanced to a time.
  ///
  /// - Parameters:
  ///   - engine: The engine.
  ///   - time: The time, no earlier than the time of the previous still.
  ///   - size: The size of the window, in points.
  ///   - background: The relative luminance of the window's background, 0…1 linear.
  public mutating func record(_ engine: PointerEngine, at time: Timestamp, size: Size, background: Double) {
    let newEvents = engine.events(since: nextEvent)
    nextEvent = newEvents.endIndex
    record(engine, frame: engine.frame(at: time), Array(newEvents), size: size, background: background)
  }

  /// Records a frame of an engine, and the events since the previous frame.
  ///
  /// With `keepsLayout`, the layout and the spaces are those of the previous frame, and are not looked up
  /// again.
  mutating func record(
    _ engine: PointerEngine, frame: PointerFrame, _ newEvents: [PointerEvent], size: Size, background: Double,
    marks: [Mark] = [], keepsLayout: Bool = false
  ) {
    events.append(contentsOf: newEvents)
    for event in newEvents { host.follow(event, of: engine, at: frame.modelPosition) }
    if !keepsLayout || layouts.isEmpty {
      let layout = PictureLayout(engine, size: size, background: background, labels: labels)
      if layouts.last != layout { layouts.append(layout) }
      let spaces = layout.spaces(of: engine)
      if arrangements.last != spaces { arrangements.append(spaces) }
    }
    stills.append(
      Still(
        frame: frame, layout: layouts.count - 1, arrangement: arrangements.count - 1,
        landing: landing(in: frame.phase), adjustment: host.adjustment(at: frame.time), marks: marks,
        selected: engine.selection, dragged: host.dragged, note: host.note(at: frame.time)))
  }

  private func landing(in phase: PointerPhase) -> Point? {
    guard phase == .coasting || phase == .attracted else { return nil }
    for event in events.reversed() {
      switch event.kind {
      case .coasted(_, let landing), .attracted(_, _, let landing): return landing
      default: break
      }
    }
    return nil
  }

  /// The still nearest to a time, the earlier one if two are equally near; nil in an empty film.
  public func still(at time: Timestamp) -> Still? {
    stills.min { a, b in
      a.frame.time.seconds(since: time).magnitude < b.frame.time.seconds(since: time).magnitude
    }
  }

  /// The name to show for a target: the first line of its label, or its name, or its number.
  func name(of id: TargetID) -> String { name(of: .target(id)) }

  /// The name to show for a target or group: the first line of its label, or its name, or its number.
  func name(of element: RevealedElement) -> String {
    if case .target(let id) = element, let line = labels[id]?.split(separator: "\n").first {
      return String(line)
    }
    let name = names.name(of: element)
    return name.isEmpty ? "\(element.rawValue)" : name
  }
}
