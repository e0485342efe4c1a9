import Foundation
import Harness
import Testing

/// Recordings of real devices, which are not part of the project, in the folder `DETENT_CORPUS`.
enum Corpus {
  static let folder = ProcessInfo.processInfo.environment["DETENT_CORPUS"]

  /// Elements on the page of the tests from which the W3C Actions were taken.
  static let elements = ["drag_target=8,8,100,100", "drop_target=8,108,100,100"].compactMap {
    ElementPlace(parsing: Array($0.utf8)[...])
  }

  /// Paths of all recordings, sorted by folder and name; empty without a corpus.
  static let recordings: [String] = [
    "evemu", "android-velocity", "getevent", "libinput-yaml", "w3c-actions", "rrweb", "kivy-kvi",
  ].flatMap { name in
    guard let folder else { return [String]() }
    let path = "\(folder)/\(name)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().map { "\(path)/\($0)" }
  }
}

func load(_ path: String) throws -> [UInt8] {
  try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
}

func fixture(_ name: String) throws -> [UInt8] {
  let folder = try #require(Bundle.module.resourceURL)
  return try load(folder.appendingPathComponent("Fixtures/import/\(name)").path)
}

/// Imports a recording as the text of a script.
func imported(_ bytes: [UInt8], name: String) throws -> [UInt8] {
  var options = ImportOptions()
  options.fileName = Array(name.utf8)
  return ScriptWriter.text(
    of: ScriptImport.script(
      of: try RecordingReader.read(bytes, ReadingOptions { $0.elements = Corpus.elements }),
      options: options))
}

/// Returns the error that rejects a recording; `nil` if it can be read.
func importError(
  _ bytes: [UInt8], format: RecordingFormat? = nil, description: [UInt8]? = nil,
  device: [UInt8]? = nil, assumedPeriod: Int64? = nil, elements: [ElementPlace] = [],
  samplePeriod: Int64 = Glide.defaultPeriod
) -> Diagnostic? {
  do {
    _ = try RecordingReader.read(
      bytes,
      ReadingOptions {
        $0.format = format
        $0.description = description
        $0.device = device
        $0.period = assumedPeriod
        $0.elements = elements
        $0.samplePeriod = samplePeriod
      })
    return nil
  } catch {
    return error
  }
}

/// Reads rows as a recording, with a user's column names, type words and left button.
func readRows(
  _ file: String, columns: String? = nil, types: String? = nil, left: String? = nil
) throws -> Recording {
  var layout = PointerLayout()
  if let columns { try layout.report(columns: Array(columns.utf8)) }
  if let types { try layout.report(types: Array(types.utf8)) }
  layout.leftButton = left.map { Array($0.utf8) }
  return try RecordingReader.read(Array(file.utf8), ReadingOptions { $0.layout = layout })
}

/// Returns the error that rejects rows; `nil` if they can be read.
func rowError(_ file: String, columns: String? = nil, types: String? = nil) -> Diagnostic? {
  do {
    _ = try readRows(file, columns: columns, types: types)
    return nil
  } catch {
    return error as? Diagnostic
  }
}

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

/// Returns the message of an error; empty if there is none.
func message(_ error: Diagnostic?) -> String { text(error?.message ?? []) }

/// Returns the help text of an error; empty if it has none.
func help(_ error: Diagnostic?) -> String { text(error?.help ?? []) }
