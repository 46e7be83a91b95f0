import CPointerKit
import Kinematics
import PointerKit

/// A number of a host that is out of its range, and the number that is used instead.
struct ClampedNumber {
  /// The argument, with a separator; with an index, an array.
  let argument: StaticString
  var index = -1
  /// The name of the struct within the argument; empty for none.
  var group: StaticString = ""
  var name: StaticString
  /// The part of a spring; empty for none.
  var part: StaticString = ""
  let found: Double
  let used: Double
  /// The allowed numbers; nil for those from 0 on.
  var range: ClosedRange<Double>?
  /// The target that has the number; 0 for none.
  var target: UInt64 = 0

  /// What tells two numbers apart.
  private var key: UInt64 {
    [name, part].reduce(target) { $0 &* 31 &+ UInt64(UInt(bitPattern: $1.utf8Start)) }
  }

  @_optimize(size)
  private func write(to message: inout Message) {
    message.append(characters(argument))
    if index >= 0 {
      message.append(characters("["))
      message.append(UInt64(index))
      message.append(characters("]."))
    }
    for part in [group, name, part] where part.utf8CodeUnitCount > 0 {
      if part.utf8Start != group.utf8Start, group.utf8CodeUnitCount > 0 || part.utf8Start != name.utf8Start {
        message.append(characters("."))
      }
      message.append(snake: part)
    }
    message.append(characters(": found "))
    message.append(found)
    message.append(characters(", expected "))
    if let range {
      message.append(range.lowerBound)
      message.append(characters("..."))
      message.append(range.upperBound)
    } else {
      message.append(characters("0 or more"))
    }
    message.append(characters(": "))
    message.append(used)
    message.append(characters(" is used"))
    if target != 0 {
      message.append(characters("; it is in target "))
      message.append(target)
    }
  }

  /// Logs the number, unless it was logged.
  @_optimize(size)
  func tell(_ engine: UnsafeMutablePointer<HostedEngine>, in function: StaticString) {
    let key = key &* 31 &+ UInt64(UInt(bitPattern: function.utf8Start))
    guard let isLast = engine.pointee.log.isLast(29, key, PTK_LOG_LEVEL_NOTES) else { return }
    var message = Message(in: function)
    write(to: &message)
    engine.pointee.log.send(message, isLast: isLast, PTK_LOG_LEVEL_NOTES)
  }
}

extension UnsafeMutablePointer<HostedEngine> {
  private var wantsNotes: Bool { pointee.log.level == PTK_LOG_LEVEL_NOTES }

  func tell(ofSettings settings: UnsafePointer<ptk_settings>?, in function: StaticString = #function) {
    guard wantsNotes, let settings else { return }
    pointee.engine.settings.tell(ofClampedNumbersIn: settings, "settings->", self, in: function)
  }

  func tell(ofConfiguration source: UnsafePointer<ptk_configuration>?, in function: StaticString = #function)
  {
    guard wantsNotes, let source else { return }
    pointee.engine.configuration.tell(ofClampedNumbersIn: source, "configuration->", self, in: function)
  }

  func tell(ofHost host: UnsafePointer<ptk_host_traits>?, in function: StaticString = #function) {
    guard wantsNotes, let host else { return }
    pointee.engine.host.tell(ofClampedNumbersIn: host, "host->", self, in: function)
  }

  /// Logs the numbers of a target that were clamped before the engine received them: negative sizes become 0,
  /// and components of colors 0…1.
  @_optimize(size)
  func tell(
    ofClampedNumbersIn source: ptk_target, _ target: PointerTarget, _ index: Int,
    in function: StaticString = #function
  ) {
    guard wantsNotes else { return }
    func compare(_ name: StaticString, _ found: Double, _ used: Double, _ range: ClosedRange<Double>? = nil) {
      guard found != used else { return }
      ClampedNumber(
        argument: "targets", index: index, name: name, found: found, used: used, range: range,
        target: source.id
      ).tell(self, in: function)
    }
    if source.frame.width < 0 { compare("frame.width", source.frame.width, target.frame.width) }
    if source.frame.height < 0 { compare("frame.height", source.frame.height, target.frame.height) }
    guard source.has_color, let color = target.color else { return }
    compare("color.red", source.color.red, color.red, 0...1)
    compare("color.green", source.color.green, color.green, 0...1)
    compare("color.blue", source.color.blue, color.blue, 0...1)
  }
}
