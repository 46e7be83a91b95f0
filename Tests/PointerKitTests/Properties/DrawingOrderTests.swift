import PointerTestSupport
import XCTest

/// Painting by the list and painting by element give the picture of a painter who knows the whole tree (E4,
/// E7, E14, E16).
final class DrawingOrderTests: XCTestCase {
  private let layoutCount = 120
  /// The display scale at which a frame is painted: mostly a small one, since painting is slow.
  private func scale(_ number: Int) -> Double { [0.5, 1, 0.75, 1.5][number % 4] }

  /// What occurred in the random layouts, so that the test cannot pass on empty pictures.
  private struct Coverage {
    var frames = 0
    var replayed = 0
    var raisedWithOthersOn = 0
    var beneathLeft = 0
    var clipped = 0
    var nested = 0
  }

  /// Describes what is drawn at a point.
  private func description(of frame: PointerFrame, in layout: PaintedLayout, at point: Point) -> String {
    let targets = layout.tree.targets.compactMap { target -> String? in
      guard let rect = layout.person.engine.convert(target.frame, from: target.space),
        rect.outset(by: 6).contains(point)
      else { return nil }
      return "\(target.id.rawValue) in \(target.space.rawValue) z \(target.z) \(rect)"
    }
    let contents = frame.contents.map { "\($0.target.rawValue)\($0.isRaised ? "^" : "")" }
    let drawn = frame.drawing.commands.compactMap { command -> UInt64? in
      if case .contentBegin = command.kind { command.target?.rawValue } else { nil }
    }
    return
      "near \(targets), contents \(contents), behind \(frame.pointer.behind?.rawValue ?? 0), drawn \(drawn)"
  }

  /// Checks that the lists of a frame agree with each other, and that the pointer's layer agrees with
  /// `behind`.
  private func check(_ frame: PointerFrame, _ layout: PaintedLayout, seed: Int) {
    XCTAssertEqual(frame.drawing.redrawn, frame.drawing.redrawn.sorted(), "seed \(seed)")
    let begun = frame.drawing.commands.compactMap { command -> TargetID? in
      if case .contentBegin = command.kind { command.target } else { nil }
    }
    XCTAssertEqual(begun.sorted(), frame.drawing.redrawn, "seed \(seed): each once")
    XCTAssertEqual(frame.drawing.last?.commands.endIndex, frame.drawing.commands.count)
    for (group, next) in zip(frame.drawing, frame.drawing.dropFirst()) {
      XCTAssertEqual(group.commands.endIndex, next.commands.startIndex)
      XCTAssertTrue(group.commands.allSatisfy { $0.space == group.space })
    }
    XCTAssertEqual(Set(frame.drawing.dropLast().map { $0.space }).count, frame.drawing.count - 1)
    for content in frame.contents { XCTAssertNotNil(frame.elements[content.target], "seed \(seed)") }
    XCTAssertEqual(frame.pointer.layer, frame.pointer.behind == nil ? .front : .behind)
    if let behind = frame.pointer.behind { XCTAssertTrue(frame.drawing.includes(behind)) }
  }

  private func count(_ frame: PointerFrame, _ layout: PaintedLayout, _ coverage: inout Coverage) {
    coverage.frames += 1
    if frame.drawing.redrawn.count > frame.contents.count { coverage.replayed += 1 }
    for content in frame.contents where content.isRaised {
      let frames = layout.tree.targets.filter { $0.id == content.target }.map { $0.frame }
      let others = layout.tree.targets.filter { $0.id != content.target && frames[0].contains($0.frame) }
      if !others.isEmpty { coverage.raisedWithOthersOn += 1 }
    }
    if let behind = frame.pointer.behind, behind != frame.hovered { coverage.beneathLeft += 1 }
    if frame.drawing.contains(where: { $0.clip != nil && !$0.commands.isEmpty }) { coverage.clipped += 1 }
    let children = Set(layout.tree.spaces.filter { $0.parent != .window }.map { $0.id })
    if frame.drawing.contains(where: { children.contains($0.space) }) { coverage.nested += 1 }
  }

  func testAnyLayoutLooksAlikePaintedInThreeWays() {
    var coverage = Coverage()
    for (seed, var dice) in withDice(0..<layoutCount) {
      var layout = PaintedLayout(&dice)
      var frame = PointerFrame()
      for step in 0..<6 {
        layout.act(&dice)
        layout.person.engine.read(at: layout.person.now, into: &frame)
        if step < 3, dice.chance(0.5) { continue }
        // Mostly nothing is to be seen without effects.
        if frame.drawing.redrawn.isEmpty, dice.chance(0.8) { continue }
        let scale = scale(seed + step)
        let plain = layout.tree.plainly(frame, scale: scale)
        if let point = layout.tree.byList(frame, scale: scale).difference(from: plain) {
          return XCTFail(
            "seed \(seed), step \(step), scale \(scale): by list differs at \(point): "
              + description(of: frame, in: layout, at: point))
        }
        if let point = layout.tree.byElement(frame, scale: scale).difference(from: plain) {
          return XCTFail(
            "seed \(seed), step \(step), scale \(scale): by element differs at \(point): "
              + description(of: frame, in: layout, at: point))
        }
        check(frame, layout, seed: seed)
        count(frame, layout, &coverage)
      }
    }
    XCTAssertGreaterThan(coverage.frames, 2 * layoutCount)
    for count in [
      coverage.replayed, coverage.raisedWithOthersOn, coverage.beneathLeft, coverage.clipped, coverage.nested,
    ] { XCTAssertGreaterThan(count, layoutCount / 50, "\(coverage)") }
  }
}
