// error: type 'Wrong' does not conform to protocol 'DetentSliderStyle'
import DetentUI
import SwiftUI

struct Wrong: DetentSliderStyle {
  func makeTrackBody(configuration: Configuration) -> some View { EmptyView() }
}
