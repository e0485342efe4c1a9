#if canImport(SwiftUI) && !os(tvOS)
public import SwiftUI

/// A whole number chosen by tapping one of a few images, with a title before them.
///
///     RatingView("Service", rating: $service, maxRating: 4)
///
/// The surface of the Star Rater View proposal on Detent's engine.
public nonisolated struct RatingView: View {
  private let titleText: String?
  private let host: HostValues
  private let settings: RatingSettings
  private let images: ImagesRatingStyle

  /// Five stars, without a title.
  public init(rating: Binding<Int>) {
    self.init(nil, rating, maxRating: 5)
  }

  /// Stars with a title.
  ///
  /// - Parameters:
  ///   - title: what is rated.
  ///   - rating: how many stars are selected; brought back to 0 … `maxRating`.
  ///   - maxRating: how many stars there are, 1 to 100.
  public init<S>(_ title: S, rating: Binding<Int>, maxRating: Int)
  where S: StringProtocol {
    self.init(String(title), rating, maxRating: maxRating)
  }

  /// Five images with a title.
  ///
  /// - Parameters:
  ///   - title: what is rated.
  ///   - rating: how many images are selected; brought back to 0 … 5.
  ///   - unselectedImage: what is not selected; `nil` for the selected image in the other colour.
  ///   - selectedImage: what is selected; `nil` for a star.
  ///   - unselectedColor: the colour of what is not selected.
  ///   - selectedColor: the colour of what is selected.
  public init<S>(
    _ title: S, rating: Binding<Int>, unselectedImage: Image?, selectedImage: Image?,
    unselectedColor: Color, selectedColor: Color
  ) where S: StringProtocol {
    var images = ImagesRatingStyle()
    images.unselectedImage = unselectedImage
    if let selectedImage { images.selectedImage = selectedImage }
    images.unselectedColor = unselectedColor
    images.selectedColor = selectedColor
    self.init(String(title), rating, maxRating: 5, images)
  }

  private init(
    _ title: String?, _ rating: Binding<Int>, maxRating: Int,
    _ images: ImagesRatingStyle = ImagesRatingStyle()
  ) {
    titleText = title
    host = HostValues(rating)
    settings = RatingSettings(count: maxRating)
    self.images = images
  }

  @MainActor public var body: some View {
    HStack {
      if let titleText {
        let title = Text(verbatim: titleText)
        title.padding(10).accessibilityHidden(true)
        row.accessibilityLabel(title)
      } else {
        row
      }
    }
  }

  @MainActor private var row: some View {
    RatingBody(host: host, settings: settings)
      .ratingStyle(images)
  }
}

/// Two images in two colours.
private struct ImagesRatingStyle: RatingStyle {
  var unselectedImage: Image?
  var selectedImage = Image(systemName: "star.fill")
  var unselectedColor = Color.gray
  var selectedColor = Color.yellow

  func makeBody(configuration: RatingStyleConfiguration, index: Int) -> some View {
    let isSelected = Double(index + 1) <= configuration.value
    (isSelected ? selectedImage : unselectedImage ?? selectedImage)
      .foregroundColor(isSelected ? selectedColor : unselectedColor)
  }
}
#endif
