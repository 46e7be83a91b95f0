import Kinematics
public import PointerKit

/// The band selections of a host (I7).
extension PointerInteractionHost {
  /// Who hears of the bands in each space.
  struct Bands {
    var interactions: [(interaction: BandSelectionInteraction, space: SpaceID)] = []
    /// The one whose band is under way.
    var current: BandSelectionInteraction?
    /// The number of the first occurrence that was not looked at yet.
    var seen: UInt64 = 0
  }

  /// Adds band selection to a space, in place of the one that it had; 0 is the window.
  ///
  /// Bands in spaces without an interaction begin as ``PointerConfiguration/bandSelection`` says, and
  /// nobody hears of them.
  public func add(_ interaction: BandSelectionInteraction, to space: SpaceID = 0) {
    bands.interactions.removeAll { $0.interaction === interaction || $0.space == space }
    if bands.interactions.isEmpty { bands.seen = engine.eventCount }
    bands.interactions.append((interaction, space))
  }

  /// Takes band selection away; one that is under way is heard to its end.
  public func remove(_ interaction: BandSelectionInteraction) {
    bands.interactions.removeAll { $0.interaction === interaction }
  }

  /// Asks whether the band that an event would begin may begin.
  func askForBand(before event: PointerInput) {
    guard !bands.interactions.isEmpty, let press = engine.emptyPress else { return }
    var future = engine
    future.handle(event)
    guard future.isBanding else { return }
    let space = engine.space(at: press)
    guard let interaction = bands.interactions.first(where: { $0.space == space })?.interaction else {
      return
    }
    if !interaction.mayBegin(at: engine.space(space)?.local(press) ?? press) { engine.refuseBand() }
  }

  /// Tells what became of bands.
  func tellBands() {
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
