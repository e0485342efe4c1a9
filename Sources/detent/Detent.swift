import DetentBench
import DetentTool
import Harness

/// Command `detent` for the project's own controls, with their benchmarks.
@main
struct Detent {
  static let tool = DetentTool(controls: .ours, and: [.bench])

  static func main() {
    tool.main()
  }
}
