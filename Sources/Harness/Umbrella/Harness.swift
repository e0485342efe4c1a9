// Re-exports every module for gesture scripts.

@_exported import GestureDrivers
@_exported import GestureLaws
@_exported import GestureRecordings
@_exported import GestureReplay
@_exported import GestureReports
@_exported import GestureScript
