// Who tries laws on a control in another process has that control too.

@_exported import GestureWire
