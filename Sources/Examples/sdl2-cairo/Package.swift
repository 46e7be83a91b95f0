// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "sdl2-cairo",
  dependencies: [.package(name: "PointerKit", path: "../../..")],
  targets: [
    .systemLibrary(name: "CSDL2", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .executableTarget(
      name: "PointerDemo",
      dependencies: [
        "CSDL2", "CCairo", .product(name: "PointerKit", package: "PointerKit"),
        .product(name: "PointerToolkits", package: "PointerKit"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "FirstWindow",
      dependencies: [
        "CSDL2", "CCairo", .product(name: "PointerKit", package: "PointerKit"),
        .product(name: "PointerToolkits", package: "PointerKit"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
