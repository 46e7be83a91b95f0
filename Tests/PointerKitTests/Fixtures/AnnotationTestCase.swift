import PointerTestSupport
import XCTest

/// An annotation beside the pointer.
class AnnotationTestCase: XCTestCase {
  func values(
    _ x: String, _ y: String, _ labels: [AnnotationText] = ["X", "Y"]
  ) -> PointerAnnotation {
    PointerAnnotation(
      zip(labels, [x, y]).map { PointerAnnotation.Value(label: $0, text: AnnotationText($1)) })
  }

  func shown(at position: Point = Point(500, 400)) -> SimulatedPerson {
    var person = SimulatedPerson(
      start: position, settings: with(PointerSettings()) { $0.autoHideDelay = nil })
    person.engine.setAnnotation(values("41", "7"), at: person.now)
    person.wait(milliseconds: 900)
    return person
  }

  /// The position of a new annotation that follows another one below the pointer after some milliseconds.
  ///
  /// It comes with the position of the same annotation beside a fresh pointer. Both are at rest.
  func side(afterMilliseconds gap: Int64, isHidden: Bool) throws -> (new: Double, fresh: Double) {
    // Above the pointer is room, but not 16 points more, which bring an annotation back that is below.
    let extent = 12 + AnnotationMetrics.size(of: values("41", "7")).height
    let edge = Point(500, 9.5 + extent + 5)
    var person = SimulatedPerson(start: Point(500, 12))
    person.engine.setAnnotation(values("41", "7"), at: person.now)
    person.wait(milliseconds: 900)
    person.move(by: edge - Point(500, 12), waiting: 900)
    XCTAssertGreaterThan(try XCTUnwrap(person.frame.annotation).position.y, edge.y, "it stays below")
    if isHidden {
      person.send(.leave, waiting: gap)
      person.send(.enter(edge))
    } else {
      person.engine.setAnnotation(nil, at: person.now)
      person.wait(milliseconds: gap)
      person.engine.setAnnotation(values("3", "4"), at: person.now)
    }
    person.wait(milliseconds: 900)
    var fresh = SimulatedPerson(start: edge)
    fresh.engine.setAnnotation(values("3", "4"), at: fresh.now)
    fresh.wait(milliseconds: 900)
    return (
      try XCTUnwrap(person.frame.annotation).position.y, try XCTUnwrap(fresh.frame.annotation).position.y
    )
  }
}
