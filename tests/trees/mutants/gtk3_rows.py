#!/usr/bin/python3
"""The window of gtk3_widgets with a table of rows."""

import gtk3_widgets

gtk3_widgets.main(True)
