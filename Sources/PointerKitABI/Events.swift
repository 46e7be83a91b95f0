// The names are the same as in pointerkit.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit
import Kinematics
import Magnetism
import PointerKit

@c @implementation
public func ptk_engine_get_event_count(
  _ engine: OpaquePointer?, _ count: UnsafeMutablePointer<UInt64>?
) -> ptk_status {
  guard let engine = Engine(handle: engine), let count else { return .null }
  count.pointee = engine.pointee.eventCount
  return .ok
}

@c @implementation
public func ptk_engine_get_events(
  _ engine: OpaquePointer?, _ since: UInt64, _ buffer: UnsafeMutablePointer<ptk_event>?, _ size: Int,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?, _ next: UnsafeMutablePointer<UInt64>?,
  _ lost: UnsafeMutablePointer<UInt64>?
) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  let events = engine.pointee.events(since: since)
  let status = fill(buffer, size: size, capacity: capacity, count: count, total: events.count) {
    ptk_event(events[events.startIndex + UInt64($0)])
  }
  if status >= 0 {
    let room = capacity < 0 ? events.count : min(capacity, events.count)
    next?.pointee = events.startIndex + UInt64(room)
    lost?.pointee = events.lostCount
  }
  return status
}

extension ptk_event {
  init(_ event: PointerEvent) {
    self.init()
    time = event.time.nanoseconds
    type = Int32(event.type.rawValue)
    modifiers = Int32(event.modifiers.rawValue)
    position = ptk_point(event.position)
    target = event.target?.rawValue ?? 0
    switch event.kind {
    case .entered, .exited, .recentered, .landed, .hidden, .shown, .styleChanged: break
    case .coasted(let velocity, let landing), .attracted(_, let velocity, let landing):
      (self.velocity, location) = (ptk_vector(velocity), ptk_point(landing))
    case .revealed(let element), .concealed(let element):
      target = element.rawValue
      if case .group = element { is_group = 1 }
    case .pressed(let press), .released(let press), .secondaryClicked(let press), .cancelled(let press):
      set(press)
    case .clicked(let press, let count):
      set(press)
      self.count = Int32(clamping: count)
    case .pressureChanged(let press, let pressure):
      set(press)
      value = pressure
    case .bandBegan(let band), .bandChanged(let band): set(band)
    case .bandEnded(let band, let phase):
      set(band)
      self.phase = Int32(phase.rawValue)
    case .dragBegan(let drag), .dragChanged(let drag): set(drag)
    case .dragEnded(let drag, let phase):
      set(drag)
      self.phase = Int32(phase.rawValue)
    case .scrolled(let scroll):
      set(scroll.recipient)
      translation = ptk_vector(scroll.delta)
      phase = scroll.phase.map { Int32($0.rawValue) } ?? -1
      is_momentum = flag(scroll.isMomentum)
    case .transformed(let transform):
      set(transform.recipient)
      (scale, rotation) = (transform.scale, transform.rotation)
      translation = ptk_vector(transform.translation)
      phase = Int32(transform.phase.rawValue)
    case .gestured(let gesture):
      set(gesture.recipient)
      (self.gesture, phase) = (Int32(gesture.name.rawValue), Int32(gesture.phase.rawValue))
    case .focusChanged(_, let gaze): location = ptk_point(gaze)
    case .pushedEdge(let push):
      (edge, value, movement) = (Int32(push.edge.rawValue), push.distance, push.movement)
      device = push.device.rawValue
    }
  }

  private mutating func set(_ press: PointerEvent.Press) {
    (button, location) = (Int32(press.button.rawValue), ptk_point(press.location))
    device = press.device.rawValue
  }

  private mutating func set(_ band: PointerEvent.Band) {
    (space, anchor, location) = (band.space.rawValue, ptk_point(band.anchor), ptk_point(band.position))
    (count, device) = (Int32(clamping: band.count), band.device.rawValue)
  }

  private mutating func set(_ drag: PointerEvent.Drag) {
    (drop_target, space) = (drag.dropTarget?.rawValue ?? 0, drag.space.rawValue)
    (location, translation) = (ptk_point(drag.location), ptk_vector(drag.translation))
    (button, device) = (drag.button.map { Int32($0.rawValue) } ?? -1, drag.device.rawValue)
  }

  private mutating func set(_ recipient: PointerEvent.Recipient) {
    (space, location) = (recipient.space.rawValue, ptk_point(recipient.position))
    (is_systemwide, device) = (flag(recipient.isSystemwide), recipient.device.rawValue)
  }
}

@c @implementation
public func ptk_event_type_string(_ type: Int32) -> UnsafePointer<CChar>? {
  switch Int(type) {
  case PTK_EVENT_ENTERED: characters("entered")
  case PTK_EVENT_EXITED: characters("exited")
  case PTK_EVENT_RECENTERED: characters("recentered")
  case PTK_EVENT_COASTED: characters("coasted")
  case PTK_EVENT_ATTRACTED: characters("attracted")
  case PTK_EVENT_LANDED: characters("landed")
  case PTK_EVENT_PRESSED: characters("pressed")
  case PTK_EVENT_RELEASED: characters("released")
  case PTK_EVENT_CLICKED: characters("clicked")
  case PTK_EVENT_SECONDARY_CLICKED: characters("secondaryClicked")
  case PTK_EVENT_HIDDEN: characters("hidden")
  case PTK_EVENT_SHOWN: characters("shown")
  case PTK_EVENT_REVEALED: characters("revealed")
  case PTK_EVENT_CONCEALED: characters("concealed")
  case PTK_EVENT_BAND_BEGAN: characters("bandBegan")
  case PTK_EVENT_BAND_CHANGED: characters("bandChanged")
  case PTK_EVENT_BAND_ENDED: characters("bandEnded")
  case PTK_EVENT_DRAG_BEGAN: characters("dragBegan")
  case PTK_EVENT_DRAG_CHANGED: characters("dragChanged")
  case PTK_EVENT_DRAG_ENDED: characters("dragEnded")
  case PTK_EVENT_PRESSURE_CHANGED: characters("pressureChanged")
  case PTK_EVENT_SCROLLED: characters("scrolled")
  case PTK_EVENT_TRANSFORMED: characters("transformed")
  case PTK_EVENT_GESTURED: characters("gestured")
  case PTK_EVENT_FOCUS_CHANGED: characters("focusChanged")
  case PTK_EVENT_STYLE_CHANGED: characters("styleChanged")
  case PTK_EVENT_CANCELLED: characters("cancelled")
  case PTK_EVENT_PUSHED_EDGE: characters("pushedEdge")
  default: nil
  }
}
