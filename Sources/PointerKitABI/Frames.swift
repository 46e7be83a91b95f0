// The names are the same as in pointerkit.h, which documents them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation

public import CPointerKit
import Kinematics
import PointerKit

/// A frame with the C struct that its host reads; the address of both is the same.
struct HostedFrame {
  var view = ptk_frame()
  var frame = PointerFrame()
  /// The lists to which `view` points; they are valid until the next frame is published.
  var lists = TransientLists()
}

extension Frame {
  /// The frame at an address that a host passes; nil for NULL.
  @inline(__always)
  init?(host: UnsafePointer<ptk_frame>?) {
    guard let host else { return nil }
    self.init(OpaquePointer(host))
  }

  /// An empty frame in memory of its own.
  @inline(never)
  static func made() -> Frame {
    let frame = Frame.allocate(capacity: 1)
    frame.initialize(to: HostedFrame())
    return frame
  }

  /// What the host sees of the frame.
  var host: UnsafeMutablePointer<ptk_frame> { UnsafeMutablePointer<ptk_frame>(OpaquePointer(self)) }

  /// Writes what the host sees, after the engine has written the frame.
  func publish() {
    pointee.lists.removeAll()
    var view = ptk_frame()
    view.time = pointee.frame.time.nanoseconds
    view.phase = ptk_pointer_phase(number: pointee.frame.phase)
    view.cursor = ptk_cursor(number: pointee.frame.cursor)
    view.model_position = ptk_point(pointee.frame.modelPosition)
    view.click_location = ptk_point(pointee.frame.clickLocation)
    view.velocity = ptk_vector(pointee.frame.velocity)
    view.hovered = pointee.frame.hovered?.rawValue ?? 0
    view.is_at_rest = pointee.frame.isAtRest
    view.next_wake = pointee.frame.nextWake?.nanoseconds ?? .max
    if let damage = pointee.frame.damage { (view.has_damage, view.damage) = (true, ptk_rect(damage)) }
    if let warp = pointee.frame.warp { (view.has_warp, view.warp) = (true, ptk_point(warp)) }
    if let scroll = pointee.frame.autoscroll {
      (view.has_autoscroll, view.autoscroll_space) = (true, scroll.space.rawValue)
      view.autoscroll_velocity = ptk_vector(scroll.velocity)
    }
    publishDrawing(&view)
    publishSurroundings(&view)
    pointee.view = view
  }

  /// A transient list of elements.
  @inline(__always)
  private func list<Element, Converted: BitwiseCopyable>(
    _ elements: [Element], _ convert: (Element) -> Converted
  ) -> UnsafeMutablePointer<Converted> {
    let list = pointee.lists.append(elements.count, of: Converted.self)
    for index in elements.indices { list[index] = convert(elements[index]) }
    return list
  }

  // MARK: Drawing

  private func publishDrawing(_ view: inout ptk_frame) {
    let count = pointee.frame.drawing.count
    let commands = pointee.lists.append(count, of: ptk_command.self)
    for index in 0..<count {
      commands[index] = ptk_command()
      commands[index].set(pointee.frame.drawing[index], &pointee.lists)
    }
    (view.commands, view.command_count) = (UnsafePointer(commands), count)
    view.group_count = pointee.frame.groups.count
    view.groups = UnsafePointer(
      list(pointee.frame.groups) { group in
        ptk_group(
          space: group.space.rawValue, commands: UnsafePointer(commands + group.commands.lowerBound),
          command_count: group.commands.count, has_clip: group.clip != nil, reserved: 0,
          clip: group.clip.map { ptk_rect($0) } ?? ptk_rect())
      })
    if let front = pointee.frame.groups.last?.commands {
      (view.front, view.front_count) = (UnsafePointer(commands + front.lowerBound), front.count)
    }
    view.element_count = pointee.frame.redrawn.count
    view.elements = UnsafePointer(elements(commands, count))
    view.content_count = pointee.frame.contents.count
    view.contents = UnsafePointer(list(pointee.frame.contents) { ptk_content($0) })
  }

  /// The elements that are drawn, in the order of their ids.
  @_optimize(size)
  private func elements(
    _ commands: UnsafeMutablePointer<ptk_command>, _ count: Int
  ) -> UnsafeMutablePointer<ptk_element> {
    let elements = list(pointee.frame.redrawn) { target in
      var element = ptk_element()
      (element.target, element.scale) = (target.rawValue, 1)
      return element
    }
    for index in 0..<count where commands[index].kind == PTK_COMMAND_KIND_CONTENT_BEGIN {
      let target = commands[index].target
      guard let element = ptk_frame.element(of: target, elements, pointee.frame.redrawn.count) else {
        continue
      }
      // The commands of an element are together, after the command of a pointer directly beneath it.
      var first = index
      while first > 0, commands[first - 1].target == target { first -= 1 }
      if first > 0, commands[first - 1].target == 0, pointee.frame.pointer.behind?.rawValue == target {
        first -= 1
      }
      var end = index + 2
      while end < count, commands[end].target == target { end += 1 }
      element.pointee.beneath = UnsafePointer(commands + first)
      element.pointee.beneath_count = index - first
      element.pointee.above = UnsafePointer(commands + (index + 2))
      element.pointee.above_count = end - index - 2
      element.pointee.center = commands[index].center
      element.pointee.scale = commands[index].scale
      element.pointee.translation = commands[index].translation
    }
    for content in pointee.frame.contents where content.isRaised {
      ptk_frame.element(of: content.target.rawValue, elements, pointee.frame.redrawn.count)?.pointee
        .is_raised = true
    }
    return elements
  }

  // MARK: Around the pointer

  @_optimize(size)
  private func publishSurroundings(_ view: inout ptk_frame) {
    if let band = pointee.frame.band {
      (view.has_band, view.band) = (true, ptk_rect(band.rect))
      view.band_target_count = band.selected.count
      view.band_targets = UnsafePointer(list(band.selected) { $0.rawValue })
    }
    view.revealed_count = pointee.frame.revealed.count
    view.revealed = UnsafePointer(list(pointee.frame.revealed) { ptk_revealed($0) })
    let pointer = pointee.lists.append(1, of: ptk_pointer.self)
    pointer.pointee = ptk_pointer(pointee.frame.pointer)
    view.pointer = UnsafePointer(pointer)
    if !pointee.frame.outline.isEmpty {
      let outline = pointee.lists.append(1, of: ptk_outline.self)
      outline.pointee = ptk_outline(
        points: list(pointee.frame.outline.points) { ptk_point($0) },
        point_count: pointee.frame.outline.points.count, ends: list(pointee.frame.outline.ends) { $0 },
        end_count: pointee.frame.outline.ends.count)
      view.outline = UnsafePointer(outline)
    }
    view.accessory_count = pointee.frame.accessories.count
    view.accessories = UnsafePointer(
      list(pointee.frame.accessories) { accessory in
        ptk_accessory_state(
          shape: accessory.shape.number, reserved: 0, center: ptk_point(accessory.center),
          angle: accessory.angle, opacity: accessory.opacity, scale: accessory.scale)
      })
    if let state = pointee.frame.annotation {
      let annotation = pointee.lists.append(1, of: ptk_annotation.self)
      annotation.pointee = ptk_annotation(
        platter: ptk_rounded_rect(state.platter), opacity: state.opacity,
        appearance: ptk_appearance(number: state.appearance), reserved: 0,
        values: list(state.annotation.values) { ptk_annotation_value($0, &pointee.lists) },
        value_count: state.annotation.values.count, font_size: AnnotationMetrics.fontSize,
        line_height: AnnotationMetrics.lineHeight, baseline: AnnotationMetrics.baseline,
        horizontal_padding: AnnotationMetrics.horizontalPadding,
        vertical_padding: AnnotationMetrics.verticalPadding, label_opacity: AnnotationMetrics.labelOpacity)
      view.annotation = UnsafePointer(annotation)
    }
  }
}

extension ptk_pointer {
  init(_ pointer: PointerAppearance) {
    self.init(
      outline: ptk_shape_kind(number: pointer.outline), reserved: 0, center: ptk_point(pointer.center),
      size: ptk_size(pointer.size), corner_radius: pointer.cornerRadius, opacity: pointer.opacity,
      scale: pointer.scale, behind: pointer.behind?.rawValue ?? 0, luminance: pointer.luminance,
      contrast: pointer.contrast)
  }
}

extension ptk_content {
  init(_ content: ContentState) {
    self.init(
      target: content.target.rawValue, frame: ptk_rect(content.frame), corner_radius: content.cornerRadius,
      color: ptk_color(content.color), progress: content.progress, scale: content.scale,
      translation: ptk_vector(content.translation), shadow_opacity: content.shadow.opacity,
      shadow_radius: content.shadow.radius, shadow_offset: ptk_vector(content.shadow.offset),
      light_opacity: content.specular.opacity, light_radius: content.specular.radius,
      light_center: ptk_point(content.specular.center), light_clip: ptk_rounded_rect(content.specular.clip),
      radiosity: content.radiosity, tint_mode: ptk_tint(number: content.tintMode),
      is_raised: content.isRaised, tint_color: ptk_color(content.tintColor),
      tint_opacity: content.tintOpacity)
  }
}

extension ptk_frame {
  /// The element of a target in a list in the order of the ids; nil if there is none.
  static func element(
    of target: UInt64, _ elements: UnsafeMutablePointer<ptk_element>, _ count: Int
  ) -> UnsafeMutablePointer<ptk_element>? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].target < target { low = middle + 1 } else { high = middle }
    }
    return low < count && elements[low].target == target ? elements + low : nil
  }
}

@c @implementation
public func ptk_frame_get_element(
  _ frame: UnsafePointer<ptk_frame>?, _ target: UInt64
) -> UnsafePointer<ptk_element>? {
  guard let frame, let elements = frame.pointee.elements else { return nil }
  return UnsafePointer(
    ptk_frame.element(of: target, UnsafeMutablePointer(mutating: elements), frame.pointee.element_count))
}

// MARK: Frames of the host

@c @implementation
@_optimize(size)
public func ptk_frame_create() -> UnsafeMutablePointer<ptk_frame>? {
  let frame = Frame.made()
  frame.publish()
  return frame.host
}

@c @implementation
public func ptk_frame_destroy(_ frame: UnsafeMutablePointer<ptk_frame>?) {
  guard let frame = Frame(host: frame) else { return }
  frame.pointee.lists.free()
  frame.destroy()
}
