// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Counter",
  dependencies: [.package(path: "../../Toolkits/gtk4/PointerKitGTK4")],
  targets: [
    .systemLibrary(name: "CGTK", path: "CGTK", pkgConfig: "gtk4"),
    .executableTarget(
      name: "Counter",
      dependencies: ["CGTK", .product(name: "PointerKitGTK4", package: "PointerKitGTK4")],
      path: ".",
      exclude: ["CGTK", "README.md", "check"],
      sources: ["main.swift"]),
  ])
