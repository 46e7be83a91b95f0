// swift-tools-version: 6.2
import PackageDescription

// POINTERKIT_EMBEDDED=1 compiles the core modules as Embedded Swift (no runtime, no Foundation).
let embedded = Context.environment["POINTERKIT_EMBEDDED"] == "1"
// POINTERKIT_FUZZ=1 adds the fuzzer, which needs the sanitizer of that name: see Tests/Fuzzers/run.
let fuzzing = Context.environment["POINTERKIT_FUZZ"] == "1"
// POINTERKIT_STRICT=1 is the gate's: warnings are errors.
let strict = Context.environment["POINTERKIT_STRICT"] == "1"

let base: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (strict ? [.treatAllWarnings(as: .error)] : [])
let core = base + (embedded ? [.enableExperimentalFeature("Embedded")] : [])

// `squareRoot()` and `rounded()` are libm calls on baseline x86-64.
let libm: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

// What Embedded builds contain too.
let coreTargets: [Target] = [
  .target(name: "Kinematics", swiftSettings: core, linkerSettings: libm),
  .target(name: "Magnetism", dependencies: ["Kinematics"], swiftSettings: core),
  .target(name: "PointerKit", dependencies: ["Kinematics", "Magnetism"], swiftSettings: core),
  // Fingerprints of frames and events, to compare runs.
  .target(name: "StateDigests", dependencies: ["Kinematics", "PointerKit"], swiftSettings: core),
  // Checks of a layout against the guidelines.
  .target(name: "LayoutAudit", dependencies: ["Kinematics", "Magnetism", "PointerKit"], swiftSettings: core),
  // Logs of an engine's calls, and their replay.
  .target(
    name: "PointerRecordings", dependencies: ["Kinematics", "Magnetism", "PointerKit", "StateDigests"],
    swiftSettings: core),
  // The C library: the header is the contract, and the other target implements it.
  .target(name: "CPointerKit", exclude: ["bindings", "functions", "install.sh", "package.sh"]),
  .target(
    name: "PointerKitABI",
    dependencies: ["CPointerKit", "Kinematics", "LayoutAudit", "Magnetism", "PointerKit", "StateDigests"],
    swiftSettings: core, linkerSettings: libm),
  // The scenes and the random calls that tests, fuzzers, WebAssembly and Embedded builds all play.
  .target(
    name: "ReferenceScenes", dependencies: ["PointerKit", "PointerRecordings", "StateDigests"],
    path: "Tests/ReferenceScenes", swiftSettings: core),
]

let hostedTargets: [Target] = [
  .target(name: "PointerInteractions", dependencies: ["PointerKit"], swiftSettings: base),
  // Assertions for the tests of toolkits.
  .target(name: "LayoutAuditTesting", dependencies: ["LayoutAudit", "PointerKit"], swiftSettings: base),
  // Files of PointerScenes that are part of the program.
  .target(name: "EmbeddedFiles"),
  .target(
    name: "PointerScenes", dependencies: ["EmbeddedFiles", "LayoutAudit", "PointerKit", "PointerRecordings"],
    exclude: [
      "Audit/examples.json", "Drawing/glyphs.json", "Example/scene.json", "Example/trace.jsonl",
      "Player/Page", "Tour/tour.json", "Tour/tour.jsonl",
    ],
    swiftSettings: base),
  .target(name: "AllocationCounter"),
  // What is timed: by the bench and the counting of instructions.
  .target(name: "PointerBench", dependencies: ["AllocationCounter", "PointerKit"], swiftSettings: base),
  .executableTarget(
    name: "PointerKitCommand",
    // Of the C library only the header, which has the version.
    dependencies: [
      "CPointerKit", "LayoutAudit", "PointerBench", "PointerKit", "PointerRecordings", "PointerScenes",
      "StateDigests",
    ],
    swiftSettings: base),
]

let testTargets: [Target] = [
  // The executable for everything that measures, compares, records or soaks; .ci/embedded builds its Embedded part.
  .executableTarget(
    name: "Lab",
    dependencies: [
      "CPointerKit", "PointerBench", "PointerKit", "PointerRecordings", "PointerScenes", "PointerTestSupport",
      "ReferenceScenes", "StateDigests",
    ],
    path: "Tests/Lab", exclude: ["Embedded", "Scripts"], swiftSettings: base),
  // What tests share, and what is fuzzed.
  .target(
    name: "PointerTestSupport",
    dependencies: [
      "Magnetism", "PointerKit", "PointerRecordings", "PointerScenes", "ReferenceScenes", "StateDigests",
    ],
    path: "Tests/Support", swiftSettings: base),
  .testTarget(
    name: "KinematicsTests", dependencies: ["Kinematics", "PointerTestSupport", "StateDigests"],
    swiftSettings: base),
  .testTarget(
    name: "MagnetismTests", dependencies: ["Magnetism", "PointerTestSupport"], swiftSettings: base),
  .testTarget(
    name: "PointerKitTests",
    dependencies: [
      "AllocationCounter", "PointerBench", "PointerKit", "PointerRecordings", "PointerTestSupport",
      "ReferenceScenes", "StateDigests",
    ],
    swiftSettings: base),
  .testTarget(
    name: "PointerInteractionsTests",
    dependencies: ["PointerInteractions", "PointerKit", "PointerTestSupport"], swiftSettings: base),
  .testTarget(
    name: "PointerRecordingsTests",
    dependencies: ["AllocationCounter", "PointerKit", "PointerRecordings", "PointerTestSupport"],
    exclude: ["golden.recording"], swiftSettings: base),
  .testTarget(
    name: "LayoutAuditTests",
    dependencies: ["LayoutAudit", "LayoutAuditTesting", "PointerKit", "PointerScenes", "PointerTestSupport"],
    swiftSettings: base),
  .testTarget(
    name: "PointerKitABITests",
    dependencies: ["CPointerKit", "Kinematics", "LayoutAudit", "PointerKit", "PointerKitABI"],
    swiftSettings: base),
  .testTarget(
    name: "PointerScenesTests",
    dependencies: [
      "Lab", "LayoutAudit", "PointerKit", "PointerScenes", "PointerTestSupport", "StateDigests",
    ],
    exclude: ["Errors", "Version1", "Audit/window.json"], swiftSettings: base),
  .testTarget(
    name: "PointerKitCommandTests",
    dependencies: ["LayoutAudit", "PointerBench", "PointerKit", "PointerKitCommand"],
    exclude: ["refused.txt"], swiftSettings: base),
  // The package as a whole: its layers, its public interface, the samples of its texts, and what is fuzzed.
  .testTarget(
    name: "PackageTests",
    dependencies: [
      "Kinematics", "LayoutAudit", "LayoutAuditTesting", "Magnetism", "PointerInteractions", "PointerKit",
      "PointerKitCommand", "PointerRecordings", "PointerScenes", "PointerTestSupport",
    ],
    swiftSettings: base),
]

// The linker leads the calls of the instrumented program through the counter.
let comparisons = ["1", "2", "4", "8"].flatMap { ["cmp\($0)", "const_cmp\($0)"] }
let fuzzTargets: [Target] = [
  .target(name: "ComparisonCounter", path: "Tests/Fuzzers/ComparisonCounter"),
  .executableTarget(
    name: "PointerFuzzer", dependencies: ["ComparisonCounter", "PointerTestSupport"],
    path: "Tests/Fuzzers/Fuzzer",
    swiftSettings: base + [.unsafeFlags(["-parse-as-library"])],
    linkerSettings: [
      .unsafeFlags(comparisons.flatMap { ["-Xlinker", "--wrap=__sanitizer_cov_trace_\($0)"] })
    ]),
]

let coreProducts: [Product] = [
  .library(name: "Kinematics", targets: ["Kinematics"]),
  .library(name: "Magnetism", targets: ["Magnetism"]),
  .library(name: "PointerKit", targets: ["PointerKit"]),
  .library(name: "PointerRecordings", targets: ["PointerRecordings"]),
  .library(name: "LayoutAudit", targets: ["LayoutAudit"]),
]
let hostedProducts: [Product] = [
  .library(name: "PointerInteractions", targets: ["PointerInteractions"]),
  .library(name: "PointerScenes", targets: ["PointerScenes"]),
  .library(name: "LayoutAuditTesting", targets: ["LayoutAuditTesting"]),
  .executable(name: "pointerkit", targets: ["PointerKitCommand"]),
]

let package = Package(
  name: "PointerKit",
  products: coreProducts + (embedded ? [] : hostedProducts),
  targets: coreTargets + (embedded ? [] : hostedTargets + testTargets)
    + (fuzzing ? fuzzTargets : []))
