import Foundation
import LayoutAudit
import XCTest

@testable import PointerKitCommand

/// `pointerkit audit` as a person meets it: its lines, its exit status, its picture, and wrong command lines.
final class AuditTests: ProgramTestCase {
  override var files: [String: String] {
    ["bad.json": scene(padding: "5"), "good.json": scene(padding: "12")]
  }

  private func scene(padding: String, target: String = "", scene: String = "") -> String {
    """
    {"format":"pointerkit-scene/1","size":[400,300]\(scene),
     "targets":[{"id":"share","frame":[100,100,60,40],"kind":"button","bezel":true,"padding":\(padding),
                 "label":"Share it"\(target)}]}
    """
  }

  private func audit(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) {
    try run(["audit"] + arguments)
  }

  func testALineForEachFindingASummaryAndStatus1() throws {
    let run = try audit("--scene", path("good.json"), path("bad.json"))
    XCTAssertEqual(run.status, 1)
    XCTAssertEqual(run.errors, "")
    XCTAssertEqual(
      run.output,
      "\(path("bad.json")): warning: share \"Share it\": its padding is 5 pt, where the guideline asks for at least "
        + "12 pt; give it a padding of 12 pt [L1]\n1 finding in 2 scenes: 1 of L1\n")
  }

  func testACleanSceneIsStatus0() throws {
    let run = try audit("--scene", path("good.json"))
    XCTAssertEqual(run.status, 0)
    XCTAssertEqual(run.output, "no findings in 1 scene\n")
    XCTAssertEqual(try audit("--scene", path("bad.json"), "--rules", "L2,L16").status, 0)
  }

  func testJSONHasTheDocumentedKeys() throws {
    let run = try audit("--scene", path("bad.json"), "--json")
    XCTAssertEqual(run.status, 1)
    let lines = run.output.split(separator: "\n")
    XCTAssertEqual(lines.count, 1)
    let object = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
    XCTAssertEqual(object["rule"] as? String, "L1")
    XCTAssertEqual(object["targets"] as? [String], ["share"])
    XCTAssertTrue(object["group"] is NSNull)
    XCTAssertEqual((object["rect"] as? [Double])?.count, 4)
    XCTAssertEqual(object["measured"] as? Double, 5)
    XCTAssertEqual(object["expected"] as? Double, 12)
    XCTAssertEqual(object["remedy"] as? String, "give it a padding of 12 pt")
    XCTAssertEqual(try audit("--scene", path("good.json"), "--json").output, "")
  }

  func testTheKeysXAuditSwitchRulesOff() throws {
    try write(scene(padding: "5", target: ",\"x-audit\":[\"L1\"]"), "target.json")
    try write(scene(padding: "5", scene: ",\"x-audit\":[\"L1\",\"L2\"]"), "scene.json")
    try write(scene(padding: "5", scene: ",\"x-audit\":[\"L2\"],\"x-other\":3"), "other.json")
    XCTAssertEqual(try audit("--scene", path("target.json")).status, 0)
    XCTAssertEqual(try audit("--scene", path("scene.json")).status, 0)
    XCTAssertEqual(try audit("--scene", path("other.json")).status, 1)
  }

  func testABadKeyXAuditIsNamedAndStatus2() throws {
    try write(scene(padding: "5", target: ",\"x-audit\":[\"L99\"]"), "wrong.json")
    let run = try audit("--scene", path("wrong.json"))
    XCTAssertEqual(run.status, 2)
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(
      run.errors,
      "pointerkit: \(path("wrong.json")):3: targets[0].x-audit[0]: found \"L99\", expected a rule from L1 to L16, 2.5.8 or 2.5.5\n"
    )
  }

  func testThePictureShowsTheNumberAndTheList() throws {
    let run = try audit("--scene", path("bad.json"), "--out", path("findings.svg"))
    XCTAssertEqual(run.status, 1)
    let picture = try XCTUnwrap(read("findings.svg"))
    XCTAssertTrue(picture.hasPrefix("<svg "), "\(picture.prefix(40))")
    XCTAssertTrue(picture.contains(">1</text>"))
    XCTAssertTrue(picture.contains("its padding is 5 pt"))
    XCTAssertEqual(picture.matches(of: /<svg/).count, picture.matches(of: /<\/svg>/).count)
  }

  func testAnAnnotationOfTheSceneOrOfATargetIsFoundIfItInstructs() throws {
    let drag = ",\"x-annotation\":{\"Drag\":\"to resize\"}"
    try write(scene(padding: "12", target: drag), "target.json")
    let run = try audit("--scene", path("target.json"))
    XCTAssertEqual(run.status, 1)
    XCTAssertEqual(
      run.output,
      "\(path("target.json")): warning: share \"Share it\": the text beside the pointer instructs instead of showing "
        + "a value; show a value, such as a position or a size [L14]\n1 finding in 1 scene: 1 of L14\n")
    try write(scene(padding: "12", scene: drag), "scene.json")
    XCTAssertTrue(
      try audit("--scene", path("scene.json")).output.contains("scene.json: warning: annotation: the text"))
    for clean in [
      scene(padding: "12", target: drag + ",\"x-audit\":[\"L14\"]"),
      scene(padding: "12", target: drag, scene: ",\"x-audit\":[\"L14\"]"),
      scene(padding: "12", target: drag + ",\"enabled\":false"),
      scene(padding: "12", target: ",\"x-annotation\":{\"W\":\"120\",\"H\":\"80\"}"),
      scene(padding: "12", scene: ",\"x-annotation\":null"),
    ] {
      try write(clean, "clean.json")
      XCTAssertEqual(try audit("--scene", path("clean.json")).output, "no findings in 1 scene\n")
    }
  }

  func testABadAnnotationIsNamedAndStatus2() throws {
    for (value, message) in [
      ("3", "targets[0].x-annotation: found 3, expected an object of strings, or null"),
      ("{\"W\":3}", "targets[0].x-annotation.W: found 3, expected a string"),
    ] {
      try write(scene(padding: "12", target: ",\"x-annotation\":\(value)"), "wrong.json")
      let run = try audit("--scene", path("wrong.json"))
      XCTAssertEqual(run.status, 2)
      XCTAssertEqual(run.errors, "pointerkit: \(path("wrong.json")):3: \(message)\n")
    }
  }

  func testEachRuleIsExplainedWithAnExampleThatHasAPicture() throws {
    for number in 1...16 {
      let run = try audit("--explain", "L\(number)", "--out", path("rule.svg"))
      XCTAssertEqual(run.status, 0)
      XCTAssertEqual(run.errors, "")
      let lines = run.output.split(separator: "\n")
      XCTAssertTrue(lines.first?.hasPrefix("L\(number): ") == true, run.output)
      XCTAssertTrue(lines.contains { $0.hasPrefix("Source: ") }, run.output)
      // An example says what is wrong, and then what to do instead.
      let example = lines.first { $0.hasPrefix("Example: ") }
      XCTAssertGreaterThan(example?.matches(of: /[^.]\.( |$)/).count ?? 0, 1, run.output)
      let picture = try XCTUnwrap(read("rule.svg"))
      XCTAssertTrue(picture.contains(">Wrong</text>") && picture.contains(">Right</text>"))
      XCTAssertTrue(picture.contains("Measured: "))
    }
  }

  func testASceneThatIsNotThereIsStatus2AndOneLine() throws {
    let run = try audit("--scene", path("none.json"))
    XCTAssertEqual(run.status, 2)
    XCTAssertEqual(
      run.errors, "pointerkit: \(path("none.json")): found no such file, expected a file to read\n")
  }
}
