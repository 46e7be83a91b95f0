import PointerInteractions
import PointerKit
import PointerTestSupport
import XCTest

/// A surface with interactions on it, and a pointer over it.
class PointerInteractionTestCase: XCTestCase {
  var now = Timestamp(nanoseconds: 1_000_000_000)
  var host = PointerInteractionHost(PointerEngine(size: Size(1024, 768)))

  override func setUp() {
    now = Timestamp(nanoseconds: 1_000_000_000)
    var settings = PointerSettings()
    settings.autoHideDelay = nil
    host = PointerInteractionHost(
      PointerEngine(size: Size(1024, 768), start: Point(10, 10), settings: settings))
    host.engine.setDevice(PointerDevice(kind: .mouse), at: .zero)
  }

  func move(to x: Double, _ y: Double) {
    wait(milliseconds: 8)
    let here = host.engine.position
    host.simulate(PointerInput(.motion(Vector(x - here.x, y - here.y)), at: now))
  }

  func wait(milliseconds: Int64) {
    now = now.advanced(byNanoseconds: milliseconds * 1_000_000)
    host.update(at: now)
  }

  var frame: PointerFrame { host.engine.frame(at: now) }

  /// The view that is hovered, or of which a region is.
  var hoveredView: TargetID? { frame.hovered.flatMap { host.interaction(of: $0)?.view } }

  func view(_ id: TargetID, _ frame: Rect, kind: ElementKind = .other) -> PointerTarget {
    PointerTarget(id, frame, kind)
  }

  /// Adds an interaction with a region for each 60 points along a bar.
  func addBar(
    _ frame: Rect, _ style: PointerStyle = PointerStyle(effect: .highlight),
    changed: (inout PointerTarget) -> Void = { _ in }
  ) -> InteractionRecorder {
    var bar = view(1, frame)
    changed(&bar)
    let recorder = InteractionRecorder()
    recorder.region = { request, _ in
      let index = (request.location.x / 60).rounded(.down)
      return PointerRegion(rect: Rect(index * 60, 0, 60, 40), identifier: Int(index))
    }
    recorder.style = { _ in style }
    host.add(PointerInteraction(delegate: recorder), to: bar, at: now)
    return recorder
  }

  let page = Rect(100, 200, 400, 300)
}
