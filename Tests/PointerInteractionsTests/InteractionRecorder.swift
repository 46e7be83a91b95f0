import PointerInteractions
import PointerKit

/// A delegate that records every call, and answers as the test requires.
final class InteractionRecorder: PointerInteractionDelegate {
  var calls: [String] = []
  var requests: [PointerRegionRequest] = []
  var region: (PointerRegionRequest, PointerRegion) -> PointerRegion? = { $1 }
  var style: (PointerRegion) -> PointerStyle? = { _ in .automatic }
  var animate: (String, any PointerInteractionAnimating) -> Void = { _, _ in }
  let name: String
  init(_ name: String = "") { self.name = name }

  private func word(_ region: PointerRegion) -> String {
    region.identifier.map { "\($0)" } ?? "\(Int(region.rect.minY))"
  }
  func pointerInteraction(
    _ interaction: PointerInteraction, regionFor request: PointerRegionRequest, defaultRegion: PointerRegion
  ) -> PointerRegion? {
    calls.append(name + "region")
    requests.append(request)
    return region(request, defaultRegion)
  }
  func pointerInteraction(_ interaction: PointerInteraction, styleFor region: PointerRegion) -> PointerStyle?
  {
    calls.append(name + "style " + word(region))
    return style(region)
  }
  func pointerInteraction(
    _ interaction: PointerInteraction, willEnter region: PointerRegion,
    animator: any PointerInteractionAnimating
  ) {
    calls.append(name + "enter " + word(region))
    animate("enter", animator)
  }
  func pointerInteraction(
    _ interaction: PointerInteraction, willExit region: PointerRegion,
    animator: any PointerInteractionAnimating
  ) {
    calls.append(name + "exit " + word(region))
    animate("exit", animator)
  }
  func newCalls() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A delegate that implements none of the methods.
final class SilentInteractionDelegate: PointerInteractionDelegate {}
