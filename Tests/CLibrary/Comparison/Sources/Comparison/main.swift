import CLibrary
import PointerKit

// One input and one frame by the Swift engine and through the C library, turn about in one run: prints nanoseconds and
// their ratio, which should be at most 1.2. Both engines live in one process, whose other half is the ordinary Swift runtime.

let count = 100
let repetitions = 2000
let rounds = 101

/// The frame of a control: ten to a row.
func frame(_ index: Int) -> Rect {
  Rect(x: 20 + 70 * Double(index % 10), y: 20 + 70 * Double(index / 10), width: 44, height: 44)
}

func fail(_ message: String) -> Never { fatalError(message) }

func check(_ status: pk_status) {
  if status != 0 { fail(String(cString: pk_status_string(status))) }
}

var engine = PointerEngine(size: Size(width: 800, height: 800))
engine.setDevice(.trackpad, at: .zero)
engine.upsert(
  (0..<count).map {
    PointerTarget(id: TargetID(rawValue: UInt64($0 + 1)), frame: frame($0), kind: .button, hasBezel: true)
  },
  at: .zero)
var kept = PointerFrame()

var library: OpaquePointer?
var libraryFrame: OpaquePointer?
check(pk_engine_create(pk_size(width: 800, height: 800), nil, nil, nil, &library))
check(pk_frame_create(&libraryFrame))
var device = pk_device_default(0)
check(pk_engine_set_device(library, 0, &device, 0))
let targets = (0..<count).map { index in
  let rect = frame(index)
  var target = pk_target_make(
    UInt64(index + 1), 7, pk_rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height))
  target.has_bezel = 1
  return target
}
check(pk_engine_upsert_targets(library, targets, targets.count, nil, 0, 0))

var time: Int64 = 1_000_000_000
/// A sweep that changes the hovered control now and then.
func delta(_ index: Int) -> Double { (index / 200) % 2 == 0 ? 1.5 : -1.5 }

func swiftRound(_ start: Int64) {
  var time = start
  for index in 0..<repetitions {
    time += 1_000_000
    let stamp = Timestamp(nanoseconds: time)
    engine.handle(PointerInput(.motion(Vector(dx: delta(index), dy: 0)), at: stamp))
    engine.step(now: stamp, presenting: stamp, into: &kept)
  }
}

func libraryRound(_ start: Int64) {
  var time = start
  for index in 0..<repetitions {
    time += 1_000_000
    var input = pk_input_motion(time, delta(index), 0)
    check(pk_engine_handle(library, &input))
    check(pk_engine_step(library, time, time, libraryFrame))
  }
}

let clock = ContinuousClock()
func nanoseconds(_ body: () -> Void) -> Double {
  let duration = clock.measure(body)
  return (Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9)
    / Double(repetitions)
}

var (swift, c): ([Double], [Double]) = ([], [])
for _ in 0..<rounds {
  swift.append(nanoseconds { swiftRound(time) })
  c.append(nanoseconds { libraryRound(time) })
  time += Int64(repetitions) * 1_000_000
}
var info = pk_frame_info()
check(pk_frame_get_info(libraryFrame, &info, MemoryLayout<pk_frame_info>.size))
guard info.model.x == kept.model.x, info.hovered == kept.hovered?.rawValue ?? 0 else {
  fail("the frames differ")
}
swift.sort()
c.sort()
let ratio = c[rounds / 2] / swift[rounds / 2]
print(
  "input + frame: Swift \(Int(swift[rounds / 2])) ns, C \(Int(c[rounds / 2])) ns, ratio \((ratio * 100).rounded() / 100)"
)
