# shellcheck shell=bash
# What the scripts of packages have in common; they run in the folder of the repository, with `work`, a folder that
# is theirs, and `folder`, where packages go.
version=$(cat VERSION)
machine=$(uname -m)
umask 022
export LC_ALL=C TZ=UTC
# A copy without history has no commit: then the file of the version says when.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || stat -c %Y VERSION)}
export SOURCE_DATE_EPOCH

# Builds the C libraries, unless DETENT_C names a folder that has them; sets `libraries`.
build_libraries() {
  libraries=${DETENT_C:-$work/libraries}
  [ -n "${DETENT_C:-}" ] || Scripts/build/c.sh "$libraries" >&2
  libraries=$(realpath "$libraries")
}

# Packs a folder: nothing of who packs it when gets in.
#   pack_tar FOLDER NAME     NAME.tar.gz of FOLDER/NAME, in `folder`
pack_tar() {
  tar -C "$1" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --format=ustar \
    -cf - "$2" | gzip -9n >"$folder/$2.tar.gz"
  made "$folder/$2.tar.gz"
}

# Tells a file, its size and its sum, and keeps the sum beside it.
made() {
  (cd "$(dirname "$1")" && sha256sum "$(basename "$1")" >"$(basename "$1").sha256")
  echo "package: $1 $(wc -c <"$1") bytes"
}
