import PointerKit

extension PointerConfiguration {
  static let keys: [SettingKey<PointerConfiguration>] = [
    // Files of the first version have this key, whose only value is "adaptive".
    SettingKey("generation") { (node, _) throws(FileError) in
      guard try node.string() == "adaptive" else { throw node.error(expected: "adaptive") }
    },
    SettingKey("bezelPadding", \.bezelPadding),
    SettingKey("plainPadding", \.plainPadding),
    SettingKey("groupGap", \.groupGap),
    SettingKey("circleDiameter", \.circleDiameter),
    SettingKey("barHighlightHeight", \.barHighlightHeight),
    SettingKey("highlightOutsetHorizontal", \.highlightOutsetHorizontal),
    SettingKey("highlightOutsetVertical", \.highlightOutsetVertical),
    SettingKey("beamThickness", \.beamThickness),
    SettingKey("maximumBeamLength", \.maximumBeamLength),
    SettingKey("maximumFieldHeight", \.maximumFieldHeight),
    SettingKey("annotationOffset", \.annotationOffset),
    SettingKey("smallElementSide", \.smallElementSide),
    SettingKey("mediumElementSide", \.mediumElementSide),
    SettingKey("shapeSpring", \.shapeSpring),
    SettingKey("lineSpring", \.lineSpring),
    SettingKey("stepSpring", \.stepSpring),
    SettingKey("lineHysteresis", \.lineHysteresis),
    // Files of the first version have this key for `lineHysteresis`.
    SettingKey("lineHold", \.lineHysteresis),
    SettingKey("parallaxSpring", \.parallaxSpring),
    SettingKey("contentSpring", \.contentSpring),
    SettingKey("pressSpring", \.pressSpring),
    SettingKey("fadeSpring", \.fadeSpring),
    SettingKey("materialSpring", \.materialSpring),
    SettingKey("pointerParallax", \.pointerParallax),
    SettingKey("pointerParallaxLimit", \.pointerParallaxLimit),
    SettingKey("contentParallax", \.contentParallax),
    SettingKey("contentParallaxLimit", \.contentParallaxLimit),
    SettingKey("highlightGrowth", \.highlightGrowth),
    SettingKey("liftGrowth", \.liftGrowth),
    SettingKey("hoverGrowth", \.hoverGrowth),
    SettingKey("pressedScale", \.pressedScale),
    SettingKey("pressedCircleScale", \.pressedCircleScale),
    SettingKey("shadowOpacity", \.shadowOpacity),
    SettingKey("shadowRadius", \.shadowRadius),
    SettingKey("shadowFall", \.shadowFall),
    SettingKey("specularSmallestSide", \.specularSmallestSide),
    SettingKey("specularFullSide", \.specularFullSide),
    SettingKey("specularOpacity", \.specularOpacity),
    SettingKey("highlightSpecularOpacity", \.highlightSpecularOpacity),
    SettingKey("radiosity", \.radiosity),
    SettingKey("tintOpacity", \.tintOpacity),
    SettingKey("pointerOpacity", \.pointerOpacity),
    SettingKey("highlightOpacity", \.highlightOpacity),
    SettingKey("minimumFlickFingerSpeed", \.minimumFlickFingerSpeed),
    SettingKey("inferredFlickShare", \.inferredFlickShare),
    SettingKey("attractionResponse", \.attractionResponse),
    SettingKey("liftSilenceReports", \.liftSilenceReports),
    SettingKey("minimumLiftSilence", \.minimumLiftSilence),
    SettingKey("maximumLiftSilence", \.maximumLiftSilence),
    SettingKey("restingPause", \.restingPause),
    SettingKey("magnetism") { (node, configuration) throws(FileError) in
      try node.apply(
        MagnetismConfiguration.keys, retired: MagnetismConfiguration.retiredKeys, to: &configuration.magnetism
      )
    },
    SettingKey("concealDelay", \.concealDelay),
    SettingKey("revealInactivity", \.revealInactivity),
    SettingKey("clickDistance", \.clickDistance),
    SettingKey("dragDistance", \.dragDistance),
    SettingKey("bandSelection", \.bandSelection),
    SettingKey("autoscrollZone", \.autoscrollZone),
    SettingKey("autoscrollSpeed", \.autoscrollSpeed),
    SettingKey("blending") { (node, configuration) throws(FileError) in
      configuration.blending = try node.word(of: .blending)
    },
    SettingKey("hostWarpsCursor", \.hostWarpsCursor),
    SettingKey("displayScale", \.displayScale),
  ]
}

extension MagnetismConfiguration {
  fileprivate static let keys: [SettingKey<MagnetismConfiguration>] = [
    SettingKey("decay") { (node, configuration) throws(FileError) in
      let object = try node.object(["rate", "timeConstant"])
      let (rate, timeConstant) = (object.optional("rate"), object.optional("timeConstant"))
      if let timeConstant, rate == nil {
        configuration.decay = Decay(timeConstant: try timeConstant.number())
      } else if let rate, timeConstant == nil {
        configuration.decay = Decay(decelerationRate: try rate.number())
      } else {
        throw node.error(expected: "either \"rate\" or \"timeConstant\"")
      }
    },
    SettingKey("minimumSpeed", \.minimumSpeed),
    SettingKey("settlingSpeed", \.settlingSpeed),
    SettingKey("radius", \.radius),
    SettingKey("shortestReach", \.shortestReach),
    SettingKey("reachPerCoast", \.reachPerCoast),
    SettingKey("directionTolerance", \.directionTolerance),
  ]

  /// The keys for constants of earlier rules, which older files may have.
  fileprivate static let retiredKeys: Set<String> = [
    "angularSpread", "brakedDistanceSpread", "coastPreference", "distanceSpread", "homingDistance",
    "homingShortening", "minimumProbability", "ringCount", "shortestDistance", "steadyReach", "steadyShare",
    "strayDistance", "throwShare", "throwSpread",
  ]
}
