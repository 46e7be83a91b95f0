import Foundation
import PointerTestSupport
import XCTest

@testable import PointerScenes

/// The parser agrees with Foundation's on what is JSON, and reads the same values.
final class JSONParserTests: XCTestCase {
  private func value(_ text: String) throws -> JSONValue { try JSONParser.value(of: Data(text.utf8)) }

  private func fault(_ text: String) -> JSONParser.Fault? {
    do throws(JSONParser.Fault) {
      _ = try JSONParser.value(of: Data(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  /// The value as Foundation would give it.
  private func plain(_ value: JSONValue) -> NSObject {
    switch value {
    case .null: return NSNull()
    case .bool(let flag): return NSNumber(value: flag)
    case .number(let number): return NSNumber(value: number)
    case .wideInteger(let number): return NSNumber(value: number)
    case .string(let text): return NSString(string: text)
    case .array(let elements): return NSArray(array: elements.map { plain($0) })
    case .object(let members):
      return NSDictionary(
        dictionary: Dictionary(uniqueKeysWithValues: members.entries.map { ($0.key, plain($0.value)) }))
    }
  }

  func testEveryNumberIsReadToTheNearestDouble() throws {
    var dice = Dice(seed: 15)
    func number(_ text: String) throws -> Double? {
      switch try value(text) {
      case .number(let number): return number
      case .wideInteger(let number): return Double(number)
      default: return nil
      }
    }
    for _ in 0..<4000 {
      let bits = Double(bitPattern: dice.next())
      guard bits.isFinite, bits.isNormal else { continue }
      for text in ["\(bits)", "\(dice.count(-2_000_000...2_000_000))e\(dice.count(-300...290))"] {
        XCTAssertEqual(try number(text)?.bitPattern, Double(text)?.bitPattern, text)
      }
      let digits = (0..<dice.count(1...24)).map { _ in "\(dice.count(0...9))" }.joined()
      let text = "-\(dice.count(1...9))\(digits).\(digits)e\(dice.count(-30...30))"
      XCTAssertEqual(try number(text)?.bitPattern, Double(text)?.bitPattern, text)
    }
    for text in ["0", "-0", "0.0", "0e5", "0.000000e-999", "1E2", "1e+2", "1.5e-2", "5e-324", "1e-310"] {
      XCTAssertEqual(try number(text)?.bitPattern, Double(text)?.bitPattern, text)
    }
    XCTAssertNotNil(fault("1e-400"))
    XCTAssertNotNil(fault("1e99999999999999999999"))
    XCTAssertNotNil(fault("-1e309"))
  }

  func testStringsAreReadWithTheirEscapes() throws {
    for (text, expected) in [
      (#""""#, ""), (#""a/b\/\"\\\b\f\n\r\t""#, "a/b/\"\\\u{8}\u{c}\n\r\t"), (#""é€😀""#, "é€😀"),
      (#""\u00e9\u20AC\ud83d\uDE00x""#, "é€😀x"), (#""\u0000""#, "\0"),
    ] {
      guard case .string(let found) = try value(text) else { return XCTFail(text) }
      XCTAssertEqual(found, expected)
    }
    for text in [
      #""\ud83d""#, #""\ude00\ud83d""#, #""\ud83dx""#, #""\x""#, #""\u12g4""#, "\"\n\"", "\"a", #""\"#,
      #""\u12"#,
    ] {
      XCTAssertNotNil(fault(text), text)
    }
  }

  func testWhatIsNoJSONIsRefusedAtItsFirstWrongByte() {
    for (text, offset) in [
      ("", 0), ("[", 1), ("[1", 2), ("[1,", 3), ("[1 2]", 3), ("[,1]", 1), ("{a:1}", 1), ("{\"a\" 1}", 5),
      ("{\"a\":1 \"b\":2}", 7), ("{\"a\":}", 5), ("nul", 3), ("nulL", 3), ("True", 0), ("01", 0), ("-01", 1),
      ("1.", 2), ("1.e5", 2), (".5", 0), ("+5", 0), ("1e", 2), ("1e+", 3), ("-", 1), ("-a", 1), ("NaN", 0),
      ("[1]]", 3), ("1 2", 2), ("'a'", 0), ("[1,]", 2), ("{\"a\":1,}", 6), ("/**/1", 0), ("\u{a0}1", 0),
    ] {
      XCTAssertEqual(fault(text)?.offset, offset, text)
    }
  }

  func testRandomlyChangedTextIsAcceptedIfAndOnlyIfFoundationAcceptsIt() throws {
    let sample = #"{"a":[1,-2.5e3,true,null,"x\u0041\n",{"b":{}, "c":[ ]}],"d":"é","e":false}"#
    let bytes = Array(sample.utf8)
    let others = Array(#"{}[]",:\ 0159.-+eEtfnu"#.utf8)
    var refused = 0
    for seed in 0..<4000 {
      var dice = Dice(seed: UInt64(seed) &+ 15_200)
      var text = bytes
      for _ in 0..<dice.count(1...3) {
        let index = dice.count(0...text.count - 1)
        switch dice.count(0...2) {
        case 0: text[index] = dice.pick(others)
        case 1: text.remove(at: index)
        default: text.insert(dice.pick(others), at: index)
        }
      }
      let data = Data(text)
      let known = try? JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed]) as? NSObject
      do {
        let value = try JSONParser.value(of: data)
        XCTAssertEqual(plain(value), known, "seed \(seed): \(String(decoding: data, as: UTF8.self))")
      } catch {
        refused += 1
        // Foundation takes a comma after the last element, and the last of two equal keys.
        switch error.kind {
        case .invalid("a comma after the last element"), .keyTwice: continue
        default: XCTAssertNil(known, "seed \(seed): \(String(decoding: data, as: UTF8.self)) \(error)")
        }
      }
    }
    XCTAssertGreaterThan(refused, 1000)
  }

  // MARK: Limits

  func testNestingIsLimited() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    XCTAssertNil(fault(nested(JSONParser.deepest)))
    XCTAssertEqual(fault(nested(JSONParser.deepest + 1))?.offset, JSONParser.deepest)
    XCTAssertEqual(fault(String(repeating: "{\"a\":", count: 1_000_000))?.offset, 5 * JSONParser.deepest)
  }

  func testAnObjectOfManyKeysIsReadInReasonableTime() throws {
    let keys = (0..<20_000).map { "\"k\($0)\":\($0)" }
    let text = "{" + keys.joined(separator: ",")
    guard case .object(let members) = try value(text + "}") else { return XCTFail("no object") }
    XCTAssertEqual(members.entries.count, 20_000)
    XCTAssertEqual(fault(text + ",\"k19999\":0}")?.kind, .keyTwice("k19999"))
    XCTAssertEqual(fault(text + ",\"k0\":0}")?.kind, .keyTwice("k0"))
  }
}
