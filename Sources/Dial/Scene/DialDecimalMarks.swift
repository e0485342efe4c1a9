package import ControlCore
import Presentation

/// An iterator over a dial's marks and label positions for front ends that draw it themselves:
/// those of `.ticks`, with decimals as labels.
package struct DialDecimalMarks {
  private let face: DialFace
  private var marks: DialMarks

  fileprivate init(_ scene: DialScene) {
    var surface = CountingSurface()
    face = DialFace(scene, hasMarks: true, &surface)
    marks = face.marks
  }

  /// The distance from the middle to the outer ends of marks, in points; 0 or more.
  package var end: Double { face.markEnd }

  /// Returns the next mark and the middle of its label, if any, in points from the viewport's upper
  /// left corner; `nil` after the last.
  package mutating func next() -> (mark: DialMark, label: Point?)? {
    guard let mark = marks.next() else { return nil }
    guard mark.hasLabel else { return (mark, nil) }
    let half = face.half(CountingSurface().characters(of: mark.value))
    return (mark, face.middle(of: mark, half))
  }
}

extension DialScene {
  /// The visible marks, with decimals as labels.
  package var decimalMarks: DialDecimalMarks { DialDecimalMarks(self) }
}
