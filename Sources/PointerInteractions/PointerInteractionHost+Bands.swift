import Kinematics
public import PointerKit

/// The band selections of a host.
extension PointerInteractionHost {
  /// The band selection interactions and their state.
  struct Bands {
    var interactions: [(interaction: BandSelectionInteraction, space: SpaceID)] = []
    /// The interaction of the selection in progress.
    var current: BandSelectionInteraction?
    /// The number of the first event that has not been examined yet.
    var nextEvent: UInt64 = 0
  }

  /// Adds band selection to a space, the window by default, and removes the space's previous interaction.
  ///
  /// Bands begin only if the configuration's `bandSelection` is true. They also begin in a space without an
  /// interaction, but then no handler is called.
  public func add(_ interaction: BandSelectionInteraction, to space: SpaceID = .window) {
    bands.interactions.removeAll { $0.interaction === interaction || $0.space == space }
    if bands.interactions.isEmpty, bands.current == nil { bands.nextEvent = engine.eventCount }
    bands.interactions.append((interaction, space))
  }

  /// Removes a band selection interaction; its handler is still called for a selection in progress.
  public func remove(_ interaction: BandSelectionInteraction) {
    bands.interactions.removeAll { $0.interaction === interaction }
  }

  /// Prevents an input from beginning a band, or a click from clearing the selection, if the interaction of
  /// the space refuses it.
  func checkBand(before apply: (inout PointerEngine) -> Void) {
    guard !bands.interactions.isEmpty, let press = engine.emptyPress else { return }
    var future = engine
    apply(&future)
    guard future.isBanding || future.selection != engine.selection else { return }
    let space = engine.space(at: press)
    guard let interaction = interaction(ofBandIn: space) else { return }
    if !interaction.mayBegin(at: engine.convert(press, to: space) ?? press) { engine.refuseBand() }
  }

  private func interaction(ofBandIn space: SpaceID) -> BandSelectionInteraction? {
    bands.interactions.first { $0.space == space }?.interaction
  }

  /// Reports new events of bands to the interactions of the spaces.
  func reportBands() {
    guard !bands.interactions.isEmpty || bands.current != nil else { return }
    let events = engine.events(since: bands.nextEvent)
    bands.nextEvent = events.endIndex
    for event in events {
      switch event.kind {
      case .bandBegan(let band): report(.began, band, event.modifiers)
      case .bandChanged(let band): report(.selecting, band, event.modifiers)
      case .bandEnded(let band, _): report(.ended, band, event.modifiers)
      default: continue
      }
    }
    // The events may be no longer kept, or those of an engine that was replaced; its state is certain.
    if engine.isBanding == (bands.current != nil) { return }
    report(engine.isBanding ? .began : .ended, engine.eventBand, engine.pressedModifiers)
  }

  private func report(
    _ state: BandSelectionInteraction.State, _ band: PointerEvent.Band, _ modifiers: KeyModifiers
  ) {
    if state == .began { bands.current = interaction(ofBandIn: band.space) }
    guard let interaction = bands.current else { return }
    if state == .ended { bands.current = nil }
    let rect = Rect(spanning: band.anchor, band.position)
    interaction.update(to: state, rect: engine.convert(rect, to: band.space) ?? rect, modifiers: modifiers)
  }
}
