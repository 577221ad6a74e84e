"""The loop of the sandbox: batches of events in, matches and errors out, both as bytes."""

import re
import signal
import time
from array import array
from json import JSONDecoder

import pharos_channel
import pharos_libraries
from pharos_conditions import Reader
from pharos_data_models import BrokenModel, load_model
from pharos_event import with_models
from pharos_outcome import ORDER, describe, generate, match_json, quote, to_json, wrong_type
from pharos_rule_modules import RuleModules, namespace_of

scan_json = JSONDecoder().scan_once

# Read by the watcher outside Python: which call runs (its number in the batch, 0 for none) and which of its steps.
progress = array("I", (0, 0))


# So many calls of a rule that ran out of time within the window put the rule out: each of them holds up all events.
TIMEOUTS_MAX = 3
TIMEOUT_WINDOW_SECONDS = 60


class Timeout(BaseException):
    """Raised inside a call that has used up its time; not an Exception, so that rules seldom catch it."""


# The C parser recurses: nesting far beyond what it can take would end the process, so it is looked for first.
NESTING_MAX = 500
STRINGS = re.compile(rb'"(?:[^"\\]|\\.)*"', re.DOTALL)


def parse_object(data):
    """The plain object of one JSON text given as bytes. Raises ValueError or RecursionError."""
    if data.count(b"[") + data.count(b"{") > NESTING_MAX and nesting(data) > NESTING_MAX:
        raise RecursionError(f"the event is nested deeper than {NESTING_MAX} levels")
    try:
        value, _ = scan_json(data.decode(), 0)
    except StopIteration as error:
        raise ValueError("the event is not valid JSON") from error
    if type(value) is not dict:
        raise ValueError("the event is no JSON object")
    return value


def nesting(data):
    """The deepest level of objects and lists."""
    deepest = level = 0
    for piece in STRINGS.split(data):
        for byte in piece:
            if byte in b"[{":
                level += 1
                deepest = max(deepest, level)
            elif byte in b"]}":
                level -= 1
    return deepest


def stop_call(*_):
    raise Timeout("the detection ran longer than it may")


def begin_step():
    progress[1] += 1


def line_of(error, spec):
    """The line of the detection's own Python that the error is about; 1 where it is about none."""
    if isinstance(error, SyntaxError) and error.filename == f"{spec['id']}.py":
        return error.lineno or 1
    line, step = 1, error.__traceback__
    while step is not None:
        if step.tb_frame.f_code.co_filename == f"{spec['id']}.py":
            line = step.tb_lineno
        step = step.tb_next
    return line


def failure_of(error, spec):
    return {"kind": type(error).__name__, "message": describe(error), "line": line_of(error, spec)}


def check_global(name, modules):
    """The failure of a global, which nothing may import, or None."""
    try:
        modules.load_global(name)
    except BaseException as error:
        return failure_of(error, {"id": name})
    return None


class LoadedRule:
    __slots__ = ("spec", "module", "rule", "functions", "failure", "timeouts", "is_policy")

    def __init__(self, spec):
        self.spec = spec
        self.module = self.rule = self.failure = None
        self.functions = ()
        self.timeouts = []
        self.is_policy = spec["entry"] == "policy"

    def load(self, modules):
        try:
            self.module = modules.load_rule(self.spec["id"], self.spec["body"])
            self.bind()
        except BaseException as error:
            self.failure = failure_of(error, self.spec)

    def bind(self):
        names, entry = namespace_of(self.module), self.spec["entry"]
        self.rule = names.get(entry)
        if not callable(self.rule):
            raise AttributeError(f"the detection defines no function named {entry}")
        wanted = ORDER if self.spec["createAlert"] else ("alert_context",)
        self.functions = tuple((name, names[name]) for name in wanted if callable(names.get(name)))

    def timed_out(self):
        now = time.monotonic()
        self.timeouts = [at for at in self.timeouts if now - at < TIMEOUT_WINDOW_SECONDS] + [now]
        if len(self.timeouts) >= TIMEOUTS_MAX:
            message = "the detection ran out of time again and again and stays out until it is changed"
            self.failure = {"kind": "Suspended", "message": message}


def failure_json(event_index, rule_index, kind, message):
    return f'{{"event":{event_index},"rule":{rule_index},"kind":{quote(kind)},"message":{quote(message)}}}'


def each(content, items, first, work):
    """What `work` makes of each item, None for those left out. Items count as calls from `first`."""
    results = [None] * len(items)
    for at, item in enumerate(items):
        if item is None or first + at in content["skipped"]:
            continue
        progress[0] = first + at
        if content["careful"]:
            pharos_channel.report_progress()
        results[at] = work(item)
    progress[0] = 0
    return results


class Runner:
    def __init__(self, shims, guarded):
        self.shims = shims
        self.guarded = guarded
        self.rules = []
        self.reader = Reader()
        self.codes = {}
        # By log type.
        self.models = {}

    def load(self, request):
        """Answers with a failure or null of each rule, data model and global to check, and the rules' conditions."""
        content, _ = scan_json(str(request, "utf-8"), 0)
        shims = pharos_libraries.use(content["libraries"], self.shims)
        sources = {item["id"]: item["body"] for item in content["globals"]}
        modules = RuleModules(shims, sources, self.guarded, self.codes)
        self.rules = [LoadedRule(spec) for spec in content["rules"]]
        # All are read before any runs: what a rule does while loading can't change how another is understood.
        bodies = [loaded.spec["body"] for loaded in self.rules]
        each(content, bodies, 1, self.reader.read)
        self.reader.settle(bodies, sources, content["dataModels"], shims)
        conditions = each(content, bodies, 1, self.reader.conditions_of)
        python = [loaded if loaded.spec["body"] is not None else None for loaded in self.rules]
        each(content, python, 1, lambda loaded: loaded.load(modules))
        self.codes = modules.codes
        failures = [loaded.failure for loaded in self.rules]
        self.models = {}
        first = 1 + len(self.rules)
        failures += each(content, content["dataModels"], first, lambda spec: self.load_model(spec, modules))
        first += len(content["dataModels"])
        failures += each(content, content["checkedGlobals"], first, lambda name: check_global(name, modules))
        are_models_whole = not any(failures[first - 1 :]) and max(content["skipped"], default=0) < first
        used = [found and (found[0] if are_models_whole or not found[1] else []) for found in conditions]
        return to_json({"failures": failures, "conditions": used}).encode()

    def load_model(self, spec, modules):
        """The failure, or None. A broken model stays in its place: whoever asks it gets its error."""
        failure = None
        try:
            model = load_model(spec, modules)
        except BaseException as error:
            failure = failure_of(error, spec)
            model = BrokenModel(spec, failure["message"])
        self.models.update(dict.fromkeys(spec["logTypes"], model))
        return failure

    def evaluate(self, request):
        """`request`: see encode-batch.ts. Call numbers count (event, rule) pairs of the batch from 1."""
        header = request[:16].cast("I")
        events, calls, skips, careful = header
        numbers = request[16 : 16 + 4 * (2 * events + calls + skips)].cast("I")
        lengths, counts = numbers[:events], numbers[events : 2 * events]
        rule_indexes = numbers[2 * events : 2 * events + calls]
        skipped = frozenset(numbers[2 * events + calls :])
        matches, failures = [], []
        at, number = 16 + 4 * (2 * events + calls + skips), 0
        for index in range(events):
            chosen = rule_indexes[number : number + counts[index]]
            data = request[at : at + lengths[index]].tobytes()
            at += lengths[index]
            try:
                event = with_models(parse_object(data), self.models)
            except (ValueError, RecursionError, MemoryError) as error:
                failures += [failure_json(index, rule, type(error).__name__, describe(error)) for rule in chosen]
                number += len(chosen)
                continue
            for rule in chosen:
                number += 1
                if number in skipped:
                    continue
                progress[0] = number
                if careful:
                    pharos_channel.report_progress()
                self.run_call(index, rule, event, data, matches, failures)
        progress[0] = 0
        return f'{{"matches":[{",".join(matches)}],"errors":[{",".join(failures)}]}}'.encode()

    def run_call(self, index, rule, event, data, matches, failures):
        """A rule matches on True. A policy does on False, and gets a plain copy of the resource, which it may change."""
        loaded = self.rules[rule]
        try:
            if loaded.failure is not None:
                failures.append(failure_json(index, rule, loaded.failure["kind"], loaded.failure["message"]))
                return
            if loaded.is_policy:
                event = parse_object(data)
            decided = loaded.rule(event)
            if decided is loaded.is_policy:
                return
            if decided is not True and decided is not False:
                raise wrong_type(loaded.spec["entry"], decided, "bool")
        except BaseException as error:
            failures.append(failure_json(index, rule, type(error).__name__, describe(error)))
            if type(error) is Timeout:
                loaded.timed_out()
            return
        matches.append(match_json(index, rule, generate(loaded.functions, event, begin_step)))


def progress_address():
    return progress.buffer_info()[0]


def install_stop_signal():
    signal.signal(signal.SIGINT, stop_call)
