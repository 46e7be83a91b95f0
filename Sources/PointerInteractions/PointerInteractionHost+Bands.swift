import Kinematics
public import PointerKit

/// The band selections of a host (I7).
extension PointerInteractionHost {
  /// The interaction of each space.
  struct Bands {
    var interactions: [(interaction: BandSelectionInteraction, space: SpaceID)] = []
    /// The interaction of the present band.
    var current: BandSelectionInteraction?
    /// The sequence number of the first event that was not handled yet.
    var seen: UInt64 = 0
  }

  /// Adds band selection to a space, and replaces the one that it had.
  ///
  /// Bands in spaces without an interaction begin if the configuration's `bandSelection` allows it, and are not
  /// reported.
  public func add(_ interaction: BandSelectionInteraction, to space: SpaceID = 0) {
    bands.interactions.removeAll { $0.interaction === interaction || $0.space == space }
    if bands.interactions.isEmpty { bands.seen = engine.eventCount }
    bands.interactions.append((interaction, space))
  }

  /// Removes band selection; a band that has begun is reported to its end.
  public func remove(_ interaction: BandSelectionInteraction) {
    bands.interactions.removeAll { $0.interaction === interaction }
  }

  /// Prevents the band that an input would begin if its interaction does not allow it.
  func confirmBand(before input: PointerInput) {
    guard !bands.interactions.isEmpty, let press = engine.emptyPress else { return }
    var future = engine
    future.handle(input)
    guard future.isBanding else { return }
    let space = engine.space(at: press)
    guard let interaction = bands.interactions.first(where: { $0.space == space })?.interaction else {
      return
    }
    if !interaction.mayBegin(at: engine.space(space)?.local(press) ?? press) { engine.refuseBand() }
  }

  /// Reports the changes of bands.
  func reportBands() {
    guard !bands.interactions.isEmpty || bands.current != nil else { return }
    let news = engine.events(since: bands.seen)
    bands.seen = news.endIndex
    for event in news {
      let (band, state): (PointerEvent.Band, BandSelectionInteraction.State)
      switch event.kind {
      case .bandBegan(let began):
        (band, state) = (began, .began)
        bands.current = bands.interactions.first { $0.space == band.space }?.interaction
      case .bandChanged(let changed): (band, state) = (changed, .selecting)
      case .bandEnded(let ended, _): (band, state) = (ended, .ended)
      default: continue
      }
      guard let interaction = bands.current else { continue }
      if state == .ended { bands.current = nil }
      let origin = engine.space(band.space)?.origin ?? .zero
      let offset = Vector(dx: origin.x, dy: origin.y)
      interaction.update(
        to: state, rect: Rect(spanning: band.anchor - offset, band.position - offset),
        modifiers: event.modifiers)
    }
  }
}
