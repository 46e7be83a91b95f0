@_exported public import PointerRecordings
@_exported public import PointerTesting
