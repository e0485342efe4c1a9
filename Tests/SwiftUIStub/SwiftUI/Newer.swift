// API newer than iOS 15 and macOS 12, with its availability. Scripts/check/swiftui/systems.sh lets
// the compiler check that every use is guarded.

public import Foundation

extension View {
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public nonisolated func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View where V: Equatable { self }

  @available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *)
  @available(watchOS, unavailable)
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
  @available(watchOS, unavailable)
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  @available(iOS 17.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public nonisolated func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View { self }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  @available(macOS 10.15, tvOS 13.0, *)
  @available(iOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  public nonisolated func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)? = nil
  ) -> some View { self }

  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 26.0, *)
  public nonisolated func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T)
    -> some View where T: Equatable
  { self }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { self }
}

@available(watchOS 6.0, *)
@available(iOS, unavailable)
@available(macOS, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public enum DigitalCrownRotationalSensitivity: Sendable {
  case low, medium, high
}

extension View {
  @available(watchOS 6.0, *)
  @available(iOS, unavailable)
  @available(macOS, unavailable)
  @available(tvOS, unavailable)
  @available(visionOS, unavailable)
  public nonisolated func digitalCrownRotation<V>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View where V: BinaryFloatingPoint { self }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, *)
@available(watchOS, unavailable)
@frozen public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *)
@available(watchOS, unavailable)
public struct KeyPress: Sendable {
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = KeyPress.Phases(rawValue: 1)
    public static let `repeat` = KeyPress.Phases(rawValue: 2)
    public static let up = KeyPress.Phases(rawValue: 4)
    public static let all: KeyPress.Phases = [.down, .repeat, .up]
  }
  public enum Result: Sendable {
    case handled
    case ignored
  }
  public let phase: KeyPress.Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}

public struct KeyEquivalent: Sendable {
  public var character: Character
  public init(_ character: Character) { self.character = character }
}

@frozen public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
}

@available(macOS 10.15, tvOS 13.0, *)
@available(iOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public enum MoveCommandDirection: Sendable {
  case up
  case down
  case left
  case right
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 26.0, *)
public struct SensoryFeedback: Equatable, Sendable {
  public struct Weight: Equatable, Sendable {
    public static let light = SensoryFeedback.Weight()
    public static let medium = SensoryFeedback.Weight()
    public static let heavy = SensoryFeedback.Weight()
  }
  public struct Flexibility: Equatable, Sendable {
    public static let rigid = SensoryFeedback.Flexibility()
    public static let solid = SensoryFeedback.Flexibility()
    public static let soft = SensoryFeedback.Flexibility()
  }
  public static let alignment = SensoryFeedback()
  public static let levelChange = SensoryFeedback()
  public static let selection = SensoryFeedback()
  public static func impact(
    weight: SensoryFeedback.Weight = .medium, intensity: Double = 1
  ) -> SensoryFeedback { fatalError() }
  public static func impact(
    flexibility: SensoryFeedback.Flexibility, intensity: Double = 1
  ) -> SensoryFeedback { fatalError() }
}

/// Mirroring of drawings for right-to-left layouts.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
