import PointerTestSupport
import XCTest

@testable import PointerScenes

final class StyleReadingTests: XCTestCase {
  func testEachEffectIsTaken() throws {
    XCTAssertEqual(try target().style, .automatic)
    XCTAssertEqual(try target(#""effect":"highlight""#).style, PointerStyle(effect: .highlight))
    XCTAssertEqual(try target(#""effect":"lift""#).style, PointerStyle(effect: .lift))
    XCTAssertEqual(try target(#""effect":"hover""#).style, PointerStyle(effect: .hover()))
    XCTAssertEqual(try target(#""effect":"none""#).style, .system)
  }

  func testHoverOptionsGoToTheEffectOrToWhatAutomaticPrefers() throws {
    let options = HoverOptions(preferredTintMode: .underlay, prefersShadow: true, prefersScaledContent: false)
    let json = #""hover":{"tint":"underlay","shadow":true,"scale":false}"#
    let hovered = try target("\(json),\"effect\":\"hover\"")
    XCTAssertEqual(hovered.style, PointerStyle(effect: .hover(options)))
    XCTAssertNil(hovered.preferredHover)
    let automatic = try target(json)
    XCTAssertEqual(automatic.style, .automatic)
    XCTAssertEqual(automatic.preferredHover, options)
  }

  func testAShapeGoesWithTheEffectOrStandsAlone() throws {
    let shape = PointerShape.roundedRect(Size(30, 20), radius: 4)
    let json = #""shape":{"type":"roundedRect","size":[30,20],"radius":4}"#
    XCTAssertEqual(try target("\(json),\"effect\":\"lift\"").style, PointerStyle(effect: .lift, shape: shape))
    XCTAssertEqual(
      try target("\(json),\"effect\":\"none\",\"constrained\":[\"y\"]").style,
      PointerStyle(shape: shape, constrainedAxes: .vertical))
    XCTAssertEqual(try target(#""shape":{"type":"hidden"}"#).style, .hidden)
  }

  func testEachShapeIsReadAndHasItsDefaults() throws {
    func shape(_ json: String) throws -> PointerShape? { try target("\"shape\":{\(json)}").style.shape }
    XCTAssertEqual(try shape(#""type":"circle""#), .circle(diameter: 19))
    XCTAssertEqual(try shape(#""type":"circle","diameter":30"#), .circle(diameter: 30))
    XCTAssertEqual(try shape(#""type":"roundedRect","size":[1,2]"#), .roundedRect(Size(1, 2), radius: 8))
    XCTAssertEqual(try shape(#""type":"verticalBeam","length":30"#), .verticalBeam(length: 30))
    XCTAssertEqual(try shape(#""type":"horizontalBeam""#), .horizontalBeam(length: 22))
    XCTAssertEqual(
      try shape(
        """
        "type":"path","commands":[["M",0,1],["L",2,3],["Q",4,5,6,7],["C",1,2,3,4,5,6],["Z"]],
        "anchor":[1,2],"stroke":4.5
        """),
      .path(
        PointerPath(
          [
            .move(to: Point(0, 1)), .line(to: Point(2, 3)), .quadratic(to: Point(6, 7), control: Point(4, 5)),
            .cubic(to: Point(5, 6), first: Point(1, 2), second: Point(3, 4)), .close,
          ], anchor: Point(1, 2), strokeWidth: 4.5)))
  }

  func testEachPrecisionIsRead() throws {
    func precision(_ json: String) throws -> AxisPrecision? {
      try target("\"precision\":{\"y\":\(json)}").style.verticalPrecision
    }
    XCTAssertNil(try precision("null"))
    XCTAssertEqual(try precision(#""continuous""#), .continuous)
    XCTAssertEqual(try precision(#""whole""#), .whole)
    XCTAssertEqual(try precision(#"{"origin":3,"step":15}"#), .stepped(origin: 3, spacing: 15))
    XCTAssertEqual(
      try precision(#"{"lines":[[0,22],[28,20]]}"#),
      .lines([.init(start: 0, length: 22), .init(start: 28, length: 20)]))
    XCTAssertEqual(try target(#""precision":{"x":"whole"}"#).style.horizontalPrecision, .whole)
  }

  func testAccessoriesAreRead() throws {
    let style = try target(
      """
      "accessories":[{}, {"shape":"circleSlash","angle":1.5,"offset":3}, {"shape":"plus","orients":true},
        {"shape":{"type":"path","commands":[["M",0,0],["L",1,1]]}}]
      """
    ).style
    XCTAssertEqual(
      style.accessories,
      [
        PointerAccessory(.arrow, angle: 0),
        PointerAccessory(.circleSlash, angle: 1.5, offset: 3, orientationMatchesAngle: false),
        PointerAccessory(.plus, angle: 0, orientationMatchesAngle: true),
        PointerAccessory(.path(PointerPath([.move(to: .zero), .line(to: Point(1, 1))])), angle: 0),
      ])
  }
}
