import PointerTestSupport
import XCTest

@testable import PointerKit

/// S6–S8: the weight of shapes, their anchors, their strokes, and which shapes count as empty.
final class S6S7S8WeightTests: XCTestCase {
  func testS8ReadyMadeCustomShapesWeighAboutAsMuchAsTheCircleOfNineteenPoints() {
    // About the weight of the circle is within half as much again of it.
    let shapes: [(String, PointerShape)] = [
      ("circle", .circle()), ("cross", .cross), ("horizontal arrows", .horizontalArrows),
      ("vertical arrows", .verticalArrows), ("pill", .pill), ("grabber", .grabber),
      ("marker tip", .markerTip), ("bullseye", .bullseye),
    ]
    for (name, shape) in shapes {
      let share = shape.visualWeight / PointerShape.standardVisualWeight
      XCTAssertTrue(share > 1 / 1.5 && share < 1.5, "\(name): \(share)")
    }
    XCTAssertEqual(PointerShape.circle().visualWeight, Double.pi * 9.5 * 9.5, accuracy: 1e-9)
  }

  func testS7NoPartOfAReadyMadeShapeIsThinnerThanFourAndAHalfPoints() {
    let least = 4.5 - 1e-9
    XCTAssertGreaterThanOrEqual(PointerConfiguration().pointer.beamThickness, least)
    for case .roundedRect(let size, _) in [PointerShape.pill, .grabber] {
      XCTAssertGreaterThanOrEqual(size.shorterSide, least)
    }
    func ends(_ path: PointerPath) -> [Point] {
      path.elements.compactMap { element in
        switch element {
        case .move(let to), .line(let to), .quadratic(let to, _), .cubic(let to, _, _): to
        case .close: nil
        }
      }
    }
    let arm = ends(.cross).filter { $0.y < -4 && $0.x > 0 }.map { $0.x }
    XCTAssertGreaterThanOrEqual(2 * (arm.max() ?? 0), least)
    // The target's circles: its rim, the inside of the rim, and the dot.
    let radii = Set(
      ends(.bullseye).map { ($0 - PointerPath.bullseye.anchor).length * 100 }.map { $0.rounded() / 100 }
    ).sorted(by: >)
    XCTAssertEqual(radii.count, 3)
    XCTAssertGreaterThanOrEqual(radii[0] - radii[1], least)
    XCTAssertGreaterThanOrEqual(2 * radii[2], least)
    for cursor in CursorKind.allCases {
      guard case .path(let path) = cursor.rendition?.shape, let width = path.strokeWidth else { continue }
      XCTAssertGreaterThanOrEqual(width, least, "\(cursor)")
    }
  }

  func testS6ReadyMadeShapesAreAnchoredAtTheirMiddleAndTheMarkerAtItsPoint() {
    for path in [PointerPath.cross, .horizontalArrows, .verticalArrows, .bullseye] {
      XCTAssertEqual((path.bounds.center - path.anchor).length, 0, accuracy: 1e-9)
    }
    XCTAssertEqual(PointerPath.markerTip.bounds.maxY, PointerPath.markerTip.anchor.y)
    XCTAssertEqual(PointerPath.cross.bounds.size, Size(24, 24))
  }

  func testS8TheWeightOfACustomShapeIsTheAreaThatIsPainted() {
    func rect(_ rect: Rect, isClockwise: Bool = true) -> [PointerPath.Element] {
      let corners = [
        Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY), Point(rect.maxX, rect.maxY),
        Point(rect.minX, rect.maxY),
      ]
      let order = isClockwise ? corners : corners.reversed()
      return [.move(to: order[0]), .line(to: order[1]), .line(to: order[2]), .line(to: order[3]), .close]
    }
    let big = rect(Rect(3, 5, 20, 10))
    XCTAssertEqual(PointerPath(big).visualWeight, 200, accuracy: 1e-9)
    let hole = rect(Rect(5, 7, 4, 4), isClockwise: false)
    XCTAssertEqual(PointerPath(big + hole).visualWeight, 184, accuracy: 1e-9)
    // The same way round there is no hole, and what lies twice on a point counts once.
    XCTAssertEqual(PointerPath(big + rect(Rect(5, 7, 4, 4))).visualWeight, 200, accuracy: 2)
    XCTAssertEqual(PointerPath(big + rect(Rect(13, 5, 20, 10))).visualWeight, 300, accuracy: 3)
    let line: [PointerPath.Element] = [.move(to: Point(-10, 0)), .line(to: Point(10, 0))]
    let round = Double.pi * 2.25 * 2.25
    XCTAssertEqual(PointerPath(line, strokeWidth: 4.5).visualWeight, 90 + round, accuracy: 0.5)
    let upright: [PointerPath.Element] = [.move(to: Point(0, -10)), .line(to: Point(0, 10))]
    XCTAssertEqual(
      PointerPath(line + upright, strokeWidth: 4.5).visualWeight, 2 * (90 + round) - 4.5 * 4.5, accuracy: 2)
    let ring = PointerPath(big, strokeWidth: 2)
    XCTAssertEqual(ring.visualWeight, 22 * 12 - 18 * 8 - (4 - Double.pi), accuracy: 0.5)
    let eight: [PointerPath.Element] = [
      .move(to: Point(-10, -5)), .line(to: Point(10, 5)), .line(to: Point(10, -5)), .line(to: Point(-10, 5)),
      .close,
    ]
    XCTAssertEqual(PointerPath(eight).visualWeight, 100, accuracy: 1)
  }

  func testPathWithoutAreaCountsAsTheFreeCircle() {
    let nothing: [PointerPath] = [
      PointerPath([]), PointerPath([.move(to: .zero)]), PointerPath([.close]),
      PointerPath([.move(to: .zero), .line(to: Point(10, 10))]),
      PointerPath([.move(to: .zero)], strokeWidth: 5),
      PointerPath([.move(to: Point(.nan, 0)), .line(to: Point(1, .infinity))]),
      PointerPath(Array(repeating: .line(to: Point(4, 4)), count: 9)),
    ]
    for (index, path) in nothing.enumerated() {
      XCTAssertFalse(path.hasArea, "path \(index)")
      let target = PointerTarget(1, Rect(400, 300, 80, 50), style: PointerStyle(shape: .path(path)))
      var person = SimulatedPerson(targets: [target], start: Point(420, 320))
      person.move(by: Vector(2, 0), waiting: 600)
      XCTAssertEqual(person.frame.pointer.outline, .circle, "path \(index)")
      XCTAssertEqual(person.frame.pointer.size, Size(19, 19))
    }
  }

  /// The two sides of a closed stroke that crosses itself enclose each other; formerly, neither side counted
  /// as the outer one.
  func testClosedStrokeThatCrossesItselfIsSeenAndMorphs() {
    let corners = [(-9.5, -2.5), (-8.3, -10.4), (-2.4, 10.0), (7.2, 6.4), (-6.7, 0.9), (-5.4, -7.9)].map {
      Point($0.0, $0.1)
    }
    func path(_ pieces: Int) -> PointerPath {
      var elements = [PointerPath.Element.move(to: corners[0])]
      for index in corners.indices {
        let way = corners[(index + 1) % corners.count] - corners[index]
        for piece in 1...pieces {
          elements.append(.line(to: corners[index] + way * (Double(piece) / Double(pieces))))
        }
      }
      return PointerPath(elements + [.close], strokeWidth: 4.5)
    }
    XCTAssertTrue(path(200).hasArea, "so many corners are not cut where they cross")
    let path = path(1)
    XCTAssertTrue(path.hasArea)
    let target = PointerTarget(1, Rect(400, 300, 100, 100), style: PointerStyle(shape: .path(path)))
    var person = SimulatedPerson(targets: [target], start: target.frame.center)
    XCTAssertEqual(person.engine.diagnostics.total, 0)
    person.move(by: Vector(1, 0), waiting: 60)
    XCTAssertEqual(person.frame.pointer.outline, .path)
    XCTAssertGreaterThan(person.frame.outline.area.magnitude, 100)
    person.waitUntilRest()
    XCTAssertEqual(person.frame.pointer.path, path)
  }

  // MARK: The area of strokes and needles, however thin or sharp they are

  /// A stroke paints at least a disc and its longest line, and at most all lines with a disc at each corner.
  func testNeedlesHairpinsAndRepeatedCornersHaveAFiniteWeightWithinBounds() {
    for (seed, var dice) in withDice(seeds(20_000, inDebug: 60)) {
      let kind = dice.pick([HardPath.hairpin, .needle, .repeated])
      let elements = kind.elements(dice.count(3...12), &dice)
      let width = dice.chance(0.2) ? nil : dice.pick(HardPath.strokes)
      let path = PointerPath(elements, strokeWidth: width)
      let message = "seed \(seed), \(kind), stroke \(width ?? 0): \(path.visualWeight)"
      XCTAssertTrue(path.visualWeight.isFinite && path.visualWeight >= 0, message)
      XCTAssertLessThanOrEqual(path.visualWeight, 1.02 * path.bounds.size.area, message)
      let extent = path.bounds.size.longerSide
      // Below that, lines are lost in the rounding of coordinates.
      guard let width, width > 1e-7 * extent, extent > 1e-6 else { continue }
      let corners = elements.flatMap { $0.points }
      let lines = zip(corners, corners.dropFirst() + corners.prefix(1)).map { $0.distance(to: $1) }
      let disc = Double.pi * width * width / 4
      let error = 1e-9 * extent * max(extent, 1)
      XCTAssertGreaterThan(path.visualWeight, 0.97 * ((lines.max() ?? 0) * width + disc) - error, message)
      XCTAssertLessThan(
        path.visualWeight, 1.02 * (lines.reduce(0, +) * width + Double(corners.count) * disc) + error, message
      )
    }
  }

  /// The share of points of a fine grid that are within half a stroke's width of a line, or that the lines
  /// run around.
  private func weightOnAGrid(_ path: PointerPath, _ corners: [Point]) -> Double {
    let (rows, bounds) = (120, path.bounds)
    let (width, height) = (bounds.width / Double(rows), bounds.height / Double(rows))
    var count = 0
    for (row, column) in product(0..<rows, 0..<rows) {
      let point = Point(
        bounds.minX + (Double(column) + 0.5) * width, bounds.minY + (Double(row) + 0.5) * height)
      var (winding, isNear) = (0, false)
      for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
        let (line, offset) = (to - from, point - from)
        let share = line.lengthSquared > 0 ? offset.dot(line) / line.lengthSquared : 0
        let away = offset - line * max(0, min(1, share))
        if let stroke = path.strokeWidth, away.length <= stroke / 2 { isNear = true }
        if (from.y <= point.y) != (to.y <= point.y), (line.cross(offset) > 0) == (from.y <= point.y) {
          winding += from.y <= point.y ? 1 : -1
        }
      }
      if path.strokeWidth == nil ? winding != 0 : isNear { count += 1 }
    }
    return Double(count) * width * height
  }

  func testS8TheWeightOfHardPathsIsThatOfTheirPaintOnAGrid() {
    let kinds: [HardPath] = [.scribble, .star, .comb, .spiral, .polygon, .confetti]
    for (seed, var dice) in withDice(seeds(12), from: 400) {
      let kind = kinds[seed % kinds.count]
      let elements = kind.elements(dice.pick([5, 20, 60]), &dice)
      // The oracle knows a single contour.
      let contour = Array(elements.prefix(kind == .confetti ? 4 : elements.count))
      let path = PointerPath(contour, strokeWidth: dice.pick([nil, 2, 4.5, 30]))
      let weight = weightOnAGrid(path, contour.compactMap { $0.end })
      XCTAssertEqual(
        path.visualWeight, weight, accuracy: 0.03 * weight + 0.01 * path.bounds.size.area,
        "seed \(seed), \(kind), stroke \(path.strokeWidth ?? 0)")
    }
  }

  // MARK: The largest paths

  func testElementsBeyondTheLargestNumberAreDroppedAndCounted() {
    let most = PointerPath.maximumElementCount
    let elements = (0..<most + 3).map {
      PointerPath.Element.line(to: Point(Double($0 % 40), Double($0 % 31)))
    }
    XCTAssertEqual(PointerPath(Array(elements.prefix(most))).droppedElements, 0)
    let path = PointerPath(elements)
    XCTAssertEqual(path.elements.count, most)
    XCTAssertEqual(path.droppedElements, 3)
    let target = PointerTarget(7, Rect(400, 300, 80, 50), style: PointerStyle(shape: .path(path)))
    let person = SimulatedPerson(targets: [target])
    XCTAssertEqual(person.engine.diagnostics.invalidStyles.count, 1)
    XCTAssertEqual(person.engine.diagnostics.invalidStyles.lastID, 7)
  }

  // A huge stroke once weighed nothing, or more than its bounds.

  // MARK: The position of a host's own path, pressed or not, and which strokes count as too thin

  private let frame = Rect(300, 200, 300, 300)

  private func target(_ path: PointerPath, id: TargetID = 1) -> PointerTarget {
    PointerTarget(id, frame, style: PointerStyle(shape: .path(path)))
  }

  /// The position of the anchor on the surface, computed independently: the shape is drawn around its center,
  /// scaled.
  private func anchor(_ path: PointerPath, in pointer: PointerAppearance) -> Point {
    let bounds = path.bounds
    let share = Vector(
      (path.anchor.x - bounds.minX) / bounds.width - 0.5, (path.anchor.y - bounds.minY) / bounds.height - 0.5)
    return pointer.center
      + Vector(share.dx * pointer.size.width * pointer.scale, share.dy * pointer.size.height * pointer.scale)
  }

  private static let drop: [PointerPath.Element] = [
    .move(to: Point(3, 40)), .line(to: Point(15, 52)), .line(to: Point(3, 64)), .close,
  ]

  private var paths: [(String, PointerPath)] {
    var paths: [(String, PointerPath)] = [
      ("marker", .markerTip), ("cross", .cross), ("middle", PointerPath(Self.drop)),
      ("corner", PointerPath(Self.drop, anchor: Point(3, 40))),
      ("outside", PointerPath(Self.drop, anchor: Point(-20, 90))),
      ("stroke", PointerPath(Self.drop, anchor: Point(15, 52), strokeWidth: 5)),
    ]
    var dice = Dice(seed: 5)
    for index in 0..<6 {
      let anchor = Point(dice.number(-10...30), dice.number(30...80))
      paths.append(("random \(index)", PointerPath(Self.drop, anchor: anchor)))
    }
    return paths
  }

  func testS6PressingKeepsTheAnchorOnTheLocationInEveryFrame() {
    var variants = Variants()
    for (name, path) in paths {
      for scale in variants.of([0.8, 0.5, 1.3]) {
        let configuration = with(PointerConfiguration()) { $0.pointer.pressedCircleScale = scale }
        var person = SimulatedPerson(
          targets: [target(path)], at: Point(421, 330), configuration: configuration)
        person.waitUntilRest()
        XCTAssertEqual(person.frame.pointer.path, path)
        for phase in ["pressed", "pressed again", "released"] {
          if phase == "released" { person.release() } else { person.press() }
          if phase == "pressed again" {
            // Interrupted while it shrinks and while it grows.
            person.wait(milliseconds: 30)
            person.release(waiting: 20)
            person.press()
          }
          for _ in 0..<80 {
            person.move(by: phase == "pressed again" ? Vector(0.8, -0.5) : .zero, waiting: 7)
            let (frame, location) = (person.frame, person.frame.clickLocation)
            let distance = (anchor(path, in: frame.pointer) - location).length
            XCTAssertLessThan(distance, 0.03, "\(name) \(phase), scale \(frame.pointer.scale)")
          }
        }
        XCTAssertEqual(person.frame.pointer.scale, 1)
      }
    }
  }

  func testS6APathIsAnchoredAtItsMiddleUnlessAnAnchorIsSet() {
    let path = PointerPath(Self.drop)
    XCTAssertEqual(path.anchor, Point(9, 52))
    XCTAssertEqual(PointerPath(Self.drop, anchor: .zero).anchor, .zero)
    XCTAssertNotEqual(PointerPath(Self.drop, anchor: .zero), path)
    XCTAssertEqual(PointerPath(Self.drop, anchor: path.bounds.center), path)
    for number in [Double.nan, .infinity, -.infinity] {
      XCTAssertEqual(PointerPath(Self.drop, anchor: Point(number, 1)), path)
    }
    XCTAssertEqual(PointerPath([]).anchor, .zero)
    XCTAssertEqual(PointerPath(Self.drop, anchor: Point(1e300, 0)).anchor, Point(1e9, 0))
    var person = SimulatedPerson(targets: [target(path)], at: Point(421, 330))
    person.waitUntilRest()
    XCTAssertEqual(person.frame.pointer.center, Point(421, 330))
  }

  func testS7AShapeThatIsNotSolidWithAStrokeBelowFourAndAHalfPointsIsCountedOnce() {
    func stroked(_ width: Double?, id: TargetID) -> PointerTarget {
      target(PointerPath(Self.drop, strokeWidth: width), id: id)
    }
    for width in [0.1, 1, 3, 4.4, 4.5.nextDown] {
      var person = SimulatedPerson(targets: [stroked(4.5, id: 3), stroked(width, id: 8), stroked(nil, id: 9)])
      XCTAssertEqual(person.engine.diagnostics.thinStrokes.count, 1, "\(width)")
      XCTAssertEqual(person.engine.diagnostics.thinStrokes.lastID, 8)
      XCTAssertEqual(person.engine.diagnostics.total, 0, "a hint: it is drawn as it is")
      person.engine.upsert(stroked(width / 2, id: 8), at: person.now)
      XCTAssertEqual(person.engine.diagnostics.thinStrokes.count, 1, "it is known")
      person.engine.upsert(stroked(5, id: 8), at: person.now)
      person.engine.upsert(stroked(width, id: 8), at: person.now)
      XCTAssertEqual(person.engine.diagnostics.thinStrokes.count, 2)
      person.engine.remove(target: 8, at: person.now)
      person.engine.upsert(stroked(width, id: 8), at: person.now)
      XCTAssertEqual(person.engine.diagnostics.thinStrokes.count, 3)
    }
    // A stroke that is none fills the path.
    for width in [0, -3, Double.nan, .infinity] {
      XCTAssertEqual(
        SimulatedPerson(targets: [stroked(width, id: 1)]).engine.diagnostics.thinStrokes.count, 0, "\(width)")
    }
    for shape in [PointerShape.cross, .bullseye, .markerTip, .pill, .verticalBeam(length: 20)] {
      var other = target(.cross)
      other.style = PointerStyle(shape: shape)
      XCTAssertEqual(SimulatedPerson(targets: [other]).engine.diagnostics.thinStrokes.count, 0)
    }
  }
}
