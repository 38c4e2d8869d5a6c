#!/bin/bash
# Uses the C interface as other programs do: `check.sh FOLDER` with the built libraries. What is not installed here is
# left out, with a note.
set -euo pipefail
libraries=$(cd "$1" && pwd)
cd "$(dirname "$0")"
root=$(cd ../.. && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export LD_LIBRARY_PATH="$libraries${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
shared=$libraries/libTrellisC.so
[[ -e $shared ]] || shared=$libraries/libTrellisC.dylib

compiler=$(command -v clang || command -v cc || true)
if [[ -n $compiler ]]; then
  for file in main.c ../CInterfaceUse/use.c; do
    "$compiler" -std=c11 -Wall -Wextra -Werror -D_GNU_SOURCE -I"$root/Sources/CTrellis/include" \
      -I../CInterfaceUse/include -c "$file" \
      -o "$scratch/$(basename "$file" .c).o"
  done
  "$compiler" "$scratch/main.o" "$scratch/use.o" "$shared" -o "$scratch/shared"
  "$scratch/shared"
  if [[ -e $libraries/libTrellisC.a ]]; then
    foundation=()
    [[ $(uname) == Darwin ]] || read -ra foundation < "$root/Sources/TrellisC/static-libraries.txt"
    swiftc -static-stdlib "$scratch/main.o" "$scratch/use.o" "$libraries/libTrellisC.a" \
      "${foundation[@]}" -o "$scratch/static"
    env -u LD_LIBRARY_PATH "$scratch/static" | tail -1
  fi
else
  echo "C: left out, there is no compiler"
fi

if command -v python3 > /dev/null; then
  python3 use.py "$shared"
else
  echo "Python: left out, there is no python3"
fi

if command -v rustc > /dev/null && rustc --version > /dev/null 2>&1; then
  rustc --edition 2021 -o "$scratch/rust" use.rs -L "$libraries" -l dylib=TrellisC
  "$scratch/rust"
else
  echo "Rust: left out, there is no rustc"
fi
