/// Who made a trace, and with which settings beside those of its script: what its head says below the level.
///
/// A trace of the program's own controls, played as the script says, says neither.
public struct TraceOrigin: Equatable, Sendable {
  /// The name of the driver whose control was played on, as it says it; if it says none, the command that starts it.
  /// `nil` for a control of the program itself.
  public var driver: [UInt8]?
  /// Settings that counted more than those of the script, each as a header has it, in the order of their bytes.
  public var settings: [[UInt8]]

  /// Of a driver, or of the program's own controls; with these settings.
  public init(driver: [UInt8]? = nil, settings: [[UInt8]] = []) {
    (self.driver, self.settings) = (driver, settings)
  }

  /// How many lines of a head say it.
  package var lineCount: Int { (driver == nil ? 0 : 1) + settings.count }
}

extension [UInt8] {
  /// Appends the lines of a head that say it.
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
  /// The driver whose control is played on.
  public struct Driver: Equatable, Sendable {
    /// What it calls itself, or the command that starts it.
    public var name: [UInt8]
    /// The options that ask for it, as a shell reads them: `--driver 'sh toggle.sh'`.
    public var options: [UInt8]

    /// A driver by its name, and the options that ask for it.
    public init(name: [UInt8], options: [UInt8]) {
      (self.name, self.options) = (name, options)
    }
  }

  /// Who makes a trace of a script that was read with these controls.
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

  /// The options that play a script, which was read with these controls, so again.
  package func options(playing script: Script) -> [UInt8] {
    options(with: origin(of: script).settings)
  }

  /// The options behind a verb of the command that play a script as it is played with these controls, each with a blank
  /// before it: ` --driver 'sh toggle.sh' --set 'step 5'`.
  ///
  /// - Parameter settings: what is added to the settings of the script.
  /// - Returns: text for a shell; none if nothing is needed.
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
  /// Whether a line of a header, as `step 5` or `policy cancel=revert`, is about it.
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
