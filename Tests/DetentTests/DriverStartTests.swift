import GestureWire
import TestSupport
import Testing

@testable import DetentVerbs

/// The first answer of a driver.
@Suite struct `A driver that starts` {
  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test func `has a time limit of its own, and a late start is told as one`() throws {
    let driver = DriverProcess("sleep 60", timeout: 1, startTimeout: 300_000_000)
    guard case .silence(let text) = driver.exchange(Array("{}".utf8)) else {
      Issue.record("it has answered")
      return
    }
    let message = String(decoding: text, as: UTF8.self)
    #expect(message == "the driver has started, and not given its first answer in 0.3 s")
  }

  @Test func `does so alone, however many are wanted`() throws {
    // A driver that starts while another does would find its folder.
    let text = """
      mkdir "\(folder.url.path)/starting" || { echo '{"overlap":1}'; exit; }
      read -r line
      sleep 0.2
      rmdir "\(folder.url.path)/starting"
      echo '{}'
      read -r line
      """
    try folder.write(text, to: "start.sh")
    let command = "sh '\(folder.url.path)/start.sh'"
    var (left, answers) = (4, [] as [DriverReply])
    Parallel.run(
      jobs: 4,
      next: { () -> Int? in
        left -= 1
        return left >= 0 ? left : nil
      },
      work: { _ in
        let driver = DriverProcess(command, timeout: 600_000_000_000)
        defer { driver.quit() }
        return driver.exchange(Array("{}".utf8))
      },
      deliver: {
        answers.append($0)
        return true
      })
    #expect(answers == [DriverReply](repeating: .answer(Array("{}".utf8)), count: 4))
  }
}
