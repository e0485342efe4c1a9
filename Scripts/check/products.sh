#!/usr/bin/env bash
# Whoever depends on one library product, by path, and imports nothing but it, gets a program that compiles, links and
# runs: so no product needs what only another one, Foundation or the C library brings along. Package.swift is asked
# which products there are; each has a program of a few lines in Scripts/check/products. All are one package outside of
# the repository, so that it is one build.
#   Scripts/check/products.sh
set -euo pipefail
cd "$(dirname "$0")/../.."
programs=Scripts/check/products
# Beside what is built here: its libraries are built already.
scratch=$PWD/.build
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

swift package --scratch-path "$scratch" dump-package >"$work/package.json"
mapfile -t products < <(python3 -c '
import json, sys
for product in json.load(open(sys.argv[1]))["products"]:
    if "library" in product["type"]: print(product["name"])' "$work/package.json")
targets=
for product in "${products[@]}"; do
  program=$(ls $programs/"$product".* 2>/dev/null) ||
    { echo "products: $programs has no program about $product, that is all what $product needs" >&2; exit 1; }
  mkdir -p "$work/Sources/use-$product"
  cp "$program" "$work/Sources/use-$product/main.${program##*.}"
  targets+="
    .executableTarget(
      name: \"use-$product\", dependencies: [.product(name: \"$product\", package: \"Detent\")]),"
done
cat >"$work/Package.swift" <<END
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "uses", dependencies: [.package(name: "Detent", path: "$PWD")],
  targets: [$targets
  ])
END

swift build --package-path "$work" --scratch-path "$scratch" >"$work/log" 2>&1 || {
  grep -E 'error|undefined' "$work/log" | sort -u | head -20
  echo 'products: a program that uses one product alone does not build' >&2
  exit 1
}
bin=$(swift build --package-path "$work" --scratch-path "$scratch" --show-bin-path)
failures=0
for product in "${products[@]}"; do
  "$bin/use-$product" </dev/null >"$work/output" 2>&1 || {
    cat "$work/output"
    echo "products: the program about $product fails" >&2
    failures=$((failures + 1))
  }
done
[ $failures = 0 ]
echo "products: a program that uses one of ${#products[@]} products alone links and runs"
