import ControlCore

print(roundedToNearest(2.5), Timestamp(nanoseconds: 8).advanced(bySeconds: 0.5))
