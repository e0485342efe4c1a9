/// Reads the scripts that a script on disk names with `like`.
///
/// Who reads a script hands one over in its `ControlSet`. Without it a script that says `like` cannot be read: a page or a
/// stream has no files.
///
///     controls.folder = ScriptFolder(of: [UInt8]("suite/drag.gesture".utf8)) { path in … }
public struct ScriptFolder: Sendable {
  /// What there is at a path.
  public enum Answer: Sendable {
    /// The bytes of the file.
    case text([UInt8])
    /// No script can be read there; the sentence says why: `cannot read 'a.gesture': No such file or directory`.
    case missing([UInt8])
  }

  /// The paths of the scripts that are being read: the first has led to all the others.
  private var trail: [[UInt8]]
  private let answer: @Sendable ([UInt8]) -> Answer

  /// How many scripts may lead from one to the next.
  static let mostSteps = 8

  /// - Parameters:
  ///   - script: the path of the script that is to be read; `-` is one in the working directory.
  ///   - answer: reads the file at a path, which is relative if that of the script is.
  public init(of script: [UInt8], answer: @escaping @Sendable ([UInt8]) -> Answer) {
    trail = [Self.plain(script)]
    self.answer = answer
  }

  /// The path of a script that is named relative to the one being read.
  func path(of name: [UInt8]) -> [UInt8] {
    let slash = UInt8(ascii: "/")
    guard name.first != slash, let last = trail.last, let end = last.lastIndex(of: slash) else {
      return Self.plain(name)
    }
    return Self.plain([UInt8](last[...end]) + name)
  }

  /// Whether a script is being read already, so that it leads to itself.
  func isBeingRead(_ path: [UInt8]) -> Bool { trail.contains(path) }

  /// Whether no script may lead to a further one.
  var isDeepest: Bool { trail.count > Self.mostSteps }

  func read(_ path: [UInt8]) -> Answer { answer(path) }

  /// The folder of a script that the present one leads to.
  func entered(_ path: [UInt8]) -> ScriptFolder {
    var next = self
    next.trail.append(path)
    return next
  }

  /// A path without `.`, and without a folder that `..` leaves again.
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
