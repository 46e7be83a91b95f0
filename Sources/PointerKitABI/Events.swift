// The names are the same as in pointerkit.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit
import Kinematics
import Magnetism
import PointerKit

@c @implementation
public func pk_engine_get_event_count(
  _ engine: OpaquePointer?, _ count: UnsafeMutablePointer<UInt64>?
) -> pk_status {
  guard let engine = Engine(handle: engine), let count else { return .null }
  count.pointee = engine.pointee.eventCount
  return .ok
}

@c @implementation
public func pk_engine_get_events(
  _ engine: OpaquePointer?, _ since: UInt64, _ buffer: UnsafeMutablePointer<pk_event>?, _ size: Int,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?, _ next: UnsafeMutablePointer<UInt64>?,
  _ lost: UnsafeMutablePointer<UInt64>?
) -> pk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  let events = engine.pointee.events(since: since)
  let status = fill(buffer, size: size, capacity: capacity, count: count, total: events.count) {
    pk_event(events[events.startIndex + UInt64($0)])
  }
  if status >= 0 {
    let room = capacity < 0 ? events.count : min(capacity, events.count)
    next?.pointee = events.startIndex + UInt64(room)
    lost?.pointee = events.lostCount
  }
  return status
}

extension pk_event {
  init(_ event: PointerEvent) {
    self.init()
    time = event.time.nanoseconds
    type = Int32(event.type.rawValue)
    modifiers = Int32(event.modifiers.rawValue)
    position = pk_point(event.position)
    target = event.target?.rawValue ?? 0
    switch event.kind {
    case .entered, .exited, .recentered, .landed, .hidden, .shown, .styleChanged: break
    case .coasted(let velocity, let landing), .attracted(_, let velocity, let landing):
      (self.velocity, location) = (pk_vector(velocity), pk_point(landing))
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
      translation = pk_vector(scroll.delta)
      phase = scroll.phase.map { Int32($0.rawValue) } ?? -1
      is_momentum = flag(scroll.isMomentum)
    case .transformed(let transform):
      set(transform.recipient)
      (scale, rotation) = (transform.scale, transform.rotation)
      translation = pk_vector(transform.translation)
      phase = Int32(transform.phase.rawValue)
    case .gestured(let gesture):
      set(gesture.recipient)
      (self.gesture, phase) = (Int32(gesture.name.rawValue), Int32(gesture.phase.rawValue))
    case .focusChanged(_, let gaze): location = pk_point(gaze)
    case .pushedEdge(let push):
      (edge, value, movement) = (Int32(push.edge.rawValue), push.distance, push.movement)
      device = push.device.rawValue
    }
  }

  private mutating func set(_ press: PointerEvent.Press) {
    (button, location) = (Int32(press.button.rawValue), pk_point(press.location))
    device = press.device.rawValue
  }

  private mutating func set(_ band: PointerEvent.Band) {
    (space, anchor, location) = (band.space.rawValue, pk_point(band.anchor), pk_point(band.position))
    (count, device) = (Int32(clamping: band.count), band.device.rawValue)
  }

  private mutating func set(_ drag: PointerEvent.Drag) {
    (drop_target, space) = (drag.dropTarget?.rawValue ?? 0, drag.space.rawValue)
    (location, translation) = (pk_point(drag.location), pk_vector(drag.translation))
    (button, device) = (drag.button.map { Int32($0.rawValue) } ?? -1, drag.device.rawValue)
  }

  private mutating func set(_ recipient: PointerEvent.Recipient) {
    (space, location) = (recipient.space.rawValue, pk_point(recipient.position))
    (is_systemwide, device) = (flag(recipient.isSystemwide), recipient.device.rawValue)
  }
}

@c @implementation
public func pk_event_type_string(_ type: Int32) -> UnsafePointer<CChar>? {
  switch Int(type) {
  case PK_EVENT_ENTERED: characters("entered")
  case PK_EVENT_EXITED: characters("exited")
  case PK_EVENT_RECENTERED: characters("recentered")
  case PK_EVENT_COASTED: characters("coasted")
  case PK_EVENT_ATTRACTED: characters("attracted")
  case PK_EVENT_LANDED: characters("landed")
  case PK_EVENT_PRESSED: characters("pressed")
  case PK_EVENT_RELEASED: characters("released")
  case PK_EVENT_CLICKED: characters("clicked")
  case PK_EVENT_SECONDARY_CLICKED: characters("secondaryClicked")
  case PK_EVENT_HIDDEN: characters("hidden")
  case PK_EVENT_SHOWN: characters("shown")
  case PK_EVENT_REVEALED: characters("revealed")
  case PK_EVENT_CONCEALED: characters("concealed")
  case PK_EVENT_BAND_BEGAN: characters("bandBegan")
  case PK_EVENT_BAND_CHANGED: characters("bandChanged")
  case PK_EVENT_BAND_ENDED: characters("bandEnded")
  case PK_EVENT_DRAG_BEGAN: characters("dragBegan")
  case PK_EVENT_DRAG_CHANGED: characters("dragChanged")
  case PK_EVENT_DRAG_ENDED: characters("dragEnded")
  case PK_EVENT_PRESSURE_CHANGED: characters("pressureChanged")
  case PK_EVENT_SCROLLED: characters("scrolled")
  case PK_EVENT_TRANSFORMED: characters("transformed")
  case PK_EVENT_GESTURED: characters("gestured")
  case PK_EVENT_FOCUS_CHANGED: characters("focusChanged")
  case PK_EVENT_STYLE_CHANGED: characters("styleChanged")
  case PK_EVENT_CANCELLED: characters("cancelled")
  case PK_EVENT_PUSHED_EDGE: characters("pushedEdge")
  default: nil
  }
}
