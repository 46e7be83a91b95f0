import PointerKit
import PointerRecordings
import PointerTestSupport

// Every build must give these numbers. The page's test compares them with those of the native build.

/// The number of reference scenes.
@c(playground_scene_count)
public func sceneCount() -> Int32 { Int32(ReferenceScene.all.count) }

/// The name of a reference scene, as UTF-8 that ends with a zero; nil beyond the last.
@c(playground_scene_name)
public func sceneName(_ index: Int32) -> UnsafePointer<UInt8>? {
  let scenes = ReferenceScene.all
  guard index >= 0, Int(index) < scenes.count else { return nil }
  return scenes[Int(index)].name.utf8Start
}

/// The digest of a reference scene at 120 frames a second; 0 beyond the last.
@c(playground_scene_digest)
public func sceneDigest(_ index: Int32) -> UInt64 {
  let scenes = ReferenceScene.all
  guard index >= 0, Int(index) < scenes.count else { return 0 }
  return scenes[Int(index)].digest(framesPerSecond: 120)
}

/// The digest of a number of scenes in which random calls are made.
@c(playground_random_digest)
public func randomDigest(_ count: Int32) -> UInt64 { RandomScenes.digest(count: Int(max(0, count))) }
