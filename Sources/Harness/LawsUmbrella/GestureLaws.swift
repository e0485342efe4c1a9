// Laws, and the random scripts and probes that they are tried on, by one import.

@_exported import GestureGenerators
@_exported import GestureTrials
