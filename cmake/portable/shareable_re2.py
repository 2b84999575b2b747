#!/usr/bin/env python3
"""Makes of Debian's static RE2 one that can be part of a shared library as well. Usage: shareable_re2.py ARCHIVE RESULT

RE2 notes in a variable of the thread which expression is matched, for hooks that a program may set (re2/re2.h: SetDFASearchFailureHook).
Debian compiled it for programs, where that variable has a fixed place; a shared library has none for it, and the linker refuses the
whole archive. Nobody sets a hook here, and nothing else reads the variable, so the two instructions that write it become ones that do
nothing. Anything but such an instruction is an error: then another release of RE2 is to be looked at."""
import pathlib
import struct
import subprocess
import sys
import tempfile

VARIABLE = b"_ZN3re25hooks7contextE"
RELOCATIONS_WITH_ADDENDS = 4
FIXED_PLACE, NO_RELOCATION = 23, 0  # R_X86_64_TPOFF32, R_X86_64_NONE
NOTHING = bytes.fromhex("660f1f840000000000")  # nine bytes, as long as that other


def is_store(code):
    """mov REGISTER, %fs:PLACE"""
    return code[0] == 0x64 and code[1] & 0xfb == 0x48 and code[2] == 0x89 and code[3] & 0xc7 == 0x04 and code[4] == 0x25


def without_stores(name, content):
    """An object file without them."""
    file = bytearray(content)
    start, = struct.unpack_from("<Q", file, 0x28)
    size, count = struct.unpack_from("<HH", file, 0x3a)
    # Of each section: name, type, flags, address, offset, size, link, info, alignment, size of an entry.
    sections = [struct.unpack_from("<IIQQQQIIQQ", file, start + index * size) for index in range(count)]
    for section in sections:
        if section[1] != RELOCATIONS_WITH_ADDENDS:
            continue
        symbols = sections[section[6]]
        names, code = sections[symbols[6]], sections[section[7]]
        for entry in range(section[4], section[4] + section[5], 24):
            place, info = struct.unpack_from("<QQ", file, entry)
            if info & 0xffffffff != FIXED_PLACE:
                continue
            symbol, = struct.unpack_from("<I", file, symbols[4] + (info >> 32) * 24)
            begin_of_name = names[4] + symbol
            variable = bytes(file[begin_of_name:file.index(0, begin_of_name)])
            begin = code[4] + place - 5
            if variable != VARIABLE or not is_store(file[begin:begin + 5]):
                sys.exit(f"shareable_re2: {name} does something with {variable.decode()} at {place:#x} that was not looked at: {file[begin:begin + 9].hex()}")
            file[begin:begin + 9] = NOTHING
            struct.pack_into("<Q", file, entry + 8, NO_RELOCATION)
    return bytes(file)


def main(archive, result):
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["ar", "x", archive.resolve()], cwd=folder, check=True)
        names = subprocess.run(["ar", "t", archive], capture_output=True, text=True, check=True).stdout.split()
        for name in names:
            file = pathlib.Path(folder) / name
            file.write_bytes(without_stores(name, file.read_bytes()))
        result.unlink(missing_ok=True)
        subprocess.run(["ar", "rcD", result.resolve(), *names], cwd=folder, check=True)


if __name__ == "__main__":
    main(*map(pathlib.Path, sys.argv[1:]))
