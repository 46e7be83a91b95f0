import Foundation
import LayoutAudit
import PointerKit

/// A small layout that breaks one rule, or the corrected layout, with a description of its picture.
///
/// The layouts are scenes in the folder `Examples`. Their key `x-picture` describes the picture.
struct RuleExample {
  /// A distance that is drawn as a dimension line with its length.
  struct Measure {
    /// The index of the still picture in which the line is drawn.
    let still: Int
    /// The two ends, in window points.
    let from: Point
    let to: Point

    /// The distance, in points.
    var length: Double { from.distance(to: to) }
  }

  let audited: AuditedScene
  /// The text below the picture.
  let caption: String
  /// The part of the window that is drawn.
  let part: Rect
  /// The positions of the pointer; there is one still picture for each position.
  let pointers: [Point]
  /// The time from the pointer's arrival at a position to the moment of the still picture, in seconds.
  let delay: Double
  /// Whether hit regions and the model pointer are drawn.
  let hasOverlay: Bool
  let measures: [Measure]
  /// Rectangles that are outlined, such as the frame of an element before the element grows.
  let outlines: [Rect]
  /// Whether a dashed line outlines the pointer, whose shape may be hard to see.
  let hasPointerOutline: Bool

  private static let keys: Set<String> = [
    "caption", "part", "pointers", "delay", "overlay", "measures", "outlines", "pointerOutline",
  ]

  /// Reads the example of a rule: the layout that breaks the rule, or with `isRight` the corrected layout.
  init(_ rule: LayoutRule, isRight: Bool) throws(FileError) {
    let name = "\(rule.identifier)-\(isRight ? "right" : "wrong").json"
    try self.init(InputFile(name: name, contents: Data(RuleExample.contents(of: rule, isRight))))
  }

  init(_ file: InputFile) throws(FileError) {
    audited = try AuditedScene(contentsOf: file)
    let node = try JSONNode(text: file.contents(), file: file.name)
    guard case .object(let members) = node.value else { throw node.error(expected: "an object") }
    let object = try JSONObject(members: members, node: node).required("x-picture").object(RuleExample.keys)
    caption = try object.required("caption").string()
    part = try object.optional("part")?.rect() ?? Rect(origin: .zero, size: audited.scene.size)
    var pointers: [Point] = []
    for element in try object.required("pointers").array(count: 1...8) {
      pointers.append(try element.point())
    }
    self.pointers = pointers
    delay = try object.optional("delay")?.number(in: 0...10) ?? 1.5
    hasPointerOutline = try object.optional("pointerOutline")?.bool() ?? false
    hasOverlay = try object.optional("overlay")?.bool() ?? false
    var measures: [Measure] = []
    for element in try object.optional("measures")?.array() ?? [] {
      let numbers = try element.numbers(5, "[still, x, y, x, y]")
      measures.append(
        Measure(
          still: Int(numbers[0].clamped(to: 0...Double(pointers.count - 1), default: 0)),
          from: Point(x: numbers[1], y: numbers[2]), to: Point(x: numbers[3], y: numbers[4])))
    }
    self.measures = measures
    var outlines: [Rect] = []
    for element in try object.optional("outlines")?.array() ?? [] { outlines.append(try element.rect()) }
    self.outlines = outlines
  }

  /// The stills, one for each position of the pointer, in a light or a dark window.
  func film(_ appearance: Appearance) -> Film {
    var scene = audited.scene
    scene.appearance = appearance
    if appearance == .dark { scene.background = Scene.darkBackground }
    var labels: [TargetID: String] = [:]
    for target in scene.targets { labels[target.id] = scene.names.label(ofTarget: target.id) }
    var film = Film(labels: labels, names: scene.names)
    for position in pointers {
      // The pointer starts in the corner, so that it arrives at the control by a movement.
      var engine = PointerEngine(scene)
      engine.setDevice(.mouse, at: engine.time)
      engine.handle(PointerInput(.position(.zero), at: engine.time))
      var time = engine.time.advanced(byNanoseconds: 500_000_000)
      engine.handle(PointerInput(.position(position), at: time))
      let annotation = audited.annotations.first { $0.target == engine.hoveredTarget }?.annotation
      engine.setAnnotation(annotation ?? audited.annotation, at: time)
      time = time.advanced(byNanoseconds: Int64(delay * 1e9))
      engine.advance(to: time)
      film.record(engine, at: time, size: scene.size, background: scene.background)
    }
    return film
  }

  private static func contents(of rule: LayoutRule, _ isRight: Bool) -> [UInt8] {
    switch rule {
    case .padding: isRight ? PackageResources.L1_right_json : PackageResources.L1_wrong_json
    case .groupGap: isRight ? PackageResources.L2_right_json : PackageResources.L2_wrong_json
    case .mixedEffects: isRight ? PackageResources.L3_right_json : PackageResources.L3_wrong_json
    case .groupSize: isRight ? PackageResources.L4_right_json : PackageResources.L4_wrong_json
    case .bezelHighlight: isRight ? PackageResources.L5_right_json : PackageResources.L5_wrong_json
    case .liftShape: isRight ? PackageResources.L6_right_json : PackageResources.L6_wrong_json
    case .clippedLift: isRight ? PackageResources.L7_right_json : PackageResources.L7_wrong_json
    case .flatShadow: isRight ? PackageResources.L8_right_json : PackageResources.L8_wrong_json
    case .hoverRoom: isRight ? PackageResources.L9_right_json : PackageResources.L9_wrong_json
    case .shapelessSnap: isRight ? PackageResources.L10_right_json : PackageResources.L10_wrong_json
    case .shapeWeight: isRight ? PackageResources.L11_right_json : PackageResources.L11_wrong_json
    case .shapeAnchor: isRight ? PackageResources.L12_right_json : PackageResources.L12_wrong_json
    case .effectSize: isRight ? PackageResources.L13_right_json : PackageResources.L13_wrong_json
    case .annotation: isRight ? PackageResources.L14_right_json : PackageResources.L14_wrong_json
    case .customEffect: isRight ? PackageResources.L15_right_json : PackageResources.L15_wrong_json
    case .shapeMeaning: isRight ? PackageResources.L16_right_json : PackageResources.L16_wrong_json
    }
  }
}
