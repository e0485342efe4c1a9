import Pictures

print(DisplayList().operations.count)
