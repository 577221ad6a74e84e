"""Rules as classes: what a project in Python imports by the name of its SDK, `pypanther`.

A project has a `main.py` that registers classes; each becomes a rule whose functions are the methods of one object.
"""

import copy
import json
from enum import Enum

import pharos_libraries
from pharos_rule_modules import Folder, namespace_of, sealed

FUNCTIONS = (
    "title",
    "description",
    "reference",
    "severity",
    "runbook",
    "destinations",
    "dedup",
    "alert_context",
)
LISTS = ("log_types", "summary_attributes", "tests", "tags", "include_filters", "exclude_filters")
TEXTS = ("id", "display_name", "default_description", "default_reference", "default_runbook")
NUMBERS = ("dedup_period_minutes", "threshold")
FLAGS = ("create_alert", "enabled")
ONLY_IN_PYTHON = ("tests", "include_filters", "exclude_filters")
ATTRIBUTES = (*LISTS, *TEXTS, *NUMBERS, *FLAGS, "reports", "default_severity", "default_destinations")


class Severity(str, Enum):
    INFO = "INFO"
    LOW = "LOW"
    MEDIUM = "MEDIUM"
    HIGH = "HIGH"
    CRITICAL = "CRITICAL"

    def __str__(self):
        return self.value

    def __lt__(self, other):
        return rank(self) < rank(other)

    def __le__(self, other):
        return rank(self) <= rank(other)

    def __gt__(self, other):
        return rank(self) > rank(other)

    def __ge__(self, other):
        return rank(self) >= rank(other)

    def upgrade(self):
        return LEVELS[min(rank(self) + 1, len(LEVELS) - 1)]

    def downgrade(self):
        return LEVELS[max(rank(self) - 1, 0)]

    @staticmethod
    def as_int(value):
        return rank(value)


LEVELS = list(Severity)


def rank(level):
    """Raises ValueError for what is no severity."""
    return LEVELS.index(Severity(str(level).upper()))


class LogTypeName(str):
    """A log type by the name of its constant, `AWS_VPC_DNS` for `AWS.VPCDns`; equal to what it stands for."""

    def __eq__(self, other):
        return isinstance(other, str) and folded(self) == folded(other)

    def __ne__(self, other):
        return not self == other

    def __hash__(self):
        return hash(folded(self))

    @property
    def value(self):
        return self


def folded(name):
    return str.replace(name, "_", "").replace(".", "").upper()


class LogTypes(type):
    def __getattr__(cls, name):
        if name.startswith("_"):
            raise AttributeError(name)
        return LogTypeName(name)


class LogType(metaclass=LogTypes):
    """Every name in capitals is one; the server knows which log type has it."""


class RuleMock:
    def __init__(self, object_name, return_value=None, side_effect=None, new=None):
        self.object_name, self.return_value, self.side_effect, self.new = object_name, return_value, side_effect, new


class RuleTest:
    def __init__(self, name, expected_result, log, mocks=(), **expected):
        self.name, self.expected_result, self.log, self.mocks = name, expected_result, log, list(mocks)
        # What else is expected is checked by the SDK, before it uploads.
        self.__dict__.update(expected)


class Rule:
    create_alert = True
    dedup_period_minutes = 60
    display_name = ""
    enabled = True
    summary_attributes = []
    tests = []
    threshold = 1
    tags = []
    reports = {}
    include_filters = []
    exclude_filters = []
    default_destinations = None
    default_runbook = ""
    default_reference = ""
    default_description = ""

    def __init_subclass__(cls, **others):
        # What one class appends to is not its parent's, and what is done to a parent later does not reach it.
        for name in ATTRIBUTES:
            if name not in cls.__dict__ and getattr(cls, name, None) is not None:
                setattr(cls, name, copy.copy(getattr(cls, name)))
        super().__init_subclass__(**others)

    rule = None

    def title(self, event):
        return self.display_name or self.id

    def dedup(self, event):
        return self.title(event)

    def severity(self, event):
        return self.default_severity

    def destinations(self, event):
        return self.default_destinations

    def runbook(self, event):
        return self.default_runbook

    def reference(self, event):
        return self.default_reference

    def description(self, event):
        return self.default_description

    def alert_context(self, event):
        return {}

    @classmethod
    def is_panther_managed(cls):
        return getattr(cls, "_panther_managed", False) is True

    @classmethod
    def asdict(cls):
        return {name: getattr(cls, name) for name in ATTRIBUTES if hasattr(cls, name)}

    @classmethod
    def validate_config(cls):
        """Of rules that have to be set up before they are registered."""

    @classmethod
    def override(cls, **changes):
        for name, value in changes.items():
            known(name)
            if value is not None:
                change(cls, name, value)

    @classmethod
    def extend(cls, **changes):
        for name, value in changes.items():
            known(name)
            if value is None:
                continue
            before = getattr(cls, name, None)
            change(cls, name, {**before, **value} if isinstance(before, dict) else [*(before or []), *value])


def known(name):
    if name not in ATTRIBUTES:
        raise TypeError(f"a rule has no attribute named {name}")


def panther_managed(cls):
    """Marks a rule of the vendor, whose tests are run where it is made."""
    cls._panther_managed, cls.tests = True, []
    return cls


class DataModel:
    """Refused where one is made."""

    def __init_subclass__(cls, **others):
        raise TypeError("data models as classes are not supported: upload them as YAML")


class Project:
    """What the `main.py` of one generation has registered."""

    def __init__(self):
        self.rules = []
        # By their ids, which a project may change after it registered them.
        self.by_id = {}
        # What rules of packages, which outlive a generation, were before it changed them.
        self.originals = {}


project = Project()


def begin():
    """Forgets what was registered, and takes back what was changed."""
    for (cls, name), value in reversed(project.originals.items()):
        if value is project:
            delattr(cls, name)
        else:
            setattr(cls, name, value)
    project.__init__()


def change(cls, name, value):
    project.originals.setdefault((cls, name), cls.__dict__.get(name, project))
    setattr(cls, name, value)


def is_rule(value):
    return isinstance(value, type) and issubclass(value, Rule) and value is not Rule


def register(rules):
    if is_rule(rules):
        cls = rules
        if not isinstance(getattr(cls, "id", None), str):
            raise ValueError(f"{cls.__module__}.{cls.__qualname__} has no id")
        if any(other.id == cls.id for other in project.rules):
            raise ValueError(f"two rules with the id {cls.id} are registered")
        if not callable(cls.rule):
            raise TypeError(f"the rule {cls.id} has no method named rule")
        cls.validate_config()
        project.rules.append(cls)
        return
    if isinstance(rules, type):
        raise TypeError(f"{rules.__qualname__} is no rule")
    for rule in rules:
        register(rule)


def has(cls, name, wanted):
    value = getattr(cls, name, None)
    values = {one.lower() if isinstance(one, str) else one for one in (value if isinstance(value, list) else [value])}
    asked = wanted if isinstance(wanted, (list, set, tuple)) else [wanted]
    return any((one.lower() if isinstance(one, str) else one) in values for one in asked)


def chosen(rules, wanted):
    return [cls for cls in rules if all(has(cls, name, value) for name, value in wanted.items() if value is not None)]


def registered_rules(**wanted):
    return set(chosen(project.rules, wanted))


def rules_in(modules):
    """In their own modules, by the order in which they are written."""
    found = {}
    for module in modules:
        names = namespace_of(module)
        for value in list(names.values()):
            if is_rule(value) and value.__module__ == names["__name__"] and hasattr(value, "id"):
                found[value] = None
    return list(found)


def get_rules(module):
    path = namespace_of(module).get("__path__")
    return rules_in([module, *(path.modules() if isinstance(path, Folder) else [])])


def get_panther_rules(**wanted):
    """Those of the wheel, where an administrator added it."""
    names = pharos_libraries.finder.modules_below("pypanther.rules")
    if not names:
        raise ImportError("the vendor's own rules are not here: add the wheel of pypanther, or register your own rules")
    return chosen(rules_in([pharos_libraries.load(name) for name in names]), wanted)


def apply_overrides(module, rules=()):
    path = namespace_of(module).get("__path__")
    changed = []
    for inner in path.modules() if isinstance(path, Folder) else []:
        function = namespace_of(inner).get("apply_overrides")
        if callable(function) and function is not apply_overrides:
            function(rules)
            changed.append(inner.__name__)
    return changed


def registered_rule(id):
    """An object of the class. Raises KeyError where `main.py` registers none with the id."""
    if id not in project.by_id:
        project.by_id = {cls.id: cls for cls in project.rules}
    return project.by_id[id]()


def filtered_rule(detection):
    """Its method `rule` behind its filters."""

    def rule(event):
        if not all(passes(event) for passes in detection.include_filters):
            return False
        return not any(drops(event) for drops in detection.exclude_filters) and detection.rule(event)

    return rule


def mock_of(mock, cls, loaded):
    """The mock as unit tests have it: of a name in the module of the class or of one before it, or of the object. None
    for one that returns more than a text or a flag, which only Python can say."""
    if mock.side_effect is not None or mock.new is not None or not isinstance(mock.return_value, (str, bool)):
        return None
    for parent in cls.__mro__:
        module = loaded.get(parent.__module__)
        if module is not None and mock.object_name in namespace_of(module):
            return {"objectName": f"{parent.__module__}.{mock.object_name}", "returnValue": mock.return_value}
    return {"objectName": f"detection.{mock.object_name}", "returnValue": mock.return_value}


def test_of(test, cls, loaded):
    """The unit test as content has it; None for one that only Python can say."""
    mocks = [mock_of(mock, cls, loaded) for mock in test.mocks]
    if None in mocks:
        return None
    log = json.loads(test.log) if isinstance(test.log, str) else test.log
    return {"name": test.name, "expectedResult": test.expected_result, "log": log, "mocks": mocks}


def read_rule(cls, loaded):
    """The rule as content has it, whatever its class says: the server checks it. JSON has no other forms."""
    cls()
    tests = [test_of(test, cls, loaded) for test in cls.tests]
    return {
        "module": cls.__module__,
        "functions": [name for name in FUNCTIONS if getattr(cls, name) is not getattr(Rule, name)],
        "attributes": {
            **{name: plain(getattr(cls, name, None)) for name in ATTRIBUTES if name not in ONLY_IN_PYTHON},
            "tests": [plain(test) for test in tests if test is not None],
        },
    }


def plain(value):
    if isinstance(value, Enum):
        return plain(value.value)
    if isinstance(value, str):
        return str.__str__(value)
    if isinstance(value, dict):
        return {str(plain(name)): plain(one) for name, one in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [plain(one) for one in value]
    return value if value is None or isinstance(value, (bool, int, float)) else repr(value)


def make_modules():
    """By full name."""
    base = {"Rule": Rule, "DataModel": DataModel, "panther_managed": panther_managed, "Severity": Severity}
    tests = {"RuleTest": RuleTest, "RuleMock": RuleMock}
    registry = {"register": register, "registered_rules": registered_rules}
    bindings = {"registered_rule": registered_rule, "filtered_rule": filtered_rule}
    get = {"get_rules": get_rules, "get_panther_rules": get_panther_rules, "apply_overrides": apply_overrides}
    members = {
        "base": base,
        "severity": {"Severity": Severity},
        "log_types": {"LogType": LogType},
        "unit_tests": tests,
        "registry": {**registry, **bindings},
        "get": get,
    }
    inside = {name: sealed(f"pypanther.{name}", names) for name, names in members.items()}
    everything = {**base, **tests, **registry, **get, "LogType": LogType, **inside}
    package = sealed("pypanther", {**everything, "__path__": []})
    return {"pypanther": package, **{f"pypanther.{name}": module for name, module in inside.items()}}
