public import Foundation

/// The files of the package, which tests compare with what the code does.
public enum PackageFile {
  /// The folder of Package.swift.
  public static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..")
    .standardizedFileURL

  /// The file or folder at a path in the package.
  public static func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  /// The text of a file of the package.
  public static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }
}
