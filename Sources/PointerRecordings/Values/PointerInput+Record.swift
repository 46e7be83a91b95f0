import PointerKit

extension ByteWriter {
  mutating func write(_ kind: PointerInput.Kind) {
    switch kind {
    case .contact(let phase, let fingers):
      append(0)
      append(phase.rawValue)
      write(Int64(fingers))
    case .hold(let phase):
      append(1)
      append(phase.rawValue)
    case .motion(let delta):
      append(2)
      write(delta)
    case .position(let position):
      append(3)
      write(position)
    case .button(let button, let isDown):
      append(4)
      write(UInt64(button.rawValue))
      write(isDown)
    case .pressure(let value):
      append(5)
      write(value)
    case .scroll(let delta, let phase, let source):
      append(6)
      write(delta)
      append(phase.rawValue)
      append(source.rawValue)
    case .transform(let phase, let scale, let rotation, let translation, let fingers):
      append(7)
      append(phase.rawValue)
      write(scale)
      write(rotation)
      write(translation)
      write(Int64(fingers))
    case .gesture(let gesture, let phase, let fingers):
      append(8)
      append(gesture.rawValue)
      append(phase.rawValue)
      write(Int64(fingers))
    case .modifiers(let keys):
      append(9)
      append(keys.rawValue)
    case .drag(let operation):
      append(10)
      append(operation.rawValue)
    case .touch(let phase, let position, let id):
      append(11)
      append(phase.rawValue)
      write(position)
      write(id)
    case .gaze(let position):
      append(12)
      write(position)
    case .luminance(let value):
      append(13)
      write(value) { $0.write($1) }
    case .leave: append(14)
    case .enter(let position):
      append(15)
      write(position) { $0.write($1) }
    case .cancel: append(16)
    }
  }
}

extension ByteReader {
  mutating func inputKind() throws(MalformedRecord) -> PointerInput.Kind {
    switch try byte() {
    case 0: .contact(try choice(), fingers: Int(truncatingIfNeeded: try signed()))
    case 1: .hold(try choice())
    case 2: .motion(try vector())
    case 3: .position(try point())
    case 4: .button(PointerButton(rawValue: try integer()), isDown: try flag())
    case 5: .pressure(try number())
    case 6: .scroll(try vector(), phase: try choice(), source: try choice())
    case 7:
      .transform(
        try choice(), scale: try number(), rotation: try number(), translation: try vector(),
        fingers: Int(truncatingIfNeeded: try signed()))
    case 8: .gesture(try choice(), phase: try choice(), fingers: Int(truncatingIfNeeded: try signed()))
    case 9: .modifiers(KeyModifiers(rawValue: try byte()))
    case 10: .drag(try choice())
    case 11: .touch(try choice(), at: try point(), id: try unsigned())
    case 12: .gaze(try point())
    case 13: .luminance(try optional { (reader) throws(MalformedRecord) in try reader.number() })
    case 14: .leave
    case 15: .enter(try optional { (reader) throws(MalformedRecord) in try reader.point() })
    case 16: .cancel
    default: throw MalformedRecord()
    }
  }
}
