import PointerTestSupport
import XCTest

/// The damaged rectangle covers all that changed.
final class DamageTests: XCTestCase {
  private func targets() -> [PointerTarget] {
    let icon = PointerTarget(
      1, Rect(400, 300, 80, 80), .appIcon, hasBezel: true, color: LinearColor(luminance: 0.3))
    let bar = PointerTarget(2, Rect(300, 300, 44, 37), .barButton, group: 1)
    return [icon, bar, PointerTarget(3, Rect(520, 300, 300, 200), .card, hasBezel: true)]
  }

  /// The rectangle that a command can paint; for content, its scaled and moved frame.
  private func extent(_ command: DrawingCommand, _ frame: PointerFrame) -> Rect? {
    switch command.kind {
    case .shadow(let shape, let offset, let radius, _, _):
      return shape.rect.offset(by: offset).outset(by: 3 * radius)
    case .roundedRect(let shape, _, _), .tint(let shape, _, _): return shape.rect
    case .path(_, let rect, _, _, _): return rect
    case .outline(let outline, let center, let scale, _, _):
      let size = outline.bounds.size
      return Rect(center: center, size: Size(size.width * scale, size.height * scale))
    case .contentBegin: return frame.contents.first { $0.target == command.target }?.transformedFrame
    case .contentEnd: return nil
    case .radialLight(_, _, _, let clip): return clip.rect
    case .annotation(_, let platter, _, _): return platter
    }
  }

  /// The commands without those of elements that are only painted again.
  private func visible(_ frame: PointerFrame) -> [DrawingCommand] {
    frame.drawing.commands.filter { command in
      command.target == nil || frame.contents.contains { $0.target == command.target }
    }
  }

  func testDamageCoversAllThatChanged() {
    for (seed, var dice) in withDice(0..<10) {
      let host = HostTraits(displayScale: dice.pick([1, 1.25, 1.5, 2]))
      var person = SimulatedPerson(targets: targets(), start: Point(420, 320), hostTraits: host)
      var frame = PointerFrame()
      person.engine.read(at: person.now, into: &frame)
      for _ in 0..<60 {
        let old = frame
        switch dice.count(0...9) {
        case 0...4: person.move(by: dice.vector(upTo: 40))
        case 5: person.press()
        case 6: person.release()
        case 7: person.engine.setAppearance(dice.pick([.light, .dark]), at: person.now)
        case 8:
          var icon = targets()[0]
          icon.color = dice.chance(0.5) ? nil : LinearColor(luminance: 0.9)
          icon.cornerRadius = dice.pick([8, 40])
          person.engine.upsert(icon, at: person.now)
          if dice.chance(0.2) { person.engine.remove(target: 1, at: person.now) }
        default: person.wait(milliseconds: Int64(dice.count(1...500)))
        }
        person.engine.read(at: person.now, into: &frame)
        let (drawn, drawnBefore) = (visible(frame), visible(old))
        guard drawn != drawnBefore else {
          if frame.pointer == old.pointer && frame.contents == old.contents {
            XCTAssertNil(frame.damage, "seed \(seed): nothing changed")
          }
          continue
        }
        let damage = frame.damage
        XCTAssertNotNil(damage, "seed \(seed): the drawing changed")
        guard let damage else { return }
        let added = drawn.filter { !drawnBefore.contains($0) }.compactMap { extent($0, frame) }
        let gone = drawnBefore.filter { !drawn.contains($0) }.compactMap { extent($0, old) }
        for rect in added + gone {
          XCTAssertTrue(
            damage.minX <= rect.minX && damage.minY <= rect.minY && damage.maxX >= rect.maxX
              && damage.maxY >= rect.maxY, "seed \(seed): \(damage) does not cover \(rect)")
        }
      }
    }
  }

  func testDamageIsAlignedToDevicePixelsAtAFractionalScale() {
    for scale in [1.25, 1.5, 1.75, 2, 1] {
      let host = HostTraits(displayScale: scale)
      var person = SimulatedPerson(
        targets: targets(), start: Point(380.3, 320.7), hostTraits: host)
      var frame = PointerFrame()
      for _ in 0..<60 {
        person.move(by: Vector(1.37, 0.41))
        person.engine.read(at: person.now, into: &frame)
        guard let damage = frame.damage else { continue }
        for edge in [damage.minX, damage.minY, damage.maxX, damage.maxY] {
          XCTAssertEqual(edge * scale, (edge * scale).rounded(), accuracy: 1e-9, "at \(scale)")
        }
      }
    }
  }

  /// A notch that grows into a square changes nothing but the polygon.
  func testAMorphWithinTheSameExtentIsDamage() {
    func shape(notch: Double) -> PointerShape {
      let corners = [
        Point(-10, -10), Point(-4, -10), Point(0, notch - 10), Point(4, -10), Point(10, -10), Point(10, 10),
        Point(-10, 10),
      ]
      return .path(
        PointerPath(
          [.move(to: corners[0])] + corners.dropFirst().map { .line(to: $0) } + [.close], anchor: .zero))
    }
    var target = PointerTarget(1, Rect(300, 300, 200, 200), style: PointerStyle(shape: shape(notch: 1)))
    var person = SimulatedPerson(targets: [target], at: Point(400, 400))
    person.waitUntilRest()
    var frame = PointerFrame()
    person.engine.read(at: person.now, into: &frame)
    target.style = PointerStyle(shape: shape(notch: 12))
    person.engine.upsert(target, at: person.now)
    var count = 0
    for _ in 0..<40 {
      let old = frame
      person.wait(milliseconds: 8)
      person.engine.read(at: person.now, into: &frame)
      guard frame.pointer == old.pointer, frame.outline != old.outline else { continue }
      count += 1
      XCTAssertEqual(frame.damage?.union(Rect(390, 390, 20, 20)), frame.damage)
      XCTAssertNotNil(frame.damage)
    }
    XCTAssertGreaterThan(count, 10)
  }

  func testFirstFrameDamagesWhatItShowsAndNoMore() {
    let person = SimulatedPerson(start: Point(500, 400))
    XCTAssertEqual(person.frame.damage, Rect(minX: 489, minY: 389, maxX: 511, maxY: 411))
  }

  func testAnAnnotationDamagesWhereItComesMovesAndGoes() throws {
    var person = SimulatedPerson(
      start: Point(500, 400), settings: with(PointerSettings()) { $0.autoHideDelay = nil })
    person.wait(milliseconds: 900)
    var frame = PointerFrame()
    person.engine.read(at: person.now, into: &frame)
    let value = PointerAnnotation.Value(label: "X", text: "41")
    person.engine.setAnnotation(PointerAnnotation([value]), at: person.now)
    person.wait(milliseconds: 900)
    person.engine.read(at: person.now, into: &frame)
    let first = try XCTUnwrap(frame.annotation).platter.rect
    XCTAssertEqual(frame.damage?.union(first), frame.damage, "it came")
    XCTAssertNotNil(frame.damage)
    person.move(by: Vector(150, 60), waiting: 900)
    person.engine.read(at: person.now, into: &frame)
    let shown = try XCTUnwrap(frame.annotation).platter.rect
    XCTAssertEqual(frame.damage?.union(first).union(shown), frame.damage, "it moved")
    XCTAssertNotNil(frame.damage)
    person.engine.setAnnotation(nil, at: person.now)
    person.wait(milliseconds: 900)
    person.engine.read(at: person.now, into: &frame)
    XCTAssertNil(frame.annotation)
    XCTAssertEqual(frame.damage?.union(shown), frame.damage, "it went")
    XCTAssertNotNil(frame.damage)
    person.engine.read(at: person.now, into: &frame)
    XCTAssertNil(frame.damage, "nothing changed")
  }
}
