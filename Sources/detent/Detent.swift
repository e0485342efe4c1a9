import DetentBench
import DetentTool
import Harness

/// The command `detent`: about the project's own controls, and with benchmarks of them.
@main
struct Detent {
  static let tool = DetentTool(controls: .ours, and: [.bench])

  static func main() {
    tool.main()
  }
}
