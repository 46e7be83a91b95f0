import Kinematics
import PointerKit

/// The kinds of records; their numbers are part of the format.
enum RecordKind: UInt8 {
  case creation = 0
  case advance, simulate, handle, step, read, setDevice, upsert, upsertTargets, remove, move, moveTargets
  case upsertSpace, upsertSpaces, scroll, removeSpace, resize, setSettings, setConfiguration, setAppearance
  case setBackgroundLuminance, setAnnotation, setSelection, cursorWarped, placePointer
  case digest = 128
}

extension RecordedCall {
  var recordKind: RecordKind {
    switch self {
    case .advance: .advance
    case .simulate: .simulate
    case .handle: .handle
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

extension Appearance: RecordedRawValue {}

extension MovedTarget: RecordedFields {
  static var blank: MovedTarget {
    MovedTarget(id: 0, frame: Rect(x: 0, y: 0, width: 0, height: 0))
  }

  mutating func code<Codec: RecordCodec>(with codec: inout Codec) throws(Codec.Failure) {
    try codec.code(&id)
    try codec.code(&frame)
  }
}

extension RecordedCall {
  /// Writes the arguments of the call, except for its time.
  func write(to writer: inout ByteWriter) {
    switch self {
    case .advance, .read, .placePointer: break
    case .simulate(let input): writer.write(input.device, input.kind)
    case .handle(let input, let now):
      writer.write(input.time.nanoseconds &- now.nanoseconds, input.device, input.kind)
    case .step(let now, let presenting): writer.write(presenting.map { $0.nanoseconds &- now.nanoseconds })
    case .setDevice(let device, let id, _): writer.write(id, device)
    case .upsert(let target, _): writer.write(target)
    case .upsertTargets(let targets, let ids, _): writer.write(targets, ids)
    case .remove(let id, _): writer.write(id)
    case .move(let id, let frame, _): writer.write(id, frame)
    case .moveTargets(let moved, _): writer.write(moved)
    case .upsertSpace(let space, _): writer.write(space)
    case .upsertSpaces(let spaces, _): writer.write(spaces)
    case .scroll(let space, let origin, _): writer.write(space, origin)
    case .removeSpace(let id, _): writer.write(id)
    case .resize(let size, _): writer.write(size)
    case .setSettings(let settings, _): writer.write(settings)
    case .setConfiguration(let configuration, let host, _):
      writer.write(TunedHost(configuration: configuration, host: host))
    case .setAppearance(let appearance, _): writer.write(appearance)
    case .setBackgroundLuminance(let luminance, _): writer.write(luminance)
    case .setAnnotation(let annotation, _): writer.write(annotation)
    case .setSelection(let ids, _): writer.write(ids)
    case .cursorWarped(let position, _): writer.write(position)
    }
  }

  /// Reads a call of a kind and a time.
  init(_ kind: RecordKind, at time: Timestamp, from reader: inout ByteReader) throws(MalformedRecord) {
    /// The time that is stated as a distance from the call's time.
    func stamp(_ delay: Int64) -> Timestamp { Timestamp(nanoseconds: time.nanoseconds &+ delay) }
    switch kind {
    case .creation, .digest: throw MalformedRecord()
    case .advance: self = .advance(to: time)
    case .read: self = .read(at: time)
    case .placePointer: self = .placePointer(at: time)
    case .simulate:
      let device: DeviceID = try reader.read()
      self = .simulate(PointerInput(try reader.read(), at: time, device: device))
    case .handle:
      let (stamp, device) = (stamp(try reader.read()), try DeviceID(from: &reader))
      self = .handle(PointerInput(try reader.read(), at: stamp, device: device), now: time)
    case .step: self = .step(now: time, presenting: try Int64?(from: &reader).map(stamp))
    case .setDevice:
      let id: DeviceID = try reader.read()
      self = .setDevice(try reader.read(), id: id, at: time)
    case .upsert: self = .upsert(try reader.read(), at: time)
    case .upsertTargets: self = .upsertTargets(try reader.read(), removing: try reader.read(), at: time)
    case .remove: self = .remove(try reader.read(), at: time)
    case .move: self = .move(try reader.read(), to: try reader.read(), at: time)
    case .moveTargets: self = .moveTargets(try reader.read(), at: time)
    case .upsertSpace: self = .upsertSpace(try reader.read(), at: time)
    case .upsertSpaces: self = .upsertSpaces(try reader.read(), at: time)
    case .scroll: self = .scroll(space: try reader.read(), to: try reader.read(), at: time)
    case .removeSpace: self = .removeSpace(try reader.read(), at: time)
    case .resize: self = .resize(to: try reader.read(), at: time)
    case .setSettings: self = .setSettings(try reader.read(), at: time)
    case .setConfiguration:
      let tuned: TunedHost = try reader.read()
      self = .setConfiguration(tuned.configuration, host: tuned.host, at: time)
    case .setAppearance: self = .setAppearance(try reader.read(), at: time)
    case .setBackgroundLuminance: self = .setBackgroundLuminance(try reader.read(), at: time)
    case .setAnnotation: self = .setAnnotation(try reader.read(), at: time)
    case .setSelection: self = .setSelection(try reader.read(), at: time)
    case .cursorWarped: self = .cursorWarped(to: try reader.read(), at: time)
    }
  }
}
