import Kinematics

/// A morph between any two shapes (S3).
///
/// Shapes of one contour morph corner to corner. Any other shape shrinks while the next one grows, both about
/// their middle. Each visible shape is a layer, and the layers are filled together. The shares of all layers
/// add up to 1, also after interruptions: a spring moves the share of the goal to 1, and the shares of the
/// others to 0.
///
/// Halfway, both shapes have 66 % of their area. So at any time at least 66 % of the smaller shape's area is
/// seen, and never more than 132 % of the larger one's.
struct PathMorph: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    /// A rounded rectangle, by its width, height and corner radius.
    case rounded(SIMD3<Double>)
    case path(PointerPath, scale: Double)

    /// Whether the shape has one contour, which can morph corner to corner.
    fileprivate var isContour: Bool {
      if case .path(let path, _) = self { !path.outline.points.isEmpty } else { true }
    }
  }

  /// The greatest number of shapes that are seen at once.
  ///
  /// If a person makes more shapes follow each other within a morph, the least visible one vanishes at once.
  private static let greatestLayerCount = 8

  private var layers: [Layer] = []
  /// Whether a morph has begun since ``finish()``.
  private(set) var isActive = false

  mutating func finish() {
    for index in layers.indices { layers[index].vanish() }
    isActive = false
  }

  func isAtRest(at time: Timestamp) -> Bool { layers.allSatisfy { $0.isAtRest(at: time) } }

  /// The greatest distance that an edge of a visible shape can have from the middle.
  func reach(at time: Timestamp) -> Double {
    layers.reduce(0) { $1.share(at: time) > 0 ? max($0, $1.reach) : $0 }
  }

  // MARK: Begin

  /// Begins with a shape at rest.
  mutating func begin(at form: Form, _ time: Timestamp) {
    finish()
    if layers.isEmpty { layers.append(Layer()) }
    layers[0].begin(at: form, share: 1, time)
    isActive = true
  }

  /// Begins with a rounded rectangle whose sides change at given rates.
  mutating func begin(
    at sides: SIMD3<Double>, velocity: SIMD3<Double>, within limit: SizeLimit, _ time: Timestamp
  ) {
    begin(at: .rounded(sides), time)
    layers[0].contour.begin(at: sides, velocity: velocity, within: limit, time)
  }

  // MARK: Retarget

  /// Changes to a shape; a spring that would overshoot is damped critically.
  mutating func retarget(to form: Form, spring: Spring, at time: Timestamp) {
    let spring = Spring(dampingRatio: max(1, spring.dampingRatio), response: spring.response)
    let target = layer(leadingTo: form, spring: spring, at: time)
    for index in layers.indices {
      layers[index].share.retarget(to: SIMD2(index == target ? 1 : 0, 0), with: spring, at: time)
    }
  }

  /// The index of the layer that becomes a shape.
  ///
  /// 1. The visible layer that leads to this shape already.
  /// 2. Otherwise the most visible contour, if it can morph to the shape.
  /// 3. Otherwise the least visible layer, in which the shape grows from a point.
  private mutating func layer(leadingTo form: Form, spring: Spring, at time: Timestamp) -> Int {
    var contour = 0
    var most = 0.0
    var unused = layers.count
    var least = 1.0
    for index in layers.indices {
      let share = layers[index].share(at: time)
      if share > 0, layers[index].form == form { return index }
      if share > most, layers[index].form.isContour { (contour, most) = (index, share) }
      if share < least { (unused, least) = (index, share) }
    }
    if most > 0, form.isContour, layers[contour].contour.retarget(to: form, spring: spring, at: time) {
      layers[contour].form = form
      return contour
    }
    if least > 0, layers.count < PathMorph.greatestLayerCount {
      unused = layers.count
      layers.append(Layer())
    }
    layers[unused].begin(at: form, share: 0, time)
    return unused
  }

  // MARK: Reading

  /// Writes the outline at an instant into `outline`, and returns its extent.
  ///
  /// The extent is relative to the middle of the shapes, and the points are relative to the center of the
  /// extent. The extent includes parts of a path that its outline leaves out.
  func read(at time: Timestamp, into outline: inout PointerOutline) -> Rect {
    outline.removeAll()
    var extent: Rect?
    for layer in layers {
      let scale = layer.scale(at: time)
      guard scale > 0 else { continue }
      let added = layer.append(to: &outline, scale: scale, at: time)
      extent = extent?.union(added) ?? added
    }
    let center = (extent ?? .zero).center - Point.zero
    for index in outline.points.indices { outline.points[index] = outline.points[index] - center }
    return extent ?? .zero
  }
}

extension PathMorph {
  /// A shape that is seen during a morph.
  private struct Layer: Hashable, Sendable {
    /// The shape to which the layer leads.
    var form = Form.rounded(.zero)
    /// The form, and what led to it, if it has one contour.
    var contour = CornerMorph()
    /// The share in the first lane, 0…1; the second lane is unused.
    var share = SpringAnimation(SIMD2<Double>.zero, spring: Spring(), at: .distantPast)

    mutating func begin(at form: Form, share value: Double, _ time: Timestamp) {
      self.form = form
      if form.isContour { contour.begin(at: form, time) }
      // The scale changes by up to 2.5 times as much as the share.
      share = SpringAnimation(
        SIMD2(value, 0), spring: share.spring, tolerance: RestTolerance.share(moving: 2.5 * reach),
        at: time)
    }

    mutating func vanish() { share.jump(to: .zero, at: .distantPast) }

    func share(at time: Timestamp) -> Double { share.value(at: time)[0] }

    /// The scale about the middle: 0 at the share 0, 1 at the share 1, and 0.81 at 1/2.
    func scale(at time: Timestamp) -> Double {
      let rest = 1 - share(at: time).clamped(to: 0...1)
      return 1 - rest * rest * (1 + rest) / 2
    }

    func isAtRest(at time: Timestamp) -> Bool {
      share.isAtRest(at: time) && (share.goal[0] == 0 || !form.isContour || contour.isAtRest(at: time))
    }

    /// The greatest distance that an edge can have from the middle.
    var reach: Double {
      if case .path(let path, let scale) = form, !form.isContour {
        return path.bounds.size.longerSide * scale / 2
      }
      return max(contour.reach.x, contour.reach.y)
    }

    /// Appends the shape, scaled about its middle, to an outline, and returns its extent.
    func append(to outline: inout PointerOutline, scale: Double, at time: Timestamp) -> Rect {
      if case .path(let path, let own) = form, !form.isContour {
        outline.append(path.outline.contours, scale: scale * own)
        let size = path.bounds.size
        return Rect(
          center: .zero, size: Size(width: size.width * scale * own, height: size.height * scale * own))
      }
      return contour.append(to: &outline, scale: scale, at: time)
    }
  }
}
