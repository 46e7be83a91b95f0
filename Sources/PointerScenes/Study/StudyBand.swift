/// A range of distances, from the middle of the control where a trial begins to that of its goal.
public enum StudyBand: Int, Hashable, Sendable, CaseIterable {
  /// Up to 150 points: the pointer is placed, not flicked.
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

  /// What tables call it, in points.
  public var name: String {
    switch self {
    case .near: "0–150"
    case .middle: "150–300"
    case .far: "300–600"
    case .beyond: "600 up"
    }
  }

  /// What charts call it.
  var label: String { self == .beyond ? "600 pt up" : name + " pt" }

  /// What sentences call it.
  var phrase: String {
    switch self {
    case .near: "within 150 pt"
    case .middle: "from 150 to 300 pt"
    case .far: "from 300 to 600 pt"
    case .beyond: "beyond 600 pt"
    }
  }
}
