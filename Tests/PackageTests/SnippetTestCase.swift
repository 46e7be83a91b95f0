import PointerKit
import PointerTestSupport
import XCTest

/// An engine for a sample, at an instant before it and at one after it.
class SnippetTestCase: XCTestCase {
  var engine = PointerEngine(size: Size(1024, 768))
  let now = Timestamp(nanoseconds: 1_000_000_000)
  /// A time at which no spring moves any more.
  let settled = Timestamp(nanoseconds: 3_000_000_000)
}
