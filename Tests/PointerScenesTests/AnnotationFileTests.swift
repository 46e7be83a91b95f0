import Foundation
import PointerKit
import XCTest

@testable import PointerScenes

/// A1, A4, A5 and C1 in files: the annotations and accessories that a trace may state, and those that a frame
/// contains.
final class AnnotationFileTests: XCTestCase {
  private func complaintOf(_ values: String, line: UInt = #line) -> String? {
    let text =
      "{\"format\":\"pointerkit-trace/1\",\"device\":{\"kind\":\"mouse\"}}\n"
      + "{\"t\":1,\"event\":\"annotation\",\"values\":\(values)}"
    return complaint(try Trace(Data(text.utf8), name: "t", over: scene(button)), line: line)
  }

  // A5
  func testWhatIsNotAValueIsRefusedWithItsLineAndKey() {
    XCTAssertEqual(
      complaintOf(#"{"a":"1","b":"2","c":"3","d":"4","e":"5"}"#),
      "t:2: values: found 5, expected at most 4 values")
    XCTAssertEqual(
      complaintOf(#"{"X":"Click here to select the whole row"}"#),
      #"t:2: values.X: found "Click here to select the whole row", expected a text of at most 31 bytes"#)
    XCTAssertEqual(
      complaintOf("{\"\(String(repeating: "k", count: 32))\":\"1\"}")?.suffix(46),
      ": found 32, expected a key of at most 31 bytes")
    XCTAssertEqual(complaintOf(#"{"X":41}"#), "t:2: values.X: found 41, expected a string")
    XCTAssertEqual(complaintOf(#"[1]"#)?.prefix(10), "t:2: value")
  }

  // A4
  func testATraceShowsAndRemovesValues() throws {
    let scene = try scene(button)
    let trace = try trace(
      #"{"t":0,"event":"annotation","values":{"Y":"7","X":"41"}}"#, #"{"t":1,"event":"wait"}"#,
      #"{"t":1.01,"event":"annotation","values":null}"#, #"{"t":2,"event":"wait"}"#, over: scene)
    var simulation = try Simulation(of: trace, over: scene)
    let writer = FrameWriter(names: trace.names)
    var frame = PointerFrame()
    var lines: [String] = []
    while try simulation.next(into: &frame) { lines.append(writer.line(for: frame, simulation.events)) }
    XCTAssertTrue(lines[0].contains("\"annotation\":null"), "it comes in from nothing")
    XCTAssertTrue(
      lines[60].contains(
        #""annotation":{"values":{"Y":"7","X":"41"},"position":[475,322],"opacity":1}"#), lines[60])
    XCTAssertTrue(lines.last?.contains("\"annotation\":null") ?? false)
  }

  // A4
  func testValuesAreListedInTheOrderOfTheFile() throws {
    let scene = try scene(button)
    for (values, labels) in [
      (#"{"W":"156","H":"109"}"#, ["W", "H"]), (#"{"Width":"1","Height":"2"}"#, ["Width", "Height"]),
      (#"{ "x-b" : "{\"a\":1}" , "z":":", "a\u00e4\"" :"2", "H":"3" }"#, ["x-b", "z", "aä\"", "H"]),
      (#"{}"#, []),
    ] {
      let line =
        #"{"t":0,"x-values":{"q":{"values":1}},"event":"annotation","values":\#(values),"x-w":[{"v":"1"}]}"#
      let trace = try trace(line, over: scene)
      guard case .annotation(let annotation) = trace.events.first?.kind else { return XCTFail(values) }
      XCTAssertEqual(annotation?.values.map(\.label.string), labels)
    }
  }

  // A1
  func testAFrameListsAccessoriesInTheOrderOfTheStyle() throws {
    let scene = try scene(
      #"{"id":"a","frame":[480,380,40,40],"effect":"none","accessories":[{"shape":"plus","angle":1,"offset":8},"#
        + #"{"shape":{"type":"path","commands":[["M",0,0],["L",4,4]],"stroke":2},"orients":false}]}"#)
    let trace = try trace(#"{"t":0,"event":"motion","delta":[1,0]}"#, #"{"t":1,"event":"wait"}"#, over: scene)
    var simulation = try Simulation(of: trace, over: scene)
    var frame = PointerFrame()
    while try simulation.next(into: &frame) {}
    let writer = FrameWriter(names: trace.names)
    let line = writer.line(for: frame, [])
    XCTAssertTrue(line.contains(#""accessories":[{"shape":"plus","center":["#), line)
    XCTAssertTrue(
      line.contains(
        #"{"shape":"path","center":[501,378.5],"angle":0,"opacity":1,"scale":1,"path":{"commands":[["M",0,0],["#
      ), line)
  }
}
