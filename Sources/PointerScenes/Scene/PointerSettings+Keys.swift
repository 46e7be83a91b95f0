import PointerKit

extension PointerSettings {
  static let keys: [SettingKey<PointerSettings>] = [
    SettingKey("trackingSpeed", \.trackingSpeed),
    SettingKey("scrollingSpeed", \.scrollingSpeed),
    SettingKey("naturalScrolling", \.naturalScrolling),
    SettingKey("inertia", \.inertia),
    SettingKey("animations", \.animations),
    SettingKey("autoHideDelay", \.autoHideDelay),
    SettingKey("pointerScale", \.pointerScale),
    SettingKey("increasedContrast", \.increasedContrast),
    SettingKey("reduceMotion", \.reduceMotion),
    SettingKey("doubleClickInterval", \.doubleClickInterval),
    SettingKey("gestures") { (node, settings) throws(FileError) in
      try node.apply(GestureAssignments.keys, to: &settings.gestures)
    },
  ]
}
