#!/usr/bin/env bash
# Checks each library product alone: a package that depends on it by path, and imports nothing else, compiles, links
# and runs without other products, Foundation or the C library. Package.swift lists the products; each has a short
# program in Scripts/check/products. All are in one package outside the repository, for a single build.
#   Scripts/check/products.sh
set -euo pipefail
cd "$(dirname "$0")/../.."
programs=Scripts/check/products
# Uses this project's build folder, which has the libraries.
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
