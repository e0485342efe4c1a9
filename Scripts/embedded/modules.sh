# Libraries in order of compilation, and the folders of their sources; sourced.
# Those of a replay, which are Embedded Swift:
modules=(ControlCore Presentation Ruler Rating Slider Dial GestureScript GestureReplay)
# The rest of the harness:
rest=(Pictures GestureGenerators GestureLaws GestureWire GestureDrivers GestureRecordings GestureReports Harness)

# Prints the sources of a library, one per line.
sources_of() {
  case $1 in
    Harness) find Sources/Harness/Umbrella -name '*.swift' ;;
    Gesture*) find "Sources/Harness/${1#Gesture}" -name '*.swift' ;;
    *) find "Sources/$1" -name '*.swift' ;;
  esac | sort
}
