import Rating
import Ruler
import Slider

/// Why a configuration cannot be used.
enum ConfigurationError: Error {
  // Constants that are none of the header's.
  case snap, tick, orientation, layoutDirection, interaction, cancelPolicy, modifiers
  case reselection, selection, tap, press
  case scale, meet, trackPress, between, quantize
  /// A member that is to be 0 is not: a later version may give it a meaning.
  case reserved
  /// The lower bound is above the upper.
  case order
  case ruler(RulerConfiguration.Problem)
  case rating(RatingConfiguration.Problem)
  case slider(SliderConfiguration.Problem)

  var status: Status {
    switch self {
    case .snap, .tick, .orientation, .layoutDirection, .interaction, .cancelPolicy, .modifiers,
      .reselection, .selection, .tap, .press, .scale, .meet, .trackPress, .between, .quantize,
      .reserved:
      .constant
    case .order, .ruler, .rating, .slider: .configuration
    }
  }

  /// Says what is allowed.
  var sentence: StaticString {
    switch self {
    case .snap: "the snap must be a DETENT_MARKS"
    case .tick: "the tick must be a DETENT_MARKS, but not ALWAYS"
    case .orientation: "the orientation must be DETENT_HORIZONTAL or VERTICAL"
    case .layoutDirection: "the layout direction must be DETENT_LEFT_TO_RIGHT or RIGHT_TO_LEFT"
    case .interaction: "the interaction must be DETENT_ENABLED, READ_ONLY or DISABLED"
    case .cancelPolicy: "the cancel policy must be a DETENT_CANCEL"
    case .modifiers: "the modifiers must be DETENT_MODIFIERs"
    case .reselection: "the reselection must be a DETENT_RESELECTION"
    case .selection: "the selection must be a DETENT_SELECTION"
    case .tap: "the tap must be a DETENT_TAP"
    case .press: "the press must be a DETENT_PRESS"
    case .scale: "the scale must be a DETENT_SCALE"
    case .meet: "the meet must be a DETENT_MEET"
    case .trackPress: "the track press must be a DETENT_TRACK"
    case .between: "the between must be a DETENT_BETWEEN"
    case .quantize: "the quantize must be a DETENT_QUANTIZE"
    case .reserved: "members called reserved must be 0"
    case .order: "the lower bound must be at most the upper"
    case .ruler(let problem): problem.sentence
    case .rating(let problem): problem.sentence
    case .slider(let problem): problem.sentence
    }
  }
}

/// A configuration that C programs can pass.
protocol CConfiguration {
  /// The structure in which they pass it.
  associatedtype CStructure: SizedStructure
  /// - Throws: the first error.
  init(_ passed: UnsafePointer<CStructure>) throws(ConfigurationError)
  /// The default settings as C has them, for a structure of so many bytes. Members that a caller's structure
  /// is too short for have these.
  static func defaults(_ size: Int) -> CStructure
  /// Sets the members that follow from others where a caller's structure of so many bytes lacks them.
  static func complete(_ structure: inout CStructure, _ size: Int)
}

extension CConfiguration {
  static func complete(_ structure: inout CStructure, _ size: Int) {}
}

/// A configuration as a C program hands it over: where it is, and how large.
struct PassedConfiguration<Configuration: CConfiguration> {
  private let pointer: UnsafePointer<Configuration.CStructure>?
  private let size: Int

  init(_ pointer: UnsafePointer<Configuration.CStructure>?, _ size: Int) {
    (self.pointer, self.size) = (pointer, size)
  }

  var isThere: Bool { pointer != nil }

  /// `null` or `size`, if nothing can be read there; else `ok`.
  var mistake: Status { require(pointer, size) }

  /// Reads the configuration, if `mistake` is `ok`.
  ///
  /// - Throws: the first error.
  func read() throws(ConfigurationError) -> Configuration {
    let pointer = pointer.unsafelyUnwrapped
    guard Configuration.CStructure.hasGrown else { return try Configuration(pointer) }
    var whole = Configuration.defaults(size)
    whole.takeBeginning(of: pointer, size)
    Configuration.complete(&whole, size)
    return try Configuration(&whole)
  }

  /// The first error, in words; `nil` if there is none.
  var problem: StaticString? {
    switch mistake {
    case .ok: break
    case .null: return "the configuration is NULL"
    default: return "the size is less than that of the configuration"
    }
    do {
      _ = try read()
      return nil
    } catch {
      return error.sentence
    }
  }
}

/// - Throws: the error, unless the constant is known.
func known<Constant>(_ constant: Constant?, _ error: ConfigurationError) throws(ConfigurationError)
  -> Constant
{
  guard let constant else { throw error }
  return constant
}
