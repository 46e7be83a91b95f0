// The names are the same as in pointerkit.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit

@c @implementation
public func ptk_get_version() -> Int32 {
  PTK_VERSION_MAJOR * 1_000_000 + PTK_VERSION_MINOR * 1000 + PTK_VERSION_PATCH
}

@c @implementation
public func ptk_status_string(_ status: ptk_status) -> UnsafePointer<CChar>? {
  switch status {
  case PTK_STATUS_OK: characters("success")
  case PTK_STATUS_INCOMPLETE: characters("the buffer is too small for all elements")
  case PTK_STATUS_ABSENT: characters("there is nothing of this kind")
  case PTK_STATUS_ERROR_NULL: characters("a handle or a required pointer is NULL")
  case PTK_STATUS_ERROR_SIZE:
    characters("the size is smaller than the struct: make it with its ptk_default_...()")
  case PTK_STATUS_ERROR_VALUE: characters("a constant, an identifier, an index or a count is out of range")
  case PTK_STATUS_ERROR_UNKNOWN: characters("no target or space with this identifier is registered")
  default: characters("unknown status")
  }
}

/// A constant string for C, with its terminating zero.
func characters(_ text: StaticString) -> UnsafePointer<CChar>? {
  UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
