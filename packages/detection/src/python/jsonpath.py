"""JSONPath as the rules and data models of the existing content use it: members, indexes, `*`, `..`, slices, filters.

A compiled path finds pairs of a path, as a tuple of names and indexes, and the value there. Absent means no pair.
"""

import re

TOKEN = re.compile(
    r"""\s*(?:
      (?P<descend>\.\.)|(?P<dot>\.)|(?P<open>\[)|(?P<root>\$)
      |'(?P<single>[^']*)'|"(?P<double>[^"]*)"|(?P<star>\*)|(?P<name>[^\s.\[\]'"$*()]+)
    )""",
    re.VERBOSE,
)
CONDITION = re.compile(
    r"""\s*(?:@\.?)?(?P<path>[^=!<>~&]*?)\s*(?:(?P<operator>==|!=|<=|>=|=~|=|<|>)\s*(?P<value>'[^']*'|"[^"]*"|[^&'"]+?))?\s*"""
)
SLICE = re.compile(r"(-?\d+)?\s*:\s*(-?\d+)?(?:\s*:\s*(-?\d+))?")
MISSING = object()


class JSONPathError(Exception):
    """Text that is no JSONPath."""


def member(name):
    def step(value):
        found = value.get(name, MISSING) if isinstance(value, dict) else MISSING
        return [] if found is MISSING else [(name, found)]

    return step


def elements(first=None, end=None, stride=None):
    """The places of a list; an object or a constant counts as a list of one."""

    def step(value):
        if not value:
            return []
        items = list(enumerate(value if isinstance(value, list) else [value]))
        return items[first:end:stride]

    return step


def index(number):
    def step(value):
        return [(number, value[number])] if isinstance(value, list) and number < len(value) else []

    return step


def every(value):
    """All members of an object."""
    return list(value.items()) if isinstance(value, dict) else []


def chosen(tests):
    def step(value):
        items = list(value.values()) if isinstance(value, dict) else value
        if not isinstance(items, list):
            return []
        return [(number, item) for number, item in enumerate(items) if all(test(item) for test in tests)]

    return step


COMPARISONS = {
    "=": lambda a, b: a == b,
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
    "=~": lambda a, b: re.search(b, str(a)) is not None,
}


def condition(text):
    match = CONDITION.fullmatch(text)
    if match is None:
        raise JSONPathError(f"not a condition: {text}")
    path = Path(match["path"]) if match["path"] else None
    compare, wanted = COMPARISONS.get(match["operator"]), constant(match["value"])

    def test(item):
        values = [item] if path is None else [value for _, value in path.find(item)]
        return any(compare is None or holds(compare, value, wanted) for value in values)

    return test


def holds(compare, value, wanted):
    try:
        return compare(value, wanted)
    except TypeError:
        return False


def constant(text):
    if text is None:
        return None
    if text[0] in "'\"":
        return text[1:-1]
    words = {"true": True, "false": False, "null": None, "None": None, "True": True, "False": False}
    if text in words:
        return words[text]
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def bracket(text):
    """The step that stands between `[` and `]`."""
    inner = text.strip()
    if inner.startswith("?"):
        inner = inner[1:].strip()
        inner = inner[1:-1] if inner.startswith("(") and inner.endswith(")") else inner
        return chosen([condition(part) for part in re.split(r"&+", inner)])
    if inner == "*":
        return elements()
    if re.fullmatch(r"\d+", inner):
        return index(int(inner))
    cut = SLICE.fullmatch(inner)
    if cut:
        return elements(*(None if part is None else int(part) for part in cut.groups()))
    names = re.findall(r"""'([^']*)'|"([^"]*)"|([^\s,'"]+)""", inner)
    if not names:
        raise JSONPathError(f"nothing between the brackets of [{text}]")
    steps = [member(single or double or bare) for single, double, bare in names]
    return lambda value: [found for step in steps for found in step(value)]


def closing(text, start):
    """Where the bracket that opens before `start` closes."""
    depth, quote = 1, None
    for at in range(start, len(text)):
        char = text[at]
        if quote:
            quote = None if char == quote else quote
        elif char in "'\"":
            quote = char
        else:
            depth += (char == "[") - (char == "]")
            if depth == 0:
                return at
    raise JSONPathError(f"a bracket is not closed: {text}")


class Path:
    __slots__ = ("text", "steps")

    def __init__(self, text):
        self.text = text
        self.steps = []
        at, descends = 0, False
        while text[at:].strip():
            match = TOKEN.match(text, at)
            if match is None:
                raise JSONPathError(f"not a JSONPath: {text}")
            at = match.end()
            if match["descend"]:
                descends = True
                continue
            if match["dot"] or match["root"]:
                continue
            if match["open"]:
                end = closing(text, at)
                step, at = bracket(text[at:end]), end + 1
            else:
                names = (match["single"], match["double"], match["name"])
                step = every if match["star"] else member(next(name for name in names if name is not None))
            self.steps.append((step, descends))
            descends = False

    def find(self, data):
        found = [((), data)]
        for step, descends in self.steps:
            starts = [pair for one in found for pair in below(one)] if descends else found
            found = [(path + (key,), value) for path, start in starts for key, value in step(start)]
        return found


def below(pair):
    """The place itself and all places in it."""
    yield pair
    path, value = pair
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inner:
        yield from below((path + (key,), item))


def dotted(path):
    """`a.[0].b`"""
    return ".".join(f"[{part}]" if isinstance(part, int) else str(part) for part in path)
