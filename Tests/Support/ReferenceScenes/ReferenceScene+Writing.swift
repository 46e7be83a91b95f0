import Kinematics
import PointerKit
import PointerRecordings

extension ReferenceScene {
  /// Text with lines, a day view with steps, a tool whose pointer is a path with accessories, a dialog that
  /// the person looks at, values, a drag's badge, and a band over all of it.
  public static var writing: ReferenceScene {
    var engine = PointerEngine(size: Size(width: 1024, height: 768), start: Point(x: 120, y: 60))
    var dialog = PointerSpace(id: 3)
    dialog.clip = Rect(x: 700, y: 400, width: 260, height: 260)
    dialog.z = 1
    engine.upsert(dialog, at: .zero)
    engine.upsert(paper(), at: .zero)
    engine.placePointer(at: .zero)
    var stroke = Stroke()
    stroke.touch()
    stroke.move(by: Vector(dx: 40, dy: 150), reports: 30)
    stroke.send(.button(.primary, isDown: true))
    stroke.move(by: Vector(dx: 90, dy: 60), reports: 30)
    stroke.send(.button(.primary, isDown: false))
    stroke.append { .setAnnotation(PointerAnnotation([.init(label: "W", text: "41.5")]), at: $0) }
    stroke.move(by: Vector(dx: 170, dy: -40), reports: 20)
    stroke.move(by: Vector(dx: 0, dy: 110), reports: 20)
    stroke.move(by: Vector(dx: 150, dy: -90), reports: 12)
    stroke.wait(milliseconds: 60)
    stroke.send(.dragOperation(.copy))
    stroke.move(by: Vector(dx: -60, dy: 220), reports: 24)
    stroke.send(.dragOperation(.none))
    stroke.append { .setAnnotation(nil, at: $0) }
    stroke.send(.gaze(Point(x: 780, y: 480)))
    stroke.move(by: Vector(dx: 6, dy: 2), reports: 3)
    stroke.wait(milliseconds: 120)
    stroke.send(.position(Point(x: 20, y: 700)))
    stroke.send(.button(.primary, isDown: true))
    stroke.move(by: Vector(dx: 600, dy: -560), reports: 40)
    stroke.send(.button(.primary, isDown: false))
    stroke.lift()
    return ReferenceScene(name: "writing", engine: engine, steps: stroke.steps)
  }

  private static func paper() -> [PointerTarget] {
    var text = PointerTarget(id: 1, frame: Rect(x: 100, y: 140, width: 200, height: 220), kind: .text)
    text.style.verticalPrecision = .lines((0..<10).map { .init(start: 22 * Double($0), length: 22) })
    var day = PointerTarget(id: 2, frame: Rect(x: 360, y: 140, width: 120, height: 220), kind: .card)
    day.style = PointerStyle(shape: .horizontalBeam(length: 80), constrainedAxes: .vertical)
    day.style.verticalPrecision = .stepped(origin: 0, spacing: 11)
    var tool = PointerTarget(id: 3, frame: Rect(x: 540, y: 140, width: 140, height: 160), kind: .card)
    tool.style = PointerStyle(
      shape: .path(
        PointerPath([
          .move(to: .zero), .line(to: Point(x: 18, y: 6)),
          .quadratic(to: Point(x: 6, y: 18), control: Point(x: 20, y: 20)), .close,
        ])), constrainedAxes: [])
    tool.style.accessories = [
      PointerAccessory(.arrow, angle: 0.7, offset: 6),
      PointerAccessory(.plus, angle: 2.4, orientationMatchesAngle: true),
    ]
    var button = PointerTarget(
      id: 4, frame: Rect(x: 750, y: 460, width: 90, height: 44), kind: .button, hasBezel: true, effect: .lift)
    button.space = 3
    return [text, day, tool, button]
  }
}
