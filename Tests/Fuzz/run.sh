#!/bin/bash
# usage: run.sh PROGRAM SECONDS [TARGET…]
# Runs the fuzzers one after the other, each for so many seconds, from the inputs in Tests/Corpus and those that earlier
# runs found (.build/fuzz/corpus). Prints what each did; what does harm is kept in .build/fuzz/findings, and the status is 1.
program=$1
seconds=$2
shift 2
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$root/.build/fuzz
targets=${*:-source program sharing csv json calendar strings pattern layout events differential}
# Swift's own report of a crash would come before the one that keeps the input.
export SWIFT_BACKTRACE=enable=no
export ASAN_OPTIONS=detect_leaks=0:handle_abort=1:allocator_may_return_null=1
found=0
printf '%-10s %12s %8s %8s %8s %10s\n' target executions per-s edges inputs findings
for target in $targets; do
  corpus=$work/corpus/$target
  findings=$work/findings/$target
  mkdir -p "$corpus" "$findings" "$root/Tests/Corpus/$target"
  before=$(find "$findings" -type f | wc -l)
  "$program" "$target" -max_total_time="$seconds" -timeout=20 -rss_limit_mb=3000 -max_len=4096 -len_control=20 \
    -print_final_stats=1 -print_funcs=0 -artifact_prefix="$findings/" -close_fd_mask=1 \
    "$corpus" "$root/Tests/Corpus/$target" 2>"$work/$target.log"
  status=$?
  after=$(find "$findings" -type f | wc -l)
  executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$work/$target.log")
  speed=$(sed -n 's/^stat::average_exec_per_sec: *//p' "$work/$target.log")
  edges=$(grep -o 'cov: [0-9]*' "$work/$target.log" | tail -1 | cut -d' ' -f2)
  printf '%-10s %12s %8s %8s %8s %10s\n' "$target" "${executions:-?}" "${speed:-?}" "${edges:-?}" \
    "$(find "$corpus" -type f | wc -l)" "$((after - before))"
  if [ $status -ne 0 ]; then
    found=1
    grep -v '^#' "$work/$target.log" | head -40
  fi
done
exit $found
