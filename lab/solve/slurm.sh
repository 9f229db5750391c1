#!/bin/sh
# Solves a game on a SLURM cluster: an array of jobs for each line of parts, each line after the one before it.
#   PROGRAM=/shared/ashtapada sh lab/solve/slurm.sh pretwa --solved /shared/solved
# `DRY=1` only prints what would be submitted.
set -eu
PROGRAM=${PROGRAM:-ashtapada}
submit() { if [ "${DRY:-}" ]; then echo "sbatch $*" >&2; echo 1; else sbatch --parsable "$@"; fi; }
before=
"$PROGRAM" solve "$@" --list | while read -r line; do
    # The parts of the line without their numbers of positions.
    parts=$(for part in $line; do echo "${part%%:*}"; done | tr '\n' ' ')
    count=$(echo "$parts" | wc -w)
    command="set -- $parts; shift \$SLURM_ARRAY_TASK_ID; exec $PROGRAM solve $* --slice \$1 --yes"
    before=$(submit --array="0-$((count - 1))" ${before:+--dependency=afterok:$before} --job-name="solve-$1" --wrap="$command")
done
