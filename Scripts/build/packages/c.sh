# shellcheck shell=bash
# C libraries: the header, a static and a shared library, and install.sh, which installs them.
build_libraries
name=detent-c-$version-linux-$machine
place_kit "$work/$name"
pack_tar "$work" "$name"
