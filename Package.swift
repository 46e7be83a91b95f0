// swift-tools-version: 6.2
import PackageDescription

// POINTERKIT_EMBEDDED=1 compiles the core modules as Embedded Swift (no runtime, no Foundation).
// POINTERKIT_STRICT=1 is the gate's: warnings are errors.
let embedded = Context.environment["POINTERKIT_EMBEDDED"] == "1"
// POINTERKIT_FUZZ=1 adds the fuzzer, which needs the sanitizer of that name: see Tests/Fuzzers/run.
let fuzzing = Context.environment["POINTERKIT_FUZZ"] == "1"
// POINTERKIT_THREADS=1 leaves only the core and the tests on many threads, for the sanitizer: see .ci/threads.
let threads = Context.environment["POINTERKIT_THREADS"] == "1"
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

let coreTargets: [Target] = [
  .target(name: "Kinematics", swiftSettings: core, linkerSettings: libm),
  .target(name: "Magnetism", dependencies: ["Kinematics"], swiftSettings: core),
  .target(name: "PointerKit", dependencies: ["Kinematics", "Magnetism"], swiftSettings: core),
  // Fingerprints of frames and events, to compare runs.
  .target(name: "StateDigests", dependencies: ["Kinematics", "PointerKit"], swiftSettings: core),
  // The C library: the header is the contract, and the other target implements it.
  .target(name: "CPointerKit", exclude: ["install.sh"]),
  .target(
    name: "PointerKitABI",
    dependencies: ["CPointerKit", "Kinematics", "LayoutAudit", "Magnetism", "PointerKit", "StateDigests"],
    swiftSettings: core, linkerSettings: libm),
  // Checks of a layout against the guidelines.
  .target(name: "LayoutAudit", dependencies: ["Kinematics", "PointerKit"], swiftSettings: core),
  // Logs of an engine's calls, and their replay.
  .target(
    name: "PointerRecordings", dependencies: ["Kinematics", "PointerKit", "StateDigests"], swiftSettings: core
  ),
  // The reference scenes: code that tests, the benchmark and the Embedded build all run.
  .target(
    name: "ReferenceScenes", dependencies: ["PointerKit", "StateDigests"], path: "Tests/ReferenceScenes",
    swiftSettings: core),
  // Random calls of an engine, for tests, fuzzers and digests.
  .target(
    name: "CallGenerator", dependencies: ["PointerKit", "PointerRecordings"], path: "Tests/CallGenerator",
    swiftSettings: core),
  .target(name: "DigestOptions", path: "Tests/DigestOptions"),
  .executableTarget(
    name: "PrintDigests",
    dependencies: [
      "CallGenerator", "DigestOptions", "PointerKit", "PointerRecordings", "ReferenceScenes", "StateDigests",
    ],
    path: "Tests/PrintDigests", swiftSettings: core),
]

let hostedTargets: [Target] = [
  .target(name: "PointerInteractions", dependencies: ["PointerKit"], swiftSettings: base),
  // Files of PointerScenes that are part of the program.
  .target(name: "EmbeddedFiles"),
  .target(
    name: "PointerScenes",
    dependencies: ["EmbeddedFiles", "PointerKit", "PointerRecordings", "LayoutAudit"],
    exclude: [
      "Audit/examples.json", "Drawing/glyphs.json", "Player/Page", "Tour/tour.json", "Tour/tour.jsonl",
    ],
    swiftSettings: base),
  // Assertions for the tests of toolkits.
  .target(
    name: "LayoutAuditTesting", dependencies: ["LayoutAudit", "PointerKit"], swiftSettings: base),
  .testTarget(
    name: "LayoutAuditTests",
    dependencies: ["LayoutAudit", "LayoutAuditTesting", "PointerKit", "PointerScenes", "PointerTestSupport"],
    swiftSettings: base),
  .target(name: "AllocationCounter"),
  // What is timed: by the bench and the counting of instructions.
  .target(name: "PointerBench", dependencies: ["PointerKit", "AllocationCounter"], swiftSettings: base),
  .executableTarget(
    name: "PointerKitCommand",
    dependencies: [
      "PointerScenes", "PointerKit", "PointerRecordings", "PointerBench", "StateDigests", "LayoutAudit",
    ],
    swiftSettings: base),
  .target(
    name: "PointerTestSupport", dependencies: ["CallGenerator", "PointerKit", "PointerRecordings"],
    path: "Tests/Support", swiftSettings: base),
  .testTarget(
    name: "KinematicsTests", dependencies: ["Kinematics", "PointerTestSupport", "StateDigests"],
    swiftSettings: base),
  .testTarget(
    name: "MagnetismTests", dependencies: ["Magnetism", "PointerTestSupport"], swiftSettings: base),
  // The recorder of the tour and of the traces of the articles.
  .executableTarget(
    name: "Lab", dependencies: ["PointerScenes", "PointerKit"], path: "Tests/Lab", swiftSettings: base),
  .executableTarget(
    name: "HotPaths", dependencies: ["PointerBench", "PointerKit"], path: "Tests/InstructionCounts",
    exclude: ["count", "counts.txt"], swiftSettings: base),
  .testTarget(
    name: "PointerKitTests",
    dependencies: [
      "PointerKit", "PointerRecordings", "PointerTestSupport", "ReferenceScenes", "StateDigests",
      "AllocationCounter",
    ],
    swiftSettings: base),
  .testTarget(
    name: "PointerRecordingsTests",
    dependencies: ["PointerRecordings", "PointerKit", "PointerTestSupport", "AllocationCounter"],
    swiftSettings: base),
  // What is fuzzed, and what must hold then.
  .target(
    name: "FuzzTargets",
    dependencies: [
      "Magnetism", "PointerKit", "PointerRecordings", "PointerScenes", "PointerTestSupport", "StateDigests",
    ],
    path: "Tests/Fuzzers/Targets", swiftSettings: base),
  .executableTarget(
    name: "Soak", dependencies: ["FuzzTargets", "PointerTestSupport"], path: "Tests/Soak", swiftSettings: base
  ),
  .testTarget(
    name: "FuzzTargetsTests",
    dependencies: ["FuzzTargets", "PointerKit", "PointerRecordings", "PointerTestSupport"],
    swiftSettings: base),
  .testTarget(name: "StateDigestsTests", dependencies: ["Kinematics", "StateDigests"], swiftSettings: base),
  .testTarget(
    name: "PointerInteractionsTests",
    dependencies: ["PointerInteractions", "PointerKit", "PointerTestSupport"], swiftSettings: base),
  .testTarget(
    name: "PointerScenesTests",
    dependencies: [
      "PointerScenes", "PointerKit", "PointerTestSupport", "StateDigests", "LayoutAudit", "Lab",
    ],
    swiftSettings: base),
  .testTarget(
    name: "PointerKitABITests",
    dependencies: ["CPointerKit", "PointerKitABI", "PointerKit", "Kinematics", "LayoutAudit"],
    swiftSettings: base),
  // The Swift engine and the installed C library, by turns in one process.
  .executableTarget(
    name: "CLibraryComparison", dependencies: ["CPointerKit", "PointerKit"],
    path: "Tests/CLibrary/Comparison",
    swiftSettings: base),
  // The samples of README, articles and doc comments, which quote them.
  .testTarget(
    name: "Snippets",
    dependencies: [
      "Kinematics", "Magnetism", "PointerKit", "PointerInteractions", "PointerRecordings", "PointerScenes",
      "PointerTestSupport", "LayoutAudit", "LayoutAuditTesting",
    ],
    path: "Tests/Snippets", swiftSettings: base),
  // The package as a whole: its layers, its public interface, its samples.
  .testTarget(
    name: "PackageTests",
    dependencies: [
      "Kinematics", "Magnetism", "PointerKit", "PointerInteractions", "PointerScenes", "PointerKitCommand",
      "LayoutAudit",
    ],
    swiftSettings: base),
  .testTarget(
    name: "PointerKitCommandTests",
    dependencies: ["PointerKitCommand", "PointerKit", "PointerBench", "LayoutAudit"],
    swiftSettings: base),
]

let threadTargets: [Target] = [
  .testTarget(
    name: "ThreadsTests",
    dependencies: ["CallGenerator", "PointerKit", "PointerRecordings", "ReferenceScenes", "StateDigests"],
    swiftSettings: base)
]

// The linker leads the calls of the instrumented program through the counter.
let comparisons = ["1", "2", "4", "8"].flatMap { ["cmp\($0)", "const_cmp\($0)"] }
let fuzzTargets: [Target] = [
  .target(name: "ComparisonCounter", path: "Tests/Fuzzers/ComparisonCounter"),
  .executableTarget(
    name: "PointerFuzzer", dependencies: ["ComparisonCounter", "FuzzTargets"], path: "Tests/Fuzzers/Fuzzer",
    swiftSettings: base + [.unsafeFlags(["-parse-as-library"])],
    linkerSettings: [
      .unsafeFlags(comparisons.flatMap { ["-Xlinker", "--wrap=__sanitizer_cov_trace_\($0)"] })
    ]),
]

let package = Package(
  name: "PointerKit",
  products: [
    .library(name: "Kinematics", targets: ["Kinematics"]),
    .library(name: "PointerKit", targets: ["PointerKit"]),
    .library(name: "Magnetism", targets: ["Magnetism"]),
    .library(name: "PointerRecordings", targets: ["PointerRecordings"]),
    .library(name: "LayoutAudit", targets: ["LayoutAudit"]),
  ]
    + (embedded || threads
      ? []
      : [
        .library(name: "PointerInteractions", targets: ["PointerInteractions"]),
        .library(name: "PointerScenes", targets: ["PointerScenes"]),
        .library(name: "LayoutAuditTesting", targets: ["LayoutAuditTesting"]),
        .executable(name: "pointerkit", targets: ["PointerKitCommand"]),
      ]),
  targets: coreTargets + (embedded ? [] : threadTargets) + (embedded || threads ? [] : hostedTargets)
    + (fuzzing ? fuzzTargets : [])
)
