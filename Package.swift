// swift-tools-version: 6.3
import PackageDescription

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
    .library(name: "PointerRecordings", targets: ["PointerRecordings"]),
    .library(name: "PointerScenes", targets: ["PointerScenes"]),
    .library(name: "PointerTesting", targets: ["PointerTesting"]),
    .executable(name: "pointerkit", targets: ["PointerKitCommand"]),
  ])

// The libraries. You import PointerKit or Magnetism; the others build on them. The settings are further below: `base` is for
// all targets, `core` for those that compile as Embedded Swift, too.

package.targets += [
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
  // Checks a layout against the guidelines.
  .target(name: "LayoutAudit", dependencies: ["Kinematics", "PointerKit"], swiftSettings: core),
  // Logs of an engine's calls, and one hash of all that an engine shows.
  .target(name: "PointerRecordings", dependencies: ["Kinematics", "PointerKit"], swiftSettings: core),
  // The files that PointerScenes brings, embedded by a target in C.
  .target(name: "EmbeddedFiles"),
  // Files of scenes, traces and frames, and pictures of them.
  .target(
    name: "PointerScenes", dependencies: ["EmbeddedFiles", "LayoutAudit", "PointerKit", "PointerRecordings"],
    exclude: [
      "Audit/examples.json", "Drawing/glyphs.json", "Example/scene.json", "Example/trace.jsonl",
      "Player/Page", "Tour/tour.json", "Tour/tour.jsonl",
    ],
    swiftSettings: base),
  // Simulated people, and assertions for XCTest and Swift Testing that say why.
  .target(
    name: "PointerTesting",
    dependencies: [
      "Kinematics", "LayoutAudit", "Magnetism", "PointerInteractions", "PointerKit", "PointerRecordings",
      "PointerScenes",
    ],
    swiftSettings: base),
]

// The command, and the C library: the headers are the contract, and PointerKitABI implements them.

package.targets += [
  .executableTarget(
    name: "PointerKitCommand",
    // The version number comes from the header of CPointerKit.
    dependencies: ["CPointerKit", "LayoutAudit", "PointerKit", "PointerRecordings", "PointerScenes"],
    swiftSettings: base),
  .target(name: "CPointerKit", exclude: ["bindings", "files", "functions", "install.sh", "package.sh"]),
  .target(
    name: "PointerKitABI",
    dependencies: [
      "CPointerKit", "Kinematics", "LayoutAudit", "Magnetism", "PointerKit", "PointerRecordings",
      "PointerToolkits",
    ],
    swiftSettings: core, linkerSettings: libm),
]

// The tests of each module, in the same order, and what they share.

package.targets += [
  .target(
    name: "PointerTestSupport",
    dependencies: ["Magnetism", "PointerKit", "PointerRecordings", "PointerScenes", "PointerTesting"],
    path: "Tests/Support", swiftSettings: base),
  tests(of: "Kinematics", with: ["PointerRecordings"]),
  tests(of: "Magnetism"),
  tests(of: "PointerKit", with: ["PointerRecordings"]),
  tests(of: "PointerToolkits"),
  tests(of: "PointerInteractions", with: ["PointerKit"]),
  tests(of: "LayoutAudit", with: ["PointerKit", "PointerScenes"]),
  tests(of: "PointerRecordings", with: ["PointerKit"], exclude: ["golden.recording"]),
  tests(
    of: "PointerScenes", with: ["LayoutAudit", "PointerKit", "PointerRecordings"],
    exclude: ["Errors", "Version1", "Audit/window.json"]),
  tests(of: "PointerTesting", with: ["PointerInteractions", "PointerKit", "PointerRecordings"]),
  tests(of: "PointerKitCommand", with: ["LayoutAudit", "PointerKit"], exclude: ["refused.txt"]),
  tests(
    of: "PointerKitABI",
    with: ["CPointerKit", "Kinematics", "LayoutAudit", "PointerKit", "PointerRecordings", "PointerToolkits"]),
  // The package as a whole: its layers, its public interface, the samples of its texts, and what is fuzzed.
  .testTarget(
    name: "PackageTests",
    dependencies: [
      "Kinematics", "LayoutAudit", "Magnetism", "PointerInteractions", "PointerKit", "PointerKitCommand",
      "PointerRecordings", "PointerScenes", "PointerTestSupport", "PointerTesting", "PointerToolkits",
    ],
    swiftSettings: base),
]

@MainActor
func tests(of module: String, with others: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .testTarget(
    name: module + "Tests", dependencies: [.target(name: module), "PointerTestSupport"] + others,
    exclude: exclude, swiftSettings: base)
}

// The settings of all targets. POINTERKIT_STRICT=1: warnings are errors.

var base: [SwiftSetting] {
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (isSet("POINTERKIT_STRICT") ? [.treatAllWarnings(as: .error)] : [])
}
var core: [SwiftSetting] {
  base + (isSet("POINTERKIT_EMBEDDED") ? [.enableExperimentalFeature("Embedded")] : [])
}
// `squareRoot()` and `rounded()` call libm, which is a library of its own on these systems.
var libm: [LinkerSetting] {
  [.linkedLibrary("m", .when(platforms: [.linux, .android, .openbsd, .custom("freebsd")]))]
}

func isSet(_ variable: String) -> Bool { Context.environment[variable] == "1" }

// What only those who work on PointerKit build.

// POINTERKIT_LAB=1: programs that measure, compare, record and soak, and the tests that need them.
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
        "PointerTestSupport",
      ],
      path: "Tests/Lab/Program", exclude: ["Embedded", "Scripts"], swiftSettings: base),
    .testTarget(
      name: "LabTests",
      dependencies: [
        "AllocationCounter", "Lab", "PointerBench", "PointerKit", "PointerRecordings", "PointerScenes",
        "PointerTestSupport",
      ],
      path: "Tests/Lab/LabTests", swiftSettings: base),
  ]
}

// POINTERKIT_EMBEDDED=1: the core alone, as Embedded Swift: no runtime, no Foundation.
if isSet("POINTERKIT_EMBEDDED") {
  let names = [
    "Kinematics", "Magnetism", "PointerKit", "PointerToolkits", "LayoutAudit", "PointerRecordings",
    "CPointerKit", "PointerKitABI",
  ]
  package.targets.removeAll { !names.contains($0.name) }
  package.products.removeAll { !names.contains($0.name) }
}

// POINTERKIT_FUZZ=1: the fuzzer, for which Tests/Fuzzers/run sets the sanitizer. The counter replaces the sanitizer's functions
// for comparisons, so that the fuzzer sees how many there are.
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
