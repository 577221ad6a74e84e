"""The loop of the sandbox: batches of events in, matches and errors out, both as bytes."""

import re
import signal
import time
from array import array
from json import JSONDecoder

import pharos_channel
import pharos_libraries
import pharos_rule_classes
from pharos_conditions import Reader
from pharos_data_models import BrokenModel, load_model
from pharos_event import not_read, with_models
from pharos_outcome import ORDER, describe, generate, kind_of, match_json, quote, to_json, wrong_type
from pharos_partial_data import Reading
from pharos_rule_modules import RuleModules, namespace_of

scan_json = JSONDecoder().scan_once

# Read by the watcher outside Python: which call runs (its number in the batch, 0 for none) and which of its steps.
progress = array("I", (0, 0))


# So many calls of a rule that ran out of time within the window keep it from the rest of the batch, each event of
# which would wait as long. Whether it is suspended is decided outside, by what was measured there.
TIMEOUTS_MAX = 3
TIMEOUT_WINDOW_SECONDS = 60


# An event that takes longer makes the calls of those after it be timed.
SLOW_SECONDS = 0.01
EVENTS_MEASURED = 200


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
    return {"kind": kind_of(error), "message": describe(error), "line": line_of(error, spec)}


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

    def load(self, modules, until):
        if time.monotonic() > until:
            self.failure = {"kind": "Skipped", "message": "others took all the time for loading", "line": 1}
            return
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


def each(content, items, first, work, passed=0):
    """What `work` makes of each item, None for those left out. Items are skipped by their number from `first`, and
    count as calls from `passed` more: numbers of calls never fall within a request."""
    results = [None] * len(items)
    for at, item in enumerate(items):
        if item is None or first + at in content["skipped"]:
            continue
        progress[0] = passed + first + at
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
        self.modules = None
        # How many more events have each of their calls timed: looking at the clock costs as much as a cheap rule.
        self.events_to_measure = 0
        # By trust domain.
        self.readers = {}
        # By log type.
        self.models = {}

    def analyse(self, request):
        """Answers with (conditions, whether they need whole data models) of each rule, null for one left out.

        Reads text only, so its answer can be believed as long as the process has loaded nothing.
        """
        content, _ = scan_json(str(request, "utf-8"), 0)
        shims = pharos_libraries.use(content["libraries"], self.shims)
        sources = {item["id"]: item["body"] for item in content["globals"]}
        bodies = [spec["body"] for spec in content["rules"]]
        reader = self.readers.setdefault(content["domain"], Reader())
        each(content, bodies, 1, reader.read)
        reader.settle(bodies, sources, content["dataModels"], shims)
        return to_json(each(content, bodies, 1, reader.conditions_of, len(bodies))).encode()

    def load(self, request):
        """Answers with a failure or null of each rule, data model and global to check.

        After `seconds` it skips what is left, so that what takes long is told apart from what waits for it.
        """
        content, _ = scan_json(str(request, "utf-8"), 0)
        shims = pharos_libraries.use(content["libraries"], self.shims)
        sources = {item["id"]: item["body"] for item in content["globals"]}
        pharos_rule_classes.begin()
        modules = self.modules = RuleModules(shims, sources, self.guarded, {})
        self.rules = [LoadedRule(spec) for spec in content["rules"]]
        python = [loaded if loaded.spec["body"] is not None else None for loaded in self.rules]
        until = time.monotonic() + content["seconds"]
        each(content, python, 1, lambda loaded: loaded.load(modules, until))
        failures = [loaded.failure for loaded in self.rules]
        self.models = {}
        first = 1 + len(self.rules)
        failures += each(content, content["dataModels"], first, lambda spec: self.load_model(spec, modules))
        first += len(content["dataModels"])
        failures += each(content, content["checkedGlobals"], first, lambda name: check_global(name, modules))
        return to_json(failures).encode()

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
        """`request`: see encode-batch.ts. Call numbers count (event, rule) pairs of the batch from 1.

        Once its time is over it begins no further event, and answers how many are done.
        """
        header = request[:20].cast("I")
        events, calls, skips, careful, milliseconds = header
        numbers = request[20 : 20 + 4 * (2 * events + calls + skips)].cast("I")
        lengths, counts = numbers[:events], numbers[events : 2 * events]
        rule_indexes = numbers[2 * events : 2 * events + calls]
        skipped = frozenset(numbers[2 * events + calls :])
        matches, failures = [], []
        at, number, done = 20 + 4 * (2 * events + calls + skips), 0, 0
        spent = {}
        began = before = time.monotonic()
        for index in range(events):
            now = time.monotonic()
            if now - before > SLOW_SECONDS:
                self.events_to_measure = EVENTS_MEASURED
            if done > 0 and milliseconds > 0 and (now - began) * 1000 > milliseconds:
                break
            before, done = now, index + 1
            chosen = rule_indexes[number : number + counts[index]]
            data = request[at : at + lengths[index]].tobytes()
            at += lengths[index]
            try:
                event = with_models(parse_object(data), self.models)
            except (ValueError, RecursionError, MemoryError) as error:
                failures += [failure_json(index, rule, kind_of(error), describe(error)) for rule in chosen]
                number += len(chosen)
                continue
            Reading.notes = not_read(event)
            first, kept_matches, kept_failures = number + 1, len(matches), len(failures)
            for rule in chosen:
                number += 1
                if number in skipped:
                    continue
                progress[0] = number
                if careful:
                    pharos_channel.report_progress()
                if self.events_to_measure == 0:
                    self.run_call(index, rule, event, data, matches, failures)
                    continue
                start = time.monotonic()
                self.run_call(index, rule, event, data, matches, failures)
                ms, count = spent.get(rule, (0, 0))
                spent[rule] = (ms + (time.monotonic() - start) * 1000, count + 1)
            if Reading.notes:
                del matches[kept_matches:], failures[kept_failures:]
                asked = [rule for call, rule in enumerate(chosen, first) if call not in skipped]
                path = to_json(Reading.notes[0])
                failures += [failure_json(index, rule, "NotRead", path) for rule in asked]
            if self.events_to_measure > 0:
                self.events_to_measure -= 1
        Reading.notes = None
        progress[0] = 0
        if time.monotonic() - before > SLOW_SECONDS:
            self.events_to_measure = EVENTS_MEASURED
        costs = ",".join(f"[{rule},{ms:.3f},{count}]" for rule, (ms, count) in spent.items())
        answer = f'"matches":[{",".join(matches)}],"errors":[{",".join(failures)}],"done":{done},"spent":[{costs}]'
        return f"{{{answer}}}".encode()

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
            failures.append(failure_json(index, rule, kind_of(error), describe(error)))
            if type(error) is Timeout:
                loaded.timed_out()
            return
        matches.append(match_json(index, rule, generate(loaded.functions, event, begin_step)))


def progress_address():
    return progress.buffer_info()[0]


def install_stop_signal():
    signal.signal(signal.SIGINT, stop_call)
