import Kinematics
package import PointerKit

extension StateDigest {
  /// Adds an event: its time, its type, the modifier keys and its payload.
  ///
  /// Every event adds the same seventeen kinds of values. A value that the event does not carry is replaced by
  /// a neutral one. The position of the pointer is left out, since the frames contain it.
  package mutating func combine(_ event: PointerEvent) {
    let numbers = EventNumbers(event)
    combine(event.time.nanoseconds)
    combine(UInt64(event.type.rawValue))
    combine(numbers.target)
    combine(UInt64(numbers.device.rawValue))
    combine(numbers.button.map { UInt64($0.rawValue) } ?? .max)
    combine(Int64(numbers.count))
    combine(numbers.location)
    combine(numbers.delta)
    combine(numbers.scale)
    combine(numbers.rotation)
    combine(UInt64(event.modifiers.rawValue))
    combine(numbers.gesture.map { UInt64($0.rawValue) } ?? .max)
    combine(numbers.phase.map { UInt64($0.rawValue) } ?? .max)
    combine(numbers.space.rawValue)
    combine(UInt64(numbers.isMomentum ? 1 : 0) + (numbers.isSystemwide ? 2 : 0))
    combine(numbers.dropTarget)
    combine(numbers.pressure)
  }
}

/// The payload of any event as one record; a value that the event does not carry is neutral.
private struct EventNumbers {
  /// The id of the event's target, or of the revealed or concealed target or group; 0 if there is none.
  var target: UInt64
  var device: DeviceID = 0
  var button: PointerButton?
  var count = 0
  var location = Point.zero
  var delta = Vector.zero
  var scale: Double = 1
  var rotation: Double = 0
  var gesture: StandardGesture?
  var phase: ContactPhase?
  var space = SpaceID.window
  var isMomentum = false
  var isSystemwide = false
  /// The id of the target beneath a drag; 0 for none.
  var dropTarget: UInt64 = 0
  var pressure: Double = 0

  init(_ event: PointerEvent) {
    target = event.target?.rawValue ?? 0
    switch event.kind {
    case .entered, .exited, .recentered, .landed, .hidden, .shown, .styleChanged: break
    case .revealed(let element), .concealed(let element): target = element.rawValue
    case .coasted(let velocity, let landing), .attracted(_, let velocity, let landing):
      (delta, location) = (velocity, landing)
    case .pressed(let press), .released(let press), .cancelled(let press): set(press)
    case .clicked(let press, let count):
      set(press)
      self.count = count
    case .secondaryClicked(let press):
      set(press)
      count = 1
    case .bandBegan(let band), .bandChanged(let band): set(band)
    case .bandEnded(let band, let phase):
      set(band)
      self.phase = phase
    case .dragBegan(let drag), .dragChanged(let drag): set(drag)
    case .dragEnded(let drag, let phase):
      set(drag)
      self.phase = phase
    case .pressureChanged(let press, let pressure):
      set(press)
      self.pressure = pressure
    case .scrolled(let scroll):
      set(scroll.recipient)
      (delta, phase, isMomentum) = (scroll.delta, scroll.phase, scroll.isMomentum)
    case .transformed(let transform):
      set(transform.recipient)
      (scale, rotation, delta) = (transform.scale, transform.rotation, transform.translation)
      phase = transform.phase
    case .gestured(let gesture):
      set(gesture.recipient)
      (self.gesture, phase) = (gesture.name, gesture.phase)
    case .focusChanged(_, let gaze): location = gaze
    case .pushedEdge(let push):
      (device, count, scale, rotation) = (push.device, Int(push.edge.rawValue), push.distance, push.movement)
    }
  }

  private mutating func set(_ press: PointerEvent.Press) {
    (device, button, location) = (press.device, press.button, press.location)
  }

  private mutating func set(_ band: PointerEvent.Band) {
    (device, button, space, count) = (band.device, .primary, band.space, band.count)
    (location, delta) = (band.position, band.position - band.anchor)
  }

  private mutating func set(_ drag: PointerEvent.Drag) {
    (device, button, space) = (drag.device, drag.button, drag.space)
    (location, delta, dropTarget) = (drag.location, drag.translation, drag.dropTarget?.rawValue ?? 0)
  }

  private mutating func set(_ recipient: PointerEvent.Recipient) {
    (device, space, location) = (recipient.device, recipient.space, recipient.position)
    isSystemwide = recipient.isSystemwide
  }
}
