import Kinematics
import PointerKit

extension PointerConfiguration {
  /// Visits all fields except the decay; the field numbers are part of the format.
  mutating func visit(_ fields: inout some RecordFields) {
    fields.visit(0, &bezelPadding)
    fields.visit(1, &plainPadding)
    fields.visit(2, &groupGap)
    fields.visit(3, &circleDiameter)
    fields.visit(4, &barHighlightHeight)
    fields.visit(5, &highlightOutsetHorizontal)
    fields.visit(6, &highlightOutsetVertical)
    fields.visit(7, &beamThickness)
    fields.visit(8, &maximumBeamLength)
    fields.visit(9, &maximumFieldHeight)
    fields.visit(10, &annotationOffset)
    fields.visit(11, &smallElementSide)
    fields.visit(12, &mediumElementSide)
    fields.visit(13, &shapeSpring)
    fields.visit(15, &lineSpring)
    fields.visit(17, &stepSpring)
    fields.visit(19, &parallaxSpring)
    fields.visit(21, &contentSpring)
    fields.visit(23, &pressSpring)
    fields.visit(25, &fadeSpring)
    fields.visit(27, &materialSpring)
    fields.visit(29, &lineHysteresis)
    fields.visit(30, &pointerParallax)
    fields.visit(31, &pointerParallaxLimit)
    fields.visit(32, &contentParallax)
    fields.visit(33, &contentParallaxLimit)
    fields.visit(34, &highlightGrowth)
    fields.visit(35, &liftGrowth)
    fields.visit(36, &hoverGrowth)
    fields.visit(37, &pressedScale)
    fields.visit(38, &pressedCircleScale)
    fields.visit(39, &shadowOpacity)
    fields.visit(40, &shadowRadius)
    fields.visit(41, &shadowFall)
    fields.visit(42, &specularSmallestSide)
    fields.visit(43, &specularFullSide)
    fields.visit(44, &specularOpacity)
    fields.visit(45, &highlightSpecularOpacity)
    fields.visit(46, &radiosity)
    fields.visit(47, &tintOpacity)
    fields.visit(48, &pointerOpacity)
    fields.visit(49, &highlightOpacity)
    fields.visit(50, &minimumFlickFingerSpeed)
    fields.visit(51, &attractionResponse)
    fields.visit(52, &liftSilenceReports)
    fields.visit(53, &minimumLiftSilence)
    fields.visit(54, &maximumLiftSilence)
    fields.visit(55, &inferredFlickShare)
    fields.visit(56, &restingPause)
    fields.visit(57, &concealDelay)
    fields.visit(58, &revealInactivity)
    fields.visit(59, &clickDistance)
    fields.visit(60, &dragDistance)
    fields.visit(61, &bandSelection)
    fields.visit(62, &autoscrollZone)
    fields.visit(63, &autoscrollSpeed)
    fields.visit(64, &blending)
    fields.visit(65, &hostWarpsCursor)
    fields.visit(66, &displayScale)
    fields.visit(67, &magnetism.minimumSpeed)
    fields.visit(68, &magnetism.settlingSpeed)
    fields.visit(69, &magnetism.radius)
    fields.visit(80, &magnetism.shortestReach)
    fields.visit(81, &magnetism.reachPerCoast)
    fields.visit(82, &magnetism.directionTolerance)
  }
}

extension ByteWriter {
  mutating func write(_ configuration: PointerConfiguration) {
    var copy = configuration
    write(fields: { copy.visit(&$0) })
    // A decay is created from one of these two numbers, and the other number is computed and rounded. A
    // reader needs both numbers to find out which one was given.
    write(copy.magnetism.decay.timeConstant)
    write(copy.magnetism.decay.decelerationRate)
  }
}

extension ByteReader {
  mutating func configuration() throws(MalformedRecord) -> PointerConfiguration {
    var configuration = PointerConfiguration()
    // The constants of the former density of magnetism.
    try fields(retired: 70...79) { configuration.visit(&$0) }
    let (timeConstant, rate) = (try number(), try number())
    let decay = Decay(decelerationRate: rate)
    configuration.magnetism.decay =
      decay.timeConstant == timeConstant ? decay : Decay(timeConstant: timeConstant)
    return configuration
  }
}
