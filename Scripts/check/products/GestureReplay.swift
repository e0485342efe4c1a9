import GestureReplay

print(Golden(Array("trace 1\n".utf8)).level == nil)
