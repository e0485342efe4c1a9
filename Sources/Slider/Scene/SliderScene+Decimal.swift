import Presentation

extension SliderScene {
  /// The marks that show, for front ends that draw a slider themselves: with room for labels that are decimals, as large
  /// as the styles here write them.
  package var decimalMarks: SliderMarks {
    let (surface, size) = (CountingSurface(), SliderLabels.size(in: environment))
    return marks(labelDistance: labelDistance(size: size) { surface.characters(of: $0) })
  }
}
