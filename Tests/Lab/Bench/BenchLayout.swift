package import PointerKit

/// The targets of the scenes, all in one space: in each row, five buttons of a bar alternate with five icons.
///
/// From 100 targets up the layout is about square, so that it grows in both directions.
package struct BenchLayout {
  /// The space of all targets, which can scroll.
  package static let space: SpaceID = 1
  /// The parent of the space of all targets and of 100 other spaces, in one of the scenes.
  static let parentSpace: SpaceID = 2

  package let count: Int
  package let columns: Int
  private let pitch = Size(width: 100, height: 74)

  package init(count: Int) {
    self.count = count
    columns = 10 * max(1, Int((Double(count) / 100).squareRoot().rounded()))
  }

  package var rows: Int { (count + columns - 1) / columns }

  /// The size of the area with all rows, in points.
  package var extent: Size {
    Size(width: 20 + Double(columns) * pitch.width, height: 20 + Double(rows) * pitch.height)
  }

  /// The size of the surface, in points: room for all rows, and below them room for a flick.
  ///
  /// The room for the rows is at least 1024 × 768.
  package var surface: Size {
    Size(width: max(1024, extent.width), height: max(768, extent.height) + flickRoom)
  }

  package let flickRoom = 400.0

  package func frame(_ index: Int) -> Rect {
    Rect(
      x: 20 + pitch.width * Double(index % columns), y: 20 + pitch.height * Double(index / columns),
      width: 60, height: 44)
  }

  package var targets: [PointerTarget] {
    (0..<count).map { index in
      let isButton = index % 10 < 5
      var target = PointerTarget(
        id: TargetID(index + 1), frame: frame(index), kind: isButton ? .barButton : .appIcon,
        hasBezel: !isButton, group: isButton ? GroupID(index / 10 + 1) : nil)
      target.space = BenchLayout.space
      return target
    }
  }

  /// The parent space, and in it the space of all targets and 100 spaces in front of that space.
  ///
  /// The clip of each of the 100 spaces has a quarter of the area of all rows.
  var nestedSpaces: [PointerSpace] {
    var own = PointerSpace(id: BenchLayout.space)
    own.parent = BenchLayout.parentSpace
    let others = (0..<100).map { index in
      var space = PointerSpace(id: SpaceID(UInt64(index) + 3))
      space.parent = BenchLayout.parentSpace
      space.z = 1
      space.origin = frame(index % max(1, count)).origin
      space.clip = Rect(origin: space.origin, size: Size(width: extent.width / 2, height: extent.height / 2))
      return space
    }
    return [PointerSpace(id: BenchLayout.parentSpace), own] + others
  }

  /// An engine without targets, with a pointer at the future center of the first target.
  ///
  /// The pointer never hides.
  package var emptyEngine: PointerEngine {
    var settings = PointerSettings()
    settings.autoHideDelay = nil
    var engine = PointerEngine(size: surface, start: frame(0).center, settings: settings)
    engine.upsert(PointerSpace(id: BenchLayout.space), at: .zero)
    engine.placePointer(at: .zero)
    return engine
  }
}
