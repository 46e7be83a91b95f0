// The names are the same as in pointerkit.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit

@c @implementation
public func pk_get_version(
  _ major: UnsafeMutablePointer<Int32>?, _ minor: UnsafeMutablePointer<Int32>?,
  _ patch: UnsafeMutablePointer<Int32>?
) -> pk_status {
  major?.pointee = PK_VERSION_MAJOR
  minor?.pointee = PK_VERSION_MINOR
  patch?.pointee = PK_VERSION_PATCH
  return .ok
}

@c @implementation
public func pk_status_string(_ status: pk_status) -> UnsafePointer<CChar>? {
  switch Int(status) {
  case PK_OK: characters("success")
  case PK_INCOMPLETE: characters("the buffer is too small for all elements")
  case PK_ABSENT: characters("there is nothing of this kind")
  case PK_ERROR_NULL: characters("a handle or a required pointer is NULL")
  case PK_ERROR_SIZE: characters("the size is smaller than that of the struct")
  case PK_ERROR_VALUE: characters("a constant, an identifier, an index or a count is out of range")
  case PK_ERROR_UNKNOWN: characters("no target or space with this identifier is registered")
  default: characters("unknown status")
  }
}

/// A constant string for C, with its terminating zero.
func characters(_ text: StaticString) -> UnsafePointer<CChar>? {
  UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
