// Everything that has to do with scripts of gestures, by one import.

@_exported import GestureDrivers
@_exported import GestureLaws
@_exported import GestureRecordings
@_exported import GestureReplay
@_exported import GestureReports
@_exported import GestureScript
