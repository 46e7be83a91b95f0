import PointerRecordings
import PointerTestSupport
import XCTest

final class StateDigestTests: XCTestCase {
  /// FNV-1a, 64 bits: the published value of no bytes, and of eight bytes by the definition.
  func testKnownValues() {
    XCTAssertEqual(StateDigest().value, 0xcbf2_9ce4_8422_2325)
    var digest = StateDigest()
    // The bytes of "foobar" and two zeros.
    digest.combine(0x0000_7261_626f_6f66 as UInt64)
    var expected: UInt64 = 0x8594_4171_f739_67e8  // Published for "foobar".
    for _ in 0..<2 { expected = expected &* 0x100_0000_01b3 }
    XCTAssertEqual(digest.value, expected)
  }

  func testDistinguishesZerosAndOrder() {
    func digest(_ feed: (inout StateDigest) -> Void) -> UInt64 {
      var digest = StateDigest()
      feed(&digest)
      return digest.value
    }
    XCTAssertNotEqual(digest { $0.combine(0.0) }, digest { $0.combine(-0.0) })
    XCTAssertNotEqual(digest { $0.combine(Point(1, 2)) }, digest { $0.combine(Point(2, 1)) })
    XCTAssertEqual(digest { $0.combine(Vector(1, 2)) }, digest { $0.combine(Point(1, 2)) })
    XCTAssertNotEqual(digest { $0.combine(true) }, digest { $0.combine(false) })
  }
}
