# shellcheck shell=bash
# Shared code of the package scripts. They run in the folder of the repository; `work` is their temporary folder, and
# `folder` the destination of packages.
version=$(cat VERSION)
machine=$(uname -m)
umask 022
export LC_ALL=C TZ=UTC
# A copy without history has no commit, so use the time of the version file.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || stat -c %Y VERSION)}
export SOURCE_DATE_EPOCH

publisher=${DETENT_PUBLISHER:-Packaging/publisher}
# Prints a line of Packaging/publisher, or a placeholder while it is unset; --publish requires it.
#   published_by KEY OTHERWISE
published_by() {
  local value
  value=$(sed -n "s/^$1  *//p" "$publisher")
  if [ -n "$value" ] && [ "$value" != UNSET ]; then
    echo "$value"
  elif [ "${publish:-no}" = yes ]; then
    echo "packages: $publisher:$(grep -n "^$1\b" "$publisher" | cut -d: -f1): '$1' is UNSET: write who publishes this${hint-, or leave out --publish}" >&2
    exit 1
  else
    echo "$2"
  fi
}

# Builds the C libraries, unless DETENT_C names a folder with them; sets `libraries`.
build_libraries() {
  libraries=${DETENT_C:-$work/libraries}
  [ -n "${DETENT_C:-}" ] || Scripts/build/c.sh "$libraries" >&2
  libraries=$(realpath "$libraries")
}

# Packs a folder with fixed owners and times, for reproducible archives.
#   pack_tar FOLDER NAME     NAME.tar.gz of FOLDER/NAME, in `folder`
pack_tar() {
  tar -C "$1" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --format=ustar \
    -cf - "$2" | gzip -9n >"$folder/$2.tar.gz"
  made "$folder/$2.tar.gz"
}

# Reports a file with its size and checksum, and writes the checksum beside it.
made() {
  (cd "$(dirname "$1")" && sha256sum "$(basename "$1")" >"$(basename "$1").sha256")
  echo "package: $1 $(wc -c <"$1") bytes"
}

# Prints a Python whose setuptools can make wheels: the one on the path, or one with setuptools from PyPI.
python_to_build() {
  if python3 -c 'import setuptools, sys; sys.exit(tuple(map(int, setuptools.__version__.split(".")[:2])) < (70, 1))' 2>/dev/null; then
    command -v python3
    return
  fi
  # Keep it for later runs.
  local kept=$PWD/.build/python-builder
  "$kept/bin/python" -c 'import setuptools' 2>/dev/null || {
    python3 -m venv "$kept" >&2
    "$kept/bin/python" -m pip --disable-pip-version-check install -q 'setuptools>=70.1' >&2
  }
  echo "$kept/bin/python"
}

# Builds the command, unless DETENT_COMMAND names a folder with it; sets `programs`.
build_command() {
  programs=${DETENT_COMMAND:-$work/programs}
  [ -n "${DETENT_COMMAND:-}" ] || Scripts/build/packages/compile.sh "$programs" >&2
  programs=$(realpath "$programs")
}

# Installs the command with its manual, its completions and the driver of `detent page` below a folder, as in /usr.
#   place_command FOLDER PROGRAM
place_command() {
  local shell place
  mkdir -p "$1"/bin "$1"/share/man/man{1,5}
  install -m 755 "$2" "$1/bin/detent"
  gzip -9nc Manual/detent.1 >"$1/share/man/man1/detent.1.gz"
  gzip -9nc Manual/detent-gesture.5 >"$1/share/man/man5/detent-gesture.5.gz"
  for place in bash:bash-completion/completions/detent zsh:zsh/"${ZSH_FOLDER:-site-functions}"/_detent fish:fish/vendor_completions.d/detent.fish; do
    shell=${place%%:*} place=$1/share/${place#*:}
    mkdir -p "$(dirname "$place")"
    "$2" completions "$shell" >"$place"
  done
  place_driver "$1/share/detent/driver"
}

# Installs the driver of `detent page` in a folder. Files of the npm package that only npm reads are left out.
place_driver() {
  local file
  (cd Frontends/drivers/node && find bin/detent-driver.mjs lib -name '*.mjs' | sort) | while read -r file; do
    install -D -m 644 "Frontends/drivers/node/$file" "$1/$file"
  done
}

# Copies the files to be installed, and install.sh, into a folder.
place_kit() {
  mkdir -p "$1"/{include,lib,share}
  install -m 644 "$libraries/detent.h" "$1/include/"
  install -m 644 "$libraries/libdetent.a" "$libraries/libdetent.so.1" "$1/lib/"
  install -m 644 Packaging/c/*.in "$1/share/"
  install -m 755 Packaging/c/install.sh "$1/"
  install -m 644 Packaging/c/README.md LICENSE VERSION "$1/"
}
