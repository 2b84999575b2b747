"""Starting and ending programs while somebody types."""

from support.registry import task


def starts(application, program, pattern, *arguments):
    def start_and_end(t):
        """Start the program in the background, and end it."""
        told = t.launch(program, *[argument.replace("{folder}", str(t.folder)) for argument in arguments],
                        so=("its window is there", lambda: t.titled(pattern)))
        t.expect("its process is there", lambda: any(window["pid"] == told["pid"] for window in t.desktop.windows()))
        t.act("kill_app", {"pid": t.pid}, so=("its windows are gone", lambda: not t.titled(pattern)))
    task(application, launched=True)(start_and_end)


starts("mousepad", "mousepad", "Mousepad", "--disable-server")
starts("gnome-calculator", "gnome-calculator", "Calculator")
starts("kcalc", "kcalc", "KCalc")
starts("xterm", "xterm", "xterm|@|root")
starts("galculator", "galculator", "galculator")
starts("featherpad", "featherpad", "FeatherPad|Untitled", "--standalone")
starts("zenity", "zenity", "Shall", "--info", "--title=Shall it", "--text=be")
starts("gucharmap", "gucharmap", "Character Map")
