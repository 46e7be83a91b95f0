package import PointerKit

/// A recorded click of a person who aimed at the center of a target: the movement before and after the press.
package struct RecordedPress: Hashable, Sendable {
  /// A position of the pointer, measured from the center of the target, and its time after the first one.
  package struct Sample: Hashable, Sendable {
    package var time: Timestamp
    package var offset: Vector
  }

  /// The person.
  package var person: String
  /// The group of the person, such as that of the people who sometimes have a tremor.
  package var group: String
  /// The samples in order of time; at least one is not after the press.
  package var samples: [Sample]
  /// The time of the press.
  package var pressed: Timestamp

  private static let keys: Set<String> = ["participant", "tremor", "target", "samples"]

  init(_ node: JSONNode) throws(FileError) {
    let object = try node.object(RecordedPress.keys)
    person = try object.required("participant").string()
    group = try object.required("tremor").string()
    let target = try object.required("target").point()
    let list = try object.required("samples")
    samples = []
    var start = 0.0
    var last = -Double.infinity
    for row in try list.array("an array of at least one [t, x, y]", count: 1...Int.max) {
      let numbers = try row.numbers(3, "[t, x, y]")
      let node = row.child(.number(numbers[0]), .element(0, of: row.path))
      // An hour in milliseconds.
      let time = try node.number(in: -3.6e6...3.6e6)
      guard time >= last else { throw node.error(expected: "a time of at least \(JSONText.number(last))") }
      if samples.isEmpty { start = time }
      guard start <= 0 else { throw node.error(expected: "a time of at most 0, that of the press") }
      last = time
      samples.append(
        Sample(
          time: Timestamp.zero.advanced(bySeconds: (time - start) / 1000),
          offset: Point(x: numbers[1], y: numbers[2]) - target))
    }
    pressed = Timestamp.zero.advanced(bySeconds: -start / 1000)
  }

  /// Reads all presses from a file of JSON lines.
  package static func all(in file: InputFile) throws(FileError) -> [RecordedPress] {
    var lines = try LineReader(file)
    var presses: [RecordedPress] = []
    while let node = try lines.nextNode() { presses.append(try RecordedPress(node)) }
    guard !presses.isEmpty else {
      throw FileError(file: file.name, found: "no press", expected: "a line for each press")
    }
    return presses
  }
}
