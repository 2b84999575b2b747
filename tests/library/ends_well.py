"""ends_well.py PROGRAM...: programs that end while the session of nobody's is open end well, each time."""
import subprocess
import sys

from fixture import PATIENCE_S, Fixture

with Fixture("gtk3") as form:
    for program in sys.argv[1:]:
        for _ in range(10):
            done = subprocess.run([program], capture_output=True, text=True, timeout=PATIENCE_S, check=False)
            assert done.returncode == 0 and not done.stderr, (program, done)
            assert f"[fg] {form.title} " in done.stdout and f'window "{form.title}"' in done.stdout, done.stdout
