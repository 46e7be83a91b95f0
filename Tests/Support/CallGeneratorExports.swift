@_exported public import CallGenerator
