import GestureRecordings
import GestureScript

/// Files to import, and the description of their device.
struct ImportSources {
  /// Files in the order in which they were named; those of a folder by path.
  let files: [File]
  let description: [UInt8]?
  /// True for one recording, if named.
  let isOne: Bool

  struct File {
    let path: String
    /// Path below the named folder; `nil` if the file was named.
    let place: String?
  }

  /// Longest description, in bytes.
  private static let longestDescription = 1 << 20

  /// Finds the files; throws if none is named, on unreadable folders, and on several descriptions.
  init(_ operands: [String], _ request: ImportRequest) throws(CommandError) {
    guard !operands.isEmpty else {
      throw CommandError(
        "'import' takes a recording", help: "detent import RECORDING [DESCRIPTION]")
    }
    var files: [File] = []
    var descriptions: [(path: String, bytes: [UInt8])] = []
    for path in operands {
      if path != "-", Files.isFolder(path) {
        files += try Self.files(in: path)
      } else if operands.count > 1, let bytes = Self.description(path) {
        descriptions.append((path, bytes))
      } else {
        files.append(File(path: path, place: nil))
      }
    }
    guard descriptions.count <= 1 else {
      throw CommandError(
        "'\(descriptions[0].path)' and '\(descriptions[1].path)' both describe a device",
        help: "name one beside the recordings that are of its device")
    }
    if files.isEmpty, let only = descriptions.first {
      throw CommandError(
        "'\(only.path)' describes a device, and there is nothing to import",
        help: "name the recording too: detent import RECORDING [DESCRIPTION]", status: .nothing)
    }
    self.files = files
    description = descriptions.first?.bytes
    isOne = files.count == 1 && files[0].place == nil
  }

  private static func files(in folder: String) throws(CommandError) -> [File] {
    do throws(Files.Failure) {
      let start = folder.hasSuffix("/") ? folder : folder + "/"
      return try Files.list(folder, suffix: "").map { path in
        File(path: path, place: String(path.dropFirst(start.count)))
      }
    } catch {
      throw CommandError(error)
    }
  }

  /// Returns the contents of a file if it is the description of a device; else `nil`.
  private static func description(_ path: String) -> [UInt8]? {
    guard path != "-", let bytes = try? Files.read(path, upTo: longestDescription) else {
      return nil
    }
    return RecordingReader.isDescription(bytes) ? bytes : nil
  }
}
