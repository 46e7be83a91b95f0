import PointerKit
import PointerRecordings
import PointerTestSupport

/// Prints a line for each reference scene and one for a recording: what debug, release and Embedded builds must agree on.
func printReferenceScenes() {
  for scene in ReferenceScene.all { print("\(scene.name) \(scene.digest(framesPerSecond: 120))") }
  printRecording()
}

/// Prints one line for so many random scenes.
func printRandomScenes(_ count: Int) { print("random \(count) \(RandomScenes.digest(count: count))") }

/// Prints the size and a checksum of a recording, and whether a replay agrees.
private func printRecording() {
  var recorder = PointerRecorder(RecordedCreation(size: Size(width: 1024, height: 768)), framesPerDigest: 1)
  recorder.upsert(PointerTarget(id: 1, frame: Rect(x: 600, y: 360, width: 60, height: 40)), at: .zero)
  var frame = PointerFrame()
  for index in 1...60 {
    let now = Timestamp(nanoseconds: Int64(index) * 8_333_333)
    recorder.simulate(PointerInput(.motion(Vector(dx: 3, dy: 0.1)), at: now))
    recorder.step(now: now, into: &frame)
  }
  var sum: UInt64 = 0
  for byte in recorder.bytes { sum = sum &* 31 &+ UInt64(byte) }
  var isSame = false
  if var replay = try? RecordingReplay(recorder.bytes) {
    while let _ = try? replay.next() {}
    isSame = replay.difference == nil && replay.callNumber == recorder.callCount
  }
  print("recording \(recorder.bytes.count) \(sum) \(isSame)")
}
