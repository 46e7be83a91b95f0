import PointerKit

extension ContactPhase: RecordedRawValue {}
extension ScrollPhase: RecordedRawValue {}
extension ScrollSource: RecordedRawValue {}
extension StandardGesture: RecordedRawValue {}
extension DragOperation: RecordedRawValue {}
extension PointerButton: RecordedRawValue {}
extension KeyModifiers: RecordedRawValue {}

extension PointerInput.Kind: Recorded {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .contact(let phase, let fingers): writer.writeCase(0, phase, fingers)
    case .hold(let phase): writer.writeCase(1, phase)
    case .motion(let delta): writer.writeCase(2, delta)
    case .position(let position): writer.writeCase(3, position)
    case .button(let button, let isDown): writer.writeCase(4, button, isDown)
    case .pressure(let value): writer.writeCase(5, value)
    case .scroll(let delta, let phase, let source): writer.writeCase(6, delta, phase, source)
    case .transform(let phase, let scale, let rotation, let translation, let fingers):
      writer.writeCase(7, phase, scale, rotation, translation, FingerCount(fingers))
    case .gesture(let gesture, let phase, let fingers):
      writer.writeCase(8, gesture, phase, FingerCount(fingers))
    case .modifiers(let keys): writer.writeCase(9, keys)
    case .dragOperation(let operation): writer.writeCase(10, operation)
    case .touch(let phase, let position, let id): writer.writeCase(11, phase, position, id)
    case .gaze(let position): writer.writeCase(12, position)
    case .luminance(let value): writer.writeCase(13, value)
    case .leave: writer.append(14)
    case .enter(let position): writer.writeCase(15, position)
    case .cancel: writer.append(16)
    case .typing: writer.append(17)
    }
  }

  init(from reader: inout ByteReader) throws(MalformedRecord) {
    switch try reader.byte() {
    case 0: self = .contact(try reader.read(), fingers: try reader.read())
    case 1: self = .hold(try reader.read())
    case 2: self = .motion(try reader.read())
    case 3: self = .position(try reader.read())
    case 4: self = .button(try reader.read(), isDown: try reader.read())
    case 5: self = .pressure(try reader.read())
    case 6: self = .scroll(try reader.read(), phase: try reader.read(), source: try reader.read())
    case 7:
      self = .transform(
        try reader.read(), scale: try reader.read(), rotation: try reader.read(),
        translation: try reader.read(), fingers: try FingerCount(from: &reader).value)
    case 8:
      self = .gesture(
        try reader.read(), phase: try reader.read(), fingers: try FingerCount(from: &reader).value)
    case 9: self = .modifiers(try reader.read())
    case 10: self = .dragOperation(try reader.read())
    case 11: self = .touch(try reader.read(), at: try reader.read(), id: try reader.read())
    case 12: self = .gaze(try reader.read())
    case 13: self = .luminance(try reader.read())
    case 14: self = .leave
    case 15: self = .enter(try reader.read())
    case 16: self = .cancel
    case 17: self = .typing
    default: throw MalformedRecord()
    }
  }
}

/// A number of fingers as a record has it: Int.min stands for nil, and acts like 0 in earlier versions.
private struct FingerCount: Recorded {
  let value: Int?

  init(_ value: Int?) { self.value = value }

  func write(to writer: inout ByteWriter) { writer.write(value ?? .min) }

  init(from reader: inout ByteReader) throws(MalformedRecord) {
    let number: Int = try reader.read()
    value = number == .min ? nil : number
  }
}
