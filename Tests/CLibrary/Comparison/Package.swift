// swift-tools-version: 6.2
import PackageDescription

// The Swift engine and the installed C library in one process: PKG_CONFIG_PATH says where the library is.
let package = Package(
  name: "Comparison",
  dependencies: [.package(name: "PointerKit", path: "../../..")],
  targets: [
    .systemLibrary(name: "CLibrary", pkgConfig: "pointerkit"),
    .executableTarget(
      name: "Comparison", dependencies: ["CLibrary", .product(name: "PointerKit", package: "PointerKit")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ])
