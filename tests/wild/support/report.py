"""The table: what came of each task, and what each application was asked to bear."""

import collections
import json
import os
import re
import statistics

from support.applications import APPLICATIONS

MARKS = {"ok": "✓", "refused": "–", "failed": "✗", "lied": "‼", "broken": "?"}
VERDICTS = ("ok", "refused", "failed", "lied", "broken")


def reason(record):
    """What decided the verdict, first."""
    found = [finding for finding in record.get("findings", []) if finding["verdict"] == record["verdict"]]
    return found[0]["what"] if found else ""


# What may be behind a verdict other than ok: a title, and what the reason then says.
CLASSES = (("Confirmed, and it was not so", r": confirmed.*, but"),
           ("Said to have had no effect, which it had", r"suspected no-op, although"),
           ("Words that the user composed were broken, and no reply said so", r"words that the user composed"),
           ("Confirmed, refused or doubted, and yet something changed that should not", r"(unverifiable|suspected_noop|[a-z]+_[a-z]+), but not:"),
           ("The wrong row", r"wrong row"), ("Presses of nothing that were confirmed", r"were confirmed$"),
           ("Something of the user's was taken, and the reply did not say so", r"unreported"),
           ("No answer in time", r"app_not_responding|deadline_exceeded|no_answer|not over after"),
           ("Keys or clicks that cannot be sent in the background", r"background_unavailable"),
           ("A field that \"takes no text\"", r"not_editable"), ("A dialog whose tree is not told from its owner's", r"ambiguous_window"),
           ("No tree at all", r"accessibility_off"), ("Other refusals", r": [a-z]+_[a-z]+: "),
           ("Something that the tree does not show", r"shows no "), ("Dispatched, and nothing came of it", r"(unverifiable|suspected no-op|suspected_noop)"),
           ("The end was not as it should be, though no step failed", r"^not: "))


def line(record):
    lost = f" lost {record['lost']}" if record.get("lost") else ""
    foreground = f" [foreground: {record['foreground']}]" if record.get("foreground") else ""
    why = reason(record)
    why = why[-600:] if record["verdict"] == "broken" else why[:300]
    name = f"{MARKS[record['verdict']]} {record['verdict']:8}{record['name']:44}"
    return f"{name}{record.get('seconds', 0):6.1f} s{lost}{foreground}  {why}"


def counts(records):
    return collections.Counter(record["verdict"] for record in records)


def doing(records):
    """Without the tasks that only read a window, which would flatter the others."""
    return [record for record in records if not record["name"].endswith(".read")]


def totals(records, what="tasks"):
    found = counts(records)
    return f"{len(records)} {what}: " + ", ".join(f"{found[verdict]} {verdict}" for verdict in VERDICTS if found[verdict] or verdict != "broken")


def characters(records):
    """Of the user's, and how many of them did not arrive."""
    return sum(record.get("lost", 0) for record in records), sum(record.get("figures", {}).get("typed_characters", 0) for record in records)


def missed(records, limits, whole):
    """The limits that this run does not keep, in words; a whole run must also be large enough."""
    found, total = counts(doing(records)), max(len(doing(records)), 1)
    checks = [(found["lied"] <= limits["lied"], f"{found['lied']} tasks lied; at most {limits['lied']}"),
              (counts(records)["broken"] <= limits["broken"], f"{counts(records)['broken']} tasks could not be run; at most {limits['broken']}"),
              (100 * found["failed"] <= limits["failed_percent"] * total, f"{found['failed']} of {total} failed; at most {limits['failed_percent']} %"),
              (100 * found["refused"] <= limits["refused_percent"] * total,
               f"{found['refused']} of {total} refused; at most {limits['refused_percent']} %")]
    if whole:
        applications = len(by_application(doing(records)))
        lost, typed = characters(records)
        checks += [(100 * lost <= limits["lost_percent"] * typed, f"{lost} of {typed} characters of the user lost; at most {limits['lost_percent']} %"),
                   (total >= limits["tasks"], f"{total} tasks; at least {limits['tasks']}"),
                   (applications >= limits["applications"], f"{applications} applications; at least {limits['applications']}")]
    return [text for held, text in checks if not held]


def cell(text):
    return text.replace("|", "\\|").replace("\n", " ").replace("<", "&lt;")


def by_application(records):
    groups = {name: [record for record in records if record["application"] == name] for name in APPLICATIONS}
    return {name: group for name, group in groups.items() if group}


def by_class(records):
    """The tasks that did not come off, by what was behind it."""
    classes = {title: [] for title, _ in CLASSES}
    for record in records:
        if record["verdict"] in ("refused", "failed", "lied"):
            title = next((title for title, pattern in CLASSES if re.search(pattern, reason(record))), CLASSES[-1][0])
            classes[title].append(f"{record['name']} ({record['verdict']})")
    return {title: names for title, names in classes.items() if names}


def application_row(name, records):
    found = counts(records)
    reads = next((record["figures"]["read"] for record in records if record.get("figures", {}).get("read")), None)
    cost = f"{reads['main_ms']:.0f} / {reads['all_ms']:.0f} | {reads['wall_ms']:.0f} | {reads['memory_mb']:+.0f}" if reads else " | | "
    stall = next((record["figures"]["stall"] for record in records if record.get("figures", {}).get("stall")), {})
    stalls = f"{stall['read_ms']:.0f} / {stall['rest_ms']:.0f}" if stall.get("read_ms") is not None and stall.get("rest_ms") is not None else ""
    lost, typed = characters(records)
    toolkit = next((record["toolkit"] for record in records if "toolkit" in record), "")
    verdicts = " | ".join(str(found[verdict] or "") for verdict in ("ok", "refused", "failed", "lied"))
    return f"| {name} | {toolkit} | {verdicts} | {lost} of {typed} | {cost} | {stalls} |"


def under_managers(records):
    """What the user did, and under which managers of windows."""
    composed = [record for record in records if record.get("composes")]
    words, broken = (sum(record.get("figures", {}).get(name, 0) for record in composed) for name in ("words", "broken_words"))
    others = collections.Counter(record["manager"] for record in records if record.get("manager", "openbox") != "openbox")
    told = ", ".join(f"{name} {count}" for name, count in sorted(others.items())) or "none"
    return (f"In {len(composed)} tasks the user composes Korean: {broken} of {words} words broken. Tasks under other window managers than openbox: "
            f"{told}.")


def load(records):
    return statistics.median([record["load"] for record in records if "load" in record] or [0])


def markdown(records):
    groups, found = by_application(records), counts(records)
    lost, typed = characters(records)
    lines = ["# In the wild", "",
             "What came of tasks in applications that nobody here wrote: `make wild` (`tests/wild`). Each task runs on a desktop of its own, through",
             "the tools over MCP, while somebody types into a window in front. It is judged from outside: files, settings, what a page reports to a",
             "server, window titles, another accessibility client; pointer, focus, active window, stacking and every character typed.", "",
             "- **ok**: the effect is there and all that was claimed is true.",
             "- **refused**: a tool said honestly that it did not do it, or doubted rightly. Where its advice was to use the foreground, the task",
             "  went on so, and what came of that is beside it; the verdict stays that of the background.",
             "- **failed**: the effect is missing, or a deadline passed; no claim was false.",
             "- **lied**: `confirmed`, and it was not so; `suspected_noop`, and it had happened; the wrong element; or something of the user's was disturbed",
             "  and the reply did not say so, a word that they composed among it.", "",
             f"**{totals(doing(records))}**; {len(groups)} applications; {lost} of {typed} characters lost.",
             f"Besides, {totals([record for record in records if record not in doing(records)], 'windows were only read')}.",
             under_managers(records),
             f"The machine: {os.cpu_count()} processors, a load of {load(records)} in the median.", "",
             "## By application", "",
             "The last four columns are one default `get_window_state`: time on a processor in the application's main thread and in all its",
             "processes, time until the answer, memory it grew by; and, of a second one, the longest time that the application did not come to answer",
             "a ping as window managers send it (`_NET_WM_PING`), beside that of a second at rest: what a user would feel of it.", "",
             "| application | toolkit | ok | refused | failed | lied | characters lost | CPU ms main / all | read ms | MB | stall ms read / rest |",
             "|---|---|---|---|---|---|---|---|---|---|---|"]
    lines += [application_row(name, group) for name, group in groups.items()]
    lines += ["", "## By task", "", "| task | what a user would call it | verdict | in the foreground | what happened |", "|---|---|---|---|---|"]
    for record in [record for group in groups.values() for record in group]:
        lost = f"{record['lost']} characters lost. " if record.get("lost") else ""
        lost += f"Under {record['manager']}. " if record.get("manager", "openbox") != "openbox" else ""
        lines.append(f"| {record['name']} | {cell(record['what'])} | {record['verdict']} | {record.get('foreground') or ''} | {cell(lost + reason(record))} |")
    lines += ["", "## What is behind it", "", "Failures by their kind: the first reason of each task that did not come off.", "", "| class | tasks | which |", "|---|---|---|"]
    lines += [f"| {title} | {len(names)} | {', '.join(names)} |" for title, names in by_class(records).items()]
    if found["broken"]:
        lines += ["", f"{found['broken']} tasks could not be run: the application did not start, or the harness failed."]
    return "\n".join(lines) + "\n"


def slim(record):
    """What the record of a task keeps in the tree: of reading calls how long they took, of acting ones everything."""
    kept = ("tool", "target", "arguments", "ms", "error", "message", "effect", "path", "evidence", "side_effects", "happened", "disturbed",
            "disturbed_after", "lost", "mode")
    calls = []
    for call in record.get("calls", []):
        keys = ("tool", "ms", "error", "message", "disturbed", "lost") if call["tool"] in ("get_window_state", "list_windows") else kept
        calls.append({key: call[key] for key in keys if call.get(key) not in (None, [], {}, 0)})
    return {**{key: value for key, value in record.items() if key != "titles"}, "calls": calls}


def write(records, folder):
    (folder / "wild.md").write_text(markdown(records))
    lines = ",\n".join(json.dumps(slim(record), ensure_ascii=False, sort_keys=True) for record in records)
    (folder / "wild.json").write_text(f"[\n{lines}\n]\n")
