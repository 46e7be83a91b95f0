import Foundation
import PointerKit

/// A recorded click of a person who aimed at the center of a target: the movement before and after the press.
struct RecordedPress {
  /// A position of the pointer, measured from the center of the target, and its time after the first sample.
  struct Sample {
    var time: Timestamp
    var offset: Vector
  }

  /// The person.
  let person: String
  /// The group of the person, such as that of the people who sometimes have a tremor.
  let group: String
  /// The samples in order of time; at least one is not after the press.
  let samples: [Sample]
  /// The time of the press.
  let pressed: Timestamp

  /// A line of the file: `samples` are `[t, x, y]`, with t in milliseconds from the press.
  private struct Line: Decodable {
    let participant: String
    let tremor: String
    let target: [Double]
    let samples: [[Double]]
  }

  private init?(_ line: Line) {
    let times = line.samples.map { $0.first ?? .nan }
    guard let start = times.first, start <= 0, times == times.sorted(), line.target.count == 2,
      line.samples.allSatisfy({ $0.count == 3 })
    else { return nil }
    person = line.participant
    group = line.tremor
    samples = line.samples.map { row in
      Sample(
        time: Timestamp.zero.advanced(bySeconds: (row[0] - start) / 1000),
        offset: Vector(dx: row[1] - line.target[0], dy: row[2] - line.target[1]))
    }
    pressed = Timestamp.zero.advanced(bySeconds: -start / 1000)
  }

  /// Reads all presses from JSON lines; throws at the first line that is not a press.
  static func all(in text: String) throws -> [RecordedPress] {
    let decoder = JSONDecoder()
    return try text.split(separator: "\n").enumerated().map { number, text in
      guard let press = RecordedPress(try decoder.decode(Line.self, from: Data(text.utf8))) else {
        throw RecordedPressError(line: number + 1)
      }
      return press
    }
  }
}

/// A line of a file of presses whose numbers are no press.
struct RecordedPressError: Error, CustomStringConvertible {
  let line: Int
  var description: String {
    "line \(line): expected a target of [x, y] and samples of [t, x, y], t in order from at most 0"
  }
}
