import Foundation

/// The display of progress on a terminal; without effect if standard error is not a terminal.
struct Progress {
  private let console: Console
  private let isShown: Bool
  private var lastShown = Date.distantPast

  init(_ console: Console) {
    self.console = console
    isShown = isatty(console.errors.fileDescriptor) == 1
  }

  /// Shows a count if it is a multiple of 64, at most ten times a second.
  mutating func show(_ count: Int, _ what: String) {
    guard isShown, count % 64 == 0, Date().timeIntervalSince(lastShown) > 0.1 else { return }
    lastShown = Date()
    try? console.errors.write(contentsOf: Data("\r\(count) \(what)\u{1b}[K".utf8))
  }

  /// Shows a text.
  func show(_ what: String) {
    if isShown { try? console.errors.write(contentsOf: Data("\r\(what)\u{1b}[K".utf8)) }
  }

  /// Clears the line.
  func clear() {
    if isShown { try? console.errors.write(contentsOf: Data("\r\u{1b}[K".utf8)) }
  }
}
