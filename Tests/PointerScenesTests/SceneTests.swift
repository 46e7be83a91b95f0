import PointerTestSupport
import XCTest

@testable import PointerScenes

final class SceneTests: XCTestCase {
  func testWhatASceneDoesNotSayHasTheDefaults() throws {
    let scene = try scene()
    XCTAssertEqual(scene.size, Size(1000, 800))
    XCTAssertEqual(scene.background, 1)
    XCTAssertEqual(scene.appearance, .light)
    XCTAssertEqual(scene.settings, PointerSettings())
    XCTAssertEqual(scene.configuration, PointerConfiguration())
    XCTAssertEqual(scene.spaces, [])
    XCTAssertEqual(scene.targets, [])
  }

  func testWhatATargetDoesNotSayHasTheDefaults() throws {
    XCTAssertEqual(try target(), PointerTarget(1, Rect(100, 100, 40, 40)))
  }

  func testEveryDefaultMayBeWrittenOut() throws {
    let written = try target(
      """
      "space":null,"z":0,"group":null,"enabled":true,"kind":"other","bezel":false,"padding":null,
      "effect":"automatic","cornerRadius":8,"shape":null,"precision":{"x":null,"y":null},"latching":[],
      "constrained":[],"accessories":[],"luminance":null,"color":null,"cursor":null,"magnetic":null,
      "label":null,"reveals":[],"hover":{},"tracksHeldPress":null,"acceptsDrops":null,"clicksAfterDrag":null,
      "coasts":true
      """)
    XCTAssertEqual(written, try target())
  }

  func testWhatASpaceDoesNotSayHasTheDefaults() throws {
    let scene = try scene(more: #""spaces":[{"id":"list"}]"#)
    XCTAssertEqual(scene.spaces, [PointerSpace(id: 1)])
    XCTAssertEqual(scene.names.space(named: "list"), 1)
  }

  func testASpaceIsReadWhole() throws {
    let scene = try scene(
      #"{"id":"row","frame":[0,0,1,1],"space":"list"}"#,
      more:
        #""spaces":[{"id":"list","origin":[1,2],"clip":[3,4,5,6],"order":7,"opaque":true,"enabled":false,"#
        + #""contentSize":[8,9],"coasts":false}]"#)
    var space = PointerSpace(
      id: 1, origin: Point(1, 2), clip: Rect(3, 4, 5, 6), z: 7, isOpaque: true, contentSize: Size(8, 9),
      isEnabled: false)
    space.coasts = false
    XCTAssertEqual(scene.spaces, [space])
    XCTAssertEqual(scene.targets.first?.space, 1)
  }

  func testASpaceMayBeListedBeforeItsParent() throws {
    let scene = try scene(
      more:
        #""spaces":[{"id":"list","parent":"page"},{"id":"page","parent":null},{"id":"row","parent":"list"}]"#)
    XCTAssertEqual(scene.spaces.map(\.id), [1, 2, 3], "numbered in the order of the list")
    XCTAssertEqual(scene.spaces.map(\.parent), [2, .window, 1])
    let engine = PointerEngine(scene)
    XCTAssertEqual(engine.convert(Point(1, 2), from: 3), Point(1, 2))
    XCTAssertEqual(engine.diagnostics.total, 0)
  }

  func testTargetsAreNumberedInTheirOrderAndGroupsAfterThem() throws {
    let scene = try scene(
      #"{"id":"x","frame":[0,0,1,1],"group":"bar"}"#, #"{"id":"y","frame":[0,0,1,1],"group":"other"}"#,
      #"{"id":"z","frame":[0,0,1,1],"group":"bar","reveals":["other","x"],"label":"Zed"}"#)
    XCTAssertEqual(scene.targets.map(\.id), [1, 2, 3])
    XCTAssertEqual(scene.targets.map(\.group), [4, 5, 4])
    XCTAssertEqual(scene.targets[2].reveals, [.group(5), .target(1)])
    XCTAssertEqual(scene.names.name(ofTarget: 3), "z")
    XCTAssertEqual(scene.names.label(ofTarget: 3), "Zed")
    XCTAssertEqual(scene.names.name(ofTarget: 99), "")
  }

  func testEveryPropertyOfATargetIsTaken() throws {
    let read = try target(
      """
      "z":-3,"enabled":false,"kind":"card","bezel":true,"padding":[1,2,3,4],"cornerRadius":5,
      "latching":["x","y"],"luminance":0.5,"color":[0.1,0.2,0.3],"cursor":"dragLink","magnetic":false,
      "tracksHeldPress":true,"acceptsDrops":false,"clicksAfterDrag":true,"coasts":false
      """)
    var expected = try target()
    expected.z = -3
    expected.isEnabled = false
    expected.kind = .card
    expected.hasBezel = true
    expected.padding = Insets(top: 1, left: 2, bottom: 3, right: 4)
    expected.cornerRadius = 5
    expected.latchingAxes = .both
    expected.luminance = 0.5
    expected.color = LinearColor(red: 0.1, green: 0.2, blue: 0.3)
    expected.cursor = .alias
    expected.isMagnetic = false
    expected.tracksHeldPress = true
    expected.acceptsDrops = false
    expected.clicksAfterDrag = true
    expected.coasts = false
    XCTAssertEqual(read, expected)
    XCTAssertEqual(try target(#""padding":12"#).padding, Insets(12))
  }

  func testOrdersAreReadToTheLastBit() throws {
    XCTAssertEqual(try target(#""z":9223372036854775807"#).z, .max)
    XCTAssertEqual(try target(#""z":9007199254740993"#).z, 9_007_199_254_740_993)
  }

  func testEveryKindOfElementHasItsWord() throws {
    let words = """
      barButton tabBarItem segment selectedSegment editMenuItem appIcon controlCenterModule button link text row card \
      image slider divider handle other canvas
      """
    let kinds = try words.split(separator: " ").map { try target("\"kind\":\"\($0)\"").kind }
    XCTAssertEqual(kinds, ElementKind.allCases)
  }

  func testEveryCursorHasItsWordAndMacCursorsMeanTheSame() throws {
    for kind in CursorKind.allCases {
      let word = Vocabulary.cursor.word(for: kind)
      XCTAssertEqual(try target("\"cursor\":\"\(word)\"").cursor, kind)
    }
    let mac: [String: CursorKind] = [
      "arrow": .arrow, "closedHand": .grabbing, "contextualMenu": .contextMenu, "crosshair": .crosshair,
      "disappearingItem": .disappearingItem, "dragCopy": .copy, "dragLink": .alias, "iBeam": .text,
      "openHand": .grab, "operationNotAllowed": .notAllowed, "pointingHand": .pointer,
      "resizeDown": .southResize, "resizeLeft": .westResize, "resizeLeftRight": .eastWestResize,
      "resizeRight": .eastResize, "resizeUp": .northResize, "resizeUpDown": .northSouthResize,
      "iBeamCursorForVerticalLayout": .verticalText,
    ]
    XCTAssertEqual(mac.count, 18)
    for (word, kind) in mac { XCTAssertEqual(try target("\"cursor\":\"\(word)\"").cursor, kind) }
  }

  func testSettingsHaveTheNamesOfTheirProperties() throws {
    let names = propertyNames(of: PointerSettings())
    XCTAssertEqual(try keys(of: "settings"), names.sorted())
    let scene = try scene(more: #""settings":{"trackingSpeed":2,"autoHideDelay":null,"reduceMotion":true}"#)
    XCTAssertEqual(scene.settings.trackingSpeed, 2)
    XCTAssertNil(scene.settings.autoHideDelay)
    XCTAssertTrue(scene.settings.reduceMotion)
  }

  func testConfigurationHasTheNamesOfItsGroups() throws {
    XCTAssertEqual(try keys(of: "configuration"), propertyNames(of: PointerConfiguration()).sorted())
    let configuration = try scene(
      more: """
        "configuration":{"regions":{"bezelPadding":10},"snapping":{"shapeSpring":{"response":0.5}},
          "pointer":{"opacity":0.5},"timing":{"revealInactivity":null},"input":{"bandSelection":false},
          "lifts":{"minimumSilence":0.03},"effects":{"liftGrowth":3}}
        """
    ).configuration
    var expected = PointerConfiguration()
    expected.regions.bezelPadding = 10
    expected.snapping.shapeSpring = Spring(
      dampingRatio: PointerConfiguration().snapping.shapeSpring.dampingRatio, response: 0.5)
    expected.pointer.opacity = 0.5
    expected.timing.revealInactivity = nil
    expected.input.bandSelection = false
    expected.lifts.minimumSilence = 0.03
    expected.effects.liftGrowth = 3
    XCTAssertEqual(configuration, expected)
  }

  func testUnknownKeyOfAGroupIsNamedWithItsPath() throws {
    let message = try XCTUnwrap(
      complaint(try scene(more: #""configuration":{"regions":{"bezelpadding":1}}"#)))
    XCTAssertTrue(message.contains("configuration.regions.bezelpadding"), message)
    XCTAssertTrue(message.contains("bezelPadding, groupGap, plainPadding"), message)
  }

  func testTraitsOfTheHostHaveTheNamesOfTheirProperties() throws {
    XCTAssertEqual(try keys(of: "host"), propertyNames(of: HostTraits()).sorted())
    let host = try scene(
      more: #""host":{"blending":"linear","warpsCursor":true,"displayScale":1.5}"#
    ).host
    XCTAssertEqual(host, HostTraits(blending: .linear, warpsCursor: true, displayScale: 1.5))
  }

  /// Files of the first version have no groups and no `host`, a few other names, and two keys more.
  func testConfigurationWithoutGroupsIsRead() throws {
    let early = try scene(
      more: """
        "configuration":{"pointerOpacity":0.5,"pointerParallax":0.1,"pointerParallaxLimit":4,
          "liftSilenceReports":4,"minimumLiftSilence":0.03,"maximumLiftSilence":0.07,"lineHold":12,
          "bandSelection":false,"blending":"linear","hostWarpsCursor":true,"displayScale":2}
        """)
    var expected = PointerConfiguration()
    expected.pointer.opacity = 0.5
    expected.snapping.parallax = 0.1
    expected.snapping.parallaxLimit = 4
    expected.snapping.lineHysteresis = 12
    expected.lifts.silenceReports = 4
    expected.lifts.minimumSilence = 0.03
    expected.lifts.maximumSilence = 0.07
    expected.input.bandSelection = false
    XCTAssertEqual(early.configuration, expected)
    XCTAssertEqual(early.host, HostTraits(blending: .linear, warpsCursor: true, displayScale: 2))
    let configuration = try scene(
      more: """
        "configuration":{"generation":"adaptive","bezelPadding":10,"shapeSpring":{"response":0.5},
          "magnetism":{"radius":99,"reachPerCoast":3,"decay":{"rate":0.995}},"x-note":"mine"}
        """
    ).configuration
    XCTAssertEqual(configuration.regions.bezelPadding, 10)
    XCTAssertEqual(
      configuration.snapping.shapeSpring,
      Spring(dampingRatio: PointerConfiguration().snapping.shapeSpring.dampingRatio, response: 0.5))
    XCTAssertEqual(configuration.magnetism.radius, 99)
    XCTAssertEqual(configuration.magnetism.reachPerCoast, 3)
    XCTAssertEqual(configuration.magnetism.decay, Decay(decelerationRate: 0.995))
  }

  /// The keys of an object of a scene, as the error about an unknown key lists them.
  private func keys(of object: String) throws -> [String] {
    let message = try XCTUnwrap(complaint(try scene(more: "\"\(object)\":{\"?\":1}")))
    let list = try XCTUnwrap(message.components(separatedBy: "expected one of: ").last)
    return list.components(separatedBy: ", ")
  }

  /// The names of stored properties; a wrapped one is stored under its name after an underscore.
  private func propertyNames(of value: Any) -> [String] {
    Mirror(reflecting: value).children.compactMap { $0.label?.trimmingPrefix("_") }.map(String.init)
  }

  func testEveryMagnetismSettingHasTheNameOfItsProperty() throws {
    let names = propertyNames(of: MagnetismConfiguration())
    let message = try XCTUnwrap(complaint(try scene(more: #""configuration":{"magnetism":{"?":1}}"#)))
    XCTAssertTrue(message.hasSuffix("expected one of: \(names.sorted().joined(separator: ", "))"), message)
  }

  func testFilesThatSetAConstantOfAnEarlierEstimateAreStillRead() throws {
    let names = [
      "angularSpread", "brakedDistanceSpread", "coastPreference", "distanceSpread", "homingDistance",
      "homingShortening", "minimumProbability", "ringCount", "shortestDistance", "steadyReach", "steadyShare",
      "strayDistance", "throwShare", "throwSpread",
    ]
    for name in names {
      let read = try scene(more: #""configuration":{"magnetism":{"\#(name)":0.5,"radius":100}}"#)
      XCTAssertEqual(read.configuration.magnetism.radius, 100)
      XCTAssertNotNil(complaint(try scene(more: #""configuration":{"magnetism":{"\#(name)":"far"}}"#)))
    }
  }

  func testASettingOutOfItsRangeIsHeldToIt() throws {
    XCTAssertEqual(try scene(more: #""settings":{"pointerScale":1e300}"#).settings.pointerScale, 4)
  }
}
