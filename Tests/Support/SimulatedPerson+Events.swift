package import PointerKit
package import PointerTesting

extension SimulatedPerson {
  /// The types of the events since the last call of this method or of ``newEvents()``.
  package mutating func newTypes() -> [PointerEventType] { newEvents().map { $0.type } }
}
