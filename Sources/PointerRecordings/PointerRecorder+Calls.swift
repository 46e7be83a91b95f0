public import PointerKit

/// The other calls of an engine, under their own names.
extension PointerRecorder {
  // MARK: Input

  /// `handle(_:)`.
  public mutating func handle(_ input: PointerInput) { perform(.handle(input)) }

  /// `handle(_:now:)`.
  public mutating func handle(_ input: PointerInput, now: Timestamp) { perform(.handleAt(input, now: now)) }

  /// `setDevice(_:id:at:)`.
  public mutating func setDevice(_ device: PointerDevice, id: DeviceID = 0, at time: Timestamp) {
    perform(.setDevice(device, id: id, at: time))
  }

  /// `cursorWarped(to:at:)`.
  public mutating func cursorWarped(to position: Point, at time: Timestamp) {
    perform(.cursorWarped(to: position, at: time))
  }

  // MARK: Targets

  /// `upsert(_:at:)`.
  public mutating func upsert(_ target: PointerTarget, at time: Timestamp) {
    perform(.upsert(target, at: time))
  }

  /// `upsert(_:removing:at:)`.
  public mutating func upsert(
    _ targets: [PointerTarget], removing ids: [TargetID] = [], at time: Timestamp
  ) {
    perform(.upsertTargets(targets, removing: ids, at: time))
  }

  /// `remove(_:at:)`.
  public mutating func remove(_ id: TargetID, at time: Timestamp) { perform(.remove(id, at: time)) }

  /// `move(_:to:at:)`.
  public mutating func move(_ id: TargetID, to frame: Rect, at time: Timestamp) {
    perform(.move(id, to: frame, at: time))
  }

  /// `move(_:at:)`.
  public mutating func move(_ frames: [(id: TargetID, frame: Rect)], at time: Timestamp) {
    perform(.moveTargets(frames.map { RecordedCall.MovedTarget(id: $0.id, frame: $0.frame) }, at: time))
  }

  /// `setSelection(_:at:)`.
  public mutating func setSelection(_ ids: [TargetID], at time: Timestamp) {
    perform(.setSelection(ids, at: time))
  }

  // MARK: Spaces

  /// `upsertSpace(_:at:)`.
  public mutating func upsertSpace(_ space: PointerSpace, at time: Timestamp) {
    perform(.upsertSpace(space, at: time))
  }

  /// `upsertSpaces(_:at:)`.
  public mutating func upsertSpaces(_ spaces: [PointerSpace], at time: Timestamp) {
    perform(.upsertSpaces(spaces, at: time))
  }

  /// `scroll(space:to:at:)`.
  public mutating func scroll(space id: SpaceID, to origin: Point, at time: Timestamp) {
    perform(.scroll(space: id, to: origin, at: time))
  }

  /// `removeSpace(_:at:)`.
  public mutating func removeSpace(_ id: SpaceID, at time: Timestamp) { perform(.removeSpace(id, at: time)) }

  // MARK: The surface

  /// `resize(to:at:)`.
  public mutating func resize(to size: Size, at time: Timestamp) { perform(.resize(to: size, at: time)) }

  /// `setSettings(_:at:)`.
  public mutating func setSettings(_ settings: PointerSettings, at time: Timestamp) {
    perform(.setSettings(settings, at: time))
  }

  /// `setConfiguration(_:at:)`.
  public mutating func setConfiguration(_ configuration: PointerConfiguration, at time: Timestamp) {
    perform(.setConfiguration(configuration, at: time))
  }

  /// `setAppearance(_:at:)`.
  public mutating func setAppearance(_ appearance: Appearance, at time: Timestamp) {
    perform(.setAppearance(appearance, at: time))
  }

  /// `setBackgroundLuminance(_:at:)`.
  public mutating func setBackgroundLuminance(_ luminance: Double, at time: Timestamp) {
    perform(.setBackgroundLuminance(luminance, at: time))
  }

  /// `setAnnotation(_:at:)`.
  public mutating func setAnnotation(_ annotation: PointerAnnotation?, at time: Timestamp) {
    perform(.setAnnotation(annotation, at: time))
  }
}
