import PointerKit

/// The colors of the interface.
struct Palette {
  let window: LinearColor
  let toolbar: LinearColor
  let list: LinearColor
  let sunken: LinearColor
  let raised: LinearColor
  let text: LinearColor
  let faint: LinearColor
  let accent: LinearColor

  static let light = Palette(
    window: LinearColor(luminance: 0.91), toolbar: LinearColor(luminance: 0.84),
    list: LinearColor(luminance: 1), sunken: LinearColor(luminance: 0.7), raised: LinearColor(luminance: 1),
    text: LinearColor(luminance: 0.02), faint: LinearColor(luminance: 0.55),
    accent: LinearColor(red: 0.01, green: 0.2, blue: 0.9))

  static let dark = Palette(
    window: LinearColor(luminance: 0.012), toolbar: LinearColor(luminance: 0.025),
    list: LinearColor(luminance: 0.018), sunken: LinearColor(luminance: 0.04),
    raised: LinearColor(luminance: 0.12), text: LinearColor(luminance: 0.85),
    faint: LinearColor(luminance: 0.13), accent: LinearColor(red: 0.1, green: 0.4, blue: 1))
}

extension Interface {
  var palette: Palette { appearance == .light ? .light : .dark }
}
