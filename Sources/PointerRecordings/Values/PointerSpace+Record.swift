import PointerKit

extension SpaceID: RecordedRawValue {}

extension PointerSpace: RecordedFields {
  static var blank: PointerSpace { PointerSpace(id: 0) }

  mutating func code<Codec: RecordCodec>(with codec: inout Codec) throws(Codec.Failure) {
    try codec.code(&id)
    try codec.code(&parent)
    try codec.code(&origin)
    try codec.code(&clip)
    try codec.code(&z)
    // Bits of one byte: earlier recordings have only the first ones.
    var flags: UInt8 = (isOpaque ? 1 : 0) | (letsParentBandIn ? 2 : 0) | (coasts ? 0 : 4)
    try codec.code(&flags)
    (isOpaque, letsParentBandIn, coasts) = (flags & 1 != 0, flags & 2 != 0, flags & 4 == 0)
    try codec.code(&isEnabled)
    try codec.code(&contentSize)
  }
}

extension PointerAnnotation: Recorded {
  func write(to writer: inout ByteWriter) { writer.write(values, droppedValues, size) }

  init(from reader: inout ByteReader) throws(MalformedRecord) {
    self.init(try reader.read())
    droppedValues = try reader.droppedCount()
    size = try reader.read()
  }
}

extension PointerAnnotation.Value: RecordedFields {
  static var blank: PointerAnnotation.Value { PointerAnnotation.Value(label: "", text: "") }

  mutating func code<Codec: RecordCodec>(with codec: inout Codec) throws(Codec.Failure) {
    try codec.code(&label)
    try codec.code(&text)
  }
}

extension AnnotationText: Recorded {
  func write(to writer: inout ByteWriter) {
    writer.append(UInt8(count))
    for index in 0..<count { writer.append(self[index]) }
    writer.write(isCut)
  }

  init(from reader: inout ByteReader) throws(MalformedRecord) {
    let count = try reader.byte()
    guard count <= AnnotationText.capacity else { throw MalformedRecord() }
    var bytes: [UInt8] = []
    for _ in 0..<count { bytes.append(try reader.byte()) }
    self.init(utf8: bytes)
    isCut = try reader.read()
  }
}

extension ByteReader {
  /// A count of what did not fit, at most 2³¹ − 1.
  mutating func droppedCount() throws(MalformedRecord) -> Int {
    Int(max(0, min(try Int64(from: &self), Int64(Int32.max))))
  }
}
