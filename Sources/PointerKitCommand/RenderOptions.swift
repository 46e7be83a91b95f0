import PointerKit

/// The options of `render`.
struct RenderOptions: Hashable, Sendable {
  /// The subject of a picture.
  enum Subject: Hashable, Sendable {
    /// The built-in tour.
    case demonstration
    case trace(String, scene: String)
    case magnetismCase(String, file: String)
  }

  /// The times that are drawn.
  enum Instants: Hashable, Sendable {
    /// Times on the trace's clock, in seconds; several times make a strip.
    case at([Double])
    /// A number of times at even steps, from the first event until everything is at rest.
    case filmstrip(Int)
    /// All times: a page that plays the trace, or an animated SVG.
    case animation
  }

  /// The form of the output.
  enum Form: Hashable, Sendable {
    case svg
    case html
  }

  var subject = Subject.demonstration
  var instants = Instants.filmstrip(6)
  var form = Form.svg
  /// The magnification of the area around the pointer, in pictures that are not animated.
  var zoom = 1.0
  var hasOverlay = false
  /// Whether the window is dark, whatever the scene says.
  var isDark = false
  var output = ""

  /// Reads the arguments after `render`.
  init(_ arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader(arguments, of: .render)
    var (scene, trace): (String?, String?)
    var instants: (option: String, value: Instants)?
    func choose(_ option: String, _ value: Instants) throws(UsageError) {
      if let instants {
        throw UsageError(option, found: "it with \(instants.option)", expected: "one of the two")
      }
      instants = (option, value)
    }
    var isCase = false
    var file: String?
    while let option = try reader.option() {
      switch option {
      case "--scene": scene = try reader.value(of: option, "a scene file")
      case "--trace": trace = try reader.value(of: option, "a trace file")
      case "--case":
        subject = try RenderOptions.magnetismCase(reader.value(of: option, "F:ID, a file of cases and an id"))
        isCase = true
      case "--at": try choose(option, .at(RenderOptions.times(reader.value(of: option, "seconds"))))
      case "--filmstrip":
        let count = try reader.number(of: option, in: 1...100, "a number from 1 to 100")
        guard let count = Int(exactly: count) else {
          throw UsageError(option, found: "'\(count)'", expected: "a whole number from 1 to 100")
        }
        try choose(option, .filmstrip(count))
      case "--animate": try choose(option, .animation)
      case "--zoom": zoom = try reader.number(of: option, in: 1...20, "a number from 1 to 20")
      case "--overlay": hasOverlay = true
      case "--dark": isDark = true
      case "--out": file = try reader.value(of: option, "a file ending in .svg or .html, or -")
      default: break
      }
    }
    if isCase {
      let others = [
        ("--scene", scene != nil), ("--trace", trace != nil), ("--zoom", zoom != 1),
        ("--overlay", hasOverlay),
      ]
      for (option, isGiven) in others where isGiven {
        throw UsageError(option, found: "it with --case", expected: "one of the two")
      }
      if let instants {
        throw UsageError(instants.option, found: "it with --case", expected: "one of the two")
      }
    } else if scene != nil || trace != nil {
      try ArgumentReader.require([
        ("--scene", scene, "a scene file"), ("--trace", trace, "a trace file"),
      ])
      guard scene != "-" || trace != "-" else {
        throw UsageError("--trace: found '-' as for --scene, expected standard input once")
      }
      subject = .trace(trace ?? "", scene: scene ?? "")
    }
    try ArgumentReader.require([("--out", file, "a file ending in .svg or .html, or -")])
    output = file ?? ""
    try setForm(instants?.value)
  }

  /// Sets the form of the output and the times that are drawn.
  ///
  /// The file's extension determines the form. On standard output the form is SVG, or a page for an
  /// animation. If no times are given, a page plays the trace, and an SVG is a strip of 6 stills. For a
  /// magnetism case, the times are not used.
  private mutating func setForm(_ wanted: Instants?) throws(UsageError) {
    if output == "-" {
      form = wanted == .animation ? .html : .svg
    } else if output.hasSuffix(".svg") {
      form = .svg
    } else if output.hasSuffix(".html") {
      form = .html
    } else {
      throw UsageError("--out", found: "'\(output)'", expected: "a file ending in .svg or .html, or -")
    }
    instants = wanted ?? (form == .html ? .animation : .filmstrip(6))
  }

  /// The magnetism case in an argument `F:ID`; the id follows the last colon.
  private static func magnetismCase(_ text: String) throws(UsageError) -> Subject {
    guard let colon = text.lastIndex(of: ":"), colon > text.startIndex else {
      throw UsageError("--case", found: "'\(text)'", expected: "F:ID, a file of cases and an id")
    }
    let id = text[text.index(after: colon)...]
    guard !id.isEmpty else {
      throw UsageError("--case", found: "'\(text)'", expected: "an id after the colon")
    }
    return .magnetismCase(String(id), file: String(text[..<colon]))
  }

  /// The times in a list of seconds that are separated by commas.
  private static func times(_ text: String) throws(UsageError) -> [Double] {
    var times: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let seconds = Double(part), abs(seconds) <= 9.2e9 else {
        throw UsageError(
          "--at", found: "'\(part)'", expected: "seconds within ±9.2e9, with commas between several")
      }
      times.append(seconds)
    }
    guard times.count <= 100 else {
      throw UsageError("--at", found: "\(times.count) times", expected: "at most 100")
    }
    return times
  }
}
