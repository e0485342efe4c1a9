import ControlCore

/// An error in a configuration passed by a C program.
struct ConfigurationError: Error {
  let status: Status
  /// The rule that was violated. Not a `StaticString`, which would make the libraries larger.
  nonisolated(unsafe) let sentence: UnsafePointer<CChar>  // of a literal, never freed

  private init(_ status: Status, _ sentence: StaticString) {
    (self.status, self.sentence) = (status, sentence.cText)
  }

  /// Creates an error for invalid settings.
  init(_ problem: SettingProblem) {
    self.init(.configuration, problem.rule)
  }

  /// Returns an error for an unknown constant, with a sentence that names the valid ones.
  static func constant(_ sentence: StaticString) -> ConfigurationError {
    ConfigurationError(.constant, sentence)
  }

  /// A nonzero reserved member; a later version may define it.
  static var reserved: Self { .constant("members called reserved must be 0") }

  /// A lower bound above the upper.
  static var order: Self {
    ConfigurationError(.configuration, "the lower bound must be at most the upper")
  }
}

/// A configuration that C programs can pass.
protocol CConfiguration: ControlConfiguration {
  /// The C structure of the configuration.
  associatedtype CStructure: SizedStructure
  /// Reads a structure; `problem` then validates the settings.
  ///
  /// - Throws: The first unknown constant, or bounds in the wrong order.
  init(_ passed: UnsafePointer<CStructure>) throws(ConfigurationError)
  /// The default settings in C, also for members that a caller's shorter structure lacks.
  static var defaults: CStructure { get }
}

/// The pointer and size of a configuration passed by a C program.
struct PassedConfiguration<Configuration: CConfiguration> {
  private let pointer: UnsafePointer<Configuration.CStructure>?
  private let size: Int

  init(_ pointer: UnsafePointer<Configuration.CStructure>?, _ size: Int) {
    (self.pointer, self.size) = (pointer, size)
  }

  var isThere: Bool { pointer != nil }

  /// `null` or `size` if the structure cannot be read; else `ok`.
  var status: Status { require(pointer, size) }

  /// Reads the configuration. Requires a `status` of `ok`.
  ///
  /// - Throws: The first error.
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

  /// The first error as a sentence; `nil` without one.
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

/// A setting with constants in the header.
protocol HeaderConstant: Equatable {
  /// Creates the setting of a constant; `nil` if it is unknown. Constants count from 0 up.
  init?(constant: Int32)
}

extension HeaderConstant {
  /// The constant in the header's structures.
  var constant: Int32 {
    var constant: Int32 = 0
    while let setting = Self(constant: constant), setting != self { constant += 1 }
    return constant
  }
}

/// - Throws: An error with the sentence, which names the valid constants, for an unknown constant.
func known<Setting: HeaderConstant>(
  _ constant: Int32, _ sentence: StaticString
) throws(ConfigurationError) -> Setting {
  guard let setting = Setting(constant: constant) else { throw .constant(sentence) }
  return setting
}
