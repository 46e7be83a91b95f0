public import PointerKit

/// A recording of what an engine showed: stills at instants of one's choosing, and what happened between
/// them.
///
/// All pictures are made from one. It keeps frames and layouts, not engines, and a layout once however long
/// it stands.
public struct Film: Sendable {
  /// What is written on the targets, by id.
  public let labels: [TargetID: String]
  /// The names of targets and groups, for those without a label.
  public let names: SceneNames
  /// The stills, in order of time.
  public private(set) var stills: [Still] = []
  /// The layouts that the stills refer to.
  public private(set) var layouts: [PictureLayout] = []
  /// The places of the spaces that the stills refer to, each in ascending order of id.
  public private(set) var arrangements: [[PointerSpace]] = []
  /// What happened up to the last still, oldest first.
  public private(set) var events: [PointerEvent] = []
  /// Where its parts begin, in order of time; none where nobody named them.
  public let chapters: [TraceChapter]
  private var nextEvent: UInt64 = 0
  private var adjustment: Adjustment?

  /// One instant.
  public struct Still: Hashable, Sendable {
    /// What the engine says to draw.
    public let frame: PointerFrame
    /// Which of ``Film/layouts`` stands then.
    public let layout: Int
    /// Which of ``Film/arrangements`` holds then.
    public let arrangement: Int
    /// Where a pointer that moves by itself is going, in window points; nil while it does not.
    public let landing: Point?
    /// What pinching and turning last made of an element's content, as a host would show it; nil before the
    /// first.
    public let adjustment: Adjustment?
    /// Where fingers touch the screen and where the person looks.
    public let marks: [Mark]
  }

  /// An element's content, scaled, turned and moved about a place that stays (I3).
  public struct Adjustment: Hashable, Sendable {
    /// The target's id.
    public let target: TargetID
    /// The place that stays under the pointer, in window points.
    public let anchor: Point
    /// The factor by which the content is larger.
    public let scale: Double
    /// How far it is turned, in radians, clockwise.
    public let rotation: Double
    /// How far it is moved, in points.
    public let translation: Vector
  }

  /// Something of the person's that no pointer shows.
  public struct Mark: Hashable, Sendable {
    /// What it is.
    public enum Kind: UInt8, Hashable, Sendable {
      /// A finger on the screen (M8).
      case finger
      /// Where the person looks (V1).
      case gaze
    }
    /// What it is.
    public let kind: Kind
    /// Where it is, in window points.
    public let place: Point
  }

  /// Creates an empty film.
  public init(
    labels: [TargetID: String] = [:], names: SceneNames = SceneNames(), chapters: [TraceChapter] = []
  ) {
    self.labels = labels
    self.names = names
    self.chapters = chapters
  }

  /// Records what an engine shows at an instant; the engine must have been advanced to it.
  ///
  /// - Parameters:
  ///   - engine: The engine; it is not changed.
  ///   - time: The instant, not before that of the still before.
  ///   - size: The window's extent then, in points.
  ///   - background: The relative luminance of the bare ground then, 0…1 linear.
  public mutating func record(_ engine: PointerEngine, at time: Timestamp, size: Size, background: Double) {
    let news = engine.events(since: nextEvent)
    nextEvent = news.endIndex
    record(engine, frame: engine.frame(at: time), Array(news), size: size, background: background)
  }

  /// Records a frame that has been read, and what happened since the one before.
  mutating func record(
    _ engine: PointerEngine, frame: PointerFrame, _ news: [PointerEvent], size: Size, background: Double,
    marks: [Mark] = []
  ) {
    events.append(contentsOf: news)
    for event in news {
      guard case .transformed(let transform) = event.kind, let target = event.target else { continue }
      adjustment = Adjustment(
        target: target, anchor: transform.recipient.location, scale: transform.scale,
        rotation: transform.rotation, translation: transform.translation)
    }
    let layout = PictureLayout(engine, size: size, background: background, labels: labels)
    if layouts.last != layout { layouts.append(layout) }
    let spaces = layout.spaces(of: engine)
    if arrangements.last != spaces { arrangements.append(spaces) }
    stills.append(
      Still(
        frame: frame, layout: layouts.count - 1, arrangement: arrangements.count - 1,
        landing: landing(in: frame.phase), adjustment: adjustment, marks: marks))
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

  /// The still nearest to an instant, the earlier of two that are as near; nil in an empty film.
  public func still(at time: Timestamp) -> Still? {
    stills.min { a, b in
      a.frame.time.seconds(since: time).magnitude < b.frame.time.seconds(since: time).magnitude
    }
  }

  /// What people call a target: the first line of its label, else its name, else its number.
  func name(of id: TargetID) -> String { name(of: .target(id)) }

  /// What people call a target or group: the first line of its label, else its name, else its number.
  func name(of element: RevealedElement) -> String {
    if case .target(let id) = element, let line = labels[id]?.split(separator: "\n").first {
      return String(line)
    }
    let name = names.name(of: element)
    return name.isEmpty ? "\(element.rawValue)" : name
  }
}
