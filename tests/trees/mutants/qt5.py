#!/usr/bin/python3
from PyQt5 import QtCore, QtWidgets

import qt

qt.run(QtCore, QtWidgets)
