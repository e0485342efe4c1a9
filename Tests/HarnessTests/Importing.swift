import Foundation
import Harness
import Testing

/// Recordings of real devices, which are not part of the project: `DETENT_CORPUS` says where they are.
enum Corpus {
  static let folder = ProcessInfo.processInfo.environment["DETENT_CORPUS"]

  /// The paths of all recordings, sorted by folder and name; none without a corpus.
  static let recordings: [String] = ["evemu", "android-velocity", "getevent"].flatMap { name in
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

/// The text of the script that becomes of a recording.
func imported(_ bytes: [UInt8], name: String) throws -> [UInt8] {
  var options = ImportOptions()
  options.fileName = Array(name.utf8)
  return ScriptWriter.text(
    of: ScriptImport.script(of: try RecordingReader.read(bytes), options: options))
}

/// The error a recording is refused with.
func refusal(
  _ bytes: [UInt8], format: RecordingFormat? = nil, description: [UInt8]? = nil,
  device: [UInt8]? = nil, assumedPeriod: Int64? = nil
) -> Diagnostic? {
  do {
    _ = try RecordingReader.read(
      bytes, format: format, description: description, device: device,
      assumedPeriod: assumedPeriod)
    return nil
  } catch {
    return error
  }
}

func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
