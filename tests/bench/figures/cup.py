"""Printing and searching 10,000 elements of the Computer Use Protocol, in the program's own process."""

import subprocess

from support import BenchError, figure, summary

ROUNDS = 5


def measure(tools):
    samples = [[], [], [], []]
    for _ in range(ROUNDS):
        done = subprocess.run([tools.cup_timing], capture_output=True, text=True)
        if done.returncode != 0:
            raise BenchError(f"cup_timing ended with {done.returncode}:\n{done.stderr}")
        for into, number in zip(samples, done.stdout.split(), strict=True):
            into.append(float(number))
    printing, allocations, finding, finding_none = map(summary, samples)
    return [figure("cup_print", "10,000 elements pruned and printed as compact text", "ms", printing),
            figure("cup_print_allocations", "allocations for that, per element", "", allocations),
            figure("cup_find", "10,000 elements searched by name", "ms", finding),
            figure("cup_find_none", "the same for a name that none has, so that misspelt ones are looked for", "ms", finding_none)]
