// Clients that try laws on a control in another process need that control as well.

@_exported import GestureWire
