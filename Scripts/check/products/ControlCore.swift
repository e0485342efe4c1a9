import ControlCore

// `rounded` calls the C library's `round`, which a program with nothing else needs to be linked with.
let events = Double(CommandLine.arguments.count) * 1.4
print(events.rounded(), events.rounded(.down))

print(roundedToNearest(2.5), Timestamp(nanoseconds: 8).advanced(bySeconds: 0.5))
