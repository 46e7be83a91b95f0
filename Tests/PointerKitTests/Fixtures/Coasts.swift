/// The time constant of a coast, in seconds: a coast leads as far as its first velocity does in this time.
///
/// It is that of a deceleration rate of 0.984 a millisecond.
let coastTime = 0.062

/// How near to its end a coast is over, in points, and a rounding.
let coastTolerance = 0.05 + 0.01

/// The smallest length that can be seen, in points: what is as near to its end has come to rest.
let visibleLength = 0.02
