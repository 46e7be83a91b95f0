// The Swift side of the comparison with Boost.Geometry's R-tree: IndexComparison TARGETS; see `compare`.
let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1000
var comparison = IndexComparison(count: max(1, count))
comparison.run()
