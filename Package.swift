// swift-tools-version: 6.3
import PackageDescription

// The settings of all targets.

func isSet(_ variable: String) -> Bool { Context.environment[variable] == "1" }

let base: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (isSet("POINTERKIT_STRICT") ? [.treatAllWarnings(as: .error)] : [])
let core = base + (isSet("POINTERKIT_EMBEDDED") ? [.enableExperimentalFeature("Embedded")] : [])

// `squareRoot()` and `rounded()` call libm, which is a library of its own on these systems.
let libm: [LinkerSetting] = [
  .linkedLibrary("m", .when(platforms: [.linux, .android, .openbsd, .custom("freebsd")]))
]

// The libraries. You import PointerKit or Magnetism; the others build on them.

let libraries: [Target] = [
  // Geometry, springs and decay. Imports nothing.
  .target(name: "Kinematics", swiftSettings: core, linkerSettings: libm),
  // Where a flick ends, and which target attracts it. Usable alone.
  .target(name: "Magnetism", dependencies: ["Kinematics"], swiftSettings: core),
  // The engine.
  .target(name: "PointerKit", dependencies: ["Kinematics", "Magnetism"], swiftSettings: core),
  // What GDK, Qt, SDL, Wayland, XKB and evdev report, as input of the engine, and its cursors for them.
  .target(name: "PointerToolkits", dependencies: ["Kinematics", "PointerKit"], swiftSettings: core),
  // The engine with the delegates that iPad developers know.
  .target(name: "PointerInteractions", dependencies: ["PointerKit"], swiftSettings: base),
  // Checks a layout against the guidelines, and the assertions for your tests.
  .target(name: "LayoutAudit", dependencies: ["Kinematics", "PointerKit"], swiftSettings: core),
  .target(name: "LayoutAuditTesting", dependencies: ["LayoutAudit", "PointerKit"], swiftSettings: base),
  // One hash of all that an engine shows, and logs of its calls.
  .target(name: "StateDigests", dependencies: ["Kinematics", "PointerKit"], swiftSettings: core),
  .target(
    name: "PointerRecordings", dependencies: ["Kinematics", "PointerKit", "StateDigests"],
    swiftSettings: core),
  // Files of scenes, traces and frames, and pictures of them.
  .target(name: "EmbeddedFiles"),
  .target(
    name: "PointerScenes", dependencies: ["EmbeddedFiles", "LayoutAudit", "PointerKit", "PointerRecordings"],
    exclude: [
      "Audit/examples.json", "Drawing/glyphs.json", "Example/scene.json", "Example/trace.jsonl",
      "Player/Page", "Tour/tour.json", "Tour/tour.jsonl",
    ],
    swiftSettings: base),
]

let command: [Target] = [
  .executableTarget(
    name: "PointerKitCommand",
    // CPointerKit is only its header here: the version number comes from it.
    dependencies: [
      "CPointerKit", "LayoutAudit", "PointerKit", "PointerRecordings", "PointerScenes", "StateDigests",
    ],
    swiftSettings: base)
]

// The C library: the header is the contract, and the other target implements it.
let libraryInC: [Target] = [
  .target(name: "CPointerKit", exclude: ["bindings", "functions", "install.sh", "package.sh"]),
  .target(
    name: "PointerKitABI",
    dependencies: [
      "CPointerKit", "Kinematics", "LayoutAudit", "Magnetism", "PointerKit", "PointerToolkits",
      "StateDigests",
    ],
    swiftSettings: core, linkerSettings: libm),
]

let testSupport: [Target] = [
  // The scenes that tests, fuzzers, WebAssembly and Embedded builds all play.
  .target(
    name: "ReferenceScenes", dependencies: ["PointerKit", "PointerRecordings", "StateDigests"],
    path: "Tests/ReferenceScenes", swiftSettings: core),
  .target(
    name: "PointerTestSupport",
    dependencies: [
      "Magnetism", "PointerKit", "PointerRecordings", "PointerScenes", "ReferenceScenes", "StateDigests",
    ],
    path: "Tests/Support", swiftSettings: base),
]

// The package, as it is without any variable.

let package = Package(
  name: "PointerKit",
  // What the sources need by their declarations. Only Linux was tried.
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "PointerKit", targets: ["PointerKit"]),
    .library(name: "Magnetism", targets: ["Magnetism"]),
    .library(name: "Kinematics", targets: ["Kinematics"]),
    .library(name: "PointerToolkits", targets: ["PointerToolkits"]),
    .library(name: "PointerInteractions", targets: ["PointerInteractions"]),
    .library(name: "LayoutAudit", targets: ["LayoutAudit"]),
    .library(name: "LayoutAuditTesting", targets: ["LayoutAuditTesting"]),
    .library(name: "PointerRecordings", targets: ["PointerRecordings"]),
    .library(name: "PointerScenes", targets: ["PointerScenes"]),
    .executable(name: "pointerkit", targets: ["PointerKitCommand"]),
  ],
  targets: libraries + command + libraryInC + testSupport)

package.targets += [
  .testTarget(
    name: "KinematicsTests", dependencies: ["Kinematics", "PointerTestSupport", "StateDigests"],
    swiftSettings: base),
  .testTarget(
    name: "MagnetismTests", dependencies: ["Magnetism", "PointerTestSupport"], swiftSettings: base),
  .testTarget(
    name: "PointerKitTests",
    dependencies: [
      "PointerKit", "PointerRecordings", "PointerTestSupport", "ReferenceScenes", "StateDigests",
    ],
    swiftSettings: base),
  .testTarget(
    name: "PointerToolkitsTests", dependencies: ["PointerTestSupport", "PointerToolkits"],
    swiftSettings: base),
  .testTarget(
    name: "PointerInteractionsTests",
    dependencies: ["PointerInteractions", "PointerKit", "PointerTestSupport"], swiftSettings: base),
  .testTarget(
    name: "PointerRecordingsTests", dependencies: ["PointerKit", "PointerRecordings", "PointerTestSupport"],
    exclude: ["golden.recording"], swiftSettings: base),
  .testTarget(
    name: "LayoutAuditTests",
    dependencies: ["LayoutAudit", "LayoutAuditTesting", "PointerKit", "PointerScenes", "PointerTestSupport"],
    swiftSettings: base),
  .testTarget(
    name: "PointerKitABITests",
    dependencies: [
      "CPointerKit", "Kinematics", "LayoutAudit", "PointerKit", "PointerKitABI", "PointerRecordings",
      "PointerTestSupport", "PointerToolkits", "ReferenceScenes", "StateDigests",
    ],
    swiftSettings: base),
  .testTarget(
    name: "PointerScenesTests",
    dependencies: ["LayoutAudit", "PointerKit", "PointerScenes", "PointerTestSupport", "StateDigests"],
    exclude: ["Errors", "Version1", "Audit/window.json"], swiftSettings: base),
  .testTarget(
    name: "PointerKitCommandTests", dependencies: ["LayoutAudit", "PointerKit", "PointerKitCommand"],
    exclude: ["refused.txt"], swiftSettings: base),
  // The package as a whole: its layers, its public interface, the samples of its texts, and what is fuzzed.
  .testTarget(
    name: "PackageTests",
    dependencies: [
      "Kinematics", "LayoutAudit", "LayoutAuditTesting", "Magnetism", "PointerInteractions", "PointerKit",
      "PointerKitCommand", "PointerRecordings", "PointerScenes", "PointerTestSupport", "PointerToolkits",
    ],
    swiftSettings: base),
]

// POINTERKIT_STRICT=1: warnings are errors.
// POINTERKIT_EMBEDDED=1: the core alone, as Embedded Swift: no runtime, no Foundation.
if isSet("POINTERKIT_EMBEDDED") {
  let names = [
    "Kinematics", "Magnetism", "PointerKit", "PointerToolkits", "LayoutAudit", "StateDigests",
    "PointerRecordings", "CPointerKit", "PointerKitABI", "ReferenceScenes",
  ]
  package.targets.removeAll { !names.contains($0.name) }
  package.products.removeAll { !names.contains($0.name) }
}

// POINTERKIT_LAB=1: what only those who work on PointerKit run. Lab measures, compares, records and soaks.
if isSet("POINTERKIT_LAB") {
  package.targets += [
    // Counts heap allocations, in place of the system's malloc.
    .target(name: "AllocationCounter", path: "Tests/Lab/AllocationCounter"),
    .target(
      name: "PointerBench", dependencies: ["AllocationCounter", "PointerKit"], path: "Tests/Lab/Bench",
      swiftSettings: base),
    // .ci/embedded builds the folder Embedded.
    .executableTarget(
      name: "Lab",
      dependencies: [
        "CPointerKit", "PointerBench", "PointerKit", "PointerRecordings", "PointerScenes",
        "PointerTestSupport", "ReferenceScenes", "StateDigests",
      ],
      path: "Tests/Lab/Program", exclude: ["Embedded", "Scripts"], swiftSettings: base),
    .testTarget(
      name: "LabTests",
      dependencies: [
        "AllocationCounter", "Lab", "PointerBench", "PointerKit", "PointerRecordings", "PointerScenes",
        "PointerTestSupport", "ReferenceScenes",
      ],
      path: "Tests/Lab/LabTests", swiftSettings: base),
  ]
}

// POINTERKIT_FUZZ=1: the fuzzer, for which Tests/Fuzzers/run sets the sanitizer. The linker passes the comparisons of the
// instrumented program through the counter.
if isSet("POINTERKIT_FUZZ") {
  let comparisons = ["1", "2", "4", "8"].flatMap { ["cmp\($0)", "const_cmp\($0)"] }
  package.targets += [
    .target(name: "ComparisonCounter", path: "Tests/Fuzzers/ComparisonCounter"),
    .executableTarget(
      name: "PointerFuzzer", dependencies: ["ComparisonCounter", "PointerTestSupport"],
      path: "Tests/Fuzzers/Fuzzer",
      swiftSettings: base + [.unsafeFlags(["-parse-as-library"])],
      linkerSettings: [
        .unsafeFlags(comparisons.flatMap { ["-Xlinker", "--wrap=__sanitizer_cov_trace_\($0)"] })
      ]),
  ]
}
