import GestureLaws

print(Fuzzer("dial", seed: 1).tally(of: 0..<3))
