import Foundation

/// The removal of unfinished files if a signal such as an interrupt ends the command.
enum Interruption {
  /// The signals that end a process and can be caught: from a person, from a shell, or from a limit of the
  /// system.
  private static let signals = [SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM, SIGXCPU, SIGXFSZ]

  /// A file, as an element of a linked list that a signal handler can read at any time.
  ///
  /// Elements and paths are never freed, since a signal may arrive while the list changes.
  private struct File {
    /// The path as a C string; nil once the file is finished or has been removed.
    var path: UnsafeMutablePointer<CChar>?
    /// The file that was added before this one; nil for the first file.
    let next: UnsafeMutablePointer<File>?
  }

  /// A pointer to the latest file, which the handler can read without Swift's checks of exclusive access.
  private nonisolated(unsafe) static let latest = {
    let pointer = UnsafeMutablePointer<UnsafeMutablePointer<File>?>.allocate(capacity: 1)
    pointer.initialize(to: nil)
    return pointer
  }()
  private nonisolated(unsafe) static var isInstalled = false

  /// Adds a file to the files that an interruption removes.
  static func remove(_ path: String) {
    let file = UnsafeMutablePointer<File>.allocate(capacity: 1)
    file.initialize(to: File(path: strdup(path), next: latest.pointee))
    latest.pointee = file
    if isInstalled { return }
    isInstalled = true
    for number in signals {
      let former = signal(number, handle)
      // If the calling program ignores a signal, as nohup does, the signal stays ignored.
      if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  /// Makes interruptions leave a file alone, since it is finished or has been removed.
  static func keep(_ path: String) {
    var next = latest.pointee
    while let file = next {
      if let stored = file.pointee.path, strcmp(stored, path) == 0 { file.pointee.path = nil }
      next = file.pointee.next
    }
  }

  /// A signal handler that removes all unfinished files, and then ends the process with the received signal.
  ///
  /// It makes only calls that POSIX allows in a signal handler.
  private static let handle: @convention(c) (Int32) -> Void = { number in
    var next = Interruption.latest.pointee
    while let file = next {
      if let path = file.pointee.path { unlink(path) }
      next = file.pointee.next
    }
    signal(number, SIG_DFL)
    raise(number)
  }
}
