"""The changes of this version as Debian packages have them, from CHANGELOG.md. Usage: debian_changelog.py > changelog"""
import datetime
import email.utils
import json
import pathlib
import re
import textwrap

import dist


def entries(version):
    text = (dist.ROOT / "CHANGELOG.md").read_text(encoding="utf8")
    section = re.search(rf"^## {re.escape(version)}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)[1]
    return [" ".join(entry.split()) for entry in re.split(r"^- ", section, flags=re.MULTILINE) if entry.strip()]


def main():
    version, facts = dist.version(), json.loads((pathlib.Path(__file__).parent / "facts.json").read_text(encoding="utf8"))
    day = datetime.datetime.combine(datetime.date.fromisoformat(facts["release_date"]), datetime.time(12), datetime.timezone.utc)
    print(f"offhand ({version}) unstable; urgency=medium\n")
    for entry in entries(version):
        print(textwrap.fill(entry, 78, initial_indent="  * ", subsequent_indent="    ", break_on_hyphens=False, break_long_words=False))
    print(f"\n -- {facts['contact']}  {email.utils.format_datetime(day)}")


if __name__ == "__main__":
    main()
