import GestureRecordings
import GestureScript

/// The files that are to be imported, and the description of the device that they are of.
struct ImportSources {
  /// In the order in which they were named; those of a folder by their paths.
  let files: [File]
  let description: [UInt8]?
  /// True if it is one recording, and named.
  let isOne: Bool

  struct File {
    let path: String
    /// Its path below the named folder; `nil` if the file was named.
    let place: String?
  }

  /// A description is short: a longer file is not looked at.
  private static let longestDescription = 1 << 20

  /// - Throws: that nothing is named, that a folder cannot be read, or that there are several descriptions.
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

  /// The contents of a file that is only the description of a device.
  private static func description(_ path: String) -> [UInt8]? {
    guard path != "-", let bytes = try? Files.read(path, upTo: longestDescription) else {
      return nil
    }
    return RecordingReader.isDescription(bytes) ? bytes : nil
  }
}
