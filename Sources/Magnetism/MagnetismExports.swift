// One import is enough: `import Magnetism` brings points, vectors and rectangles along.
@_exported public import Kinematics
