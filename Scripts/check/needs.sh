# shellcheck shell=bash
# Sourced by checks that need more than Swift, in the folder of the package, to declare their requirements:
# each command with its Debian package and, if not every version will do, a test that it must pass.
#
#   . Scripts/check/needs.sh
#   needs tmux:tmux 'vim:vim-nox:vim --version | grep -q +syntax'
#
# If something is missing, the check exits with 2 and says how to get it. With --install it is installed: as
# root, or by sudo without a password. This file removes --install from the arguments of the check.
may_install=no
others=()
for argument in "$@"; do
  if [ "$argument" = --install ]; then may_install=yes; else others+=("$argument"); fi
done
set -- "${others[@]}"
unset argument others

needs() {
  local missing packages
  find_missing "$@"
  if [ ${#packages[@]} -gt 0 ] && [ $may_install = yes ]; then
    install_packages "${packages[@]}"
    find_missing "$@"
  fi
  [ ${#packages[@]} -gt 0 ] || return 0
  printf "%s\n" "${missing[@]/#/$0: }" >&2
  echo "To get what is missing, run 'apt-get install ${packages[*]}', or run this check with --install." >&2
  exit 2
}

# Sets `missing` to a sentence per missing command, and `packages` to their packages.
find_missing() {
  local need command package condition
  missing=() packages=()
  for need in "$@"; do
    IFS=: read -r command package condition <<<"$need"
    if ! command -v "$command" >/dev/null ||
      { [ -n "$condition" ] && ! bash -c "$condition" >/dev/null 2>&1; }; then
      missing+=("'$command' is missing${condition:+, or '$condition' fails}; the package $package has it.")
      packages+=("$package")
    fi
  done
}

# Installs packages, and reports those that cannot be installed; the caller must check again.
install_packages() {
  local log apt=(env DEBIAN_FRONTEND=noninteractive apt-get -y -o DPkg::Lock::Timeout=300)
  [ "$(id -u)" = 0 ] || apt=(sudo -n "${apt[@]}")
  log=$(mktemp)
  # A fresh machine has no package lists, and existing lists may be stale. Checks may run in parallel.
  (
    flock 9
    "${apt[@]}" install --no-install-recommends "$@" </dev/null >"$log" 2>&1 ||
      { "${apt[@]}" update && "${apt[@]}" install --no-install-recommends "$@"; } </dev/null >"$log" 2>&1
  ) 9>"${TMPDIR:-/tmp}/detent-install.lock" ||
    { tail -5 "$log" >&2; echo "$0: These packages cannot be installed: $*" >&2; }
  rm -f "$log"
}
