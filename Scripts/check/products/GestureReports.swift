import GestureReports

print(Partition(Array("1/2".utf8))?.contains([1, 2, 3], at: 0) as Any)
