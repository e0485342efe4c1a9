import Presentation

extension SliderScene {
  /// Visible marks for front ends that draw the slider themselves, spaced for decimal labels of the
  /// size that the built-in styles use.
  package var decimalMarks: SliderMarks {
    let (surface, size) = (CountingSurface(), SliderLabels.size(in: environment))
    return marks(labelDistance: labelDistance(size: size) { surface.characters(of: $0) })
  }
}
