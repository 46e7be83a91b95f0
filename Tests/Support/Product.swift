/// A copy of a value with a change.
public func with<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var value = value
  change(&value)
  return value
}

/// Each element of one list with each of another.
public func product<First: Sequence, Second: Sequence>(_ first: First, _ second: Second) -> [(
  First.Element, Second.Element
)] { first.flatMap { one in second.map { (one, $0) } } }

/// Each element of one list with each of a second and each of a third.
public func product<First: Sequence, Second: Sequence, Third: Sequence>(
  _ first: First, _ second: Second, _ third: Third
) -> [(First.Element, Second.Element, Third.Element)] {
  product(first, product(second, third)).map { ($0, $1.0, $1.1) }
}
