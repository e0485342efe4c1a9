package import ControlCore
import Presentation

/// The marks of a dial and where their labels go, one after another, for front ends that draw it themselves: as `.ticks`
/// draws them, with decimals as labels.
package struct DialDecimalMarks {
  private let face: DialFace
  private var marks: DialMarks

  fileprivate init(_ scene: DialScene) {
    var surface = CountingSurface()
    face = DialFace(scene, hasMarks: true, &surface)
    marks = face.marks
  }

  /// How far from the middle marks end outwards, in points; 0 or more.
  package var end: Double { face.markEnd }

  /// The next one, with the middle of its label if it has one, in points from the upper left corner of the viewport;
  /// `nil` behind the last.
  package mutating func next() -> (mark: DialMark, label: Point?)? {
    guard let mark = marks.next() else { return nil }
    guard mark.hasLabel else { return (mark, nil) }
    let half = face.half(CountingSurface().characters(of: mark.value))
    return (mark, face.middle(of: mark, half))
  }
}

extension DialScene {
  /// The marks that show, with decimals as labels.
  package var decimalMarks: DialDecimalMarks { DialDecimalMarks(self) }
}
