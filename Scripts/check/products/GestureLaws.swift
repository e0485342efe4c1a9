import GestureLaws

print(Fuzzer("ruler", seed: 1).tally(of: 0..<3))
