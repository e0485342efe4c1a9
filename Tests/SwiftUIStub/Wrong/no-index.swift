// error: type 'Wrong' does not conform to protocol 'RatingStyle'
import DetentUI
import SwiftUI

struct Wrong: RatingStyle {
  func makeBody(configuration: RatingStyleConfiguration) -> some View { EmptyView() }
}
