import Foundation
import XCTest

@testable import PointerScenes

/// What is JSON and what is not, and the message for each mistake.
final class JSONParserTests: XCTestCase {
  /// The message for a file of one value, without the file's name.
  private func error(_ text: String) -> String? {
    complaint(try JSONNode(text: Data(text.utf8), file: "s")).map { String($0.dropFirst(2)) }
  }

  /// The message for line 7 of a file of JSON lines, without the file's name.
  private func lineError(_ text: String) -> String? {
    complaint(try JSONNode(text: Data(text.utf8), file: "s", line: 7)).map { String($0.dropFirst(2)) }
  }

  private let aValue =
    "a value: a string in double quotation marks, a number, true, false, null, an array or an object"

  // MARK: Brackets

  func testAMissingBraceAtTheEnd() {
    XCTAssertEqual(
      error("{\n  \"size\": [1, 2]\n"),
      "2:17: found the end of the file, expected ',' or '}' in the object that begins at line 1, column 1")
  }

  func testAMissingBraceBeforeABracket() {
    XCTAssertEqual(
      error("{\"targets\": [\n  {\"id\": \"a\"\n]}"),
      "3:1: found ']', expected ',' or '}' in the object that begins at line 2, column 3")
  }

  func testAMissingBraceBeforeTheNextObject() {
    XCTAssertEqual(
      error("[\n  {\"id\": \"a\",\n  {\"id\": \"b\"}]"),
      "3:3: found '{', expected a key in double quotation marks, or '}' before the comma, in the object that "
        + "begins at line 2, column 3")
  }

  func testAMissingBracket() {
    XCTAssertEqual(
      error("{\"size\": [1, 2}"),
      "1:15: found '}', expected ',' or ']' in the array that begins at line 1, column 10")
  }

  func testAMissingBraceInALineOfJSONLines() {
    XCTAssertEqual(
      lineError(#"{"t":0"#),
      "7:7: found the end of the line, expected ',' or '}' in the object that begins at column 1; each line is a "
        + "whole JSON value")
  }

  func testABraceTooMany() {
    XCTAssertEqual(error("{}\n}"), "2:1: found '}', expected the end of the file")
    XCTAssertEqual(lineError("{}}"), "7:3: found '}', expected the end of the line")
  }

  func testNestingWithoutEnd() {
    let message = "found more than 512 nested arrays and objects, expected at most 512"
    XCTAssertEqual(error(String(repeating: "[", count: 100_000)), "1:513: " + message)
    XCTAssertEqual(error(String(repeating: "{\"a\":", count: 100_000)), "1:2561: " + message)
  }

  // MARK: Commas and colons

  func testAMissingComma() {
    XCTAssertEqual(
      error("{\"a\": 1\n\"b\": 2}"),
      "2:1: found \"b\", expected ',' or '}' in the object that begins at line 1, column 1")
  }

  func testACommaAfterTheLastElement() {
    XCTAssertEqual(
      error("{\n\"size\": [1, 2, ]}"),
      "2:14: found a comma before ']', expected no comma after the last element")
    XCTAssertEqual(
      error("{\"a\": 1,\n}"), "1:8: found a comma before '}', expected no comma after the last element")
  }

  func testTwoCommas() {
    XCTAssertEqual(error("[1,,2]"), "1:4: found ',', expected " + aValue)
  }

  func testACommaAtTheBeginning() {
    XCTAssertEqual(error("[,1]"), "1:2: found ',', expected ']' or " + aValue)
    XCTAssertEqual(
      error("{,}"),
      "1:2: found ',', expected a key in double quotation marks or '}' in the object that begins at line 1, column 1"
    )
  }

  func testAMissingColon() {
    XCTAssertEqual(error(#"{"a" 1}"#), "1:6: found '1', expected ':' after the key \"a\"")
  }

  // MARK: Keys and values

  func testAKeyWithoutQuotationMarks() {
    XCTAssertEqual(
      error("{size: 1}"),
      "1:2: found 'size', expected a key in double quotation marks or '}' in the object that begins at line 1, "
        + "column 1")
  }

  func testAKeyThatStandsTwice() {
    XCTAssertEqual(
      error("{\"size\": 1,\n \"size\": 2}"),
      "2:2: found the key \"size\" a second time, expected it once; the first one is at line 1, column 2")
    XCTAssertEqual(
      lineError(#"{"t":0,"\u0074":1}"#),
      "7:8: found the key \"t\" a second time, expected it once; the first one is at column 2",
      "escapes are read first")
  }

  func testAWordThatIsNoValue() {
    XCTAssertEqual(error("[True]"), "1:2: found 'True', expected ']' or \(aValue); did you mean 'true'?")
    XCTAssertEqual(error("NaN"), "1:1: found 'NaN', expected \(aValue)")
    XCTAssertEqual(error("[1, nullnull]"), "1:5: found 'nullnull', expected \(aValue)")
  }

  func testSingleQuotationMarks() {
    XCTAssertEqual(error("'a'"), "1:1: found a single quotation mark, expected \(aValue)")
  }

  func testAComment() {
    XCTAssertEqual(error("// a"), "1:1: found a comment, expected a value; JSON has no comments")
    XCTAssertEqual(error("[1, /* a */ 2]"), "1:5: found a comment, expected a value; JSON has no comments")
  }

  func testAColumnCountsCharacters() {
    XCTAssertEqual(error(#"["é𝄞", “a”]"#), "1:8: found '“', expected \(aValue)")
  }

  // MARK: Numbers

  func testNumbersThatAreNotJSON() {
    let mistakes = [
      ("01", "a number without leading zeros"), ("1.", "a number with a digit after '.'"),
      ("-", "a number with a digit after '-'"), ("1e", "a number with a digit after the 'e'"),
      (".5", "a number that begins with a digit or with '-'"),
      ("+1", "a number that begins with a digit or with '-'"),
    ]
    for (text, expected) in mistakes {
      XCTAssertEqual(error("[\(text)]"), "1:2: found '\(text)', expected \(expected)")
    }
  }

  // MARK: Strings

  func testAStringThatIsNotClosed() {
    XCTAssertEqual(
      error("{\n\"label\": \"Share,\n}"),
      "2:17: found the end of the line, expected '\"' to close the string that begins at line 2, column 10")
    XCTAssertEqual(
      lineError("\"Share"),
      "7:7: found the end of the line, expected '\"' to close the string that begins at column 1")
  }

  func testAControlCharacterInAString() {
    XCTAssertEqual(error("\"a\tb\""), "1:3: found a tab in a string, expected it as '\\t'")
    XCTAssertEqual(
      error("\"a\u{7}b\""), "1:3: found the control character U+0007 in a string, expected it as '\\u0007'")
  }

  func testAnEscapeThatIsNotJSON() {
    let escapes = #"one of: \", \\, \/, \b, \f, \n, \r, \t, or \u and four hexadecimal digits"#
    XCTAssertEqual(error(#""a\qb""#), #"1:3: found '\q' in a string, expected "# + escapes)
    XCTAssertEqual(error(#""\u12g4""#), #"1:2: found '\u' in a string, expected "# + escapes)
  }

  func testHalfOfASurrogatePair() {
    for half in [#"\ud834"#, #"\udd1e"#] {
      XCTAssertEqual(
        error("\"\(half)\""),
        "1:2: found '\(half)' in a string, expected a character, or both halves of a surrogate pair")
    }
    XCTAssertEqual(
      try JSONNode(text: Data(#""\ud834\udd1e\n""#.utf8), file: "s").string(), "𝄞\n")
  }

  // MARK: What is JSON

  func testKeysKeepTheirOrder() throws {
    let object = try JSONNode(text: Data(#"{"b":1,"a":2,"c":3}"#.utf8), file: "s").anyObject()
    XCTAssertEqual(object.members.map(\.key), ["b", "a", "c"])
  }

  func testTheFirstUnknownKeyIsReported() throws {
    let node = try JSONNode(text: Data(#"{"b":1,"a":2}"#.utf8), file: "s")
    XCTAssertEqual(complaint(try node.object([])), #"s:1: b: found the unknown key "b", expected no keys"#)
  }

  func testCommasAndBracketsInStringsAreText() {
    XCTAssertNoThrow(
      try JSONParser.value(of: Array(#"[{"a":",]","b":[]},"\\",",}","\"",{}]"#.utf8)))
  }

  func testKeysOfDifferentObjectsMayBeEqual() {
    XCTAssertNoThrow(
      try JSONParser.value(of: Array(#"{"a":{"a":"a","b":["a","a"]},"b":[{"a":1},{"a":1}]}"#.utf8)))
  }
}
