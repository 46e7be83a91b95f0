/// The checksum of a recording up to a record: FNV-1a of 32 bits (http://www.isthe.com/chongo/tech/comp/fnv).
///
/// Each record continues the checksum of the previous record. The checksum therefore detects changed,
/// missing, repeated and exchanged records. It detects every change of a single byte.
struct RecordChecksum: Hashable, Sendable {
  private(set) var value: UInt32 = 0x811c_9dc5

  @inline(__always)
  mutating func combine(_ byte: UInt8) { value = (value ^ UInt32(byte)) &* 0x0100_0193 }

  mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(byte) }
  }
}
