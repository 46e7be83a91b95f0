import PointerTestSupport
import XCTest

@testable import PointerKit

/// I7, S3: a pointer that is a path becomes the rectangle of a band, and a path again, without a jump.
final class BandMorphsTests: XCTestCase {
  private let configuration = SharedConfiguration()
  private let model = Point(300, 200)
  private let rect = Rect(250, 170, 70, 46)

  private static func square(_ side: Double, isHole: Bool = false) -> [PointerPath.Element] {
    let half = side / 2
    let corners = [(-half, -half), (half, -half), (half, half), (-half, half)]
    return .polygon(isHole ? corners.reversed() : corners)
  }

  private static let star = PointerPath(
    .polygon(
      (0..<10).map { index in
        let (sine, cosine) = Elementary.sincos(Double(index) * .pi / 5)
        let radius = index % 2 == 0 ? 22.0 : 9
        return (radius * sine, -radius * cosine)
      }))

  /// Paths of all kinds: around their center or not, with holes and islands, in parts, and very thin.
  private static let paths: [(String, PointerPath)] =
    [
      ("star", star), ("cross", .cross), ("arrows", .horizontalArrows), ("upright arrows", .verticalArrows),
      ("marker tip", .markerTip), ("bullseye", .bullseye),
      ("frame", PointerPath(square(40) + square(26, isHole: true))),
      ("island", PointerPath(square(40) + square(30, isHole: true) + square(12))),
      (
        "bracket",
        PointerPath(.polygon([(0, 0), (30, 0), (30, 5), (5, 5), (5, 35), (30, 35), (30, 40), (0, 40)]))
      ),
      ("needle", PointerPath(.polygon([(0, 0), (60, 0), (60, 0.05), (0, 0.05)]))),
      ("line beside a square", PointerPath(square(10) + [.move(to: .zero), .line(to: Point(40, 25))])),
    ]
    + OddPaths.allCases.prefix(1).map {
      var dice = Dice(seed: 5)
      return ("odd \($0)", $0.path(&dice))
    }

  /// Every fourth of the paths, since to follow one takes long.
  private static let some = stride(from: 0, to: paths.count, by: 4).map { paths[$0] }

  /// What a person sees of the pointer at an instant.
  private struct Seen {
    var appearance = PointerAppearance()
    var outline = PointerOutline()

    init(_ pointer: VisiblePointer, model: Point, at time: Timestamp) {
      var pointer = pointer
      pointer.read(model: model, at: time, into: &appearance, &outline)
    }

    /// The painted area, by the nonzero rule; of a polygon from scan lines.
    var area: Double {
      if !outline.isEmpty { return outline.areas.painted }
      if appearance.outline == .path { return appearance.path?.visualWeight ?? 0 }
      return RoundedRect(appearance.roundedRect.rect, cornerRadius: appearance.cornerRadius).area
    }

    var reach: [Double] {
      // Of a path at rest, the polygon of its morphs.
      var polygon = outline
      if polygon.isEmpty, let path = appearance.path { polygon.append(path.outline.contours, scale: 1) }
      return appearance.reach(polygon) ?? []
    }
  }

  private func pointer(at goal: PointerMorph.Goal) -> VisiblePointer {
    var pointer = VisiblePointer(diameter: 19, opacity: 0.85, luminance: 0, configuration: configuration)
    pointer.retarget(to: look(goal), configuration: configuration, at: .zero)
    return pointer
  }

  private func look(_ goal: PointerMorph.Goal, band: Rect? = nil) -> VisiblePointer.Look {
    var look = VisiblePointer.Look(form: goal, opacity: 0.85, luminance: 0)
    look.band = band
    return look
  }

  /// Follows a pointer in steps of 2 ms until it is at rest, and asserts that neither its
  /// painted area nor its reach in eight directions moves faster than its springs.
  private func assertContinuous(
    _ pointer: VisiblePointer, from before: Seen, since start: Timestamp, _ name: String
  ) {
    // In a step, the springs move at most this share of their whole way.
    let (interval, most) = (0.002, 0.1)
    let greatest = max(rect.size.area, before.area)
    var last = before
    for step in 0..<2_000 {
      let time = start.advanced(bySeconds: Double(step) * interval)
      let seen = Seen(pointer, model: model, at: time)
      XCTAssertEqual(seen.area, last.area, accuracy: most * greatest, "\(name): the area at step \(step)")
      for (now, former) in zip(seen.reach, last.reach) {
        XCTAssertEqual(now, former, accuracy: most * 50, "\(name): the reach at step \(step)")
      }
      let size = seen.appearance.size
      for point in seen.outline.points
      where point.x.magnitude > size.width / 2 + 1e-9 || point.y.magnitude > size.height / 2 + 1e-9 {
        XCTFail("\(name): \(point) is outside \(size) at step \(step)")
      }
      last = seen
      if pointer.isAtRest(at: time) { return }
    }
    XCTFail("\(name): never at rest")
  }

  func testABandOverAPathAtRestBeginsAsThePath() {
    for (name, path) in Self.some {
      let goal = PointerMorph.Goal(path)
      var pointer = pointer(at: goal)
      let before = Seen(pointer, model: model, at: start)
      pointer.retarget(to: look(goal, band: rect), configuration: configuration, at: start)
      let first = Seen(pointer, model: model, at: start)
      XCTAssertEqual(first.appearance, before.appearance, name)
      XCTAssertEqual(first.outline, before.outline, name)
      assertContinuous(pointer, from: before, since: start, name)
      let last = Seen(pointer, model: model, at: start.after(milliseconds: 4_000))
      XCTAssertEqual(last.appearance.outline, .roundedRect, name)
      XCTAssertEqual(last.appearance.roundedRect, RoundedRect(rect, cornerRadius: 0), name)
      XCTAssertTrue(last.outline.isEmpty, name)
    }
  }

  func testABandOverAPathAtRestEndsAsThePath() {
    for (name, path) in Self.some {
      let goal = PointerMorph.Goal(path)
      var pointer = pointer(at: goal)
      pointer.retarget(to: look(goal, band: rect), configuration: configuration, at: .zero)
      let before = Seen(pointer, model: model, at: start)
      pointer.retarget(to: look(goal), configuration: configuration, at: start)
      assertContinuous(pointer, from: before, since: start, name)
      let last = Seen(pointer, model: model, at: start.after(milliseconds: 4_000))
      XCTAssertEqual(last.appearance.path, path, name)
      XCTAssertTrue(last.outline.isEmpty, name)
    }
  }

  /// The form and the band change together: the pointer leaves a control with a shape of its own and draws a
  /// band, and the band ends on such a control.
  func testABandBeginsAndEndsDuringTheMorphOfAPath() {
    for ((name, path), delay) in zip(Self.some, [-100.0, -30, 100]) {
      let goal = PointerMorph.Goal(path)
      var leaving = pointer(at: goal)
      let first = Seen(leaving, model: model, at: start)
      leaving.retarget(to: look(.circle, band: rect), configuration: configuration, at: start)
      assertContinuous(leaving, from: first, since: start, "\(name), begin")
      // How much later the form begins to morph than the band ends is `delay`, in milliseconds.
      var arriving = pointer(at: .circle)
      arriving.retarget(to: look(.circle, band: rect), configuration: configuration, at: .zero)
      let later = start.after(milliseconds: delay.magnitude)
      let between = delay < 0 ? look(goal, band: rect) : look(.circle)
      arriving.retarget(to: between, configuration: configuration, at: start)
      let seen = Seen(arriving, model: model, at: later)
      arriving.retarget(to: look(goal), configuration: configuration, at: later)
      assertContinuous(arriving, from: seen, since: later, "\(name), end after \(delay) ms")
    }
  }

  /// A rounded shape and the polygon of it are mixed with a band in the same way.
  func testThePolygonOfARoundedShapeIsMixedLikeTheRoundedShape() {
    for (_, goal) in StandardShapes.goals where goal.path == nil {
      let sides = SIMD3(goal.size.width, goal.size.height, goal.cornerRadius)
      for share in [0.01, 0.3, 0.8, 0.99] {
        let plain = SIMD2(sides.x, sides.y) / 2
        let inner = SIMD2(rect.width, rect.height) / 2 * share
        let drawn = plain * (1 - share) + inner
        var outline = PointerOutline()
        RoundedOutline.forEachCorner(of: sides) { outline.points.append($2.position($1)) }
        outline.ends = [outline.points.count]
        BandMix(plain: plain, drawn: drawn, inner: inner).apply(to: &outline)
        var rounded = PointerAppearance()
        rounded.size = Size(2 * drawn.x, 2 * drawn.y)
        rounded.cornerRadius = goal.cornerRadius * (1 - share)
        rounded.outline = .roundedRect
        let tolerance = 0.002 * goal.size.longerSide + 1e-9
        for (mixed, expected) in zip(rounded.reach(outline) ?? [], rounded.reach(PointerOutline()) ?? []) {
          XCTAssertEqual(mixed, expected, accuracy: tolerance, "\(goal.size) at \(share)")
        }
        let area = RoundedRect(rounded.roundedRect.rect, cornerRadius: rounded.cornerRadius).area
        XCTAssertEqual(outline.areas.painted, area, accuracy: 0.02 * area, "\(goal.size) at \(share)")
      }
    }
  }
}
