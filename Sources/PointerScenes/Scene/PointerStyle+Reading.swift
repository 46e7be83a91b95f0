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
    let isEmpty = ["tint", "shadow", "scale"].allSatisfy { object.members[$0] == nil }
    return isEmpty ? nil : options
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
    guard case .object(let members) = value else {
      return try word(of: .precision)
    }
    if members["lines"] != nil {
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
