#!/bin/sh
# Installs the C library of Detent: header, libraries, and what pkg-config and CMake have to know.
#   ./install.sh [--prefix FOLDER] [--libdir FOLDER]
# --prefix is /usr/local unless it is said, --libdir its lib; a libdir without a slash at its head is one of the prefix.
# DESTDIR, a variable, is put before every path, as packagers do. What is installed may be moved as a whole afterwards,
# as long as the libdir is in the prefix: no file holds a path then.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
prefix=/usr/local libdir=lib
die() { echo "install.sh: $*" >&2; exit 2; }
while [ $# -gt 0 ]; do
  case $1 in
    --prefix=*) prefix=${1#*=} ;;
    --libdir=*) libdir=${1#*=} ;;
    --prefix | --libdir)
      [ $# -ge 2 ] || die "$1 takes a folder: $1 /usr/local"
      if [ "$1" = --prefix ]; then prefix=$2; else libdir=$2; fi
      shift ;;
    -h | --help) sed -n '2,6s/^# \{0,1\}//p' "$0"; exit ;;
    *) die "there is no option '$1': --prefix FOLDER, --libdir FOLDER" ;;
  esac
  shift
done
case $prefix in /*) ;; *) die "the prefix '$prefix' is no absolute path: write --prefix \"\$PWD/$prefix\"" ;; esac
[ -n "$libdir" ] || die '--libdir takes a folder: --libdir lib'
# Slashes at the end would count as folders below.
while [ "$prefix" != / ] && [ "$prefix" != "${prefix%/}" ]; do prefix=${prefix%/}; done
[ "$prefix" != / ] || prefix=
case $libdir in /*) ;; *) libdir=$prefix/$libdir ;; esac
libdir=${libdir%/}
version=$(cat "$here/VERSION")

# Paths inside of the files go from the file itself, as far as they can.
case $libdir in
  "$prefix"/*)
    inner=${libdir#"$prefix"/}
    up=$(printf '%s\n' "$inner" | sed 's|[^/][^/]*|..|g')
    pc_prefix="\${pcfiledir}/../$up" pc_libdir="\${prefix}/$inner"
    cmake_prefix="\${_detent_here}/../../$up" cmake_libdir="\${_detent_prefix}/$inner" ;;
  *)
    pc_prefix=$prefix pc_libdir=$libdir cmake_prefix=$prefix cmake_libdir=$libdir ;;
esac

put() {  # FILE FOLDER MODE
  mkdir -p "${DESTDIR:-}$2"
  install -m "$3" "$1" "${DESTDIR:-}$2/"
  echo "${DESTDIR:-}$2/$(basename "$1")"
}
fill() {  # TEMPLATE FOLDER: the template without its suffix .in
  mkdir -p "${DESTDIR:-}$2"
  file=${DESTDIR:-}$2/$(basename "$1" .in)
  sed -e "s|@VERSION@|$version|g" -e "s|@PC_PREFIX@|$pc_prefix|g" -e "s|@PC_LIBDIR@|$pc_libdir|g" \
    -e "s|@CMAKE_PREFIX@|$cmake_prefix|g" -e "s|@CMAKE_LIBDIR@|$cmake_libdir|g" "$1" >"$file"
  chmod 644 "$file"
  echo "$file"
}
put "$here/include/detent.h" "$prefix/include" 644
put "$here/lib/libdetent.a" "$libdir" 644
put "$here/lib/libdetent.so.1" "$libdir" 644
ln -sf libdetent.so.1 "${DESTDIR:-}$libdir/libdetent.so"
echo "${DESTDIR:-}$libdir/libdetent.so"
fill "$here/share/detent.pc.in" "$libdir/pkgconfig"
fill "$here/share/detent-config.cmake.in" "$libdir/cmake/detent"
fill "$here/share/detent-config-version.cmake.in" "$libdir/cmake/detent"
