import Presentation

extension SliderScene {
  /// Returns the visible marks for front ends that draw the slider themselves, with labels of the
  /// size that the built-in styles use.
  ///
  /// - Parameter labelLength: The length of the longest label, in points; 0 or less, or NaN, for
  ///   values in decimals.
  /// - Returns: The marks, from the lower bound.
  package func decimalMarks(labelLength: Double) -> SliderMarks {
    let (surface, size) = (CountingSurface(), SliderLabels.size(in: environment))
    let distance =
      labelLength > 0
      ? labelDistance(size, length: labelLength)
      : labelDistance(size: size) { surface.characters(of: $0) }
    return marks(labelDistance: distance)
  }
}
