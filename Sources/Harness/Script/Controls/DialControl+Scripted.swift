import ControlCore
public import Dial

extension DialControl: ScriptedControl {}
