"""A whole run of the generator, and its check."""

import pathlib
import shutil
import sys

from support import HERE, REPOSITORY, figure, in_turns, summary, timed_ms

ROUNDS = 15
PRODUCTS = ("generated", "docs/reference")


def measure(tools):
    with tools.scratch() as scratch:
        root, copy = pathlib.Path(scratch, "root"), pathlib.Path(scratch, "copy")
        shutil.copytree(REPOSITORY / "schema", root / "schema")
        for product in PRODUCTS:
            (root / product).mkdir(parents=True)
        timed_ms([tools.codegen, "--root", str(root)])

        def whole_run():
            for product in PRODUCTS:
                shutil.rmtree(root / product)
                (root / product).mkdir()
            return timed_ms([tools.codegen, "--root", str(root)])

        def copy_run(command):
            shutil.rmtree(copy, ignore_errors=True)
            return timed_ms(command)

        samples = in_turns(ROUNDS, {
            "product": whole_run,
            "check": lambda: timed_ms([tools.codegen, "--check", "--root", str(root)]),
            "floor": lambda: copy_run(["cp", "-r", str(root), str(copy)]),
            "peer": lambda: copy_run([sys.executable, str(HERE / "peers" / "generate.py"), str(root), str(copy)])})
    floor, peers = summary(samples["floor"]), {"peer": summary(samples["peer"])}
    names = {"floor": "cp -r of schema and products", "peer": "Python that parses the schema and writes the products"}
    return [figure("generation", "generation, all anew", "ms", summary(samples["product"]), floor, peers, names),
            figure("generation_check", "generation, --check", "ms", summary(samples["check"]), floor, peers, names)]
