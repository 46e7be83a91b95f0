@_exported public import ReferenceScenes
