public import PointerKit

/// A call of an engine that can change it, with its arguments: what a recording consists of.
///
/// There is a case for each mutating method of `PointerEngine`, named like it.
public enum RecordedCall: Hashable, Sendable {
  /// `advance(to:)`.
  case advance(to: Timestamp)
  /// `handle(_:)`.
  case handle(PointerInput)
  /// `handle(_:now:)`.
  case handleAt(PointerInput, now: Timestamp)
  /// `step(now:presenting:into:)` and `step(now:presenting:)`.
  case step(now: Timestamp, presenting: Timestamp?)
  /// `read(at:into:)`, which changes nothing: it is recorded because somebody saw the frame.
  case read(at: Timestamp)
  /// `setDevice(_:id:at:)`.
  case setDevice(PointerDevice, id: DeviceID, at: Timestamp)
  /// `upsert(_:at:)` of one target.
  case upsert(PointerTarget, at: Timestamp)
  /// `upsert(_:removing:at:)`.
  case upsertTargets([PointerTarget], removing: [TargetID], at: Timestamp)
  /// `remove(_:at:)`.
  case remove(TargetID, at: Timestamp)
  /// `move(_:to:at:)`.
  case move(TargetID, to: Rect, at: Timestamp)
  /// `move(_:at:)` of several targets.
  case moveTargets([MovedTarget], at: Timestamp)
  /// `upsertSpace(_:at:)`.
  case upsertSpace(PointerSpace, at: Timestamp)
  /// `upsertSpaces(_:at:)`.
  case upsertSpaces([PointerSpace], at: Timestamp)
  /// `scroll(space:to:at:)`.
  case scroll(space: SpaceID, to: Point, at: Timestamp)
  /// `removeSpace(_:at:)`.
  case removeSpace(SpaceID, at: Timestamp)
  /// `resize(to:at:)`.
  case resize(to: Size, at: Timestamp)
  /// `setSettings(_:at:)`.
  indirect case setSettings(PointerSettings, at: Timestamp)
  /// `setConfiguration(_:at:)`.
  indirect case setConfiguration(PointerConfiguration, at: Timestamp)
  /// `setAppearance(_:at:)`.
  case setAppearance(Appearance, at: Timestamp)
  /// `setBackgroundLuminance(_:at:)`.
  case setBackgroundLuminance(Double, at: Timestamp)
  /// `setAnnotation(_:at:)`.
  case setAnnotation(PointerAnnotation?, at: Timestamp)
  /// `setSelection(_:at:)`.
  case setSelection([TargetID], at: Timestamp)
  /// `cursorWarped(to:at:)`.
  case cursorWarped(to: Point, at: Timestamp)
  /// The beginning of a trace, where the pointer is seen without an input; not a call of hosts.
  case placePointer(at: Timestamp)

  /// A target and its new frame.
  public struct MovedTarget: Hashable, Sendable {
    /// The target's id.
    public var id: TargetID
    /// Its new frame.
    public var frame: Rect

    /// Creates a pair of a target and its new frame.
    public init(id: TargetID, frame: Rect) {
      self.id = id
      self.frame = frame
    }
  }

  /// The time of the call; that of an input is its stamp.
  public var time: Timestamp {
    switch self {
    case .handle(let input): input.time
    case .advance(let time), .handleAt(_, let time), .step(let time, _), .read(let time),
      .setDevice(_, _, let time), .upsert(_, let time), .upsertTargets(_, _, let time), .remove(_, let time),
      .move(_, _, let time), .moveTargets(_, let time), .upsertSpace(_, let time),
      .upsertSpaces(_, let time), .scroll(_, _, let time), .removeSpace(_, let time), .resize(_, let time),
      .setSettings(_, let time), .setConfiguration(_, let time), .setAppearance(_, let time),
      .setBackgroundLuminance(_, let time), .setAnnotation(_, let time), .setSelection(_, let time),
      .cursorWarped(_, let time), .placePointer(let time):
      time
    }
  }
}

extension PointerEngine {
  /// Makes a recorded call, without reading a frame.
  public mutating func perform(_ call: RecordedCall) {
    switch call {
    case .advance(let time), .step(let time, _): advance(to: time)
    case .handle(let input): handle(input)
    case .handleAt(let input, let now): handle(input, now: now)
    case .read: break
    case .setDevice(let device, let id, let time): setDevice(device, id: id, at: time)
    case .upsert(let target, let time): upsert(target, at: time)
    case .upsertTargets(let targets, let ids, let time): upsert(targets, removing: ids, at: time)
    case .remove(let id, let time): remove(id, at: time)
    case .move(let id, let frame, let time): move(id, to: frame, at: time)
    case .moveTargets(let moved, let time): move(moved.map { ($0.id, $0.frame) }, at: time)
    case .upsertSpace(let space, let time): upsertSpace(space, at: time)
    case .upsertSpaces(let spaces, let time): upsertSpaces(spaces, at: time)
    case .scroll(let space, let origin, let time): scroll(space: space, to: origin, at: time)
    case .removeSpace(let id, let time): removeSpace(id, at: time)
    case .resize(let size, let time): resize(to: size, at: time)
    case .setSettings(let settings, let time): setSettings(settings, at: time)
    case .setConfiguration(let configuration, let time): setConfiguration(configuration, at: time)
    case .setAppearance(let appearance, let time): setAppearance(appearance, at: time)
    case .setBackgroundLuminance(let luminance, let time): setBackgroundLuminance(luminance, at: time)
    case .setAnnotation(let annotation, let time): setAnnotation(annotation, at: time)
    case .setSelection(let ids, let time): setSelection(ids, at: time)
    case .cursorWarped(let position, let time): cursorWarped(to: position, at: time)
    case .placePointer(let time): placePointer(at: time)
    }
  }
}
