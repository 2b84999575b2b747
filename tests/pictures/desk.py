"""The desktop that pictures are taken of: a wallpaper, light window decorations, one readable font, shadows.

Everything comes by the environment (`environment`), because a sandbox has an empty home and gives that away; `dress` does the rest on the
desktop itself."""
import pathlib
import subprocess
import time

HERE = pathlib.Path(__file__).resolve().parent
FONT = "Inter"
GTK = f"""[Settings]
gtk-font-name = {FONT} 10
gtk-icon-theme-name = Adwaita
gtk-cursor-theme-name = Adwaita
gtk-cursor-blink = false
"""
FONTS = f"""<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <match target="pattern"><test name="family"><string>sans-serif</string></test><edit name="family" mode="prepend" binding="strong"><string>{FONT}</string></edit></match>
  <match target="pattern"><test name="family"><string>system-ui</string></test><edit name="family" mode="prepend" binding="strong"><string>{FONT}</string></edit></match>
</fontconfig>
"""
# A title shows the name of a file and not where it lies.
OVERRIDE = """[org.xfce.mousepad.preferences.window]
path-in-title=false
[org.xfce.mousepad.preferences.view]
use-default-monospace-font=false
font-name='Inter 12'
word-wrap=true
"""


def environment(folder, here):
    """What programs need to look so, with its files in `folder`: for the sandbox's own parts, and for its `--env`. Themes lie beside `here`."""
    folder = pathlib.Path(folder)
    for name, text in {"gtk-3.0/settings.ini": GTK, "gtk-4.0/settings.ini": GTK, "openbox/rc.xml": (HERE / "rc.xml").read_text(),
                       "fonts.conf": FONTS, "schemas/50_pictures.gschema.override": OVERRIDE}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    schema = pathlib.Path("/usr/share/glib-2.0/schemas/org.xfce.mousepad.gschema.xml")
    (folder / "schemas" / schema.name).write_bytes(schema.read_bytes())
    subprocess.run(["glib-compile-schemas", folder / "schemas"], check=True)
    own = {"XDG_CONFIG_DIRS": f"{folder}:/etc/xdg", "XDG_DATA_DIRS": f"{here}:/usr/local/share:/usr/share"}
    let_in = {"FONTCONFIG_FILE": str(folder / "fonts.conf"), "GSETTINGS_SCHEMA_DIR": str(folder / "schemas"), "XCURSOR_THEME": "Adwaita"}
    return own, let_in


def dress(width, height, folder):
    """Puts the wallpaper on the root window, gives the pointer its shape, and starts the compositor that draws shadows."""
    from Xlib import X, Xatom, display
    picture, raw = pathlib.Path(folder) / "wallpaper.png", pathlib.Path(folder) / "wallpaper.raw"
    subprocess.run(["rsvg-convert", "-w", str(width), "-h", str(height), HERE / "wallpaper.svg", "-o", picture], check=True)
    subprocess.run(["ffmpeg", "-y", "-loglevel", "error", "-i", picture, "-f", "rawvideo", "-pix_fmt", "bgr0", raw], check=True)
    pixels = raw.read_bytes()
    server = display.Display()
    screen = server.screen()
    pixmap = screen.root.create_pixmap(width, height, screen.root_depth)
    context = pixmap.create_gc()
    rows = 32  # what one request can carry
    for top in range(0, height, rows):
        count = min(rows, height - top)
        pixmap.put_image(context, 0, top, width, count, X.ZPixmap, screen.root_depth, 0, pixels[top * width * 4:(top + count) * width * 4])
    screen.root.change_attributes(background_pixmap=pixmap)
    screen.root.clear_area(0, 0, width, height)
    # Compositors find it there.
    screen.root.change_property(server.intern_atom("_XROOTPMAP_ID"), Xatom.PIXMAP, 32, [pixmap.id])
    server.set_close_down_mode(X.RetainPermanent)
    server.sync()
    server.close()
    subprocess.run(["xsetroot", "-xcf", "/usr/share/icons/Adwaita/cursors/left_ptr", "24"], check=True)
    picom = subprocess.Popen(["picom", "--backend", "xrender", "--config", "/dev/null", "--shadow", "--shadow-radius", "14", "--shadow-offset-x", "-14",
                              "--shadow-offset-y", "-8", "--shadow-opacity", "0.45", "--shadow-exclude", "override_redirect"], stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + 20
    while not is_composited():
        assert time.monotonic() < deadline and picom.poll() is None, "the compositor did not start"
        time.sleep(0.05)
    return picom


def is_composited():
    from Xlib import X, display
    server = display.Display()
    owner = server.get_selection_owner(server.intern_atom("_NET_WM_CM_S0"))
    server.close()
    return owner != X.NONE
