#if canImport(SwiftUI)
internal import Rating
public import SwiftUI

/// When a finger on a rating chooses. A mouse chooses at once.
public enum RatingPressBehavior: Equatable, Sendable {
  /// As it goes down; if it then scrolls the page, what it has chosen is taken back: the binding is written twice, and
  /// there is a haptic.
  case immediate
  /// As soon as it is sure that it means the rating: when it is lifted, or goes along the symbols. Until then it only
  /// previews, so a page that is scrolled from a rating changes nothing. The default.
  case delayed
}

/// How a finger or a mouse chooses on a rating.
public enum RatingSelectionBehavior: Equatable, Sendable {
  /// By a press, and then by dragging: the default.
  case drag
  /// By a tap alone.
  case tap
}

/// What a press on the value of a rating does that is chosen already.
public enum RatingReselectionBehavior: Equatable, Sendable {
  /// Nothing: the default.
  case keep
  /// Back to 0, if the minimum is 0.
  case clear
}

extension View {
  /// Sets when a finger chooses, of ratings within the view: as soon as it is sure that it means the rating, by default.
  public nonisolated func ratingPressBehavior(_ behavior: RatingPressBehavior) -> some View {
    rating { $0.press = behavior == .delayed ? .sure : .atOnce }
  }

  /// Sets how a finger or a mouse chooses, of ratings within the view.
  public nonisolated func ratingSelectionBehavior(
    _ behavior: RatingSelectionBehavior
  ) -> some View {
    rating { $0.selection = behavior == .tap ? .tapOnly : .dragging }
  }

  /// Sets what a press on the value does that is chosen already, of ratings within the view.
  public nonisolated func ratingReselectionBehavior(
    _ behavior: RatingReselectionBehavior
  ) -> some View {
    rating { $0.reselection = behavior == .clear ? .clears : .keeps }
  }

  /// Sets the least value that people can choose, of ratings within the view: 0 to their count, 0 by default. A host can
  /// set less.
  public nonisolated func ratingMinimum(_ minimum: Double) -> some View {
    rating { $0.minimum = minimum }
  }

  /// Sets whether a drag to before the first symbol leaves no rating at all, of ratings within the view; by default it
  /// leaves the least that can be chosen by a press.
  public nonisolated func ratingClearsBeforeFirst(_ clears: Bool = true) -> some View {
    rating { $0.leading = clears ? .clears : .least }
  }

  /// Sets whether a pointer above a rating shows what a press would choose, of ratings within the view. On by default.
  public nonisolated func ratingPreviewsHover(_ previews: Bool = true) -> some View {
    rating { $0.previewsHover = previews }
  }

  /// Sets whether values give a haptic as they are passed, of ratings within the view. On by default.
  public nonisolated func ratingTicks(_ ticks: Bool = true) -> some View {
    rating { $0.ticks = ticks }
  }

  private nonisolated func rating(_ say: @escaping (inout RatingBehavior) -> Void) -> some View {
    transformEnvironment(\.ratingBehavior, transform: say)
  }
}

extension EnvironmentValues {
  var ratingBehavior: RatingBehavior {
    get { self[RatingBehaviorKey.self] }
    set { self[RatingBehaviorKey.self] = newValue }
  }
}

private struct RatingBehaviorKey: EnvironmentKey {
  static var defaultValue: RatingBehavior { RatingBehavior() }
}
#endif
