"""Runs a rule's unit tests: mocks in place, every function's result or error kept."""

import io
import sys
from unittest.mock import MagicMock

import pharos_channel
from pharos_event import with_models
from pharos_outcome import ORDER, call, describe, kind_of, to_json, wrong_type
from pharos_rule_modules import namespace_of
from pharos_runner import begin_step, progress, scan_json

PRINTED_MAX = 10_000


class Mocks:
    """Replaces names of the rule's module by mocks while a test runs, or of a global or an object by a name with dots."""

    def __init__(self, module, mocks, modules):
        self.names, self.modules = namespace_of(module), modules
        self.mocks = {mock["objectName"]: MagicMock(return_value=mock["returnValue"]) for mock in mocks}
        self.originals = []

    def __enter__(self):
        try:
            for name, mock in self.mocks.items():
                names, last = self.place_of(name)
                self.originals.append((names, last, names.get(last, self)))
                names[last] = mock
        except BaseException:
            self.__exit__()
            raise

    def __exit__(self, *_):
        for names, last, original in reversed(self.originals):
            if original is self:
                del names[last]
            else:
                names[last] = original

    def place_of(self, name):
        owner, _, last = name.rpartition(".")
        if not owner and name in self.names:
            return self.names, name
        if owner in self.modules.loaded and last in namespace_of(self.modules.loaded[owner]):
            return namespace_of(self.modules.loaded[owner]), last
        attributes = getattr(self.names.get(owner), "__dict__", None)
        if type(attributes) is dict and hasattr(self.names[owner], last):
            return attributes, last
        raise AttributeError(f"the detection has nothing named {name} to mock")


def print_to(out, err):
    namespace_of(sys).update(stdout=out, stderr=err)


def error_of(error):
    return {"output": None, "error": {"kind": kind_of(error), "message": describe(error)}}


def detect(names, entry, event):
    result = names[entry](event)
    if not isinstance(result, bool):
        raise wrong_type(entry, result, "bool")
    return result


def run_functions(loaded, event):
    """Function name → `{output, error}`; the others run only where it alerts: a rule on True, a policy on False."""
    names, entry = namespace_of(loaded.module), loaded.spec["entry"]
    try:
        output = detect(names, entry, event)
    except BaseException as error:
        return {"detection": error_of(error)}
    results = {"detection": {"output": output, "error": None}}
    wanted = ORDER if loaded.spec["createAlert"] else ("alert_context",)
    for name in wanted if output == (entry == "rule") else ():
        if not callable(names.get(name)):
            continue
        begin_step()
        try:
            output = call(name, names[name], event)
            results[name] = {"output": scan_json(output, 0)[0] if name == "alert_context" else output, "error": None}
        except BaseException as error:
            results[name] = error_of(error)
    return results


def subject_of(loaded, test, models):
    """A rule gets an event, without a data model if it is a row of a query; a policy gets the plain resource."""
    log = scan_json(test["log"], 0)[0]
    if loaded.spec["entry"] == "policy":
        return log
    return with_models(log, {} if loaded.spec["scheduled"] else models)


def run_test(loaded, test, runner):
    if loaded.failure is not None:
        failure = {"kind": loaded.failure["kind"], "message": loaded.failure["message"]}
        return {"error": failure, "functions": {}, "printed": ""}
    printed, usual = io.StringIO(), (sys.stdout, sys.stderr)
    print_to(printed, printed)
    try:
        with Mocks(loaded.module, test["mocks"], runner.modules):
            functions = run_functions(loaded, subject_of(loaded, test, runner.models))
            return {"error": None, "functions": functions, "printed": printed.getvalue()[:PRINTED_MAX]}
    except BaseException as error:
        return {**error_of(error), "functions": {}, "printed": printed.getvalue()[:PRINTED_MAX]}
    finally:
        print_to(*usual)


def run_tests(runner, request):
    """`request`: JSON of `{tests: [{rule, log, mocks}], skipped, careful}`, `log` as JSON text; tests count from 1."""
    wanted, _ = scan_json(str(request, "utf-8"), 0)
    skipped = frozenset(wanted["skipped"])
    results = []
    for number, test in enumerate(wanted["tests"], 1):
        if number in skipped:
            results.append(None)
            continue
        progress[0] = number
        if wanted["careful"]:
            pharos_channel.report_progress()
        results.append(run_test(runner.rules[test["rule"]], test, runner))
    progress[0] = 0
    return to_json(results).encode()
