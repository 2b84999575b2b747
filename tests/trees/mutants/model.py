"""A seeded sequence of mutations of a small window: two boxes of buttons and a list of rows. Each thing has a mark that it keeps whatever happens to it,
and says it as its accessible description, so that another program can tell which is which. What there is afterwards goes to standard output."""

import json
import random
import sys

BOXES = ("box-one", "box-two")
LIST = "rows"
MOST = 12


class Model:
    def __init__(self, window, seed):
        self.window, self.random, self.marks = window, random.Random(seed), 0
        self.holders = {name: [] for name in (*BOXES, LIST)}
        self.names = {}
        for holder in self.holders:
            for _ in range(4):
                self.insert(holder)

    def mark(self):
        self.marks += 1
        return f"mark-{self.marks}"

    def name(self):
        # Few words, so that names come again.
        return self.random.choice(("Open", "Save", "Close", "Print", "Send")) + self.random.choice(("", " all", " now", " as", " it"))

    def insert(self, holder):
        place, mark, name = self.random.randint(0, len(self.holders[holder])), self.mark(), self.name()
        self.holders[holder].insert(place, mark)
        self.names[mark] = name
        self.window.insert(holder, place, mark, name)
        return "insert"

    def some(self, holders):
        holder = self.random.choice([holder for holder in holders if len(self.holders[holder]) > 1])
        return holder, self.random.choice(self.holders[holder])

    def remove(self):
        holder, mark = self.some(self.holders)
        self.holders[holder].remove(mark)
        del self.names[mark]
        self.window.remove(holder, mark)
        return "remove"

    def rename(self):
        _, mark = self.some(BOXES)
        self.names[mark] = self.name()
        self.window.rename(mark, self.names[mark])
        return "rename"

    def reparent(self):
        holder, mark = self.some(BOXES)
        other = BOXES[1 - BOXES.index(holder)]
        place = self.random.randint(0, len(self.holders[other]))
        self.holders[holder].remove(mark)
        self.holders[other].insert(place, mark)
        self.window.reparent(holder, other, place, mark)
        return "re-parent"

    def recycle(self):
        """A row becomes another one: the same object, another mark and another name."""
        _, mark = self.some((LIST,))
        new, name = self.mark(), self.name()
        while name == self.names[mark]:
            name = self.name()
        self.holders[LIST][self.holders[LIST].index(mark)] = new
        del self.names[mark]
        self.names[new] = name
        self.window.recycle(mark, new, name)
        return "recycle"

    def scroll(self):
        self.window.scroll(self.random.random())
        return "scroll"

    def move_window(self):
        self.window.place(self.random.randint(0, 300), self.random.randint(0, 200))
        return "move window"

    def mutate(self):
        full = [holder for holder in self.holders if len(self.holders[holder]) >= MOST]
        insert = lambda: self.insert(self.random.choice([holder for holder in self.holders if holder not in full]))
        few = {holder for holder in self.holders if len(self.holders[holder]) < 2}
        choices = [self.remove] if len(few) < len(self.holders) else []
        choices += [self.rename, self.reparent] if not few.issuperset(BOXES) else []
        choices += [self.recycle] if LIST not in few else []
        choices += [self.scroll, self.move_window]
        if len(full) < len(self.holders):
            choices += [insert, insert]
        return self.random.choice(choices)()

    def tell(self, what):
        tree = [[mark, self.names[mark], holder] for holder, marks in self.holders.items() for mark in marks]
        print(json.dumps({"what": what, "tree": tree}), flush=True)


def answer(model):
    """One mutation for a line on standard input; the toolkit calls it when there is one."""
    line = sys.stdin.readline()
    if not line:
        sys.exit(0)
    return model.mutate()
