import ControlCore
public import Dial

extension DialControl: ScriptedControl {
  public static func problem(with configuration: DialConfiguration) -> SettingProblem? {
    configuration.problem.map { SettingProblem($0, in: configuration) }
  }
}
