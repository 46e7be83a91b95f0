/// A configuration that an engine, its parts and its copies share, so that it is never copied.
///
/// All numbers are within their ranges.
package final class SharedConfiguration: Hashable, Sendable {
  package let values: PointerConfiguration

  package init(_ values: PointerConfiguration = PointerConfiguration()) { self.values = values.clamped }

  package static func == (a: SharedConfiguration, b: SharedConfiguration) -> Bool {
    a === b || a.values == b.values
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
