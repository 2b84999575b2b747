"""Windows by wmctrl and xwininfo, pixels by xwd: what the product says of them is compared with what they say."""

import json
import re
import struct
import subprocess
import time
import zlib

from Xlib import X, display

# To see both sides of a caret that blinks every 0.6 s.
LOOKS = 6
LOOK_S = 0.25


def said(*command):
    return subprocess.run(command, capture_output=True, check=True).stdout


def visible_frame(window):
    """Where xwininfo says that the window lies, without the shadow that it says it draws."""
    text = said("xwininfo", "-id", str(window)).decode()
    numbers = {key: int(re.search(pattern, text).group(1)) for key, pattern in {
        "x": r"Absolute upper-left X:\s+(-?\d+)", "y": r"Absolute upper-left Y:\s+(-?\d+)", "width": r"Width: (\d+)", "height": r"Height: (\d+)"}.items()}
    shadow = said("xprop", "-id", str(window), "_GTK_FRAME_EXTENTS").decode()
    left, right, top, bottom = map(int, re.findall(r"\d+", shadow.split("=")[1])) if "=" in shadow else (0, 0, 0, 0)
    return {"x": numbers["x"] + left, "y": numbers["y"] + top, "width": numbers["width"] - left - right, "height": numbers["height"] - top - bottom}


def tool(offhand, name, **arguments):
    done = subprocess.run([offhand, "--no-daemon", name, json.dumps(arguments), "--output", "json"], capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def windows(offhand):
    """What list_windows says otherwise than wmctrl (which window, whose, called what) and xwininfo (where)."""
    ours = {window["window_id"]: window for window in tool(offhand, "list_windows")["windows"]}
    differences, count = [], 0
    for line in said("wmctrl", "-lp").decode().splitlines():
        number, _, pid, _, title = (line.split(None, 4) + [""])[:5]
        window, count = ours.pop(int(number, 16), None), count + 1
        expected = {"pid": int(pid), "title": title, "bounds": visible_frame(int(number, 16))}
        if window is None:
            differences.append({"window": title, "ours": "missing"})
            continue
        differences += [{"window": title, "field": field, "ours": window[field], "theirs": value}
                        for field, value in expected.items() if window[field] != value]
    return {"count": count, "differences": differences}


def unfiltered(data, width, height, channels):
    """The rows of a PNG's pixels."""
    rows, stride, before, at = [], width * channels, bytearray(width * channels), 0
    for _ in range(height):
        kind, row = data[at], bytearray(data[at + 1:at + 1 + stride])
        for i in range(stride) if kind else ():
            left = row[i - channels] if i >= channels else 0
            corner = before[i - channels] if i >= channels else 0
            nearest = min((abs(before[i] - corner), 0, left), (abs(left - corner), 1, before[i]), (abs(left + before[i] - 2 * corner), 2, corner))[2]
            row[i] = (row[i] + (left, before[i], (left + before[i]) // 2, nearest)[kind - 1]) & 255
        rows.append(bytes(row))
        before, at = row, at + 1 + stride
    return rows


def png(path):
    """(width, height, rows of RGB)."""
    data, at, pixels = path.read_bytes(), 8, b""
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        if kind == b"IHDR":
            width, height, _, colour = struct.unpack(">IIBB", body[:10])
        elif kind == b"IDAT":
            pixels += body
        at += 12 + length
    channels = {2: 3, 6: 4}[colour]
    rows = unfiltered(zlib.decompress(pixels), width, height, channels)
    if channels == 4:
        rows = [b"".join(row[i:i + 3] for i in range(0, len(row), 4)) for row in rows]
    return width, height, rows


def xwd(window, frame, whole):
    """Rows of RGB of the visible frame, as xwd dumps the window."""
    data = said("xwd", "-silent", "-id", str(window))
    header = struct.unpack(">25I", data[:100])
    size, width, height, order, bits, line, colours = header[0], header[4], header[5], header[7], header[11], header[12], header[19]
    if bits != 32 or order != 0:
        raise RuntimeError(f"a dump of {bits} bits a pixel in order {order}")
    pixels, rows = memoryview(data)[size + colours * 12:], []
    left, top = frame["x"] - whole["x"], frame["y"] - whole["y"]
    for y in range(top, top + frame["height"]):
        row = bytes(pixels[y * line + left * 4:y * line + (left + frame["width"]) * 4])
        rgb = bytearray(frame["width"] * 3)
        rgb[0::3], rgb[1::3], rgb[2::3] = row[2::4], row[1::4], row[0::4]
        rows.append(bytes(rgb))
    return rows


def differing(one, other):
    """The places of pixels that are not the same."""
    return {(x, y) for y, (a, b) in enumerate(zip(one, other)) if a != b for x in range(len(a) // 3) if a[3 * x:3 * x + 3] != b[3 * x:3 * x + 3]}


def cover(frame):
    """A black window over all of it."""
    connection = display.Display()
    screen = connection.screen()
    window = screen.root.create_window(frame["x"], frame["y"], frame["width"], frame["height"], 0, screen.root_depth, override_redirect=1,
                                       background_pixel=screen.black_pixel)
    window.map()
    window.configure(stack_mode=X.Above)
    connection.sync()
    return connection


def picture(offhand, pid, window, file):
    file.unlink(missing_ok=True)
    tool(offhand, "get_window_state", pid=pid, window_id=window, include_accessibility_tree=False, include_screenshot=True, max_image_dimension=0,
         image_format="png", screenshot_out_file=str(file))
    return png(file)


def whole_window(window):
    text = said("xwininfo", "-id", str(window)).decode()
    return {"x": int(re.search(r"upper-left X:\s+(-?\d+)", text).group(1)), "y": int(re.search(r"upper-left Y:\s+(-?\d+)", text).group(1))}


def restless(window, frame, whole):
    """Pixels that change without anybody's doing: carets, spinners."""
    first, changing = xwd(window, frame, whole), set()
    for _ in range(LOOKS):
        time.sleep(LOOK_S)
        changing |= differing(first, xwd(window, frame, whole))
    return changing


def pictures(offhand, pid, window, folder, desktop):
    """How many pixels our picture has otherwise than xwd's, and otherwise than itself once the window is covered; what changes by itself is left out.
    Of three tries the first in which nothing else moved: windows fade as they become active."""
    desktop.activate(window)
    for _ in range(3):
        frame, whole = visible_frame(window), whole_window(window)
        changing = restless(window, frame, whole)
        width, height, ours = picture(offhand, pid, window, folder / "own.png")
        if (width, height) != (frame["width"], frame["height"]):
            raise RuntimeError(f"a picture of {width}x{height} of {frame}")
        theirs = xwd(window, frame, whole)
        keeper = cover(frame)
        covered = picture(offhand, pid, window, folder / "covered.png")[2]
        keeper.close()
        found = {"pixels": width * height, "changing": len(changing), "xwd": len(differing(ours, theirs) - changing),
                 "covered": len(differing(ours, covered) - changing)}
        if not found["xwd"] and not found["covered"]:
            break
    return found
