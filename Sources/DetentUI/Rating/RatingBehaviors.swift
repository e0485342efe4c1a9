#if canImport(SwiftUI)
internal import Rating
public import SwiftUI

/// The moment at which a finger on a rating chooses. A mouse chooses immediately.
public enum RatingPressBehavior: Equatable, Sendable {
  /// On press. If the finger then scrolls the page, the choice is reverted: the binding is written
  /// twice, and a haptic is played.
  case immediate
  /// On release or when the finger moves along the symbols, but not before: until then the rating
  /// only shows a preview, so scrolling changes nothing. The default.
  case delayed
}

/// The gesture by which a finger or a mouse chooses on a rating.
public enum RatingSelectionBehavior: Equatable, Sendable {
  /// A press, followed by a drag: the default.
  case drag
  /// Only a tap.
  case tap
}

/// The effect of a press on the current value of a rating.
public enum RatingReselectionBehavior: Equatable, Sendable {
  /// No effect: the default.
  case keep
  /// Resets the value to 0, if the minimum is 0.
  case clear
}

extension View {
  /// Sets the moment at which a finger chooses, for ratings within the view; delayed by default.
  public nonisolated func ratingPressBehavior(_ behavior: RatingPressBehavior) -> some View {
    rating { $0.press = behavior == .delayed ? .sure : .atOnce }
  }

  /// Sets the gesture by which a finger or a mouse chooses, for ratings within the view.
  public nonisolated func ratingSelectionBehavior(
    _ behavior: RatingSelectionBehavior
  ) -> some View {
    rating { $0.selection = behavior == .tap ? .tapOnly : .dragging }
  }

  /// Sets the effect of a press on the current value, for ratings within the view.
  public nonisolated func ratingReselectionBehavior(
    _ behavior: RatingReselectionBehavior
  ) -> some View {
    rating { $0.reselection = behavior == .clear ? .clears : .keeps }
  }

  /// Sets the smallest value that users can choose on ratings within the view, 0 to their count; 0
  /// by default. The host may set smaller values.
  public nonisolated func ratingMinimum(_ minimum: Double) -> some View {
    rating { $0.minimum = minimum }
  }

  /// Sets whether a drag before the first symbol clears ratings within the view; by default it
  /// chooses the smallest value available to a press.
  public nonisolated func ratingClearsBeforeFirst(_ clears: Bool = true) -> some View {
    rating { $0.leading = clears ? .clears : .least }
  }

  /// Sets whether ratings within the view preview the value under a pointer; on by default.
  public nonisolated func ratingPreviewsHover(_ previews: Bool = true) -> some View {
    rating { $0.previewsHover = previews }
  }

  /// Sets whether ratings within the view play a haptic for each value passed; on by default.
  public nonisolated func ratingTicks(_ ticks: Bool = true) -> some View {
    rating { $0.ticks = ticks }
  }

  private nonisolated func rating(_ say: @escaping (inout RatingConfiguration) -> Void) -> some View
  {
    transformEnvironment(\.detent.rating, transform: say)
  }
}
#endif
