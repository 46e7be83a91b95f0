import PointerKit
import PointerRecordings

extension FuzzTarget {
  /// Random inputs with which fuzzing begins; for files, the project's own are used instead.
  public func seeds(count: Int = 40) -> [[UInt8]] {
    (0..<count).map { number in
      var dice = Dice(seed: UInt64(number) &+ 1)
      if self == .recordings {
        var calls = RandomCalls(dice, adversity: 4)
        var recorder = PointerRecorder(calls.creation(), framesPerDigest: 4)
        var frame = PointerFrame()
        for _ in 0..<4 + number { recorder.make(calls.next(), &frame) }
        return [UInt8(number & 1)] + recorder.bytes
      }
      return (0..<64 + (self == .paths ? 4 : 20) * number).map { _ in dice.byte() }
    }
  }
}
