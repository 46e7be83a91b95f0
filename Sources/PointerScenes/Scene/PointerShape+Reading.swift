import PointerKit

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
