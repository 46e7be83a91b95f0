import Kinematics
public import PointerKit
public import PointerRecordings

/// A scene and a stroke in code, without Foundation: tests, the benchmark and the Embedded build all run it.
public struct ReferenceScene: Sendable {
  /// The name of the scene, for messages.
  public let name: StaticString
  /// The engine with its targets, before the stroke.
  public let engine: PointerEngine
  /// The stroke and the changes of layout, in order of time.
  public let steps: [RecordedCall]

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
        engine.perform(steps[next])
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
