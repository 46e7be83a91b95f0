/// The seeds of a property test: all of them in a release build, half in a debug build, where the whole suite
/// is to take less than two minutes.
public func seeds(_ count: Int) -> Range<Int> {
  #if DEBUG
    0..<(count + 1) / 2
  #else
    0..<count
  #endif
}
