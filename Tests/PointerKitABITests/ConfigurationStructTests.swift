import CPointerKit
import Kinematics
import LayoutAudit
import PointerKit
import XCTest

@testable import PointerKitABI

/// The fields of the structs in C are those that the Swift types describe, at the offsets of the C compiler.
final class ConfigurationStructTests: XCTestCase {
  /// A value with another number in every field.
  private func changed<Value: ConfigurationFields>(_ value: Value) -> Value {
    var (copy, index) = (value, 0.0)
    copy.visit { field, number in
      index += 1
      switch field.kind {
      case .flag: number = 1 - number
      case .choice: number = field.range.upperBound
      case .decay: number = 0.9
      case .fingers: number = 21
      // The last bits are the primary click's, which cannot be changed.
      case .gesture: number = Double(Int(index) % 31)
      default:
        let bounds = field.range
        number = bounds.lowerBound + (bounds.upperBound - bounds.lowerBound) * (0.2 + index / 200)
      }
    }
    return copy
  }

  /// The names and the numbers of a value's fields.
  private func described(_ value: some ConfigurationFields) -> [(name: String, number: Double)] {
    var copy = value
    var fields: [(name: String, number: Double)] = []
    copy.visit { field, number in
      let name =
        switch field.kind {
        case .decay: "decelerationRate"
        case .gesture: "\(field.name)Gestures"
        default: "\(field.name)"
        }
      let group = "\(field.group)"
      // The settings of gestures are no group in C.
      let path = group.isEmpty || group == "gestures" ? [name] : [group, name]
      fields.append((path.map(Header.snake).joined(separator: "."), number))
    }
    return fields
  }

  /// The names and the numbers of a struct's fields, found by reflection, which knows the offsets from the compiler.
  private func reflected(_ value: Any, named name: String? = nil) -> [(name: String, number: Double)] {
    switch value {
    case let number as Double: return [(name ?? "", number)]
    case let isTrue as Bool: return [(name ?? "", isTrue ? 1 : 0)]
    case let number as Int32: return [(name ?? "", Double(number))]
    case let number as UInt32: return name == "rules" ? [] : [(name ?? "", Double(number))]
    case let number as UInt8: return [(name ?? "", Double(number))]
    case let constant as ptk_blending: return [(name ?? "", Double(constant.rawValue))]
    case let constant as ptk_secondary_click_region: return [(name ?? "", Double(constant.rawValue))]
    default:
      let mirror = Mirror(reflecting: value)
      // A list of gestures has room for later ones.
      let children =
        mirror.displayStyle == .tuple
        ? Array(mirror.children.prefix(StandardGesture.allCases.count)) : Array(mirror.children)
      return children.flatMap { child -> [(name: String, number: Double)] in
        // The numbers of a spring and of a list have the name of the whole; those of a group, also their own.
        if value is ptk_spring || mirror.displayStyle == .tuple { return reflected(child.value, named: name) }
        let path = [name, child.label].compactMap { $0 }
        return reflected(child.value, named: path.joined(separator: "."))
      }
    }
  }

  private func check(_ value: some ConfigurationFields, _ structure: Any, line: UInt = #line) {
    let described = described(value)
    let reflected = reflected(structure).filter { !["size", "reserved"].contains($0.name) }
    XCTAssertEqual(described.map(\.name), reflected.map(\.name), line: line)
    for (field, other) in zip(described, reflected) {
      XCTAssertEqual(field.number, other.number, field.name, line: line)
    }
  }

  func testEveryFieldOfTheConfigurationIsTheOneOfItsNameInC() {
    let configuration = changed(PointerConfiguration())
    var c = ptk_configuration(configuration)
    check(configuration, c)
    var fault = Fault()
    XCTAssertEqual(PointerConfiguration(&c, &fault), configuration)
    XCTAssertEqual(fault.status, .ok)
  }

  func testBothDensitiesAreThoseOfSwift() {
    var c = ptk_configuration()
    XCTAssertEqual(ptk_configuration_init(&c, MemoryLayout<ptk_configuration>.size), .ok)
    check(PointerConfiguration(), c)
    XCTAssertEqual(ptk_configuration_init_compact(&c, MemoryLayout<ptk_configuration>.size), .ok)
    check(PointerConfiguration.compact, c)
    XCTAssertEqual(ptk_configuration_init_compact(nil, MemoryLayout<ptk_configuration>.size), .null)
    XCTAssertEqual(ptk_configuration_init_compact(&c, 3), .size)
  }

  func testEveryTraitOfTheHostIsTheOneOfItsNameInC() {
    let host = changed(HostTraits())
    var c = ptk_host_traits(host)
    check(host, c)
    var fault = Fault()
    XCTAssertEqual(HostTraits(&c, &fault), host)
    XCTAssertEqual(fault.status, .ok)
  }

  func testEveryFieldOfTheSettingsIsTheOneOfItsNameInC() {
    let settings = changed(PointerSettings())
    var c = ptk_settings(settings)
    check(settings, c)
    var fault = Fault()
    XCTAssertEqual(PointerSettings(&c, &fault), settings)
    XCTAssertEqual(fault.status, .ok)
  }

  func testEveryThresholdOfTheAuditIsTheOneOfItsNameInC() {
    let thresholds = changed(AuditConfiguration())
    var c = ptk_audit_configuration()
    XCTAssertEqual(ptk_audit_configuration_init(&c, MemoryLayout<ptk_audit_configuration>.size), .ok)
    check(AuditConfiguration(), c)
    copyFields(of: thresholds, to: &c, from: AuditConfiguration.start)
    check(thresholds, c)
    var fault = Fault()
    XCTAssertEqual(AuditConfiguration(&c, &fault), thresholds)
    XCTAssertEqual(fault.status, .ok)
  }
}
