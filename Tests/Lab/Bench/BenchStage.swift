import Magnetism
package import PointerKit

/// An engine with a layout, on which scenes run.
package struct BenchStage {
  private static let interval: Int64 = 8_333_333

  package var engine: PointerEngine
  package private(set) var frame = PointerFrame()
  let layout: BenchLayout
  private var now: Timestamp
  /// The number of operations since the scene began.
  private var step = 0
  private var dice = Dice(seed: 1)
  /// The latest choice; kept so that the compiler cannot remove its computation.
  private var choice: Attraction?
  /// A sum over the commands that were read; kept so that the compiler cannot remove the reading.
  private var commands = CommandSum()
  /// Two batches of moves that alternate: the first moves targets away, the second moves them back.
  private var moves: [[MovedTarget]] = []

  package init(_ layout: BenchLayout) {
    var engine = layout.emptyEngine
    engine.upsert(layout.targets, at: .zero)
    self.init(layout, engine: engine)
  }

  init(_ layout: BenchLayout, engine: PointerEngine) {
    self.layout = layout
    self.engine = engine
    now = Timestamp(nanoseconds: 1_000_000_000)
  }

  // MARK: Scenes

  /// Prepares the layout for a scene and moves the pointer to the start of the scene.
  ///
  /// Afterwards everything is at rest, except in the scene `choose`, in which the pointer still moves after a
  /// flick.
  package mutating func begin(_ scene: BenchScene) {
    step = 0
    dice = Dice(seed: 1)
    switch scene {
    case .morph: movePointer(to: layout.frame(min(5, layout.count - 1)).center)
    case .flick: surroundLanding()
    case .choose:
      surroundLanding()
      stroke()
      perform(.flick)
    case .move: prepareMoves()
    case .scrollParent:
      engine.upsert(layout.nestedSpaces, at: now)
      movePointer(to: layout.frame(0).center)
    default: movePointer(to: layout.frame(0).center)
    }
  }

  /// Restores the layout after a scene.
  package mutating func end(_ scene: BenchScene) {
    switch scene {
    case .flick, .choose:
      engine.upsert([], removing: (0..<FlickSurroundings.count).map(FlickSurroundings.id), at: now)
    case .scroll: engine.scroll(space: BenchLayout.space, toOrigin: .zero, at: now)
    case .scrollParent:
      for space in layout.nestedSpaces where space.id != BenchLayout.space {
        engine.remove(space: space.id, at: now)
      }
      engine.upsert(PointerSpace(id: BenchLayout.space), at: now)
    case .move: moves = []
    default: break
    }
  }

  /// Prepares a batch of operations; this is not timed.
  package mutating func prepare(_ scene: BenchScene) {
    if scene == .flick { stroke() }
  }

  /// Performs one operation.
  @inline(never)
  package mutating func perform(_ scene: BenchScene) {
    now = now.advanced(byNanoseconds: BenchStage.interval)
    switch scene {
    case .idle: read()
    case .settled: tremble()
    case .sweep: sweep()
    case .morph: morph()
    case .jumps: jump()
    case .flick: engine.simulate(PointerInput(.contact(.ended, fingers: 0), at: now))
    case .choose: choose()
    case .scroll: scroll(BenchLayout.space)
    case .scrollParent: scroll(BenchLayout.parentSpace)
    case .move: move()
    case .register: break
    }
    step += 1
  }

  /// Reads the frame after an operation.
  @inline(never)
  package mutating func read() {
    engine.step(now: now, into: &frame)
  }

  /// Reads the frame after an operation, and the commands that the reading includes.
  package mutating func read(_ reading: BenchScene.Reading) {
    read()
    switch reading {
    case .nothing, .frame: break
    case .commands: commands.add(frame)
    case .elements: commands.addByElement(frame)
    }
  }

  // MARK: Movements

  private mutating func movePointer(to point: Point) {
    engine.simulate(PointerInput(.position(point), at: now))
    rest()
  }

  private mutating func rest() {
    now = now.advanced(bySeconds: 10)
    read()
  }

  private mutating func handle(_ delta: Vector) { engine.simulate(PointerInput(.motion(delta), at: now)) }

  private mutating func tremble() {
    // The pointer moves back and forth, so that it stays on the control.
    let direction = step / 60 % 2 == 0 ? 1.0 : -1.0
    handle(Vector(dx: 0.01 * direction, dy: step % 3 == 0 ? 0.0004 : -0.0002))
  }

  private mutating func sweep() {
    let perRow = Int((layout.extent.width - 80) / 12)
    let turn = step / (perRow + 1)
    guard step % (perRow + 1) == perRow else {
      handle(Vector(dx: turn % 2 == 0 ? 12 : -12, dy: 0))
      return
    }
    // The pointer moves to the next row; from the last row it moves upward again, row by row.
    let isDownward = turn / max(1, layout.rows - 1) % 2 == 0
    handle(Vector(dx: 0, dy: layout.rows == 1 ? 0 : isDownward ? 74 : -74))
  }

  private mutating func morph() {
    let isTurn = step % 12 == 0
    let direction = step % 24 == 0 ? 1.0 : -1.0
    handle(isTurn ? Vector(dx: 100 * direction, dy: 0) : Vector(dx: 0.1 * direction, dy: 0))
  }

  private mutating func jump() {
    let x = dice.number(0...layout.extent.width)
    let y = dice.number(0...layout.extent.height)
    engine.simulate(PointerInput(.position(Point(x: x, y: y)), at: now))
  }

  // MARK: The layout

  private mutating func scroll(_ space: SpaceID) {
    // The space scrolls to the last row and back.
    let length = max(8, Int(Double(layout.rows - 1) * 74 / 9))
    let turn = step % (2 * length)
    let offset = 9 * Double(turn < length ? turn : 2 * length - turn)
    engine.scroll(space: space, toOrigin: Point(x: 0, y: -offset), at: now)
  }

  private mutating func prepareMoves() {
    movePointer(to: layout.frame(0).center)
    let count = min(1000, layout.count)
    moves = [16.0, 0].map { offset in
      (0..<count).map { number in
        let index = number * (layout.count / count)
        return MovedTarget(
          id: TargetID(index + 1), frame: layout.frame(index).offset(by: Vector(dx: offset, dy: 0)))
      }
    }
  }

  private mutating func move() {
    engine.move(moves[step % 2], at: now)
  }

  // MARK: The flick

  /// The start of each stroke, below the rows.
  private var flickStart: Point {
    Point(x: 40, y: layout.surface.height - layout.flickRoom / 2)
  }

  /// Performs a stroke until just before the finger lifts.
  private mutating func stroke() {
    movePointer(to: flickStart)
    engine.simulate(PointerInput(.contact(.began, fingers: 1), at: now))
    for _ in 0..<14 {
      now = now.advanced(byNanoseconds: BenchStage.interval)
      handle(Vector(dx: 9, dy: 0))
    }
    engine.advance(to: now)
  }

  /// Repeats the choice for the last flick.
  private mutating func choose() {
    guard let flick = engine.lastFlick else { return }
    choice = engine.attraction(of: flick)
  }

  /// Registers targets around the point where inertia alone would end the stroke.
  private mutating func surroundLanding() {
    stroke()
    perform(.flick)
    let landing = engine.lastAttraction?.projected ?? flickStart
    rest()
    engine.upsert(FlickSurroundings.targets(around: landing), at: now)
  }
}
