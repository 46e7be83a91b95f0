import Kinematics

/// Searches for the least value of a function of a few numbers by moving a simplex downhill (Nelder and Mead
/// 1965).
enum Simplex {
  /// The position of the least value that is found from a start, with first steps of size `step` along each
  /// axis.
  static func minimum(from start: [Double], step: Double, of value: ([Double]) -> Double) -> [Double] {
    var corners = [(position: start, value: value(start))]
    for axis in start.indices {
      var position = start
      position[axis] += step
      corners.append((position, value(position)))
    }
    func along(_ a: [Double], _ b: [Double], _ share: Double) -> [Double] {
      zip(a, b).map { $0 + ($1 - $0) * share }
    }
    for _ in 0..<400 {
      corners.sort { $0.value < $1.value }
      let (best, worst) = (corners[0], corners[corners.count - 1])
      if worst.value - best.value < 1e-6 * best.value.magnitude { break }
      let others = corners.dropLast()
      let middle = start.indices.map { axis in
        others.reduce(0) { $0 + $1.position[axis] } / Double(others.count)
      }
      func tried(_ share: Double) -> (position: [Double], value: Double) {
        let position = along(middle, worst.position, share)
        return (position, value(position))
      }
      let reflected = tried(-1)
      if reflected.value < best.value {
        let expanded = tried(-2)
        corners[corners.count - 1] = expanded.value < reflected.value ? expanded : reflected
      } else if reflected.value < corners[corners.count - 2].value {
        corners[corners.count - 1] = reflected
      } else {
        let contracted = tried(reflected.value < worst.value ? -0.5 : 0.5)
        if contracted.value < min(worst.value, reflected.value) {
          corners[corners.count - 1] = contracted
        } else {
          for corner in corners.indices.dropFirst() {
            let position = along(best.position, corners[corner].position, 0.5)
            corners[corner] = (position, value(position))
          }
        }
      }
    }
    return corners.min { $0.value < $1.value }?.position ?? start
  }
}
