"""Real shells that complete a command line. What bash and zsh show is read from a terminal of their own."""
import os
import pty
import re
import select
import signal
import subprocess
import time

PATIENCE_S = 60
PROMPT = "ready> "


class Terminal:
    """A shell at work in a terminal. Nothing is read by time: each step ends with a mark that the shell itself prints."""

    def __init__(self, argv, environment):
        self.marks = 0
        self.pid, self.descriptor = pty.fork()
        if self.pid == 0:
            os.execvpe(argv[0], argv, environment)

    def close(self):
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.descriptor)

    def send(self, text):
        os.write(self.descriptor, text.encode())

    def read_to(self, pattern):
        text = ""
        deadline = time.monotonic() + PATIENCE_S
        while not re.search(pattern, text, re.DOTALL):
            ready, _, _ = select.select([self.descriptor], [], [], max(0, deadline - time.monotonic()))
            if not ready:
                raise AssertionError(f"no {pattern!r} in {text!r}")
            text += os.read(self.descriptor, 65536).decode(errors="replace")
        return text

    def run(self, command):
        self.marks += 1
        self.send(f"{command}; echo mark$(({self.marks}+1000))\n")
        return self.read_to(f"mark{self.marks + 1000}\r?\n.*{PROMPT}")

    def completed(self, line):
        """What is on the screen after the tabulator key; the line itself is thrown away."""
        self.marks += 1
        self.send(f"{line}\t\x15echo mark$(({self.marks}+1000))\n")
        text = self.read_to(f"mark{self.marks + 1000}\r?\n.*{PROMPT}")
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]|\x07|\r", "", text)


def bash(environment):
    terminal = Terminal(["bash", "--norc", "--noprofile", "-i"], environment | {"TERM": "dumb", "PS1": PROMPT})
    terminal.run("bind 'set show-all-if-ambiguous on'; bind 'set page-completions off'; bind 'set bell-style none'; "
                 "bind 'set completion-query-items 0'; bind 'set enable-bracketed-paste off'")
    terminal.run("source <(offhand completion bash)")
    return terminal


def zsh(environment):
    terminal = Terminal(["zsh", "-f", "-i"], environment | {"TERM": "dumb", "PS1": PROMPT})
    terminal.run("autoload -Uz compinit; compinit -u -D; unsetopt AUTO_MENU LIST_AMBIGUOUS PROMPT_SP; LISTMAX=10000; bindkey -e; unset zle_bracketed_paste")
    terminal.run("source <(offhand completion zsh)")
    return terminal


class Fish:
    """Fish says itself what it would offer."""

    def __init__(self, environment):
        self.environment = environment

    def completed(self, line):
        return subprocess.run(["fish", "--no-config", "-c", "offhand completion fish | source; complete -C $argv[1]", line],
                              env=self.environment, capture_output=True, text=True, timeout=PATIENCE_S, check=True).stdout

    def close(self):
        pass
