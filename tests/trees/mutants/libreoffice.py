#!/usr/bin/python3
"""A document of Writer, changed through LibreOffice's own interface for programs: two text frames are the boxes, their paragraphs what lies in
them; the rows are those of a table. None of these has a name of its own, so they say mark and name as their text: "mark-3: Save all". LibreOffice uses
no row for another one: to recycle is to take it out and to put another in its place at once."""

import os
import pathlib
import subprocess
import sys
import tempfile
import time

import uno
from com.sun.star.awt import PosSize
from com.sun.star.beans import PropertyValue
from com.sun.star.connection import NoConnectException
from com.sun.star.text.ControlCharacter import PARAGRAPH_BREAK
from com.sun.star.text.TextContentAnchorType import AT_PAGE

import model

START_S = 90
OFFICE = ["soffice", "--norestore", "--nologo", "--nofirststartwizard", "--writer"]
# In hundredths of a millimetre. What has a mark lies in the middle of the page, so that it shows wherever that is scrolled to.
WIDTH, TABLE_AT, FRAMES_AT = 4500, 5000, 12500
ZOOM_BY_VALUE, ZOOM = 3, 75


def office(folder):
    pipe = f"mutations-{os.getpid()}"
    process = subprocess.Popen([*OFFICE, f"-env:UserInstallation={pathlib.Path(folder, 'user').as_uri()}", f"--accept=pipe,name={pipe};urp;"],
                               stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, "TMPDIR": folder})
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", local)
    deadline = time.monotonic() + START_S
    while True:
        try:
            context = resolver.resolve(f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext")
            desktop = context.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", context)
            if desktop.getCurrentComponent():
                return process, desktop.getCurrentComponent()
        except NoConnectException:
            pass
        if time.monotonic() > deadline or process.poll() is not None:
            raise RuntimeError("LibreOffice does not answer")
        time.sleep(0.1)


def says(mark, name):
    return f"{mark}: {name}"


class Window:
    def __init__(self, document):
        self.document = document
        self.text = document.getText()
        self.at(TABLE_AT)
        self.frames = {name: self.frame(name, place) for place, name in enumerate(model.BOXES)}
        self.table = self.make_table()
        # A frame has a paragraph and a table a row from the start: the first thing in there is that one.
        self.order = {name: [] for name in (*model.BOXES, model.LIST)}
        controller = document.getCurrentController()
        settings = controller.getViewSettings()
        settings.ZoomType, settings.ZoomValue = ZOOM_BY_VALUE, ZOOM
        self.container = controller.getFrame().getContainerWindow()
        self.container.IsMaximized = False

    def at(self, top):
        styles = self.document.getStyleFamilies().getByName("PageStyles")
        styles.getByName(self.text.createTextCursor().PageStyleName).TopMargin = top

    def frame(self, name, place):
        frame = self.document.createInstance("com.sun.star.text.TextFrame")
        frame.AnchorType = AT_PAGE
        frame.AnchorPageNo = 1
        frame.setName(name)
        frame.Width = WIDTH
        frame.HoriOrient = frame.VertOrient = 0
        frame.HoriOrientPosition, frame.VertOrientPosition = 1000 + place * (WIDTH + 500), FRAMES_AT
        self.text.insertTextContent(self.text.getEnd(), frame, False)
        return frame

    def make_table(self):
        table = self.document.createInstance("com.sun.star.text.TextTable")
        table.initialize(1, 1)
        table.setName(model.LIST)
        self.text.insertTextContent(self.text.getEnd(), table, False)
        return table

    def paragraph(self, holder, place):
        paragraphs = self.frames[holder].createEnumeration()
        for _ in range(place):
            paragraphs.nextElement()
        return paragraphs.nextElement()

    def insert(self, holder, place, mark, name):
        order = self.order[holder]
        if holder == model.LIST:
            if order:
                self.table.getRows().insertByIndex(place, 1)
            self.table.getCellByPosition(0, place).setString(says(mark, name))
        else:
            text = self.frames[holder]
            if order:
                # Behind the one before: who had a text keeps it.
                before = self.paragraph(holder, max(place - 1, 0))
                text.insertControlCharacter(before.getEnd() if place > 0 else before.getStart(), PARAGRAPH_BREAK, False)
            text.insertString(self.paragraph(holder, place).getStart(), says(mark, name), False)
        order.insert(place, mark)

    def remove(self, holder, mark):
        place = self.order[holder].index(mark)
        if holder == model.LIST:
            self.table.getRows().removeByIndex(place, 1)
        else:
            self.paragraph(holder, place).dispose()
        self.order[holder].remove(mark)

    def holder_of(self, mark):
        return next(holder for holder, order in self.order.items() if mark in order)

    def rename(self, mark, name):
        holder = self.holder_of(mark)
        paragraph = self.paragraph(holder, self.order[holder].index(mark))
        cursor = self.frames[holder].createTextCursorByRange(paragraph.getStart())
        cursor.goRight(len(says(mark, "")), False)
        cursor.gotoEndOfParagraph(True)
        cursor.setString(name)

    def reparent(self, holder, other, place, mark):
        _, name = self.paragraph(holder, self.order[holder].index(mark)).getString().split(": ", 1)
        self.remove(holder, mark)
        self.insert(other, place, mark, name)

    def recycle(self, mark, new, name):
        place = self.order[model.LIST].index(mark)
        self.remove(model.LIST, mark)
        self.insert(model.LIST, place, new, name)

    def scroll(self, part):
        """By the wheel, from outside."""

    def place(self, x, y):
        size = self.container.getPosSize()
        self.container.setPosSize(x, y, size.Width, size.Height, PosSize.POS)


def main():
    # Whoever started this takes its home away in the end, however this ends.
    folder = tempfile.mkdtemp(prefix="office-", dir=pathlib.Path.home())
    process, document = office(folder)
    try:
        document.setTitle("Mutations")
        mutated = model.Model(Window(document), sys.argv[1])
        mutated.tell("start")
        while True:
            mutated.tell(model.answer(mutated))
    finally:
        process.terminate()
        process.wait()


main()
