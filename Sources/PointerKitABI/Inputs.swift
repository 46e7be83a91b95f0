// The names are the same as in pointerkit.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit
import Kinematics
import PointerKit

extension PointerInput {
  /// Creates the input that a struct describes; nil if the struct is invalid, with a mistake in `fault`.
  @inline(__always)
  init?(_ pointer: UnsafePointer<ptk_input>, _ fault: inout Fault) {
    guard let input = load(pointer, &fault), let kind = PointerInput.Kind(input, &fault) else {
      fault.within("input->")
      return nil
    }
    self.init(kind, at: Timestamp(nanoseconds: input.time), device: DeviceID(rawValue: input.device))
  }
}

extension PointerInput.Kind {
  /// Creates the kind of input that a struct describes; nil if the struct has an unknown constant or button.
  @inline(__always)
  fileprivate init?(_ input: ptk_input, _ fault: inout Fault) {
    switch input.kind {
    case PTK_INPUT_KIND_CONTACT:
      guard let phase: ContactPhase = constant(input.phase, "phase", &fault) else { return nil }
      self = .contact(phase, fingers: Int(input.fingers))
    case PTK_INPUT_KIND_HOLD:
      guard let phase: ContactPhase = constant(input.phase, "phase", &fault) else { return nil }
      self = .hold(phase)
    case PTK_INPUT_KIND_MOTION: self = .motion(Vector(input.delta))
    case PTK_INPUT_KIND_POSITION: self = .position(Point(input.position))
    case PTK_INPUT_KIND_BUTTON:
      guard let button = UInt16(exactly: input.button.rawValue) else {
        fault.setNumber("button", Int64(input.button.rawValue), 0...0xffff)
        return nil
      }
      self = .button(PointerButton(rawValue: button), isDown: input.is_down)
    case PTK_INPUT_KIND_PRESSURE: self = .pressure(input.value)
    case PTK_INPUT_KIND_SCROLL:
      guard let phase: ScrollPhase = constant(input.scroll_phase, "scroll_phase", &fault),
        let source: ScrollSource = constant(input.scroll_source, "scroll_source", &fault)
      else { return nil }
      self = .scroll(Vector(input.delta), phase: phase, source: source)
    case PTK_INPUT_KIND_TRANSFORM:
      guard let phase: ContactPhase = constant(input.phase, "phase", &fault) else { return nil }
      self = .transform(
        phase, scale: input.scale, rotation: input.rotation,
        translation: Vector(input.delta), fingers: Int(input.fingers))
    case PTK_INPUT_KIND_GESTURE:
      guard let name: StandardGesture = constant(input.gesture, "gesture", &fault),
        let phase: ContactPhase = constant(input.phase, "phase", &fault)
      else { return nil }
      self = .gesture(name, phase: phase, fingers: Int(input.fingers))
    case PTK_INPUT_KIND_MODIFIERS:
      self = .modifiers(KeyModifiers(rawValue: UInt8(truncatingIfNeeded: input.modifiers)))
    case PTK_INPUT_KIND_DRAG_OPERATION:
      guard let operation: DragOperation = constant(input.drag_operation, "drag_operation", &fault) else {
        return nil
      }
      self = .dragOperation(operation)
    case PTK_INPUT_KIND_TOUCH:
      guard let phase: ContactPhase = constant(input.phase, "phase", &fault) else { return nil }
      self = .touch(phase, at: Point(input.position), id: input.touch)
    case PTK_INPUT_KIND_GAZE: self = .gaze(Point(input.position))
    case PTK_INPUT_KIND_LUMINANCE: self = .luminance(input.value.isNaN ? nil : input.value)
    case PTK_INPUT_KIND_LEAVE: self = .leave
    case PTK_INPUT_KIND_ENTER:
      let position = Point(input.position)
      self = .enter(position.x.isNaN || position.y.isNaN ? nil : position)
    case PTK_INPUT_KIND_CANCEL: self = .cancel
    case PTK_INPUT_KIND_TYPING: self = .typing
    default:
      fault.setNumber("kind", Int64(Int32(truncatingIfNeeded: input.kind.rawValue)), 0...17)
      return nil
    }
  }
}

@c @implementation
public func ptk_input_init(
  _ input: UnsafeMutablePointer<ptk_input>?, _ size: Int, _ kind: ptk_input_kind, _ time: Int64
) -> ptk_status {
  var value = ptk_input()
  value.size = UInt32(truncatingIfNeeded: size)
  (value.kind, value.time) = (kind, time)
  (value.scale, value.scroll_source) = (1, PTK_SCROLL_SOURCE_WHEEL)
  value.scroll_phase = PTK_SCROLL_PHASE_NONE
  return store(value, to: input, size: size)
}

/// Handles an input; its own time is trusted if `now` is nil.
@inline(never)
private func handle(
  _ engine: OpaquePointer?, _ input: UnsafePointer<ptk_input>?, now: Timestamp?,
  in function: StaticString = #function
) -> ptk_status {
  guard let engine = Engine(handle: engine) else { return .null }
  guard let input else { return engine.hosted.tell(ofNull: "input", in: function) }
  var fault = Fault()
  guard let input = PointerInput(input, &fault) else {
    return engine.hosted.tell(fault, in: function)
  }
  if let now {
    engine.pointee.handle(input, now: now)
  } else {
    engine.pointee.simulate(input)
  }
  return .ok
}

@c @implementation
public func ptk_engine_handle(
  _ engine: OpaquePointer?, _ input: UnsafePointer<ptk_input>?, _ now: Int64
) -> ptk_status {
  handle(engine, input, now: Timestamp(nanoseconds: now))
}

@c @implementation
public func ptk_engine_simulate(_ engine: OpaquePointer?, _ input: UnsafePointer<ptk_input>?) -> ptk_status {
  handle(engine, input, now: nil)
}
