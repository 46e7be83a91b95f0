import Kinematics
package import PointerKit

extension StateDigest {
  /// Adds a frame.
  ///
  /// ``PointerFrame/damage`` is left out, since it depends on the times at which frames are read. Most values
  /// that follow from other values are left out, too. Of a drawing command only the target and the space are
  /// added.
  package mutating func combine(_ frame: PointerFrame) {
    combine(frame.time.nanoseconds)
    combine(UInt64(frame.phase.rawValue))
    combine(frame.modelPosition)
    combine(frame.clickLocation)
    combine(frame.velocity)
    if let warp = frame.warp { combine(warp) }
    combine(frame.hovered?.rawValue ?? 0)
    combine(frame.pointer)
    for point in frame.outline.points { combine(point) }
    for end in frame.outline.ends { combine(UInt64(end)) }
    combine(UInt64(frame.contents.count))
    for content in frame.contents { combine(content) }
    combineSurroundings(of: frame)
    combine(UInt64(frame.cursor.rawValue))
    combineDrawing(of: frame)
    combine(frame.isAtRest)
    combine(frame.nextWake?.nanoseconds ?? .min)
  }

  private mutating func combineDrawing(of frame: PointerFrame) {
    combine(UInt64(frame.drawing.commands.count))
    for command in frame.drawing.commands {
      combine(command.target?.rawValue ?? 0)
      combine(command.space.rawValue)
    }
    for group in frame.drawing {
      combine(UInt64(group.commands.endIndex))
      if let clip = group.clip { combine(clip) }
    }
    for target in frame.drawing.redrawn { combine(target.rawValue) }
  }

  private mutating func combine(_ pointer: PointerAppearance) {
    combine(UInt64(pointer.outline.rawValue))
    combine(pointer.center)
    combine(pointer.size.width)
    combine(pointer.size.height)
    combine(pointer.cornerRadius)
    combine(pointer.opacity)
    combine(pointer.scale)
    combine(pointer.behind?.rawValue ?? 0)
    combine(pointer.luminance)
    combine(pointer.contrast)
    if let path = pointer.path { combine(path) }
  }

  private mutating func combine(_ path: PointerPath) {
    combine(path.anchor)
    combine(path.strokeWidth ?? 0)
    for element in path.elements {
      for point in element.points { combine(point) }
    }
  }

  private mutating func combine(_ content: ContentState) {
    combine(content.target.rawValue)
    combine(content.frame)
    combine(content.cornerRadius)
    combine(content.color.red)
    combine(content.color.green)
    combine(content.color.blue)
    combine(content.progress)
    combine(content.scale)
    combine(content.translation)
    combine(content.shadow.opacity)
    combine(content.shadow.radius)
    combine(content.shadow.offset)
    combine(content.specular.opacity)
    combine(content.specular.center)
    combine(content.specular.radius)
    combine(content.specular.clip.rect)
    combine(content.specular.clip.cornerRadius)
    combine(content.radiosity)
    combine(UInt64(content.tintMode.rawValue))
    combine(content.tintColor.red)
    combine(content.tintColor.green)
    combine(content.tintColor.blue)
    combine(content.tintOpacity)
    combine(content.isRaised)
  }

  private mutating func combine(_ shape: PointerAccessory.Shape) {
    switch shape {
    case .arrow: combine(UInt64(0))
    case .plus: combine(UInt64(1))
    case .minus: combine(UInt64(2))
    case .circle: combine(UInt64(3))
    case .circleSlash: combine(UInt64(4))
    case .menu: combine(UInt64(5))
    case .path(let path): combine(path)
    }
  }

  private mutating func combine(_ text: AnnotationText) {
    combine(UInt64(text.count))
    for index in 0..<text.count { combine(UInt64(text[index])) }
  }

  /// Adds accessories, annotation, band, autoscroll and revealed elements.
  @_optimize(size)
  private mutating func combineSurroundings(of frame: PointerFrame) {
    combine(UInt64(frame.accessories.count))
    for accessory in frame.accessories {
      combine(accessory.shape)
      combine(accessory.center)
      combine(accessory.angle)
      combine(accessory.opacity)
      combine(accessory.scale)
    }
    if let annotation = frame.annotation {
      for value in annotation.annotation.values {
        combine(value.label)
        combine(value.text)
      }
      combine(annotation.position)
      combine(annotation.size.width)
      combine(annotation.size.height)
      combine(UInt64(annotation.appearance.rawValue))
      combine(annotation.opacity)
    }
    if let band = frame.band {
      combine(band.rect)
      for target in band.selected { combine(target.rawValue) }
    }
    if let autoscroll = frame.autoscroll {
      combine(autoscroll.space.rawValue)
      combine(autoscroll.velocity)
    }
    for target in frame.revealed { combine(target.rawValue) }
  }
}
