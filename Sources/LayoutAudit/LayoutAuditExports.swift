// Importing the audit also imports the engine.
@_exported public import PointerKit
