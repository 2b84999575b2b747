"""Judges figures and shows them."""

import os
import pathlib
import re
import subprocess

from support import REPOSITORY, BenchError, shown

START, END = "<!-- latest run: written by tests/bench/run -->", "<!-- end of latest run -->"


PEERS = {"peer": "peer", "sdk1": "SDK 1.x", "sdk2": "SDK 2.x"}
VERDICTS = ("holds", "holds by ratio", "missed")  # from good to bad


def judge(figures, limits, partial=False):
    """Adds limits, ratio and verdict to every figure. A figure with limits must have a floor and the peers they name."""
    if missing := [key for key in limits if key not in {figure["key"] for figure in figures}]:
        if not partial:
            raise BenchError(f"limits.json names figures that were not measured: {', '.join(missing)}")
    judged = []
    for figure in figures:
        limit = limits.get(figure["key"])
        verdict, ratio = "reported", None
        if figure["floor"]:
            ratio = round(figure["product"]["median"] / figure["floor"]["median"], 3)
        if limit:
            if "ratio" in limit and not figure["floor"]:
                raise BenchError(f"{figure['title']}: the floor is missing")
            if without := [PEERS[name] for name in limit["peers"] if not figure["peers"].get(name)]:
                raise BenchError(f"{figure['title']}: missing: {', '.join(without)}")
            verdict = max(verdicts(figure, limit), key=VERDICTS.index)
            ratios_to_peers = [figure["product"]["median"] / figure["peers"][name]["median"] for name in limit.get("peer_ratio", {})]
            if any(is_now > at_most for is_now, at_most in zip(ratios_to_peers, limit.get("peer_ratio", {}).values())):
                verdict = "missed"
        judged.append({**figure, "limit": limit, "ratio": ratio, "verdict": verdict})
    return judged


def verdicts(figure, limit):
    """One on the median, and one on p95 where that has limits, too."""
    for key, limits in (("median", limit), ("p95", limit.get("p95", {}))):
        value = figure["product"][key]
        if limits.get("both"):
            yield verdict_on(value <= limits["at_most"] and value <= limits["ratio"] * figure["floor"][key], False)
            continue
        share = limits["ratio"] * figure["floor"][key] if "ratio" in limits else None
        if "at_least" in limits:
            yield verdict_on(value >= limits["at_least"], share is not None and value >= share)
        elif limits:
            yield verdict_on(value <= limits.get("at_most", -1), share is not None and value <= share)


def verdict_on(holds, holds_by_ratio):
    return VERDICTS[0 if holds else 1 if holds_by_ratio else 2]


def shown_limit(limit):
    if not limit:
        return ""
    text = f"≥ {limit['at_least']:g}" if "at_least" in limit else f"{limit['at_most']:g}" if "at_most" in limit else ""
    if "ratio" in limit:
        text += f" and ratio {limit['ratio']:g}" if limit.get("both") else f" ({limit['ratio']:g})"
    for name, ratio in limit.get("peer_ratio", {}).items():
        text += f", {PEERS[name]} ({ratio:g})"
    return text.strip() + (f" / {limit['p95']['at_most']:g} ({limit['p95']['ratio']:g})" if "p95" in limit else "")


def cell(measured):
    if not measured:
        return ""
    median, p95 = shown(measured["median"]), shown(measured["p95"])
    return median if median == p95 else f"{median} / {p95}"


def table(judged):
    """Markdown that is also readable on a terminal."""
    rows = [("figure", "unit", "rounds", "offhand", "floor", *PEERS.values(), "offhand : floor", "limit (ratio)", "verdict")]
    for figure in judged:
        rows.append((figure["title"], figure["unit"], str(figure["product"]["rounds"]), cell(figure["product"]), cell(figure["floor"]),
                     *(cell(figure["peers"].get(name)) for name in PEERS), shown(figure["ratio"]) if figure["ratio"] else "",
                     shown_limit(figure["limit"]), figure["verdict"]))
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = ["| " + " | ".join(text.ljust(width) for text, width in zip(row, widths)) + " |" for row in rows]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines)


def first_line(command):
    return subprocess.run(command, capture_output=True, text=True).stdout.split("\n")[0]


def machine(tools, load_before, priority):
    model = re.search(r"model name\s*:\s*(.*)", pathlib.Path("/proc/cpuinfo").read_text())
    cache = (tools.build / "CMakeCache.txt").read_text()
    build_type = re.search(r"^CMAKE_BUILD_TYPE:[A-Z]+=(.*)$", cache, re.MULTILINE)
    return {"processors": len(os.sched_getaffinity(0)), "processor": model[1] if model else "unknown",
            "load_before": round(load_before, 1), "priority": priority, "build_type": build_type[1] if build_type else "",
            "compiler": first_line(["g++", "--version"]), "node": first_line([tools.node, "--version"]),
            "revision": first_line(["git", "-C", str(REPOSITORY), "rev-parse", "--short", "HEAD"])}


def write_readme(path, judged, about, left_out):
    text = path.read_text()
    before, rest = text.split(START)
    after = rest.split(END)[1]
    note = (f"{about['processors']} processors ({about['processor']}), {about['build_type']} build, load {about['load_before']} "
            f"before the run, priority {about['priority']}, on top of {about['revision']}.")
    if left_out:
        note += f" **Not measured in this run: {', '.join(left_out)}.**"
    path.write_text(f"{before}{START}\n{note}\n\n{table(judged)}\n{END}{after}")
