import Foundation

/// The temporary files of outputs that are being written.
///
/// A signal that ends the program removes them.
enum UnfinishedFiles {
  /// More than the outputs of any command.
  private static let capacity = 8

  /// The paths, which the handler of a signal reads at any instant; nil for a free place.
  nonisolated(unsafe) private static let paths = {
    let paths = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: capacity)
    paths.initialize(repeating: nil, count: capacity)
    return paths
  }()

  /// Adds the path of a temporary file, before the file is created.
  static func add(_ path: String) {
    guard let place = (0..<capacity).first(where: { paths[$0] == nil }) else { return }
    paths[place] = strdup(path)
  }

  /// Removes a path, after the file was removed or renamed.
  static func forget(_ path: String) {
    for place in 0..<capacity {
      guard let other = paths[place], strcmp(other, path) == 0 else { continue }
      paths[place] = nil
      free(other)
    }
  }

  /// From now on, a signal that ends the program first removes the temporary files.
  ///
  /// The program still ends by that signal. A signal that is ignored, as by `nohup`, stays ignored.
  static func removeWhenTerminated() {
    _ = paths
    for number in [SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM, SIGXCPU, SIGXFSZ] {
      let previous = signal(number) { number in
        // Only calls that are allowed in the handler of a signal.
        for place in 0..<UnfinishedFiles.capacity {
          if let path = UnfinishedFiles.paths[place] { unlink(path) }
        }
        signal(number, SIG_DFL)
        raise(number)
      }
      if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }
}
