#!/bin/bash
# Installs into a folder of its own and uses what lies there as another project does: the command, and a C program that
# finds header and library through pkg-config. `install.sh MAKE`, from the folder with the Makefile.
set -euo pipefail
make=${1:-make}
root=$(cd "$(dirname "$0")/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
prefix=$scratch/installed
"$make" -C "$root" install PREFIX="$prefix" > "$scratch/log" || { cat "$scratch/log"; exit 1; }

fail() { echo "install: $1" >&2; exit 1; }

[[ $("$prefix/bin/trellis" -e 'Text("installed")') == installed ]] || fail "the command draws something else"
version=$("$prefix/bin/trellis" --version)

library=$prefix/lib/libTrellisC.so
if [[ -e $library ]]; then
  others=$(nm -D --defined-only "$library" | awk '$2 ~ /[A-Z]/ { print $NF }' | grep -v '^trellis_' || true)
  [[ -z $others ]] || fail "the library exports more than its interface: $(head -5 <<< "$others" | paste -sd' ')"
  declared=$(grep -o '\btrellis_[a-z_]*(' "$prefix/include/trellis.h" | tr -d '(' | sort -u)
  exported=$(nm -D --defined-only "$library" | awk '$2 ~ /[A-Z]/ { print $NF }' | sort -u)
  missing=$(comm -23 <(printf '%s\n' "$declared") <(printf '%s\n' "$exported"))
  [[ -z $missing ]] || fail "the library lacks what the header declares: $missing"
fi

compiler=$(command -v cc || command -v clang || true)
if [[ -z $compiler ]] || ! command -v pkg-config > /dev/null; then
  echo "C: left out, there is no compiler or no pkg-config"
  exit
fi
export PKG_CONFIG_PATH=$prefix/lib/pkgconfig
[[ $version == *"$(pkg-config --modversion trellis)"* ]] || fail "pkg-config tells another version than $version"
read -ra flags <<< "$(pkg-config --cflags trellis)"
read -ra libraries <<< "$(pkg-config --libs trellis)"
"$compiler" -std=c11 -Wall -Wextra -Werror -D_GNU_SOURCE "$root"/Tests/embedding/main.c "$root"/Tests/CInterfaceUse/use.c \
  -I"$root/Tests/CInterfaceUse/include" "${flags[@]}" "${libraries[@]}" -o "$scratch/program"
LD_LIBRARY_PATH=$prefix/lib DYLD_LIBRARY_PATH=$prefix/lib "$scratch/program" | tail -1
echo "installed: $(cd "$prefix" && du -k -- bin/* lib/lib* | awk '{ printf "%s%s %.1f MB", n++ ? ", " : "", $2, $1 / 1024 }')"
