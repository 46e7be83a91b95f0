/// A range of distances between the centers of a trial's start and goal.
public enum StudyBand: Int, Hashable, Sendable, CaseIterable {
  /// Less than 150 points: by default, the person does not flick over such a distance.
  case near
  /// From 150 to 300 points.
  case middle
  /// From 300 to 600 points.
  case far
  /// 600 points and more.
  case beyond

  /// The band of a distance in points.
  public init(distance: Double) {
    self = distance < 150 ? .near : distance < 300 ? .middle : distance < 600 ? .far : .beyond
  }

  /// The range in points, for tables.
  public var name: String {
    switch self {
    case .near: "0–150"
    case .middle: "150–300"
    case .far: "300–600"
    case .beyond: "600 up"
    }
  }

  /// The range with its unit, for charts.
  var label: String { self == .beyond ? "600 pt up" : name + " pt" }

  /// The range in words, for sentences.
  var phrase: String {
    switch self {
    case .near: "within 150 pt"
    case .middle: "from 150 to 300 pt"
    case .far: "from 300 to 600 pt"
    case .beyond: "beyond 600 pt"
    }
  }
}
