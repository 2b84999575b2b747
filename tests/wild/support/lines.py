"""A helper process that answers each line with a line, and is not waited for beyond a deadline."""

import json
import queue
import subprocess
import threading


class LineError(Exception):
    pass


class LineProcess:
    def __init__(self, command, **options):
        self.name = command[-1] if "-m" in command else command[0]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, **options)
        self.lines = queue.Queue()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            self.lines.put(line)
        self.lines.put(None)

    def send(self, value):
        try:
            self.process.stdin.write(json.dumps(value) + "\n")
            self.process.stdin.flush()
        except (BrokenPipeError, ValueError) as problem:
            raise LineError(f"{self.name} has ended: {problem}") from problem

    def receive(self, seconds):
        try:
            line = self.lines.get(timeout=seconds)
        except queue.Empty:
            raise LineError(f"{self.name} did not answer within {seconds} s") from None
        if line is None:
            raise LineError(f"{self.name} has ended with {self.process.wait(timeout=5)}")
        return json.loads(line)

    def ask(self, value, seconds):
        self.send(value)
        return self.receive(seconds)

    def close(self):
        try:
            self.process.stdin.close()
            self.process.wait(timeout=3)
        except (OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait(timeout=5)
