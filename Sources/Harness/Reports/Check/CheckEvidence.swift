public import GestureScript

/// The behaviour of a checked script, for reports that show it.
public struct CheckEvidence: Sendable {
  /// The script, with its settings.
  public let script: Script
  /// The text of the script; any bytes.
  public let source: [UInt8]
  /// The actual behaviour, as a whole trace.
  public let trace: [UInt8]
  /// The expected behaviour; `nil` if unknown.
  public let golden: [UInt8]?
  /// The controls that the script may name.
  public let controls: ControlSet
  /// The command's options that replay the script, each preceded by a space.
  public let options: [UInt8]

  /// Creates the evidence for a script and its golden.
  public init(
    script: Script, source: [UInt8], trace: [UInt8], golden: [UInt8]?, controls: ControlSet,
    options: [UInt8]
  ) {
    (self.script, self.source, self.trace) = (script, source, trace)
    (self.golden, self.controls, self.options) = (golden, controls, options)
  }
}

extension CheckEvidence: Equatable {
  public static func == (a: CheckEvidence, b: CheckEvidence) -> Bool {
    a.source == b.source && a.trace == b.trace && a.golden == b.golden && a.options == b.options
      && a.script == b.script
  }
}
