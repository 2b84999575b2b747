"""Everything that a clone of the repository makes, from nothing: what `make build` and the tests need, without ccache."""

import os
import shutil

from figures.rebuild import WITHOUT_CCACHE
from support import REPOSITORY, figure, summary, timed_ms

ROUNDS = 1  # it takes minutes


def measure(tools):
    with tools.scratch() as build:
        shutil.rmtree(build)
        steps = (["cmake", "--preset", "release", "-B", build], ["cmake", "--build", build, "--parallel", str(len(os.sched_getaffinity(0)))])
        seconds = sum(timed_ms(step, cwd=REPOSITORY, env=WITHOUT_CCACHE) for step in steps) / 1000
        os.makedirs(build, exist_ok=True)
    return [figure("clean_build", "everything built anew, two processors", "s", summary([seconds] * ROUNDS))]
