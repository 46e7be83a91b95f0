import Foundation

/// The removal of an unfinished file if a signal such as an interrupt ends the command.
///
/// Only the file of the latest call of ``remove(_:)`` is removed.
enum Interruption {
  /// The signals from a person, a shell or a limit of the system that end a process and can be caught.
  private static let signals = [SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM, SIGXCPU, SIGXFSZ]

  /// The path of the unfinished file as a C string, which a signal handler can use.
  ///
  /// The memory is never freed, since a signal may arrive at any time.
  private nonisolated(unsafe) static var path: UnsafeMutablePointer<CChar>?
  private nonisolated(unsafe) static var isInstalled = false

  /// Makes later interrupts remove a file.
  static func remove(_ file: String) {
    path = strdup(file)
    if isInstalled { return }
    isInstalled = true
    for number in signals {
      let former = signal(number, handle)
      // A signal that the calling program ignores, such as nohup does, stays ignored.
      if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  /// Makes later interrupts remove nothing, since the file is finished or has been removed.
  static func keep() { path = nil }

  /// A signal handler that removes the file and ends the process with the same signal.
  ///
  /// It makes only calls that POSIX allows in a signal handler.
  private static let handle: @convention(c) (Int32) -> Void = { number in
    if let path = Interruption.path { unlink(path) }
    signal(number, SIG_DFL)
    raise(number)
  }
}
