import PointerKit

/// The names of effects in files.
enum EffectName: CaseIterable, Sendable {
  case automatic, highlight, lift, hover, none
}

extension Vocabulary where Value == EffectName {
  static let effect = Vocabulary()
}

extension Vocabulary where Value == AxisPrecision {
  fileprivate static let precision = Vocabulary([("continuous", .continuous), ("whole", .whole)])
}

extension Vocabulary where Value == Bool {
  fileprivate static let accessoryPath = Vocabulary([("path", true)])
}

extension PointerStyle {
  /// Reads the style of a target, given the effect and the hover options.
  init(_ object: JSONObject, effect: EffectName, hover: HoverOptions?) throws(FileError) {
    let shape = try object.nullable("shape")?.pointerShape()
    let outline: PointerShape? = if case .outline(let outline) = shape { outline } else { nil }
    switch (shape, effect) {
    case (.hidden, _): self = .hidden
    case (_, .automatic): self.init(effect: .automatic, shape: outline)
    case (_, .highlight): self.init(effect: .highlight, shape: outline)
    case (_, .lift): self.init(effect: .lift, shape: outline)
    case (_, .hover): self.init(effect: .hover(hover ?? HoverOptions()), shape: outline)
    case (.outline(let outline), .none): self.init(shape: outline)
    case (nil, .none): self = .system
    }
    if let node = object.optional("constrained") { constrainedAxes = try node.axes() }
    if let node = object.optional("precision") {
      let axes = try node.object(["x", "y"])
      horizontalPrecision = try axes.nullable("x")?.precision()
      verticalPrecision = try axes.nullable("y")?.precision()
    }
    if let node = object.optional("accessories") {
      for element in try node.array("an array of at most 4 accessories", count: 0...4) {
        accessories.append(try element.accessory())
      }
    }
  }
}

extension JSONNode {
  /// Reads the options of the hover effect; nil if the object states no option.
  func hoverOptions() throws(FileError) -> HoverOptions? {
    let object = try object(["tint", "shadow", "scale"])
    var options = HoverOptions()
    if let node = object.optional("tint") { options.preferredTintMode = try node.word(of: .tintMode) }
    if let node = object.optional("shadow") { options.prefersShadow = try node.bool() }
    if let node = object.optional("scale") { options.prefersScaledContent = try node.bool() }
    return ["tint", "shadow", "scale"].allSatisfy { object.optional($0) == nil } ? nil : options
  }

  fileprivate func accessory() throws(FileError) -> PointerAccessory {
    let object = try object(["shape", "angle", "offset", "orients"])
    var shape = PointerAccessory.Shape.arrow
    if let node = object.optional("shape") {
      if case .object = node.value {
        let path = try node.object(["type", "commands", "anchor", "stroke"])
        _ = try path.required("type").word(of: .accessoryPath)
        shape = .path(try PointerPath(path))
      } else {
        shape = try node.word(of: .accessory)
      }
    }
    return PointerAccessory(
      shape, angle: try object.optional("angle")?.number() ?? 0,
      offset: try object.optional("offset")?.number(atLeast: 0) ?? PointerAccessory.Position.defaultOffset,
      orientationMatchesAngle: try object.optional("orients")?.bool())
  }

  fileprivate func precision() throws(FileError) -> AxisPrecision {
    guard case .object = value else { return try word(of: .precision) }
    if try anyObject().optional("lines") != nil {
      var lines: [AxisPrecision.Line] = []
      for line in try object(["lines"]).required("lines").array("an array of [top, height]") {
        let numbers = try line.numbers(2, "[top, height]")
        guard numbers[1] >= 0 else {
          throw line.child(.number(numbers[1]), .element(1, of: line.path)).error(
            expected: "a number of at least 0")
        }
        lines.append(AxisPrecision.Line(start: numbers[0], length: numbers[1]))
      }
      return .lines(lines)
    }
    let steps = try object(["origin", "step"])
    return .stepped(
      origin: try steps.optional("origin")?.number() ?? 0,
      spacing: try steps.required("step").number(above: 0))
  }
}

// MARK: Shapes

/// The pointer's shape in a file: an outline, or a hidden pointer.
enum ShapeInFile {
  case outline(PointerShape)
  case hidden
}

private enum ShapeName: CaseIterable, Sendable {
  case roundedRect, circle, verticalBeam, horizontalBeam, path, hidden

  /// The keys besides `type`.
  var keys: Set<String> {
    switch self {
    case .roundedRect: ["size", "radius"]
    case .circle: ["diameter"]
    case .verticalBeam, .horizontalBeam: ["length"]
    case .path: ["commands", "anchor", "stroke"]
    case .hidden: []
    }
  }

  static let allKeys = allCases.reduce(into: Set<String>(["type"])) { $0.formUnion($1.keys) }
}

extension Vocabulary where Value == ShapeName {
  fileprivate static let shape = Vocabulary()
}

extension JSONNode {
  func pointerShape() throws(FileError) -> ShapeInFile {
    let name = try object(ShapeName.allKeys).required("type").word(of: .shape)
    let object = try object(name.keys.union(["type"]))
    switch name {
    case .hidden: return .hidden
    case .roundedRect:
      return .outline(
        .roundedRect(
          try object.required("size").size(), radius: try object.optional("radius")?.number(atLeast: 0) ?? 8))
    case .circle:
      return .outline(.circle(diameter: try object.optional("diameter")?.number(above: 0) ?? 19))
    case .verticalBeam: return .outline(.verticalBeam(length: try object.beamLength()))
    case .horizontalBeam: return .outline(.horizontalBeam(length: try object.beamLength()))
    case .path: return .outline(.path(try PointerPath(object)))
    }
  }
}

extension JSONObject {
  fileprivate func beamLength() throws(FileError) -> Double {
    try optional("length")?.number(above: 0) ?? 22
  }
}

extension PointerPath {
  /// Reads `commands`, `anchor` and `stroke`.
  init(_ object: JSONObject) throws(FileError) {
    var elements: [PointerPath.Element] = []
    let most = PointerPath.maximumElementCount
    let nodes = try object.required("commands").array(
      "an array of at most \(most) path commands", count: 0...most)
    for node in nodes {
      let element = try PointerPath.Element(node)
      if elements.isEmpty {
        guard case .move = element else { throw node.error(expected: "[\"M\", x, y] as the first command") }
      }
      elements.append(element)
    }
    self.init(
      elements, anchor: try object.optional("anchor")?.point(),
      strokeWidth: try object.nullable("stroke")?.number(above: 0))
  }
}

extension PointerPath.Element {
  fileprivate init(_ node: JSONNode) throws(FileError) {
    let expected =
      #"["M", x, y], ["L", x, y], ["Q", cx, cy, x, y], ["C", ax, ay, bx, by, x, y] or ["Z"]"#
    let parts = try node.array(expected)
    var numbers: [Double] = []
    for part in parts.dropFirst() { numbers.append(try part.number()) }
    func point(_ index: Int) -> Point { Point(x: numbers[index], y: numbers[index + 1]) }
    switch (try parts.first?.string(expected), numbers.count) {
    case ("M", 2): self = .move(to: point(0))
    case ("L", 2): self = .line(to: point(0))
    case ("Q", 4): self = .quadratic(to: point(2), control: point(0))
    case ("C", 6): self = .cubic(to: point(4), first: point(0), second: point(2))
    case ("Z", 0): self = .close
    default: throw node.error(expected: expected)
    }
  }
}
