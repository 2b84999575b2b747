#!/usr/bin/env python3
"""Makes what is distributed from a built program and library: npm packages, Python wheel, .mcpb bundle, tarball, server.json, plugin for
Claude Code, extension for Gemini CLI, Homebrew formula, PKGBUILD, flake, SBOM and sums. Everything is equal byte by byte whenever it is
made from equal files. Nothing is published. Usage: dist.py --program FILE --library FILE --launcher FILE --output FOLDER

`program` is whole by itself; `launcher` is the program beside the library, which may have the code of both."""
import argparse
import gzip
import hashlib
import io
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile

import python_wheel

ROOT = pathlib.Path(__file__).resolve().parent.parent
TEMPLATES = ROOT / "packaging/templates"
# SOURCE_DATE_EPOCH is the convention of https://reproducible-builds.org; npm gives its files this date as well.
EPOCH = int(os.environ.get("SOURCE_DATE_EPOCH", "499162500"))


def version():
    return re.search(r"^project\(offhand VERSION ([0-9.]+)", (ROOT / "CMakeLists.txt").read_text(), re.MULTILINE)[1]


def filled(name, **values):
    """A template with its @places@ filled."""
    text = (TEMPLATES / name).read_text()
    facts = json.loads((ROOT / "packaging/facts.json").read_text()) | {"version": version()} | values
    text = re.sub(r"@([a-z0-9_]+)@", lambda m: str(facts[m[1]]) if m[1] in facts else m[0], text)
    left = re.findall(r"@[a-z0-9_]+@", text)
    assert not left, (name, left)
    return text


def write(file, text, mode=0o644):
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    file.chmod(mode)


def copy(source, target, mode=0o644):
    write(target, pathlib.Path(source).read_bytes(), mode)


def files_of(folder):
    return sorted(path for path in folder.rglob("*") if path.is_file())


def mode_of(file):
    return 0o755 if file.stat().st_mode & 0o100 else 0o644


def tarball(folder, target, prefix):
    """Sorted, of nobody, of one date."""
    raw = io.BytesIO()
    with tarfile.open(fileobj=raw, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for file in files_of(folder):
            entry = tarfile.TarInfo(f"{prefix}/{file.relative_to(folder)}")
            entry.size, entry.mtime, entry.mode = file.stat().st_size, EPOCH, mode_of(file)
            with file.open("rb") as content:
                tar.addfile(entry, content)
    with target.open("wb") as out, gzip.GzipFile(filename="", mode="wb", fileobj=out, compresslevel=9, mtime=EPOCH) as packed:
        packed.write(raw.getvalue())
    return target


def archive(folder, target, last=""):
    """Sorted, but that what is in the folder `last` comes last."""
    files = sorted(files_of(folder), key=lambda file: last in file.relative_to(folder).parts)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as pack:
        for file in files:
            entry = zipfile.ZipInfo(file.relative_to(folder).as_posix(), date_time=(1985, 10, 26, 8, 15, 0))
            entry.external_attr, entry.compress_type = (0o100000 | mode_of(file)) << 16, zipfile.ZIP_DEFLATED
            pack.writestr(entry, file.read_bytes(), compresslevel=9)
    return target


def sha256(file):
    return hashlib.sha256(file.read_bytes()).hexdigest()


def indented(value):
    return json.dumps(value, indent=2, ensure_ascii=False) + "\n"


def stripped(program, output, name):
    """The program or library without symbols."""
    target = output / name
    output.mkdir(parents=True, exist_ok=True)
    subprocess.run(["objcopy", "--strip-all", "--remove-section=.comment", program, target], check=True)
    target.chmod(0o755)
    return target


def separated(program, output, name):
    """The same, and its symbols beside it, found by the build id."""
    target = stripped(program, output, name)
    symbols = output / f"{name}.debug"
    subprocess.run(["objcopy", "--only-keep-debug", "--compress-debug-sections=zlib", program, symbols], check=True)
    subprocess.run(["objcopy", f"--add-gnu-debuglink={symbols.name}", name], cwd=output, check=True)
    return target


# What is linked in: Debian source package, what of it, licence. Read from Debian's copyright files.
PARTS = json.loads((ROOT / "packaging/parts.json").read_text())


def debian_version(package):
    done = subprocess.run(["dpkg-query", "-W", "-f", "${Version}", package], capture_output=True, text=True, check=False)
    return done.stdout or "NOASSERTION"


def sbom(program):
    """SPDX 2.3 in JSON."""
    def package(name, release, licence, **more):
        return {"name": name, "SPDXID": "SPDXRef-" + re.sub("[^A-Za-z0-9.]", "-", name), "versionInfo": release, "downloadLocation": "NOASSERTION",
                "filesAnalyzed": False, "licenseConcluded": licence, "licenseDeclared": licence, "copyrightText": "NOASSERTION", **more}

    own = package("offhand", version(), "MIT", checksums=[{"algorithm": "SHA256", "checksumValue": sha256(program)}])
    parts = [package(part["name"], debian_version(part["package"]), part["licence"], supplier="Organization: Debian",
                     externalRefs=[{"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl", "referenceLocator": f"pkg:deb/debian/{part['package']}@{debian_version(part['package'])}"}])
             for part in PARTS]
    return {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"offhand-{version()}",
        "documentNamespace": f"https://spdx.org/spdxdocs/offhand-{version()}-{sha256(program)}",
        "creationInfo": {"created": "1985-10-26T08:15:00Z", "creators": ["Tool: packaging/dist.py"]},
        "packages": [own, *parts],
        "relationships": [{"spdxElementId": "SPDXRef-DOCUMENT", "relationshipType": "DESCRIBES", "relatedSpdxElement": "SPDXRef-offhand"}]
        + [{"spdxElementId": "SPDXRef-offhand", "relationshipType": "STATIC_LINK", "relatedSpdxElement": part["SPDXID"]} for part in parts],
    }


def licences():
    text = "Offhand is under the MIT licence (LICENSE). These libraries are linked into the program:\n\n"
    text += "".join(f"{part['name']} ({part['licence']}): /usr/share/doc/{part['package']}/copyright\n" for part in PARTS)
    for part in PARTS:
        file = pathlib.Path("/usr/share/doc") / part["package"] / "copyright"
        if file.is_file():
            text += f"\n{'=' * 80}\n{part['name']}\n{'=' * 80}\n{file.read_text(errors='replace')}"
    return text


def npm_packages(program, stage, output):
    common = {"version": version(), "license": "MIT", "homepage": json.loads((ROOT / "packaging/facts.json").read_text())["homepage"]}
    binary = stage / "linux-x64"
    copy(program, binary / "bin/offhand", 0o755)
    write(binary / "package.json", indented({
        "name": "@offhand/linux-x64", **common, "description": "The program of the package offhand, for Linux on x86-64 with glibc 2.31 or later.",
        "os": ["linux"], "cpu": ["x64"], "libc": ["glibc"], "files": ["bin", "LICENSES.txt"], "preferUnplugged": True}))
    write(binary / "README.md", "The program of the package [offhand](https://www.npmjs.com/package/offhand), for Linux on x86-64.\n")
    write(binary / "LICENSES.txt", licences())
    main = stage / "offhand"
    for file in (ROOT / "packaging/npm/offhand").iterdir():
        copy(file, main / file.name, 0o755 if file.name in ("cli.js", "offhand.sh") else 0o644)
    copy(ROOT / "generated/typescript/offhand.d.ts", main / "offhand.d.ts")
    copy(ROOT / "generated/typescript/error-codes.json", main / "error-codes.json")
    copy(ROOT / "docs/guide/skill/SKILL.md", main / "skills/offhand/SKILL.md")
    write(main / "package.json", indented({
        "name": "offhand", **common, "description": filled_summary(), "mcpName": json.loads((ROOT / "packaging/facts.json").read_text())["registry_name"],
        "bin": {"offhand": "offhand.sh"}, "os": ["!win32"], "main": "index.js", "types": "index.d.ts", "typesVersions": {"*": {"cup": ["cup.d.ts"]}},
        "exports": {".": {"import": {"types": "./index.d.mts", "default": "./index.mjs"}, "require": {"types": "./index.d.ts", "default": "./index.js"}},
                    "./cup": {"import": {"types": "./cup.d.mts", "default": "./cup.mjs"}, "require": {"types": "./cup.d.ts", "default": "./cup.js"}},
                    "./package.json": "./package.json"},
        "engines": {"node": ">=18"}, "keywords": ["mcp", "computer-use", "desktop", "accessibility", "automation"],
        "optionalDependencies": {"@offhand/linux-x64": version()}}))
    for name in ("index", "cup"):
        copy(main / f"{name}.d.ts", main / f"{name}.d.mts")
    packed = []
    for folder in (binary, main):
        copy(ROOT / "LICENSE", folder / "LICENSE")
        # Equal to what `npm pack` makes in name and layout; the folder of a package is called so in every one.
        name = json.loads((folder / "package.json").read_text())["name"].removeprefix("@").replace("/", "-")
        packed.append(tarball(folder, output / f"{name}-{version()}.tgz", "package"))
    return packed


def filled_summary():
    return json.loads((ROOT / "packaging/facts.json").read_text())["summary"]


def lean_tools():
    tools = []
    for identity in json.loads((ROOT / "schema/presets.json").read_text())["presets"]["lean"]["tools"]:
        toolset, name = identity.split(".")
        tool = json.loads((ROOT / "schema/tools" / toolset / f"{name}.json").read_text())
        tools.append({"name": name, "description": tool["description"].split(". ")[0].removesuffix(".") + "."})
    return tools


def bundle(program, stage, output):
    write(stage / "manifest.json", filled("manifest.json", tools=json.dumps(lean_tools(), indent=2).replace("\n", "\n  ")))
    copy(program, stage / "server/offhand", 0o755)
    write(stage / "server/LICENSES.txt", licences())
    copy(ROOT / "LICENSE", stage / "LICENSE")
    return archive(stage, output / f"offhand-{version()}-linux-x64.mcpb")


def installed_tree(program, stage):
    copy(program, stage / "bin/offhand", 0o755)
    copy(ROOT / "LICENSE", stage / "LICENSE")
    copy(ROOT / "CHANGELOG.md", stage / "CHANGELOG.md")
    write(stage / "LICENSES.txt", licences())
    for unit in ("offhand@.service", "offhand@.socket"):
        copy(ROOT / "impl/daemon/systemd" / unit, stage / "lib/systemd/user" / unit)
    made = ROOT / "generated"
    for source, target in (("completions/bash/offhand", "bash-completion/completions/offhand"), ("completions/zsh/_offhand", "zsh/site-functions/_offhand"),
                           ("completions/fish/offhand.fish", "fish/vendor_completions.d/offhand.fish"), ("typescript/offhand.d.ts", "offhand/typescript/offhand.d.ts")):
        copy(made / source, stage / "share" / target)
    for page in files_of(made / "man"):
        write(stage / "share/man" / page.parent.name / f"{page.name}.gz", gzip.compress(page.read_bytes(), mtime=0))
    copy(ROOT / "docs/guide/skill/SKILL.md", stage / "share/offhand/skill/SKILL.md")


def plugins(output):
    skill = ROOT / "docs/guide/skill/SKILL.md"
    plugin = output / "claude-plugin/offhand"
    write(output / "claude-plugin/.claude-plugin/marketplace.json", filled("marketplace.json"))
    write(plugin / ".claude-plugin/plugin.json", filled("plugin.json"))
    copy(skill, plugin / "skills/offhand/SKILL.md")
    extension = output / "gemini-extension"
    write(extension / "gemini-extension.json", filled("gemini-extension.json"))
    copy(skill, extension / "skills/offhand/SKILL.md")
    write(extension / "GEMINI.md", skill.read_text().split("\n---\n\n", 1)[1])


def packed_wheel(files, bill, stage, output):
    facts = json.loads((ROOT / "packaging/facts.json").read_text()) | {"version": version()}
    python_wheel.fill(stage, files, facts, {"licenses/LICENSE": (ROOT / "LICENSE").read_text(), "licenses/LICENSES.txt": licences(), "sboms/offhand.spdx.json": bill})
    return archive(stage, output / python_wheel.file_name(files, version()), last=python_wheel.facts_folder(version()))


def build(program, library, launcher, output):
    shutil.rmtree(output, ignore_errors=True)
    stage = output / "stage"
    program, library = (separated(file, stage / "program", name) for file, name in ((program, "offhand"), (library, python_wheel.soname(library))))
    launcher = stripped(launcher, stage / "launcher", "offhand")
    for file in (program, library):
        copy(f"{file}.debug", output / f"{file.name.split('.so')[0]}-{version()}-linux-x64.debug")
    npm_packages(program, stage / "npm", output)
    packed_wheel(python_wheel.Files(library, launcher), indented(sbom(program)), stage / "wheel", output)
    bundled = bundle(program, stage / "mcpb", output)
    folder = f"offhand-{version()}-linux-x64"
    installed_tree(program, stage / folder)
    packed = tarball(stage / folder, output / f"{folder}.tar.gz", folder)
    values = {"tarball": packed.name, "sha256": sha256(packed), "folder": folder}
    for name in ("offhand.rb", "PKGBUILD", "flake.nix"):
        write(output / name, filled(name, **values))
    write(output / "server.json", filled("server.json", bundle=bundled.name, bundle_sha256=sha256(bundled)))
    plugins(output)
    write(output / f"offhand-{version()}.spdx.json", indented(sbom(program)))
    shutil.rmtree(stage)
    sums = "".join(f"{sha256(file)}  {file.relative_to(output)}\n" for file in files_of(output))
    write(output / "sha256sums", sums)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("program", "library", "launcher", "output"):
        parser.add_argument(f"--{name}", type=pathlib.Path, required=True)
    options = parser.parse_args()
    built = [options.program, options.library, options.launcher]
    for file in built:
        if not file.is_file():
            sys.exit(f"{file} is missing: `make dist` builds it.")
    build(*(file.resolve() for file in built), options.output.resolve())
    for file in sorted(options.output.iterdir()):
        print(f"{file.stat().st_size if file.is_file() else 0:>10}  {file}")


if __name__ == "__main__":
    main()
