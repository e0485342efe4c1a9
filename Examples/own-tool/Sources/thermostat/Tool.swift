import ControlCore
import DetentTool
import Harness
import Ruler

/// `detent` for thermostats and rulers. Scripts that name no control are about a thermostat.
@main
struct Tool {
  static func main() {
    DetentTool(controls: ControlSet(Thermostat.self, RulerControl.self)).main()
  }
}
