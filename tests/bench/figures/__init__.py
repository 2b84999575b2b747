"""The figures of `make bench`, one module a group; each returns a list of figures."""
