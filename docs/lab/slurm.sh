#!/bin/bash
# Plays the shards of a run as an array of Slurm jobs. In a checkout of Hexhearth that all nodes see:
#
#   npm ci && mkdir -p results && sbatch docs/lab/slurm.sh
#   node scripts/headless.mjs balance results/shard-*.jsonl --out results/all.jsonl
#
# A job that is requeued, or submitted again, goes on where it stopped.
#SBATCH --job-name=hexhearth-lab
#SBATCH --array=1-16
#SBATCH --nodes=1
#SBATCH --ntasks=1
#SBATCH --cpus-per-task=8
#SBATCH --mem-per-cpu=500M
#SBATCH --time=08:00:00
#SBATCH --requeue
#SBATCH --open-mode=append
#SBATCH --output=results/shard-%a.log
set -euo pipefail

# The run: the same in all shards, which are as many as --array counts above.
shards=16
run=(--game arrakhar --scenario basic --games 2000 --seed 1 --wizard strong --sorcerer strong)

cd "$SLURM_SUBMIT_DIR"
exec node scripts/headless.mjs simulate "${run[@]}" \
  --shard "$SLURM_ARRAY_TASK_ID/$shards" --jobs "$SLURM_CPUS_PER_TASK" \
  --out "results/shard-$SLURM_ARRAY_TASK_ID.jsonl"
