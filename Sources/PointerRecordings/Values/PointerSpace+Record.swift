import PointerKit

extension ByteWriter {
  mutating func write(_ space: PointerSpace) {
    write(space.id.rawValue)
    write(space.parent.rawValue)
    write(space.origin)
    write(space.clip) { $0.write($1) }
    write(space.order)
    write(space.isOpaque)
    write(space.isEnabled)
    write(space.contentSize) { $0.write($1) }
  }

  mutating func write(_ annotation: PointerAnnotation) {
    write(UInt64(annotation.values.count))
    for value in annotation.values {
      write(value.label)
      write(value.text)
    }
    write(Int64(annotation.droppedValues))
    write(annotation.size) { $0.write($1) }
  }

  private mutating func write(_ text: AnnotationText) {
    append(UInt8(text.count))
    for index in 0..<text.count { append(text[index]) }
    write(text.isCut)
  }
}

extension ByteReader {
  mutating func space() throws(MalformedRecord) -> PointerSpace {
    var space = PointerSpace(id: SpaceID(rawValue: try unsigned()))
    space.parent = SpaceID(rawValue: try unsigned())
    space.origin = try point()
    space.clip = try optional { (reader) throws(MalformedRecord) in try reader.rect() }
    space.order = try signed()
    space.isOpaque = try flag()
    space.isEnabled = try flag()
    space.contentSize = try optional { (reader) throws(MalformedRecord) in try reader.size() }
    return space
  }

  mutating func annotation() throws(MalformedRecord) -> PointerAnnotation {
    var annotation = PointerAnnotation(
      try list { (reader) throws(MalformedRecord) in
        PointerAnnotation.Value(label: try reader.annotationText(), text: try reader.annotationText())
      })
    annotation.droppedValues = Int(max(0, min(try signed(), Int64(Int32.max))))
    annotation.size = try optional { (reader) throws(MalformedRecord) in try reader.size() }
    return annotation
  }

  private mutating func annotationText() throws(MalformedRecord) -> AnnotationText {
    let count = try byte()
    guard count <= AnnotationText.capacity else { throw MalformedRecord() }
    var bytes: [UInt8] = []
    for _ in 0..<count { bytes.append(try byte()) }
    var text = AnnotationText(utf8: bytes)
    text.isCut = try flag()
    return text
  }
}
