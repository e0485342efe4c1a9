import ControlCore
import DetentTool
import Harness
import Ruler

/// `detent`, about thermostats and rulers. A script that names no control is about a thermostat.
@main
struct Tool {
  static func main() {
    DetentTool(controls: ControlSet(Thermostat.self, RulerControl.self)).main()
  }
}
