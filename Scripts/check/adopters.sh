#!/usr/bin/env bash
# First use by newcomers: each recipe of Guides/web-recipes.md in an empty folder, with the npm package.
#   Scripts/check/adopters.sh [--install]
# Needs npm, Chromium, tsc and esbuild. webpack, Rollup, React and Vue 2 come from Debian, unpacked for this check, as they
# cannot be installed beside every node; Vue 3 comes from a PyPI wheel, Lit from Chromium. Reports anything unavailable.
# DETENT_PACKAGES names a folder with the package. Limit: 5 min per recipe.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/check/needs.sh
needs node:nodejs npm:npm chromium:chromium tsc:node-typescript esbuild:esbuild python3:python3 unzip:unzip
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
packages=${DETENT_PACKAGES:-$work/packages}
[ -n "${DETENT_PACKAGES:-}" ] || Scripts/build/packages.sh npm "$packages" >"$work/log" 2>&1 || { tail -20 "$work/log"; exit 1; }
file=$(realpath "$packages"/detent-[0-9]*.tgz)

# Debian packages with their dependencies, unpacked in one folder where node finds them as from npm.
modules=$work/debian/usr/share/nodejs
unpack() {
  local folder=$work/archives list
  mkdir -p "$folder" "$work/debian"
  list=$(apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces --no-enhances "$@" |
    grep -E '^(node-|libjs-|webpack$|rollup$)' | sort -u)
  # Virtual packages have no file.
  list=$({ apt-cache show $list 2>/dev/null || true; } | sed -n 's/^Package: //p' | sort -u)
  (cd "$folder" && apt-get download -qq $list) >"$work/log" 2>&1 || return
  for each in "$folder"/*.deb; do dpkg -x "$each" "$work/debian"; done
  ln -sfn nodejs "$work/debian/usr/share/node_modules"
}
has_debian=yes
unpack webpack rollup node-rollup-plugin-node-resolve node-react node-react-dom libjs-vue || has_debian=no

# Their commands. Debian's node knows its own module folders; other builds get them here.
mkdir -p "$work/bin"
cat >"$work/bin/node-of-debian.cjs" <<'END'
const { config } = process;
const variables = { node_relative_path: 'share/nodejs', node_prefix: '/usr', ...config.variables };
Object.defineProperty(process, 'config', { value: { ...config, variables } });
END
command_of() {
  printf '#!/bin/sh\nNODE_PATH=%s exec node -r %s %s "$@"\n' "$modules" "$work/bin/node-of-debian.cjs" "$modules/$2" >"$work/bin/$1"
  chmod +x "$work/bin/$1"
}
command_of webpack webpack-cli/bin/cli.js
command_of rollup rollup/dist/bin/rollup

# Installs a framework as npm would; reports the reason if it is unavailable.
framework() {
  local own=$2/node_modules each
  case $1 in
    react-18 | react-19)
      for each in react react-dom scheduler loose-envify js-tokens object-assign; do
        if [ -e "$modules/$each" ]; then cp -RL "$modules/$each" "$own/"; fi
      done
      [ -e "$own/react-dom" ] || { echo "Debian's node-react-dom"; return; } ;;
    vue-2)
      mkdir -p "$own/vue/dist"
      cp "$work/debian/usr/share/javascript/vue/vue.min.js" "$own/vue/dist/" 2>/dev/null || { echo "Debian's libjs-vue"; return; } ;;
    vue-3)
      mkdir -p "$own/vue/dist"
      { python3 -m pip download -q --no-deps --disable-pip-version-check -d "$work/wheels" nicegui &&
        unzip -qoj "$work"/wheels/nicegui-*.whl nicegui/static/vue.esm-browser.prod.js -d "$own/vue/dist"; } >"$work/log" 2>&1 ||
        { echo 'the wheel nicegui of PyPI'; return; } ;;
    lit)
      mkdir -p "$own/lit"
      echo '{ "name": "lit", "type": "module", "main": "index.js" }' >"$own/lit/package.json"
      node Scripts/check/adopters/lit.mjs "$own/lit/index.js" >"$work/log" 2>&1 || { echo "Chromium's own Lit"; return; } ;;
    webpack* | rollup) [ -e "$work/debian/usr/bin/${1%%-*}" ] || { echo "Debian's ${1%%-*}"; return; } ;;
  esac
}

failed=0
python3 Scripts/check/adopters/recipes.py Guides/web-recipes.md "$work/recipes" >"$work/list"
while IFS=$'\t' read -r name title; do
  folder=$work/recipes/$name
  begin=$EPOCHREALTIME
  (cd "$folder" && npm install --silent --offline --no-audit --no-fund --ignore-scripts "$file") >"$work/log" 2>&1 </dev/null ||
    { cat "$work/log"; failed=1; continue; }
  missing=$(framework "$name" "$folder")
  [ -z "$missing" ] || { echo "adopters: $title: not tried, as $missing is not to be had"; continue; }
  if (cd "$folder" && PATH=$work/bin:$PATH bash build.sh) >"$work/log" 2>&1 </dev/null &&
    timeout 120 node Scripts/check/adopters/try.mjs "$folder" >"$work/log" 2>&1 </dev/null; then
    awk "BEGIN { printf \"adopters: %s: %.1f s\n\", \"$title\", $EPOCHREALTIME - $begin }"
  else
    grep -v '^TAP\|^#\|^1\.\.\|^$' "$work/log" | head -20
    echo "adopters: $title: FAILED"
    failed=1
  fi
done <"$work/list"
[ $has_debian = yes ] || echo 'adopters: packages of Debian could not be fetched'
exit $failed
