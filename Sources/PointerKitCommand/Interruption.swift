import Foundation

/// Removes the unfinished file if an interrupt, or another signal, ends the command.
///
/// A command writes one file at a time.
enum Interruption {
  /// The signals that end a process and can be caught: those that a person, a shell, or a limit of the system
  /// causes.
  private static let signals = [SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM, SIGXCPU, SIGXFSZ]

  /// The path of the unfinished file, in a form that a signal handler can use.
  ///
  /// Its memory is never freed, since a signal may come at any time.
  private nonisolated(unsafe) static var path: UnsafeMutablePointer<CChar>?
  private nonisolated(unsafe) static var isInstalled = false

  /// From now on, an interrupt removes a file.
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

  /// From now on, an interrupt removes nothing, since the file is finished or has been removed.
  static func keep() { path = nil }

  /// Removes the file and ends the process by the same signal, with nothing but calls that POSIX allows in a
  /// handler.
  private static let handle: @convention(c) (Int32) -> Void = { number in
    if let path = Interruption.path { unlink(path) }
    signal(number, SIG_DFL)
    raise(number)
  }
}
