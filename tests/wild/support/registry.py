"""The tasks: each file below tasks/ declares some."""

import dataclasses
import importlib.util
import pathlib
import typing

TASKS = pathlib.Path(__file__).resolve().parent.parent / "tasks"


@dataclasses.dataclass(frozen=True)
class Task:
    name: str
    application: str
    body: typing.Callable
    what: str
    arguments: tuple = ()
    # Files below the task's folder, made before the start: name to text, bytes, or what makes them.
    files: dict = dataclasses.field(default_factory=dict)
    # What the application is, when it is started by the task itself.
    launched: bool = False
    # Whether a step that is refused in the background is tried in the foreground, as its answer advises.
    foreground: bool = True
    quick: bool = False
    deadline_s: int = 100


REGISTERED = {}


def task(application, *arguments, **options):
    """Declares the function below as a task; its docstring says what a user would call it."""

    def register(body):
        name = f"{application}.{body.__name__}"
        if name in REGISTERED:
            raise ValueError(f"there are two tasks {name}")
        REGISTERED[name] = Task(name, application, body, " ".join((body.__doc__ or "").split()), tuple(arguments), **options)
        return body

    return register


def load():
    """All tasks by name."""
    if not REGISTERED:
        for path in sorted(TASKS.glob("*.py")):
            spec = importlib.util.spec_from_file_location(f"tasks.{path.stem}", path)
            spec.loader.exec_module(importlib.util.module_from_spec(spec))
    return REGISTERED
