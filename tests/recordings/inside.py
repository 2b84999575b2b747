"""One part of a scenario, on the desktop that this is started on: what is done is recorded, or the recording is replayed."""

import argparse
import json
import os
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "wild")]

from scenarios import SCENARIOS, Agent  # noqa: E402
from support.client import Client  # noqa: E402


def main():
    parser = argparse.ArgumentParser()
    for name in ("offhand", "scenario", "part", "url"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("--folder", required=True, type=pathlib.Path)
    options = parser.parse_args()
    scenario = SCENARIOS[options.scenario]
    client = Client(options.offhand, sys.stderr, dict(os.environ))
    agent = Agent(client, options.folder / "work", options.url)
    recording = str(options.folder / "recording")
    if options.part == "record":
        agent.call("start_recording", output_dir=recording)
        scenario.work(agent)
        agent.call("stop_recording")
    else:
        replayed = agent.call("replay_trajectory", seconds=scenario.limit_s, dir=recording, delay_ms=200)
        (options.folder / "replay.json").write_text(json.dumps(replayed["structuredContent"]))
        if replayed["structuredContent"]["outcome"] != "complete":
            sys.exit(replayed["content"][0]["text"])
    agent.wait(lambda: scenario.is_done(agent), "what was to come of it", seconds=20)
    client.close()


if __name__ == "__main__":
    main()
