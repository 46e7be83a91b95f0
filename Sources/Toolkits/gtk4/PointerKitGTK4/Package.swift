// swift-tools-version: 6.0
import PackageDescription

// The functions of pointerkit-gtk4.h, for programs in Swift with any bindings of GTK. Needs an installed libpointerkit-gtk4.
let package = Package(
  name: "PointerKitGTK4",
  products: [.library(name: "PointerKitGTK4", targets: ["PointerKitGTK4"])],
  targets: [
    .systemLibrary(name: "PointerKitGTK4", path: "Headers", pkgConfig: "pointerkit-gtk4")
  ])
