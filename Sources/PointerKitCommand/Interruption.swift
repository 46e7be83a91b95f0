import Foundation

/// What an interrupt, or another signal that ends the command, removes: the unfinished file.
///
/// A command writes one file at a time.
enum Interruption {
  /// The signals that end a process and can be caught: those of a person, of a shell, and of limits of the system.
  private static let signals = [SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM, SIGXCPU, SIGXFSZ]

  /// The path of the unfinished file, as a handler of signals can use it; it is never freed, since a signal may come at
  /// any time.
  private nonisolated(unsafe) static var path: UnsafeMutablePointer<CChar>?
  private nonisolated(unsafe) static var isInstalled = false

  /// Removes a file if the command is interrupted from now on.
  static func remove(_ file: String) {
    path = strdup(file)
    if isInstalled { return }
    isInstalled = true
    for number in signals {
      let former = signal(number, handle)
      // What the caller told the command to ignore, as nohup does, stays ignored.
      if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  /// The file is finished, or removed already.
  static func keep() { path = nil }

  /// Only what POSIX allows in a handler: removes the file, and ends the process by the same signal.
  private static let handle: @convention(c) (Int32) -> Void = { number in
    if let path = Interruption.path { unlink(path) }
    signal(number, SIG_DFL)
    raise(number)
  }
}
