@_exported public import PointerKit
@_exported public import PointerRecordings
@_exported public import ReferenceScenes
