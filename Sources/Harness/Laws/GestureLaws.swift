// Who tries laws has the random scripts and the probes too that they are tried on.

@_exported import GestureGenerators
