// error: 'RatingStyle' is ambiguous for type lookup in this context
import DetentUI
import Rating
import SwiftUI

struct Wrong: RatingStyle {
  func makeBody(configuration: RatingStyleConfiguration, index: Int) -> some View { EmptyView() }
}
