/// What `dump` prints of a value: every property with every digit.
///
/// Unlike `==` it tells 0 from −0, and a number that is NaN is like another that is NaN.
public func dumpText(of value: some Any) -> String {
  var text = ""
  dump(value, to: &text)
  return text
}
