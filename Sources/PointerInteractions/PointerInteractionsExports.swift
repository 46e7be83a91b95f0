// With the delegate-style interface comes the engine.
@_exported public import PointerKit
