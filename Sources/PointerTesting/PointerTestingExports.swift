// Whoever tests with simulated people works with the engine's types.
@_exported public import PointerKit
