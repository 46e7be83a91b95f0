import Foundation
import PointerScenes

// Fits magnetism's constants to recorded cases, and scores what was fitted to one half of the movements on
// the other: MagnetismFit CASES…
do {
  print(try FitReport(PlayedCase.read(Array(CommandLine.arguments.dropFirst()))).text, terminator: "")
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}
