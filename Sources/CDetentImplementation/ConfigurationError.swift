import ControlCore

/// Why a configuration cannot be used.
struct ConfigurationError: Error {
  let status: Status
  /// Says what is allowed. Not a `StaticString`, which would make the libraries larger.
  nonisolated(unsafe) let sentence: UnsafePointer<CChar>  // to a literal, which is never freed

  private init(_ status: Status, _ sentence: StaticString) {
    (self.status, self.sentence) = (status, sentence.cText)
  }

  /// The settings make no sense.
  init(_ problem: SettingProblem) {
    self.init(.configuration, problem.rule)
  }

  /// A constant is none of the header's, of which the sentence says what they are called.
  static func constant(_ sentence: StaticString) -> ConfigurationError {
    ConfigurationError(.constant, sentence)
  }

  /// A member that is to be 0 is not: a later version may give it a meaning.
  static var reserved: Self { .constant("members called reserved must be 0") }

  /// The lower bound is above the upper.
  static var order: Self {
    ConfigurationError(.configuration, "the lower bound must be at most the upper")
  }
}

/// A configuration that C programs can pass.
protocol CConfiguration: ControlConfiguration {
  /// The structure in which they pass it.
  associatedtype CStructure: SizedStructure
  /// Reads a structure; whether the settings make sense, `problem` says.
  ///
  /// - Throws: the first constant that is none of the header's, or bounds in the wrong order.
  init(_ passed: UnsafePointer<CStructure>) throws(ConfigurationError)
  /// The default settings as C has them. Members that a caller's structure is too short for have these.
  static var defaults: CStructure { get }
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
  var status: Status { require(pointer, size) }

  /// Reads the configuration, if `status` is `ok`.
  ///
  /// - Throws: the first error.
  func read() throws(ConfigurationError) -> Configuration {
    let configuration = try readSettings()
    if let problem = configuration.problem { throw ConfigurationError(problem) }
    return configuration
  }

  private func readSettings() throws(ConfigurationError) -> Configuration {
    let pointer = pointer.unsafelyUnwrapped
    guard Configuration.CStructure.hasGrown else { return try Configuration(pointer) }
    var whole = Configuration.defaults
    whole.takeBeginning(of: pointer, size)
    return try Configuration(&whole)
  }

  /// The first error, in words; `nil` if there is none.
  var problem: UnsafePointer<CChar>? {
    switch status {
    case .ok: break
    case .null: return ("the configuration is NULL" as StaticString).cText
    default: return ("the size is less than that of the configuration" as StaticString).cText
    }
    do {
      _ = try read()
      return nil
    } catch {
      return error.sentence
    }
  }
}

/// A setting that is one of the header's constants.
protocol HeaderConstant {
  /// `nil` if it is none of them.
  init?(constant: Int32)
  /// As the header's structures hold it.
  var constant: Int32 { get }
}

/// - Throws: the sentence, which says what the constants are called, unless it is one of them.
func known<Setting: HeaderConstant>(
  _ constant: Int32, _ sentence: StaticString
) throws(ConfigurationError) -> Setting {
  guard let setting = Setting(constant: constant) else { throw .constant(sentence) }
  return setting
}
