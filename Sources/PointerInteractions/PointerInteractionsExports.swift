// Importing the delegate-style API also imports the engine.
@_exported public import PointerKit
