// `import PointerInteractions` also imports the engine.
@_exported public import PointerKit
