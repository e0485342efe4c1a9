/// The driver of a trace and its settings beyond the script, in its head below the level.
///
/// Both are absent in a trace of the program's own controls without overrides.
public struct TraceOrigin: Equatable, Sendable {
  /// The name that the driver reports, or else the command that starts it; `nil` without a driver.
  public var driver: [UInt8]?
  /// Settings that overrode those of the script, each as in a header, in byte order.
  public var settings: [[UInt8]]

  /// Creates an origin from a driver, `nil` for the program's own controls, and overrides.
  public init(driver: [UInt8]? = nil, settings: [[UInt8]] = []) {
    (self.driver, self.settings) = (driver, settings)
  }

  /// The number of head lines for the origin.
  package var lineCount: Int { (driver == nil ? 0 : 1) + settings.count }
}

extension [UInt8] {
  /// Appends the head lines for an origin.
  package mutating func append(_ origin: TraceOrigin) {
    if let driver = origin.driver {
      append("driver ")
      append(contentsOf: driver)
      append("\n")
    }
    for setting in origin.settings {
      append("set ")
      append(contentsOf: setting)
      append("\n")
    }
  }
}

extension ControlSet {
  /// The driver of the control.
  public struct Driver: Equatable, Sendable {
    /// The name that it reports, or the command that starts it.
    public var name: [UInt8]
    /// The options that select it, in shell syntax: `--driver 'sh toggle.sh'`.
    public var options: [UInt8]

    /// Creates a driver from its name and the options that select it.
    public init(name: [UInt8], options: [UInt8]) {
      (self.name, self.options) = (name, options)
    }
  }

  /// Returns the origin of a trace of a script that was read with these controls.
  package func origin(of script: Script) -> TraceOrigin {
    var origin = TraceOrigin()
    if let driver {
      var name: [UInt8] = []
      name.append(text: driver.name)
      origin.driver = name
    }
    guard !overrides.isEmpty else { return origin }
    for line in script.header {
      guard let setting = line.setting, overrides.contains(where: { setting.isNamed(in: $0[...]) })
      else { continue }
      var text: [UInt8] = []
      text.append(setting: setting, isPadded: false)
      origin.settings.append(text)
    }
    origin.settings.sort { $0.lexicographicallyPrecedes($1) }
    return origin
  }

  /// Returns the options that replay a script that was read with these controls.
  package func options(playing script: Script) -> [UInt8] {
    options(with: origin(of: script).settings)
  }

  /// Returns the command options that replay a script with these controls, each after a blank:
  /// ` --driver 'sh toggle.sh' --set 'step 5'`.
  ///
  /// - Parameter settings: the settings added to those of the script.
  /// - Returns: text for a shell; empty if no option is needed.
  package func options(with settings: [[UInt8]]) -> [UInt8] {
    var text: [UInt8] = []
    if let driver {
      text.append(" ")
      text.append(contentsOf: driver.options)
    }
    for setting in settings {
      text.append(" --set ")
      text.append(shellArgument: setting)
    }
    return text
  }
}

extension Setting {
  /// Returns true if a header line, as `step 5` or `policy cancel=revert`, is about this setting.
  fileprivate func isNamed(in line: ArraySlice<UInt8>) -> Bool {
    var rest = line
    guard var word = rest.takeWord() else { return false }
    if case .policy = value {
      guard word.matches("policy"), let next = rest.takeWord() else { return false }
      word = next.prefix { $0 != UInt8(ascii: "=") }
    }
    return word.matches(name.text)
  }
}
