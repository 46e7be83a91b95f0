import PointerKit

extension JSONNode {
  func point() throws(FileError) -> Point {
    let numbers = try numbers(2, "[x, y]")
    return Point(x: numbers[0], y: numbers[1])
  }

  func vector() throws(FileError) -> Vector {
    let numbers = try numbers(2, "[x, y]")
    return Vector(dx: numbers[0], dy: numbers[1])
  }

  func size() throws(FileError) -> Size {
    let numbers = try numbers(2, "[width, height]")
    for index in 0...1 { try requireExtent(numbers[index], at: index) }
    return Size(width: numbers[0], height: numbers[1])
  }

  func rect() throws(FileError) -> Rect {
    let numbers = try numbers(4, "[x, y, width, height]")
    for index in 2...3 { try requireExtent(numbers[index], at: index) }
    let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    guard rect.isFinite else {
      throw error(expected: "edges that fit a Double", found: "a rectangle that reaches beyond 1.8e308")
    }
    return rect
  }

  /// Insets: one number for all edges, or four numbers.
  func insets() throws(FileError) -> Insets {
    let expected = "a number or [top, left, bottom, right]"
    guard case .array = value else { return Insets(try number(expected)) }
    let numbers = try numbers(4, expected)
    return Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  func axes() throws(FileError) -> Axes {
    var axes: Axes = []
    for node in try array("an array of \"x\" and \"y\"") { axes.insert(try node.word(of: .axis)) }
    return axes
  }

  func color() throws(FileError) -> LinearColor {
    let numbers = try numbers(3, "[red, green, blue]")
    for index in 0...2 { _ = try child(.number(numbers[index]), .element(index, of: path)).number(in: 0...1) }
    return LinearColor(red: numbers[0], green: numbers[1], blue: numbers[2])
  }

  /// An instant, given in seconds.
  func time() throws(FileError) -> Timestamp {
    let expected = "seconds within ±9.2e9, which fit Int64 nanoseconds"
    guard let time = Timestamp(seconds: try number(expected)) else { throw error(expected: expected) }
    return time
  }

  private func requireExtent(_ extent: Double, at index: Int) throws(FileError) {
    guard extent >= 0 else {
      throw child(.number(extent), .element(index, of: path)).error(expected: "a number of at least 0")
    }
  }

  /// An object of strings with any keys, as the values of an annotation in the order of the file.
  func annotation() throws(FileError) -> PointerAnnotation {
    let most = PointerAnnotation.capacity
    guard case .object(let members) = value else { throw error(expected: "an object of strings, or null") }
    guard members.count <= most else {
      throw error(expected: "at most \(most) values", found: "\(members.count)")
    }
    var values: [PointerAnnotation.Value] = []
    for member in members {
      let node = child(member.value, .key(member.key, of: path))
      let expected = "at most \(AnnotationText.capacity) bytes"
      let (label, text) = (AnnotationText(member.key), AnnotationText(try node.string()))
      if label.isCut {
        throw node.error(expected: "a key of \(expected)", found: "\(member.key.utf8.count)")
      }
      if text.isCut { throw node.error(expected: "a text of \(expected)") }
      values.append(PointerAnnotation.Value(label: label, text: text))
    }
    return PointerAnnotation(values)
  }
}
