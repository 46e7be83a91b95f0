public import PointerInteractions
public import PointerKit

/// An interface of your own that a simulated person uses: your toolkit's event loop, from input to frame.
///
/// ```swift
/// final class Window: PointerHost {
///   private(set) var engine = PointerEngine(size: Size(width: 640, height: 400))
///   func handle(_ input: PointerInput, now: Timestamp) { engine.handle(input, now: now) }
///   func advance(to time: Timestamp) { _ = engine.step(now: time) }
/// }
/// var person = SimulatedPerson(in: Window(), start: Point(x: 20, y: 20))
/// ```
/// A `PointerInteractionHost` is such an interface. For a `PointerEngine` alone, use
/// ``SimulatedPerson/init(targets:spaces:start:size:device:settings:configuration:hostTraits:names:)``.
public protocol PointerHost: AnyObject {
  /// The interface's engine as it is now, which the person looks at and assertions explain failures with.
  var engine: PointerEngine { get }
  /// Handles an input that arrives at an instant, as the interface does with its device's events.
  func handle(_ input: PointerInput, now: Timestamp)
  /// Lets time pass up to an instant, as the interface does when it draws.
  func advance(to time: Timestamp)
}

extension PointerInteractionHost: PointerHost {
  /// The same as `update(at:)`.
  public func advance(to time: Timestamp) { update(at: time) }
}
