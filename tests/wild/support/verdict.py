"""What a task came to. Of several things found in one task the worst stands."""

OK, REFUSED, FAILED, LIED = "ok", "refused", "failed", "lied"
BROKEN = "broken"  # the task itself is at fault, or its application did not start
ORDER = (OK, REFUSED, FAILED, LIED, BROKEN)

# A tool that answers with one of these says honestly what it did not do, and why. Any other error is a failure: a deadline,
# an application said to hang, something inside.
HONEST = frozenset({"accessibility_disabled", "accessibility_off", "action_failed", "ambiguous_window", "background_unavailable",
                    "blocked_by_dialog", "element_covered", "element_unstable", "foreground_unavailable", "no_such_action", "not_editable",
                    "not_ready", "not_visible", "user_busy", "point_outside", "stale_element"})


def worst(verdicts):
    return max(verdicts, key=ORDER.index, default=OK)


class TaskOver(Exception):
    """The task cannot go on; its verdict is already noted."""
