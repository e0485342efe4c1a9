import ControlCore

/// A script as one line of JSON, for streams of scripts without files.
///
///     {"id":"a","gesture":1,"control":"ruler","range":[0,100],"unit":"us",
///      "ev":[[0,"d",0,200],[8000,"m",0,176],["expect","phase","==","dragging"],[0,"u",0]]}
///
/// The settings are members, by their names in scripts; `policy` is two, `cancel` and `clear`. `ev`
/// has an array for each line: an optional time, which is the delay after the line before, in whole
/// `unit`s (`us` or `ns`), or `"@"` and the time since the start; then the words of the line,
/// numbers as numbers. `d`, `m` and `u` are `down`, `move` and `up`; `160,20` is two numbers,
/// `0..20` an array of two, durations are whole `unit`s. `notes` has the `x-` lines of the header.
/// Members that begin with `x-` are skipped. `digest` is the expected digest of the trace. Comments
/// and blank lines of a script are lost; everything else is kept.
public enum ScriptLine {
  /// The result of reading a line.
  public struct Reading: Equatable, Sendable {
    /// The JSON of the script's name, as written; `null` if there is none.
    public var id: [UInt8]
    /// The expected digest of the trace.
    public var digest: UInt64?
    /// The position of the digest.
    public var digestPosition: SourceSpan
    /// The script; `nil` if there is an error.
    public var script: Script?
    /// The first error.
    public var error: Diagnostic?
  }

  /// Reads a script from a line without its line end.
  ///
  /// - Parameters:
  ///   - bytes: the line.
  ///   - number: the number of the line in its file, for errors.
  ///   - controls: the controls that the script can name.
  /// - Returns: the script, or the error.
  /// - Complexity: O(*n*) in time and memory.
  public static func read(
    _ bytes: ArraySlice<UInt8>, number: Int = 1, controls: ControlSet = .ours
  ) -> Reading {
    JSONScriptReader.read(bytes, number: number, controls)
  }

  /// Returns the name of the script in a line: a string, or the digits of a number.
  ///
  /// - Returns: the name; `nil` if there is none before the first error.
  public static func id(of bytes: ArraySlice<UInt8>) -> [UInt8]? {
    let id = read(bytes).id
    guard let value = try? JSONValue(parsing: id[...]), value != .null else { return nil }
    return value.string ?? id
  }
}

extension Script {
  /// A copy without the comments and blank lines, which the JSON form does not keep. The `x-` lines
  /// of the header come after its settings.
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
