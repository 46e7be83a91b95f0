// The program of an Embedded build, which prints digests alone. Such a program has no list of arguments: with
// POINTERKIT_SCENES=10000 in its environment it prints one line for so many random scenes.
let scenes = getenv("POINTERKIT_SCENES").map { atol($0) } ?? 0
if scenes > 0 { printRandomScenes(scenes) } else { printReferenceScenes() }

// Functions of C, whose modules an Embedded build does not have for every processor.
@_silgen_name("getenv") private func getenv(_ name: UnsafePointer<CChar>) -> UnsafePointer<CChar>?
@_silgen_name("atol") private func atol(_ text: UnsafePointer<CChar>) -> Int
