#if canImport(SwiftUI)
public import SwiftUI

/// A whole number chosen by tapping one of a few images, after a title.
///
///     RatingView("Service", rating: $service, maxRating: 4)
///
/// Has the interface of the Star Rater View proposal, with Detent's engine.
public nonisolated struct RatingView: View {
  /// The title; `nil` for none.
  public var titleText: String?
  /// The number of images, 1 to 100.
  public var maxRating: Int
  /// The image of unselected symbols; `nil` for the selected image in the other colour.
  public var unselectedImage: Image?
  /// The image of selected symbols.
  public var selectedImage = Image(systemName: "star.fill")
  /// The colour of unselected images.
  public var unselectedColor = Color.gray
  /// The colour of selected images.
  public var selectedColor = Color.yellow
  private let host: HostValues

  /// Makes five stars without a title.
  public init(rating: Binding<Int>) {
    self.init(nil, rating, maxRating: 5)
  }

  /// Makes stars with a title.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - rating: the number of selected stars, clamped to 0 … `maxRating`.
  ///   - maxRating: the number of stars, 1 to 100.
  public init<S>(_ title: S, rating: Binding<Int>, maxRating: Int)
  where S: StringProtocol {
    self.init(String(title), rating, maxRating: maxRating)
  }

  /// Makes images with a title.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - rating: the number of selected images, clamped to 0 … `maxRating`.
  ///   - maxRating: the number of images, 1 to 100.
  ///   - unselectedImage: the unselected image; `nil` for the selected image in the other colour.
  ///   - selectedImage: the selected image; `nil` for a star.
  ///   - unselectedColor: the colour of unselected images.
  ///   - selectedColor: the colour of selected images.
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
