// Views and the engine in one file. `Rating` is the view even if the module `Rating` is imported,
// so the module's types are written unqualified. `RatingStyle` is a protocol of both, and is
// qualified.

import ControlCore
import DetentUI
import Rating
import Ruler
import SwiftUI

struct RatingOfAControl: View {
  let control: RatingControl

  var body: some View {
    Rating(value: .constant(control.value), count: Int(control.configuration.count))
  }
}

struct RulerOfAControl: View {
  let control: RulerControl
  @State private var value = 0.0

  var body: some View {
    SlidingRuler(value: $value, in: control.configuration.bounds)
      .slidingRulerStyle(PrimarySlidingRulerStyle())
  }
}

struct CrossRatingStyle: DetentUI.RatingStyle {
  func makeBody(configuration: RatingStyleConfiguration, index: Int) -> some View {
    Image(systemName: "cross")
  }
}
