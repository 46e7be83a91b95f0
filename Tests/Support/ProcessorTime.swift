import Foundation

/// The processor time of this thread so far, in nanoseconds.
///
/// A limit on it holds beside other programs too, whose time does not count.
public func processorNanoseconds() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// The processor time that this thread takes for a body.
public func processorTime(of body: () throws -> Void) rethrows -> Duration {
  let start = processorNanoseconds()
  try body()
  return .nanoseconds(processorNanoseconds() - start)
}
