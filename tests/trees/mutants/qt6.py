#!/usr/bin/python3
from PyQt6 import QtCore, QtWidgets

import qt

qt.run(QtCore, QtWidgets)
