#!/bin/bash
# Plays the shards of a run on several hosts by GNU parallel, one shard on each at a time, and weighs them.
#
#   docs/lab/parallel.sh HOSTS
#
# Call it in a checkout of Hexhearth that lies at the same place on every host, `npm ci` done in each. HOSTS is
# a file with a host on each line, as ssh knows it; a line ":" is this machine. Called again, it goes on with
# the shards that are missing.
set -euo pipefail

hosts=${1:?name the file of hosts}

# The run: the same in all shards.
shards=16
run=(--game arrakhar --scenario basic --games 2000 --seed 1 --wizard strong --sorcerer strong)

mkdir -p results
seq "$shards" | parallel --sshloginfile "$hosts" --jobs 1 --workdir "$PWD" \
  --joblog results/shards.log --resume-failed --retries 3 --return "results/shard-{}.jsonl" \
  node scripts/headless.mjs simulate "${run[@]}" --shard "{}/$shards" --out "results/shard-{}.jsonl"

node scripts/headless.mjs balance results/shard-*.jsonl --out results/all.jsonl
