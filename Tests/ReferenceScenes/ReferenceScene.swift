import Kinematics
public import PointerKit
import StateDigests

/// A scene and a stroke in code, without Foundation: tests, the benchmark and the Embedded build all run it.
public struct ReferenceScene: Sendable {
  /// The name of the scene, for messages.
  public let name: StaticString
  /// The engine with its targets, before the stroke.
  public let engine: PointerEngine
  /// The stroke and the changes of layout, in order of time.
  public let steps: [Step]

  /// One thing that happens.
  public enum Step: Sendable {
    case event(PointerInput)
    case scroll(space: SpaceID, to: Point, at: Timestamp)
    case move(TargetID, to: Rect, at: Timestamp)
    case remove(TargetID, at: Timestamp)
    case resize(Size, at: Timestamp)
    case annotate(PointerAnnotation?, at: Timestamp)

    /// The time at which the step happens.
    public var time: Timestamp {
      switch self {
      case .event(let event): event.time
      case .scroll(_, _, let time), .move(_, _, let time), .remove(_, let time), .resize(_, let time),
        .annotate(_, let time):
        time
      }
    }
  }

  /// Applies one step to an engine.
  public static func apply(_ step: Step, to engine: inout PointerEngine) {
    switch step {
    case .event(let event): engine.simulate(event)
    case .scroll(let space, let origin, let time): engine.scroll(space: space, to: origin, at: time)
    case .move(let id, let frame, let time): engine.move(id, to: frame, at: time)
    case .remove(let id, let time): engine.remove(target: id, at: time)
    case .resize(let size, let time): engine.resize(to: size, at: time)
    case .annotate(let annotation, let time): engine.setAnnotation(annotation, at: time)
    }
  }

  /// The fingerprint of every frame at a rate, until five seconds after the last step.
  public func digest(framesPerSecond: Int64) -> UInt64 {
    var engine = self.engine
    var digest = StateDigest()
    var frame = PointerFrame()
    var next = 0
    guard let first = steps.first?.time, let last = steps.last?.time else { return digest.value }
    let end = last.advanced(bySeconds: 5)
    var index: Int64 = 0
    while true {
      let time = first.advanced(byNanoseconds: index * 1_000_000_000 / framesPerSecond)
      if time > end { break }
      while next < steps.count, steps[next].time <= time {
        ReferenceScene.apply(steps[next], to: &engine)
        next += 1
      }
      engine.advance(to: time)
      engine.read(at: time, into: &frame)
      digest.combine(frame)
      index += 1
    }
    for event in engine.events(since: 0) {
      digest.combine(event.time.nanoseconds)
      digest.combine(UInt64(event.type.rawValue))
      digest.combine(event.number)
    }
    return digest.value
  }

  /// All reference scenes.
  public static var all: [ReferenceScene] { [toolbar, flick, scrolling, mouse, layout, writing] }
}

extension PointerEvent {
  /// The number of the target, or of the revealed group; 0 if there is neither.
  fileprivate var number: UInt64 {
    switch kind {
    case .revealed(let element), .concealed(let element): element.rawValue
    default: target?.rawValue ?? 0
    }
  }
}
