import PointerKit
import PointerTestSupport
import XCTest

/// Keeps account of what begins and ends: every press, hover, drag, band and gesture has exactly one end.
struct Balance {
  private var inside: TargetID?
  private var isShown = true
  private var buttons: Set<UInt16> = []
  private var pressedDrag = 0
  private var directDrags: Set<DeviceID> = []
  private var isBanding = false
  private var gestures: Set<String> = []

  /// Takes events, oldest first.
  mutating func take(_ events: [PointerEvent], _ message: String) {
    for event in events { take(event, "\(event.type), \(message)") }
  }

  private mutating func take(_ event: PointerEvent, _ message: String) {
    let button = event.button?.rawValue ?? 0
    switch event.type {
    case .entered:
      XCTAssertNil(inside, message)
      inside = event.target
    case .exited:
      XCTAssertEqual(inside, event.target, message)
      inside = nil
    case .pressed: XCTAssertTrue(buttons.insert(button).inserted, message)
    case .released, .cancelled: XCTAssertNotNil(buttons.remove(button), message)
    case .clicked:
      XCTAssertEqual(event.target, inside, message)
      XCTAssertEqual(pressedDrag, 0, message)
    case .hidden: isShown = false
    case .shown: isShown = true
    case .dragBegan where event.button == nil:
      XCTAssertTrue(directDrags.insert(event.device ?? 0).inserted, message)
    case .dragChanged where event.button == nil:
      XCTAssertTrue(directDrags.contains(event.device ?? 0), message)
    case .dragEnded where event.button == nil: XCTAssertNotNil(directDrags.remove(event.device ?? 0), message)
    case .dragBegan:
      XCTAssertTrue(buttons.contains(0) && pressedDrag == 0 && !isBanding, message)
      pressedDrag = 1
    case .dragEnded:
      XCTAssertTrue(buttons.contains(0) && pressedDrag == 1, "before its release, \(message)")
      XCTAssertTrue(event.phase == .ended || event.phase == .cancelled, message)
      pressedDrag = 0
    case .dragChanged: XCTAssertTrue(buttons.contains(0) && pressedDrag == 1 && !isBanding, message)
    case .pressureChanged: XCTAssertTrue(buttons.contains(button), message)
    case .bandBegan:
      XCTAssertTrue(buttons.contains(0) && pressedDrag == 0 && !isBanding, message)
      isBanding = true
    case .bandChanged: XCTAssertTrue(isBanding, message)
    case .bandEnded:
      XCTAssertTrue(buttons.contains(0) && isBanding, message)
      isBanding = false
    case .scrolled: takeGesture(event, "scroll", message)
    case .transformed: takeGesture(event, "transform", message)
    case .gestured: takeGesture(event, event.gesture.map { "\($0)" } ?? "", message)
    default: break
    }
    if !isShown { XCTAssertNil(inside, message) }
    if isBanding { XCTAssertNil(inside, message) }
  }

  private mutating func takeGesture(_ event: PointerEvent, _ name: String, _ message: String) {
    let key = "\(name) of \(event.device?.rawValue ?? 0)"
    switch event.phase {
    case .began: XCTAssertTrue(gestures.insert(key).inserted, "\(key), \(message)")
    case .changed: gestures.insert(key)
    case .ended: gestures.remove(key)
    case .cancelled: XCTAssertNotNil(gestures.remove(key), "\(key), \(message)")
    case nil: break
    }
  }

  /// Asserts that nothing is under way except for the hover of a target.
  func assertNothingIsHeld(hovered: TargetID?, _ message: String) {
    XCTAssertEqual(inside, hovered, message)
    XCTAssertTrue(buttons.isEmpty, "buttons \(buttons), \(message)")
    XCTAssertEqual(pressedDrag, 0, message)
    XCTAssertTrue(directDrags.isEmpty, message)
    XCTAssertFalse(isBanding, message)
    XCTAssertTrue(gestures.isEmpty, "\(gestures), \(message)")
  }

  /// The target that is hovered according to the events so far.
  var hovered: TargetID? { inside }
}
