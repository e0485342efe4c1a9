import GestureDrivers

print(DriverCapabilities().wantsTime)
