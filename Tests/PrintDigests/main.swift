import PointerKit
import ReferenceScenes

// Prints one line for each reference scene: what debug, release and Embedded builds must agree on.
for scene in ReferenceScene.all {
  print("\(scene.name) \(scene.digest(framesPerSecond: 120))")
}
