import PointerTestSupport

@testable import PointerKit

// What tests of single stages and states need to build their inputs.

/// The instant at which tests of stages begin: second 1.
let start = Timestamp(nanoseconds: 1_000_000_000)

extension Timestamp {
  /// The instant some milliseconds after this one.
  func after(milliseconds: Double) -> Timestamp { advanced(byNanoseconds: Int64(milliseconds * 1e6)) }
}

extension TargetStore {
  /// A store with targets, and with spaces beside the window.
  static func with(
    _ targets: [PointerTarget], spaces: [PointerSpace] = [],
    configuration: PointerConfiguration = PointerConfiguration()
  ) -> TargetStore {
    var store = TargetStore(SharedConfiguration(configuration))
    for space in spaces { _ = store.upsert(space) }
    store.arrangeSpaces()
    for target in targets { store.upsert(target) }
    return store
  }
}

extension StyleResolution {
  /// The style of a target among others, with the configuration and settings of a new device unless others
  /// are given.
  static func resolve(
    _ target: PointerTarget, among others: [PointerTarget] = [],
    configuration: PointerConfiguration = PointerConfiguration(),
    settings: PointerSettings = PointerSettings(), showsContextMenus: Bool = false
  ) -> ResolvedStyle {
    StyleResolution(
      configuration: SharedConfiguration(configuration), settings: settings,
      showsContextMenus: showsContextMenus
    ).resolve(target, among: .with([target] + others, configuration: configuration))
  }
}

// Reports that are received at once.
extension DeviceState {
  mutating func addMovement(by delta: Vector, at time: Timestamp) -> Vector {
    addMovement(by: delta, at: time, received: time)
  }

  mutating func addMovement(to position: Point, at time: Timestamp) {
    addMovement(to: position, at: time, received: time)
  }
}

extension LiftInference {
  mutating func noteReport(at time: Timestamp) { noteReport(at: time, received: time) }
}
