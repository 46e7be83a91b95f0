// The names are the same as in pointerkit.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit
import Kinematics
import PointerKit

extension TransientLists {
  /// The events of a collection.
  mutating func append(_ events: PointerEvents) -> UnsafePointer<ptk_event> {
    let list = append(events.count, of: ptk_event.self)
    for index in 0..<events.count { list[index] = ptk_event(events[events.startIndex + UInt64(index)]) }
    return UnsafePointer(list)
  }
}

@c @implementation
public func ptk_engine_get_events(
  _ engine: OpaquePointer?, _ next: UnsafeMutablePointer<UInt64>?, _ count: UnsafeMutablePointer<Int>?
) -> UnsafePointer<ptk_event>? {
  count?.pointee = 0
  guard let engine = UnsafeMutablePointer<HostedEngine>(handle: engine), let next, let count else {
    return nil
  }
  let events = engine.pointee.engine.events(since: next.pointee)
  engine.pointee.events.removeAll()
  (next.pointee, count.pointee) = (events.endIndex, events.count)
  return engine.pointee.events.append(events)
}

extension ptk_event {
  init(_ event: PointerEvent) {
    self.init()
    time = event.time.nanoseconds
    type = ptk_event_type(number: event.type)
    modifiers = UInt32(event.modifiers.rawValue)
    position = ptk_point(event.position)
    target = event.target?.rawValue ?? 0
    switch event.kind {
    case .entered, .exited, .recentered, .landed, .hidden, .shown, .styleChanged: break
    case .coasted(let velocity, let landing), .attracted(_, let velocity, let landing):
      (self.velocity, location) = (ptk_vector(velocity), ptk_point(landing))
    case .revealed(let element), .concealed(let element):
      target = element.rawValue
      if case .group = element { is_group = true }
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
      self.phase = ptk_phase(number: phase)
    case .dragBegan(let drag), .dragChanged(let drag): set(drag)
    case .dragEnded(let drag, let phase):
      set(drag)
      self.phase = ptk_phase(number: phase)
    case .scrolled(let scroll):
      set(scroll.recipient)
      translation = ptk_vector(scroll.delta)
      phase = scroll.phase.map { ptk_phase(number: $0) } ?? PTK_PHASE_NONE
      is_momentum = scroll.isMomentum
    case .transformed(let transform):
      set(transform.recipient)
      (scale, rotation) = (transform.scale, transform.rotation)
      translation = ptk_vector(transform.translation)
      phase = ptk_phase(number: transform.phase)
    case .gestured(let gesture):
      set(gesture.recipient)
      (self.gesture, phase) = (ptk_gesture(number: gesture.name), ptk_phase(number: gesture.phase))
    case .focusChanged(_, let gaze): location = ptk_point(gaze)
    case .pushedEdge(let push):
      (edge, value, movement) = (ptk_edge(number: push.edge), push.distance, push.movement)
      device = push.device.rawValue
    }
  }

  private mutating func set(_ press: PointerEvent.Press) {
    (button, location) = (ptk_button(Int32(press.button.rawValue)), ptk_point(press.location))
    device = press.device.rawValue
  }

  private mutating func set(_ band: PointerEvent.Band) {
    (space, anchor, location) = (band.space.rawValue, ptk_point(band.anchor), ptk_point(band.position))
    (count, device) = (Int32(clamping: band.count), band.device.rawValue)
  }

  private mutating func set(_ drag: PointerEvent.Drag) {
    (drop_target, space) = (drag.dropTarget?.rawValue ?? 0, drag.space.rawValue)
    (location, translation) = (ptk_point(drag.location), ptk_vector(drag.translation))
    (button, device) = (
      drag.button.map { ptk_button(Int32($0.rawValue)) } ?? PTK_BUTTON_NONE, drag.device.rawValue
    )
  }

  private mutating func set(_ recipient: PointerEvent.Recipient) {
    (space, location) = (recipient.space.rawValue, ptk_point(recipient.position))
    (is_systemwide, device) = (recipient.isSystemwide, recipient.device.rawValue)
  }
}

@c @implementation
public func ptk_event_type_string(_ type: ptk_event_type) -> UnsafePointer<CChar>? {
  switch type {
  case PTK_EVENT_TYPE_ENTERED: characters("entered")
  case PTK_EVENT_TYPE_EXITED: characters("exited")
  case PTK_EVENT_TYPE_RECENTERED: characters("recentered")
  case PTK_EVENT_TYPE_COASTED: characters("coasted")
  case PTK_EVENT_TYPE_ATTRACTED: characters("attracted")
  case PTK_EVENT_TYPE_LANDED: characters("landed")
  case PTK_EVENT_TYPE_PRESSED: characters("pressed")
  case PTK_EVENT_TYPE_RELEASED: characters("released")
  case PTK_EVENT_TYPE_CLICKED: characters("clicked")
  case PTK_EVENT_TYPE_SECONDARY_CLICKED: characters("secondaryClicked")
  case PTK_EVENT_TYPE_HIDDEN: characters("hidden")
  case PTK_EVENT_TYPE_SHOWN: characters("shown")
  case PTK_EVENT_TYPE_REVEALED: characters("revealed")
  case PTK_EVENT_TYPE_CONCEALED: characters("concealed")
  case PTK_EVENT_TYPE_BAND_BEGAN: characters("bandBegan")
  case PTK_EVENT_TYPE_BAND_CHANGED: characters("bandChanged")
  case PTK_EVENT_TYPE_BAND_ENDED: characters("bandEnded")
  case PTK_EVENT_TYPE_DRAG_BEGAN: characters("dragBegan")
  case PTK_EVENT_TYPE_DRAG_CHANGED: characters("dragChanged")
  case PTK_EVENT_TYPE_DRAG_ENDED: characters("dragEnded")
  case PTK_EVENT_TYPE_PRESSURE_CHANGED: characters("pressureChanged")
  case PTK_EVENT_TYPE_SCROLLED: characters("scrolled")
  case PTK_EVENT_TYPE_TRANSFORMED: characters("transformed")
  case PTK_EVENT_TYPE_GESTURED: characters("gestured")
  case PTK_EVENT_TYPE_FOCUS_CHANGED: characters("focusChanged")
  case PTK_EVENT_TYPE_STYLE_CHANGED: characters("styleChanged")
  case PTK_EVENT_TYPE_CANCELLED: characters("cancelled")
  case PTK_EVENT_TYPE_PUSHED_EDGE: characters("pushedEdge")
  default: nil
  }
}
