// swift-tools-version: 6.3
import PackageDescription

// A small toolkit, and its tests with simulated people. `swift test` in this folder runs them.
let package = Package(
  name: "Widgets",
  dependencies: [.package(name: "PointerKit", path: "../../..")],
  targets: [
    .target(name: "Widgets", dependencies: [.product(name: "PointerKit", package: "PointerKit")]),
    .testTarget(
      name: "WidgetsTests",
      dependencies: ["Widgets", .product(name: "PointerTesting", package: "PointerKit")]),
  ])
