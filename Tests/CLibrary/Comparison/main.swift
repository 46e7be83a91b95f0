// One input and one frame by the Swift engine and through the C library, by turns in one process:
//   CLibraryComparison libpointerkit.so
// prints nanoseconds and their ratio, and fails if the ratio is above 1.2. The engine of this program is the ordinary
// Swift build; the library is loaded as any program in C would load it.
import Glibc
import PointerKit

guard CommandLine.arguments.count == 2 else { fail("usage: CLibraryComparison libpointerkit.so") }
let greatest = 1.2
var comparison = Comparison(Library(CommandLine.arguments[1]))
// Other work on the machine only adds to a time, so the least of many rounds is compared, and a disturbed attempt is
// repeated.
var ratio = Double.infinity
for _ in 0..<5 where ratio > greatest { ratio = comparison.attempt() }
exit(ratio <= greatest ? 0 : 1)

func fail(_ message: String) -> Never {
  var line = message + "\n"
  line.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
  exit(1)
}
