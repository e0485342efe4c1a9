/// Reads the scripts that a script on disk names with `like`.
///
/// Callers pass one in a `ControlSet`. A page or a stream has none, so a `like` line is an error.
///
///     controls.folder = ScriptFolder(of: [UInt8]("suite/drag.gesture".utf8)) { path in … }
public struct ScriptFolder: Sendable {
  /// The result of reading a path.
  public enum Answer: Sendable {
    /// The bytes of the file.
    case text([UInt8])
    /// The reason why the file is unreadable: `cannot read 'a.gesture': No such file or directory`.
    case missing([UInt8])
  }

  /// The paths of the scripts being read: the first one includes all others.
  private var trail: [[UInt8]]
  private let answer: @Sendable ([UInt8]) -> Answer

  /// The maximum depth of nested `like` lines.
  static let mostSteps = 8

  /// - Parameters:
  ///   - script: the path of the script to read; `-` is one in the working directory.
  ///   - answer: reads the file at a path, which is relative if the path of the script is.
  public init(of script: [UInt8], answer: @escaping @Sendable ([UInt8]) -> Answer) {
    trail = [Self.plain(script)]
    self.answer = answer
  }

  /// Returns the path of a script named relative to the current one.
  func path(of name: [UInt8]) -> [UInt8] {
    let slash = UInt8(ascii: "/")
    guard name.first != slash, let last = trail.last, let end = last.lastIndex(of: slash) else {
      return Self.plain(name)
    }
    return Self.plain([UInt8](last[...end]) + name)
  }

  /// Returns true if a script is being read already, so that it includes itself.
  func isBeingRead(_ path: [UInt8]) -> Bool { trail.contains(path) }

  /// True if the current script may not include another one.
  var isDeepest: Bool { trail.count > Self.mostSteps }

  func read(_ path: [UInt8]) -> Answer { answer(path) }

  /// Returns the folder of a script included by the current one.
  func entered(_ path: [UInt8]) -> ScriptFolder {
    var next = self
    next.trail.append(path)
    return next
  }

  /// Returns a path without `.`, and without a folder followed by `..`.
  private static func plain(_ path: [UInt8]) -> [UInt8] {
    let slash = UInt8(ascii: "/")
    let (here, above) = ([UInt8]("."), [UInt8](".."))
    var parts: [ArraySlice<UInt8>] = []
    for part in path.split(separator: slash) where !part.elementsEqual(here) {
      if part.elementsEqual(above), let last = parts.last, !last.elementsEqual(above) {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let start: [UInt8] = path.first == slash ? [slash] : []
    return start + [UInt8](parts.joined(separator: [slash]))
  }
}
