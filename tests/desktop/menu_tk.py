#!/usr/bin/python3
"""A window of Tk with a menu, which keeps pointer and keyboard while it is open: what becomes of it goes into a log."""

import sys
import tkinter

log = open(sys.argv[1], "a", buffering=1)
window = tkinter.Tk()
window.title("Tk menu")
window.geometry("300x200+60+60")
button = tkinter.Menubutton(window, text="Menu")
menu = tkinter.Menu(button, tearoff=False)
menu.add_command(label="Delete", command=lambda: print("deleted", file=log))
menu.bind("<Map>", lambda _: print("open", file=log))
menu.bind("<Unmap>", lambda _: print("closed", file=log))
button["menu"] = menu
button.place(x=0, y=0, width=100, height=40)
window.bind("<Key>", lambda event: print("key", event.keysym, file=log))
window.mainloop()
