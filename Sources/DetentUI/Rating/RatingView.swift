#if canImport(SwiftUI)
public import SwiftUI

/// A whole number chosen by tapping one of a few images, with a title before them.
///
///     RatingView("Service", rating: $service, maxRating: 4)
///
/// The surface of the Star Rater View proposal on Detent's engine.
public nonisolated struct RatingView: View {
  /// What is rated; `nil` for no title.
  public var titleText: String?
  /// How many images there are, 1 to 100.
  public var maxRating: Int
  /// What is not selected; `nil` for the selected image in the other colour.
  public var unselectedImage: Image?
  /// What is selected.
  public var selectedImage = Image(systemName: "star.fill")
  /// The colour of what is not selected.
  public var unselectedColor = Color.gray
  /// The colour of what is selected.
  public var selectedColor = Color.yellow
  private let host: HostValues

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

  /// Images with a title.
  ///
  /// - Parameters:
  ///   - title: what is rated.
  ///   - rating: how many images are selected; brought back to 0 … `maxRating`.
  ///   - maxRating: how many images there are, 1 to 100.
  ///   - unselectedImage: what is not selected; `nil` for the selected image in the other colour.
  ///   - selectedImage: what is selected; `nil` for a star.
  ///   - unselectedColor: the colour of what is not selected.
  ///   - selectedColor: the colour of what is selected.
  public init<S>(
    _ title: S, rating: Binding<Int>, maxRating: Int = 5, unselectedImage: Image?,
    selectedImage: Image?, unselectedColor: Color, selectedColor: Color
  ) where S: StringProtocol {
    self.init(String(title), rating, maxRating: maxRating)
    self.unselectedImage = unselectedImage
    if let selectedImage { self.selectedImage = selectedImage }
    self.unselectedColor = unselectedColor
    self.selectedColor = selectedColor
  }

  private init(_ title: String?, _ rating: Binding<Int>, maxRating: Int) {
    titleText = title
    host = HostValues(rating)
    self.maxRating = maxRating
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
    RatingBody(host: host, settings: RatingSettings(count: maxRating))
      .ratingStyle(
        ImagesRatingStyle(
          unselectedImage: unselectedImage, selectedImage: selectedImage,
          unselectedColor: unselectedColor, selectedColor: selectedColor))
  }
}

/// Two images in two colours.
private struct ImagesRatingStyle: RatingStyle {
  let unselectedImage: Image?
  let selectedImage: Image
  let unselectedColor: Color
  let selectedColor: Color

  func makeBody(configuration: RatingStyleConfiguration, index: Int) -> some View {
    let isSelected = Double(index + 1) <= configuration.value
    (isSelected ? selectedImage : unselectedImage ?? selectedImage)
      .foregroundColor(isSelected ? selectedColor : unselectedColor)
  }
}
#endif
