import Foundation
import PointerScenes

// Fits magnetism's constants to recorded cases, and scores what was fitted to one half of the movements on
// the other; then tells what other report rates would change: MagnetismFit CASES…
do {
  let files = Array(CommandLine.arguments.dropFirst())
  print(try FitReport(PlayedCase.read(files)).text)
  print(try Resampling(files).text, terminator: "")
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(2)
}
