#if canImport(SwiftUI)
public import SwiftUI

/// Two buttons that make a value a step less or more, with a label before them: as SwiftUI's `Stepper` is called, on Detent's engine.
///
///     @State private var guests = 2
///
///     DetentStepper("Guests", value: $guests, in: 1...8)
///     DetentStepper(value: $guests, in: 1...8) { Text("\(guests) guests") }
///
/// A button that is held goes on, ten steps a second after half a second, and all of that is one edit. Up and down keys, and
/// assistive technology, go one step.
public nonisolated struct DetentStepper<Label>: View where Label: View {
  private let kind: StepperKind
  private let label: Label
  private let onEditingChanged: (Bool) -> Void

  init(_ kind: StepperKind, label: Label, onEditingChanged: @escaping (Bool) -> Void) {
    self.kind = kind
    self.label = label
    self.onEditingChanged = onEditingChanged
  }

  /// A stepper that calls closures, whatever they change.
  ///
  /// - Parameters:
  ///   - label: what it is for.
  ///   - onIncrement: called for each step more; `nil` if there is none, and then the button is disabled.
  ///   - onDecrement: called for each step less; `nil` if there is none.
  ///   - onEditingChanged: told `true` when a press begins to count, and `false` when it is over.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      .calls(more: onIncrement, less: onDecrement), label: label(),
      onEditingChanged: onEditingChanged)
  }

  @MainActor @ViewBuilder public var body: some View {
    switch kind {
    case .value(let host, let settings):
      StepperBody(host: host, settings: settings, label: label, onEditingChanged: onEditingChanged)
    case .calls(let more, let less):
      StepperRow(
        label: label, canStep: { $0 > 0 ? more != nil : less != nil },
        onEditingChanged: onEditingChanged
      ) { count in
        for _ in 0..<abs(count) { (count > 0 ? more : less)?() }
      }
    }
  }
}

/// What a stepper moves.
enum StepperKind {
  case value(HostValues, StepperSettings)
  /// `nil` where there is no such step.
  case calls(more: (() -> Void)?, less: (() -> Void)?)
}

extension DetentStepper where Label == Text {
  /// A stepper that calls closures, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: what it is for, looked up in the app's strings.
  ///   - onIncrement: called for each step more; `nil` if there is none, and then the button is disabled.
  ///   - onDecrement: called for each step less; `nil` if there is none.
  ///   - onEditingChanged: told `true` when a press begins to count, and `false` when it is over.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      .calls(more: onIncrement, less: onDecrement), label: Text(titleKey),
      onEditingChanged: onEditingChanged)
  }

  /// A stepper that calls closures, with a title that is not translated.
  ///
  /// - Parameters:
  ///   - title: what it is for.
  ///   - onIncrement: called for each step more; `nil` if there is none, and then the button is disabled.
  ///   - onDecrement: called for each step less; `nil` if there is none.
  ///   - onEditingChanged: told `true` when a press begins to count, and `false` when it is over.
  @_disfavoredOverload public init<S>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol {
    self.init(
      .calls(more: onIncrement, less: onDecrement), label: Text(title),
      onEditingChanged: onEditingChanged)
  }
}
#endif
