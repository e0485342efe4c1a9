#if canImport(SwiftUI)
public import SwiftUI

/// A label and two buttons that change a value by a step; the interface of SwiftUI's `Stepper`.
///
///     @State private var guests = 2
///
///     DetentStepper("Guests", value: $guests, in: 1...8)
///     DetentStepper(value: $guests, in: 1...8) { Text("\(guests) guests") }
///
/// A button held for half a second repeats ten steps a second as a single edit. Up and down keys
/// and assistive technology make one step.
public nonisolated struct DetentStepper<Label>: View where Label: View {
  private let kind: StepperKind
  private let label: Label
  private let onEditingChanged: (Bool) -> Void

  init(_ kind: StepperKind, label: Label, onEditingChanged: @escaping (Bool) -> Void) {
    self.kind = kind
    self.label = label
    self.onEditingChanged = onEditingChanged
  }

  /// Makes a stepper that calls closures.
  ///
  /// - Parameters:
  ///   - label: the label before the buttons.
  ///   - onIncrement: called for each step up; `nil` disables the button.
  ///   - onDecrement: called for each step down; `nil` disables the button.
  ///   - onEditingChanged: called with `true` when an edit begins, with `false` when it ends.
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

/// The target of a stepper: a value or closures.
enum StepperKind {
  case value(HostValues, StepperSettings)
  /// Closures; `nil` disables a direction.
  case calls(more: (() -> Void)?, less: (() -> Void)?)
}

extension DetentStepper where Label == Text {
  /// Makes a stepper with a title that calls closures.
  ///
  /// - Parameters:
  ///   - titleKey: the key of the title in the app's strings.
  ///   - onIncrement: called for each step up; `nil` disables the button.
  ///   - onDecrement: called for each step down; `nil` disables the button.
  ///   - onEditingChanged: called with `true` when an edit begins, with `false` when it ends.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      .calls(more: onIncrement, less: onDecrement), label: Text(titleKey),
      onEditingChanged: onEditingChanged)
  }

  /// Makes a stepper with a title that is not localised, which calls closures.
  ///
  /// - Parameters:
  ///   - title: the title; not localised.
  ///   - onIncrement: called for each step up; `nil` disables the button.
  ///   - onDecrement: called for each step down; `nil` disables the button.
  ///   - onEditingChanged: called with `true` when an edit begins, with `false` when it ends.
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
