"""The table: what came of each task, and what each application was asked to bear."""

import collections
import json

MARKS = {"ok": "✓", "refused": "–", "failed": "✗", "lied": "‼", "broken": "?"}
VERDICTS = ("ok", "refused", "failed", "lied", "broken")


def reason(record):
    """What decided the verdict, first."""
    found = [finding for finding in record.get("findings", []) if finding["verdict"] == record["verdict"]]
    return found[0]["what"] if found else ""


def line(record):
    lost = f" lost {record['lost']}" if record.get("lost") else ""
    foreground = f" [foreground: {record['foreground']}]" if record.get("foreground") else ""
    why = reason(record)
    why = why[-600:] if record["verdict"] == "broken" else why[:300]
    name = f"{MARKS[record['verdict']]} {record['verdict']:8}{record['name']:44}"
    return f"{name}{record.get('seconds', 0):6.1f} s{lost}{foreground}  {why}"


def counts(records):
    return collections.Counter(record["verdict"] for record in records)


def totals(records):
    found = counts(records)
    return f"{len(records)} tasks: " + ", ".join(f"{found[verdict]} {verdict}" for verdict in VERDICTS if found[verdict] or verdict != "broken")


def missed(records, limits):
    """The limits that this run does not keep, in words."""
    found, total = counts(records), max(len(records), 1)
    checks = [(found["lied"] <= limits["lied"], f"{found['lied']} tasks lied; at most {limits['lied']}"),
              (found["broken"] <= limits["broken"], f"{found['broken']} tasks could not be run; at most {limits['broken']}"),
              (100 * found["failed"] <= limits["failed_percent"] * total, f"{found['failed']} of {total} failed; at most {limits['failed_percent']} %"),
              (100 * found["refused"] <= limits["refused_percent"] * total,
               f"{found['refused']} of {total} refused; at most {limits['refused_percent']} %")]
    return [text for held, text in checks if not held]


def cell(text):
    return text.replace("|", "\\|").replace("\n", " ").replace("<", "&lt;")


def by_application(records):
    groups = collections.OrderedDict()
    for record in records:
        groups.setdefault(record["application"], []).append(record)
    return groups


def application_row(name, records):
    found = counts(records)
    reads = next((record["figures"]["read"] for record in records if record.get("figures", {}).get("read")), None)
    cost = f"{reads['main_ms']:.0f} / {reads['all_ms']:.0f} | {reads['wall_ms']:.0f} | {reads['memory_mb']:+.0f}" if reads else " | | "
    lost, typed = sum(record.get("lost", 0) for record in records), sum(record.get("figures", {}).get("typed_characters", 0) for record in records)
    toolkit = next((record["toolkit"] for record in records if "toolkit" in record), "")
    verdicts = " | ".join(str(found[verdict] or "") for verdict in ("ok", "refused", "failed", "lied"))
    return f"| {name} | {toolkit} | {verdicts} | {lost} of {typed} | {cost} |"


def markdown(records):
    groups, found = by_application(records), counts(records)
    lost, typed = sum(record.get("lost", 0) for record in records), sum(record.get("figures", {}).get("typed_characters", 0) for record in records)
    lines = ["# In the wild", "",
             "What came of tasks in applications that nobody here wrote: `make wild` (`tests/wild`). Each task runs on a desktop of its own, through",
             "the tools over MCP, while somebody types into a window in front. It is judged from outside: files, settings, what a page reports to a",
             "server, window titles, another accessibility client; pointer, focus, active window, stacking and every character typed.", "",
             "- **ok**: the effect is there and all that was claimed is true.",
             "- **refused**: a tool said honestly that it did not do it, or doubted rightly. Where its advice was to use the foreground, the task",
             "  went on so, and what came of that is beside it; the verdict stays that of the background.",
             "- **failed**: the effect is missing, or a deadline passed; no claim was false.",
             "- **lied**: `confirmed`, and it was not so; the wrong element; or something of the person's was disturbed and the reply did not say so.", "",
             f"**{totals(records)}**; {len(groups)} applications; {lost} of {typed} characters lost.", "",
             "## By application", "",
             "The last three columns are one default `get_window_state`: time on a processor in the application's main thread and in all its",
             "processes, time until the answer, memory it grew by.", "",
             "| application | toolkit | ok | refused | failed | lied | characters lost | CPU ms main / all | read ms | MB |",
             "|---|---|---|---|---|---|---|---|---|---|"]
    lines += [application_row(name, group) for name, group in groups.items()]
    lines += ["", "## By task", "", "| task | what a person would call it | verdict | in the foreground | what happened |", "|---|---|---|---|---|"]
    for record in records:
        lost = f"{record['lost']} characters lost. " if record.get("lost") else ""
        lines.append(f"| {record['name']} | {cell(record['what'])} | {record['verdict']} | {record.get('foreground') or ''} | {cell(lost + reason(record))} |")
    if found["broken"]:
        lines += ["", f"{found['broken']} tasks could not be run: the application did not start, or the harness failed."]
    return "\n".join(lines) + "\n"


def slim(record):
    """Without what tells of the machine or repeats itself."""
    kept = ("number", "tool", "arguments", "ms", "error", "message", "effect", "path", "evidence", "side_effects", "happened", "disturbed",
            "disturbed_after", "lost", "mode")
    calls = [{key: call[key] for key in kept if call.get(key) not in (None, [], {}, 0)} for call in record.get("calls", [])]
    return {**{key: value for key, value in record.items() if key not in ("titles",)}, "calls": calls}


def write(records, folder):
    (folder / "wild.md").write_text(markdown(records))
    lines = ",\n".join(json.dumps(slim(record), ensure_ascii=False, sort_keys=True) for record in records)
    (folder / "wild.json").write_text(f"[\n{lines}\n]\n")
