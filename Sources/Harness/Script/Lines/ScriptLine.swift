import ControlCore

/// A script as one line of JSON: for streams, where a pipe carries scripts without files.
///
///     {"id":"a","gesture":1,"control":"ruler","range":[0,100],"unit":"us",
///      "ev":[[0,"d",0,200],[8000,"m",0,176],["expect","phase","==","dragging"],[0,"u",0]]}
///
/// The settings are members, by their names in scripts; `policy` is two, `cancel` and `clear`. `ev`
/// has an array for each line: how long after the line before, in whole `unit`s (`us` or `ns`), or
/// `"@"` and how long after the start, or neither; then the words of the line, numbers as numbers.
/// `d`, `m` and `u` are `down`, `move` and `up`; `160,20` is two numbers, `0..20` an array of two,
/// durations are whole `unit`s. `notes` has the `x-` lines of the header. Members that begin with
/// `x-` are skipped. `digest` is what the trace must come to. All of a script is kept but its comments
/// and blank lines.
public enum ScriptLine {
  /// What came of reading a line.
  public struct Reading: Equatable, Sendable {
    /// The JSON of the script's name, as it was written; `null` if there is none.
    public var id: [UInt8]
    /// The digest that the trace must have.
    public var digest: UInt64?
    /// Where that digest was read.
    public var digestPosition: SourceSpan
    /// The script, unless there is an error.
    public var script: Script?
    /// The first thing that is wrong.
    public var error: Diagnostic?
  }

  /// Reads a script from a line without its end.
  ///
  /// - Parameters:
  ///   - bytes: the line.
  ///   - number: the number of the line in its file, for errors.
  ///   - controls: the controls that it may be about.
  /// - Returns: the script, or what is wrong.
  /// - Complexity: O(*n*) in time and memory.
  public static func read(
    _ bytes: ArraySlice<UInt8>, number: Int = 1, controls: ControlSet = .ours
  ) -> Reading {
    JSONScriptReader.read(bytes, number: number, controls)
  }

  /// The name of the script in a line: a string, or the digits of a number.
  ///
  /// - Returns: `nil` if there is none before the first error.
  public static func id(of bytes: ArraySlice<UInt8>) -> [UInt8]? {
    let id = read(bytes).id
    guard let value = try? JSONValue(parsing: id[...]), value != .null else { return nil }
    return value.string ?? id
  }
}

extension Script {
  /// A copy of the script without what its form as one line does not keep, which is comments and blank
  /// lines. The `x-` lines of the header stand behind its settings.
  public var withoutComments: Script {
    var copy = Script()
    for line in header {
      if case .setting = line.content { copy.header.append(HeaderLine(line.content)) }
    }
    for line in header {
      if case .note = line.content { copy.header.append(HeaderLine(line.content)) }
    }
    for line in body where line.verb != .blank {
      copy.body.append(Script.Line(line.time, line.verb))
    }
    return copy
  }
}
