// One import gives the whole library: `import PointerKit`.
@_exported public import Kinematics
@_exported public import Magnetism
