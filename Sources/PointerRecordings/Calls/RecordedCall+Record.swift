import PointerKit

/// The kinds of records; their numbers are part of the format.
enum RecordKind: UInt8 {
  case creation = 0
  case advance, handle, handleAt, step, read, setDevice, upsert, upsertTargets, remove, move, moveTargets
  case upsertSpace, upsertSpaces, scroll, removeSpace, resize, setSettings, setConfiguration, setAppearance
  case setBackgroundLuminance, setAnnotation, setSelection, cursorWarped, placePointer
  case digest = 128
}

extension RecordedCall {
  var recordKind: RecordKind {
    switch self {
    case .advance: .advance
    case .handle: .handle
    case .handleAt: .handleAt
    case .step: .step
    case .read: .read
    case .setDevice: .setDevice
    case .upsert: .upsert
    case .upsertTargets: .upsertTargets
    case .remove: .remove
    case .move: .move
    case .moveTargets: .moveTargets
    case .upsertSpace: .upsertSpace
    case .upsertSpaces: .upsertSpaces
    case .scroll: .scroll
    case .removeSpace: .removeSpace
    case .resize: .resize
    case .setSettings: .setSettings
    case .setConfiguration: .setConfiguration
    case .setAppearance: .setAppearance
    case .setBackgroundLuminance: .setBackgroundLuminance
    case .setAnnotation: .setAnnotation
    case .setSelection: .setSelection
    case .cursorWarped: .cursorWarped
    case .placePointer: .placePointer
    }
  }
}

extension ByteWriter {
  /// Writes the arguments of a call, except for its time.
  mutating func write(_ call: RecordedCall) {
    switch call {
    case .advance, .read, .placePointer: break
    case .handle(let input):
      write(UInt64(input.device.rawValue))
      write(input.kind)
    case .handleAt(let input, let now):
      write(input.time.nanoseconds &- now.nanoseconds)
      write(UInt64(input.device.rawValue))
      write(input.kind)
    case .step(let now, let presenting):
      write(presenting) { $0.write($1.nanoseconds &- now.nanoseconds) }
    case .setDevice(let device, let id, _):
      write(UInt64(id.rawValue))
      write(device)
    case .upsert(let target, _): write(target)
    case .upsertTargets(let targets, let ids, _):
      write(UInt64(targets.count))
      for target in targets { write(target) }
      write(ids)
    case .remove(let id, _): write(id.rawValue)
    case .move(let id, let frame, _):
      write(id.rawValue)
      write(frame)
    case .moveTargets(let moved, _):
      write(UInt64(moved.count))
      for target in moved {
        write(target.id.rawValue)
        write(target.frame)
      }
    case .upsertSpace(let space, _): write(space)
    case .upsertSpaces(let spaces, _):
      write(UInt64(spaces.count))
      for space in spaces { write(space) }
    case .scroll(let space, let origin, _):
      write(space.rawValue)
      write(origin)
    case .removeSpace(let id, _): write(id.rawValue)
    case .resize(let size, _): write(size)
    case .setSettings(let settings, _): write(settings)
    case .setConfiguration(let configuration, _): write(configuration)
    case .setAppearance(let appearance, _): append(appearance.rawValue)
    case .setBackgroundLuminance(let luminance, _): write(luminance)
    case .setAnnotation(let annotation, _): write(annotation) { $0.write($1) }
    case .setSelection(let ids, _): write(ids)
    case .cursorWarped(let position, _): write(position)
    }
  }

  private mutating func write(_ ids: [TargetID]) {
    write(UInt64(ids.count))
    for id in ids { write(id.rawValue) }
  }
}

extension ByteReader {
  /// Reads a call of a kind and a time; nil if records of this kind are not calls.
  mutating func call(_ kind: RecordKind, at time: Timestamp) throws(MalformedRecord) -> RecordedCall? {
    switch kind {
    case .creation, .digest: return nil
    case .advance: return .advance(to: time)
    case .read: return .read(at: time)
    case .placePointer: return .placePointer(at: time)
    case .handle:
      let device = DeviceID(rawValue: try integer())
      return .handle(PointerInput(try inputKind(), at: time, device: device))
    case .handleAt:
      let stamp = Timestamp(nanoseconds: time.nanoseconds &+ (try signed()))
      let device = DeviceID(rawValue: try integer())
      return .handleAt(PointerInput(try inputKind(), at: stamp, device: device), now: time)
    case .step:
      let delay = try optional { (reader) throws(MalformedRecord) in try reader.signed() }
      return .step(now: time, presenting: delay.map { Timestamp(nanoseconds: time.nanoseconds &+ $0) })
    case .setDevice:
      let id = DeviceID(rawValue: try integer())
      return .setDevice(try device(), id: id, at: time)
    case .upsert: return .upsert(try target(), at: time)
    case .upsertTargets:
      let targets = try list { (reader) throws(MalformedRecord) in try reader.target() }
      return .upsertTargets(targets, removing: try targetIDs(), at: time)
    case .remove: return .remove(TargetID(rawValue: try unsigned()), at: time)
    case .move: return .move(TargetID(rawValue: try unsigned()), to: try rect(), at: time)
    case .moveTargets:
      return .moveTargets(
        try list { (reader) throws(MalformedRecord) in
          RecordedCall.MovedTarget(id: TargetID(rawValue: try reader.unsigned()), frame: try reader.rect())
        }, at: time)
    case .upsertSpace: return .upsertSpace(try space(), at: time)
    case .upsertSpaces:
      return .upsertSpaces(
        try list { (reader) throws(MalformedRecord) in try reader.space() }, at: time)
    case .scroll: return .scroll(space: SpaceID(rawValue: try unsigned()), to: try point(), at: time)
    case .removeSpace: return .removeSpace(SpaceID(rawValue: try unsigned()), at: time)
    case .resize: return .resize(to: try size(), at: time)
    case .setSettings: return .setSettings(try settings(), at: time)
    case .setConfiguration: return .setConfiguration(try configuration(), at: time)
    case .setAppearance: return .setAppearance(try choice(), at: time)
    case .setBackgroundLuminance: return .setBackgroundLuminance(try number(), at: time)
    case .setAnnotation:
      return .setAnnotation(
        try optional { (reader) throws(MalformedRecord) in try reader.annotation() }, at: time)
    case .setSelection: return .setSelection(try targetIDs(), at: time)
    case .cursorWarped: return .cursorWarped(to: try point(), at: time)
    }
  }

  private mutating func targetIDs() throws(MalformedRecord) -> [TargetID] {
    try list { (reader) throws(MalformedRecord) in TargetID(rawValue: try reader.unsigned()) }
  }
}
