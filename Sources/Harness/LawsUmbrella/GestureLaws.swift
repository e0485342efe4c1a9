// Laws, and their random scripts and probes, by one import.

@_exported import GestureGenerators
@_exported import GestureTrials
