import Kinematics
import PointerKit
import PointerRecordings

extension ReferenceScene {
  private static let size = Size(width: 1024, height: 768)

  private static func bar() -> [PointerTarget] {
    (0..<6).map { index in
      PointerTarget(
        id: TargetID(index + 1), frame: Rect(x: 24 + 68 * Double(index), y: 24, width: 44, height: 37),
        kind: .barButton, group: 1)
    }
  }

  private static func icons() -> [PointerTarget] {
    (0..<12).map { index in
      var icon = PointerTarget(
        id: TargetID(100 + index),
        frame: Rect(
          x: 200 + 160 * Double(index % 4), y: 240 + 160 * Double(index / 4), width: 76, height: 76),
        kind: .appIcon, hasBezel: true)
      icon.cornerRadius = 17
      return icon
    }
  }

  private static func make(
    _ name: StaticString, targets: [PointerTarget], start: Point, device: PointerDevice = .trackpad,
    _ draw: (inout Stroke) -> Void
  ) -> ReferenceScene {
    var engine = PointerEngine(size: size, start: start)
    engine.setDevice(device, at: .zero)
    engine.upsert(targets, at: .zero)
    engine.placePointer(at: .zero)
    var stroke = Stroke()
    draw(&stroke)
    return ReferenceScene(name: name, engine: engine, steps: stroke.steps)
  }

  /// A slow sweep along a toolbar, a rest, and a click.
  public static var toolbar: ReferenceScene {
    make("toolbar", targets: bar(), start: Point(x: 10, y: 200)) { stroke in
      stroke.touch()
      stroke.move(by: Vector(dx: 30, dy: -150), reports: 40)
      stroke.move(by: Vector(dx: 300, dy: 8), reports: 90)
      stroke.wait(milliseconds: 120)
      stroke.lift()
      stroke.wait(milliseconds: 400)
      stroke.touch()
      stroke.click()
      stroke.lift()
    }
  }

  /// A flick toward an icon that attracts it, another that coasts, and a touch that stops a third.
  public static var flick: ReferenceScene {
    make("flick", targets: bar() + icons(), start: Point(x: 80, y: 700)) { stroke in
      stroke.touch()
      stroke.move(by: Vector(dx: 160, dy: -140), reports: 16)
      stroke.lift()
      stroke.wait(milliseconds: 1200)
      stroke.touch()
      stroke.move(by: Vector(dx: -170, dy: 60), reports: 12)
      stroke.lift()
      stroke.wait(milliseconds: 900)
      stroke.touch()
      stroke.move(by: Vector(dx: 200, dy: -20), reports: 12)
      stroke.lift()
      stroke.wait(milliseconds: 90)
      stroke.touch()
      stroke.lift()
    }
  }

  /// A list that scrolls beneath a resting pointer, behind a bar.
  public static var scrolling: ReferenceScene {
    var engine = PointerEngine(size: size, start: Point(x: 300, y: 300))
    var list = PointerSpace(id: 7)
    list.clip = Rect(x: 0, y: 80, width: 1024, height: 688)
    engine.upsert(list, at: .zero)
    let rows = (0..<100).map { index in
      var row = PointerTarget(
        id: TargetID(1000 + index), frame: Rect(x: 0, y: 52 * Double(index), width: 600, height: 52),
        kind: .row, hasBezel: true)
      row.space = 7
      return row
    }
    engine.upsert(rows + bar(), at: .zero)
    engine.placePointer(at: .zero)
    var stroke = Stroke()
    stroke.move(by: Vector(dx: 5, dy: 5), reports: 2)
    for index in 0..<60 {
      stroke.wait(milliseconds: 16)
      stroke.append { .scroll(space: 7, toOrigin: Point(x: 0, y: -7.5 * Double(index)), at: $0) }
    }
    return ReferenceScene(name: "scrolling", engine: engine, steps: stroke.steps)
  }

  /// A mouse with raw counts, which crosses a toolbar, clicks and goes back.
  public static var mouse: ReferenceScene {
    make(
      "mouse", targets: bar() + icons(), start: Point(x: 500, y: 500),
      device: PointerDevice(kind: .mouse, unit: .counts(perInch: 400))
    ) { stroke in
      stroke.move(by: Vector(dx: -400, dy: -600), reports: 60)
      stroke.wait(milliseconds: 600)
      stroke.click()
      stroke.move(by: Vector(dx: 300, dy: 380), reports: 30)
    }
  }

  /// A layout that moves, loses the hovered control and shrinks while the pointer is on it.
  public static var layout: ReferenceScene {
    make(
      "layout", targets: bar() + icons(), start: Point(x: 240, y: 270),
      device: PointerDevice(kind: .trackpad, reportsContact: false)
    ) { stroke in
      stroke.move(by: Vector(dx: 4, dy: 4), reports: 6)
      stroke.wait(milliseconds: 200)
      stroke.append { .move(100, to: Rect(x: 260, y: 300, width: 76, height: 76), at: $0) }
      stroke.wait(milliseconds: 150)
      stroke.append { .remove(100, at: $0) }
      stroke.wait(milliseconds: 30)
      stroke.move(by: Vector(dx: 220, dy: 20), reports: 14)
      stroke.wait(milliseconds: 200)
      stroke.append { .resize(to: Size(width: 500, height: 500), at: $0) }
    }
  }
}
