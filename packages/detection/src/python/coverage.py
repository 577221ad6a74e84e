"""Measures which lines and branches of detections their unit tests run, in modules loaded for that alone.

The results of tests are those of another run: whatever measuring costs changes none of them. Code under test could
tamper with its own numbers, so the host believes them only within bounds.
"""

import math
import sys

from pharos_outcome import to_json
from pharos_runner import LoadedRule, begin_step, progress, scan_json
from pharos_test_runner import run_test

# The hardening takes it from `sys`, out of the reach of rules.
monitoring = sys.monitoring
EVENTS, DISABLE, TOOL = monitoring.events, monitoring.DISABLE, monitoring.COVERAGE_ID
BRANCHES_MAX = 1_000


def codes_in(code):
    yield code
    for constant in code.co_consts:
        if type(constant) is type(code):
            yield from codes_in(constant)


class Trace:
    """What was run of the code of one module. Each place tells once, so that a loop costs nothing more."""

    def __init__(self, code):
        self.codes = list(codes_in(code))
        self.lines = set()
        self.branches = set()

    def on_line(self, _code, line):
        self.lines.add(line)
        return DISABLE

    # Codes that are equal are still different places.
    def on_left(self, code, source, _destination):
        self.branches.add((id(code), source, "left"))
        return DISABLE

    def on_right(self, code, source, _destination):
        self.branches.add((id(code), source, "right"))
        return DISABLE

    def __enter__(self):
        callbacks = {EVENTS.LINE: self.on_line, EVENTS.BRANCH_LEFT: self.on_left, EVENTS.BRANCH_RIGHT: self.on_right}
        monitoring.use_tool_id(TOOL, "pharos")
        for event, callback in callbacks.items():
            monitoring.register_callback(TOOL, event, callback)
        for code in self.codes:
            monitoring.set_local_events(TOOL, code, sum(callbacks))

    def __exit__(self, *_):
        for code in self.codes:
            monitoring.set_local_events(TOOL, code, 0)
        monitoring.clear_tool_id(TOOL)
        monitoring.free_tool_id(TOOL)

    def summary(self):
        """Lines that hold code, those of them that were not run, and (line, line) of branches not taken."""
        lines = {line for code in self.codes for _, _, line in code.co_lines() if line}
        untaken = {pair for code in self.codes for pair in self.untaken_in(code)}
        return {
            "lines": sorted(lines),
            "missed": sorted(lines - self.lines),
            "untaken": sorted(untaken)[:BRANCHES_MAX],
        }

    def untaken_in(self, code):
        """Of places that were reached: from their line to the one where they never went on."""
        line_at = {offset: line for start, end, line in code.co_lines() for offset in range(start, end, 2)}
        for source, left, right in code.co_branches():
            taken = [(id(code), source, side) in self.branches for side in ("left", "right")]
            if taken[0] != taken[1]:
                start, end = line_at.get(source), line_at.get(right if taken[0] else left)
                if start and end and start != end:
                    yield start, end


def measure(runner, request):
    """The summary, or null for what does not load. `request`: JSON of `{rule, tests: [{log, mocks}]}`.

    Loading the rule is the first call, its tests are those after it.
    """
    wanted, _ = scan_json(str(request, "utf-8"), 0)
    progress[0] = 1
    begin_step()
    summary = measure_rule(runner, runner.rules[wanted["rule"]].spec, wanted["tests"])
    progress[0] = 0
    return to_json(summary).encode()


def measure_rule(runner, spec, tests):
    file, modules = f"{spec['id']}.py", runner.modules
    try:
        code = compile(spec["body"], file, "exec")
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    fresh, trace = LoadedRule(spec), Trace(code)
    modules.known_codes[file, spec["body"]] = code
    try:
        with trace:
            fresh.load(modules, math.inf)
            for test in tests if fresh.failure is None else ():
                progress[0] += 1
                run_test(fresh, test, runner)
    finally:
        del modules.known_codes[file, spec["body"]]
    return trace.summary() if fresh.failure is None else None
