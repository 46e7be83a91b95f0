// `import PointerToolkits` also imports the engine.
@_exported public import PointerKit
