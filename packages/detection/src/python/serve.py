"""The door that the sandbox process calls."""

import io
import random
import sys

import pharos_hardening
from pharos_coverage import measure
from pharos_project import read_project
from pharos_runner import Runner, begin_step, install_stop_signal, progress_address
from pharos_scripts import Scripts
from pharos_shims import make_shims
from pharos_test_runner import run_tests


class Nowhere(io.TextIOBase):
    """What detections print in production is dropped."""

    def write(self, text):
        return len(text)


def start(harden):
    sys.stdout = sys.stderr = Nowhere()
    random.seed()  # Every process from one memory image would draw the same numbers.
    install_stop_signal()
    shims = make_shims()
    if harden:
        pharos_hardening.harden()
    # Whatever keeps a list of the modules that there are is made when those that lead out are gone.
    runner = Runner(shims, guarded=harden)
    scripts = Scripts(shims, guarded=harden)
    requests = {
        "C": runner.analyse,
        "L": runner.load,
        "E": runner.evaluate,
        "T": lambda request: run_tests(runner, request),
        "M": lambda request: measure(runner, request),
        "S": scripts.run,
        "D": lambda request: read_project(shims, harden, request),
    }

    def serve(kind, request):
        # The watcher knows a call by its number and step. The first call of a request would otherwise pass for that of
        # the one before, which may be minutes old.
        begin_step()
        return requests[kind](request)

    return serve
