import PointerKit
import PointerRecordings

/// The index of regions: after any changes of the layout it finds what a search through all targets finds.
enum IndexFuzzing {
  static func violation(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard bytes.first != nil else { return nil }
    var calls = RandomCalls(FuzzedBytes(bytes), adversity: 0)
    _ = calls.source.byte()
    var engine = PointerEngine(size: Size(1024, 768))
    // The window can be scrolled and replaced as any space.
    var spaces: Set<SpaceID> = [.window]
    var number = 0
    while !calls.source.isAtEnd, number < 200 {
      number += 1
      let call = calls.next()
      switch call {
      case .upsert, .upsertTargets, .remove, .move, .moveTargets, .upsertSpace, .upsertSpaces, .scroll,
        .removeSpace, .resize, .setConfiguration:
        engine.perform(call)
        FuzzTarget.callCount += 1
      default: continue
      }
      spaces.formUnion(call.spaces)
      let oracle = HitTestOracle(engine, spaces: spaces)
      for _ in 0..<2 {
        let point = Point(Double(calls.source.byte()) * 4, Double(calls.source.byte()) * 3)
        let (found, expected) = (engine.target(at: point)?.id, oracle.target(at: point))
        // A disabled target of a group keeps its region, and nothing is hovered there.
        let hovered = found.flatMap { engine.target($0)?.isEnabled == true ? $0 : nil }
        if hovered != expected {
          return
            "call \(number), \(call): at \(point) \(String(describing: found)), expected \(String(describing: expected))"
        }
      }
    }
    return nil
  }
}
