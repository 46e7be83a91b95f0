public import PointerKit

/// A call in a recording: a method of `PointerEngine` with its arguments.
///
/// There is a case for each method that changes the engine, and one for `read(at:into:)`.
public enum RecordedCall: Hashable, Sendable {
  /// A call of `advance(to:)`.
  case advance(to: Timestamp)
  /// A call of `simulate(_:)`.
  case simulate(PointerInput)
  /// A call of `handle(_:now:)`.
  case handle(PointerInput, now: Timestamp)
  /// A call of `step(now:presenting:into:)` or `step(now:presenting:)`.
  case step(now: Timestamp, presenting: Timestamp?)
  /// A call of `read(at:into:)`, which changes nothing; a replay needs it to show the same frames.
  case read(at: Timestamp)
  /// A call of `setDevice(_:id:at:)`.
  case setDevice(PointerDevice, id: DeviceID, at: Timestamp)
  /// A call of `upsert(_:at:)`, which registers one target.
  case upsert(PointerTarget, at: Timestamp)
  /// A call of `upsert(_:removing:at:)`.
  case upsertTargets([PointerTarget], removing: [TargetID], at: Timestamp)
  /// A call of `remove(target:at:)`.
  case remove(TargetID, at: Timestamp)
  /// A call of `move(_:to:at:)`.
  case move(TargetID, to: Rect, at: Timestamp)
  /// A call of `move(_:at:)`, which moves several targets.
  case moveTargets([MovedTarget], at: Timestamp)
  /// A call of `upsert(_:at:)`, which registers one space.
  case upsertSpace(PointerSpace, at: Timestamp)
  /// A call of `upsert(_:at:)`, which registers several spaces.
  case upsertSpaces([PointerSpace], at: Timestamp)
  /// A call of `scroll(space:to:at:)`.
  case scroll(space: SpaceID, to: Point, at: Timestamp)
  /// A call of `remove(space:at:)`.
  case removeSpace(SpaceID, at: Timestamp)
  /// A call of `resize(to:at:)`.
  case resize(to: Size, at: Timestamp)
  /// A call of `setSettings(_:at:)`.
  indirect case setSettings(PointerSettings, at: Timestamp)
  /// A call of `setConfiguration(_:at:)` or of `setHost(_:at:)`, with the values of both after it.
  indirect case setConfiguration(PointerConfiguration, host: HostTraits, at: Timestamp)
  /// A call of `setAppearance(_:at:)`.
  case setAppearance(Appearance, at: Timestamp)
  /// A call of `setBackgroundLuminance(_:at:)`.
  case setBackgroundLuminance(Double, at: Timestamp)
  /// A call of `setAnnotation(_:at:)`.
  case setAnnotation(PointerAnnotation?, at: Timestamp)
  /// A call of `setSelection(_:at:)`.
  case setSelection([TargetID], at: Timestamp)
  /// A call of `cursorWarped(to:at:)`.
  case cursorWarped(to: Point, at: Timestamp)
  /// Shows the pointer without an input, as at the beginning of a trace.
  ///
  /// Programs in C make this call with `ptk_engine_place_pointer`; in Swift only recordings make it.
  case placePointer(at: Timestamp)

  /// The time of the call; for ``simulate(_:)`` the input's time stamp.
  public var time: Timestamp {
    switch self {
    case .simulate(let input): input.time
    case .advance(let time), .handle(_, let time), .step(let time, _), .read(let time),
      .setDevice(_, _, let time), .upsert(_, let time), .upsertTargets(_, _, let time), .remove(_, let time),
      .move(_, _, let time), .moveTargets(_, let time), .upsertSpace(_, let time),
      .upsertSpaces(_, let time), .scroll(_, _, let time), .removeSpace(_, let time), .resize(_, let time),
      .setSettings(_, let time), .setConfiguration(_, _, let time), .setAppearance(_, let time),
      .setBackgroundLuminance(_, let time), .setAnnotation(_, let time), .setSelection(_, let time),
      .cursorWarped(_, let time), .placePointer(let time):
      time
    }
  }
}

extension PointerEngine {
  /// Makes a recorded call, without reading a frame.
  ///
  /// For `step`, the engine therefore only advances, and for `read`, nothing happens.
  public mutating func perform(_ call: RecordedCall) {
    switch call {
    case .advance(let time), .step(let time, _): advance(to: time)
    case .simulate(let input): simulate(input)
    case .handle(let input, let now): handle(input, now: now)
    case .read: break
    case .setDevice(let device, let id, let time): setDevice(device, id: id, at: time)
    case .upsert(let target, let time): upsert(target, at: time)
    case .upsertTargets(let targets, let ids, let time): upsert(targets, removing: ids, at: time)
    case .remove(let id, let time): remove(target: id, at: time)
    case .move(let id, let frame, let time): move(id, to: frame, at: time)
    case .moveTargets(let moved, let time): move(moved, at: time)
    case .upsertSpace(let space, let time): upsert(space, at: time)
    case .upsertSpaces(let spaces, let time): upsert(spaces, at: time)
    case .scroll(let space, let origin, let time): scroll(space: space, to: origin, at: time)
    case .removeSpace(let id, let time): remove(space: id, at: time)
    case .resize(let size, let time): resize(to: size, at: time)
    case .setSettings(let settings, let time): setSettings(settings, at: time)
    case .setConfiguration(let configuration, let host, let time):
      setConfiguration(configuration, host: host, at: time)
    case .setAppearance(let appearance, let time): setAppearance(appearance, at: time)
    case .setBackgroundLuminance(let luminance, let time): setBackgroundLuminance(luminance, at: time)
    case .setAnnotation(let annotation, let time): setAnnotation(annotation, at: time)
    case .setSelection(let ids, let time): setSelection(ids, at: time)
    case .cursorWarped(let position, let time): cursorWarped(to: position, at: time)
    case .placePointer(let time): placePointer(at: time)
    }
  }
}
