public import PointerKit

/// The methods of `PointerEngine` that change the engine, each of which is also recorded.
extension PointerRecorder {
  // MARK: Input

  /// Records a call of `handle(_:now:)` and makes it.
  public mutating func handle(_ input: PointerInput, now: Timestamp) { perform(.handle(input, now: now)) }

  /// Records a call of `simulate(_:)` and makes it.
  public mutating func simulate(_ input: PointerInput) { perform(.simulate(input)) }

  /// Records a call of `setDevice(_:id:at:)` and makes it.
  public mutating func setDevice(_ device: PointerDevice, id: DeviceID = 0, at time: Timestamp) {
    perform(.setDevice(device, id: id, at: time))
  }

  /// Records a call of `cursorWarped(to:at:)` and makes it.
  public mutating func cursorWarped(to position: Point, at time: Timestamp) {
    perform(.cursorWarped(to: position, at: time))
  }

  // MARK: Targets

  /// Records a call of `upsert(_:at:)` and makes it.
  public mutating func upsert(_ target: PointerTarget, at time: Timestamp) {
    perform(.upsert(target, at: time))
  }

  /// Records a call of `upsert(_:removing:at:)` and makes it.
  public mutating func upsert(
    _ targets: [PointerTarget], removing ids: [TargetID] = [], at time: Timestamp
  ) {
    perform(.upsertTargets(targets, removing: ids, at: time))
  }

  /// Records a call of `remove(target:at:)` and makes it.
  public mutating func remove(target id: TargetID, at time: Timestamp) { perform(.remove(id, at: time)) }

  /// Records a call of `move(_:to:at:)` and makes it.
  public mutating func move(_ id: TargetID, to frame: Rect, at time: Timestamp) {
    perform(.move(id, to: frame, at: time))
  }

  /// Records a call of `move(_:at:)` and makes it.
  public mutating func move(_ targets: [MovedTarget], at time: Timestamp) {
    perform(.moveTargets(targets, at: time))
  }

  /// Records a call of `setSelection(_:at:)` and makes it.
  public mutating func setSelection(_ ids: [TargetID], at time: Timestamp) {
    perform(.setSelection(ids, at: time))
  }

  // MARK: Spaces

  /// Records a call of `upsert(_:at:)` and makes it.
  public mutating func upsert(_ space: PointerSpace, at time: Timestamp) {
    perform(.upsertSpace(space, at: time))
  }

  /// Records a call of `upsert(_:at:)` and makes it.
  public mutating func upsert(_ spaces: [PointerSpace], at time: Timestamp) {
    perform(.upsertSpaces(spaces, at: time))
  }

  /// Records a call of `scroll(space:to:at:)` and makes it.
  public mutating func scroll(space id: SpaceID, to origin: Point, at time: Timestamp) {
    perform(.scroll(space: id, to: origin, at: time))
  }

  /// Records a call of `remove(space:at:)` and makes it.
  public mutating func remove(space id: SpaceID, at time: Timestamp) { perform(.removeSpace(id, at: time)) }

  // MARK: The surface

  /// Records a call of `resize(to:at:)` and makes it.
  public mutating func resize(to size: Size, at time: Timestamp) { perform(.resize(to: size, at: time)) }

  /// Records a call of `setSettings(_:at:)` and makes it.
  public mutating func setSettings(_ settings: PointerSettings, at time: Timestamp) {
    perform(.setSettings(settings, at: time))
  }

  /// Records a call of `setConfiguration(_:at:)` and makes it.
  public mutating func setConfiguration(_ configuration: PointerConfiguration, at time: Timestamp) {
    perform(.setConfiguration(configuration, host: engine.host, at: time))
  }

  /// Records a call of `setHost(_:at:)` and makes it.
  public mutating func setHost(_ host: HostTraits, at time: Timestamp) {
    perform(.setConfiguration(engine.configuration, host: host, at: time))
  }

  /// Records a call of `setAppearance(_:at:)` and makes it.
  public mutating func setAppearance(_ appearance: Appearance, at time: Timestamp) {
    perform(.setAppearance(appearance, at: time))
  }

  /// Records a call of `setBackgroundLuminance(_:at:)` and makes it.
  public mutating func setBackgroundLuminance(_ luminance: Double, at time: Timestamp) {
    perform(.setBackgroundLuminance(luminance, at: time))
  }

  /// Records a call of `setAnnotation(_:at:)` and makes it.
  public mutating func setAnnotation(_ annotation: PointerAnnotation?, at time: Timestamp) {
    perform(.setAnnotation(annotation, at: time))
  }
}
