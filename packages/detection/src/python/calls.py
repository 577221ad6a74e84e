"""Calls whose results are known: methods of the event's values and of constants, builtins, and functions of modules.

Each gives (when it raises, value); see `analysis.py`.
"""

import ipaddress
import re

from pharos_formula import (
    CONTAINER,
    LIST,
    MISSING,
    NOTHING,
    NUMBER,
    OBJECT,
    TEXT,
    all_of,
    any_of,
    falsy,
    kind_in,
    kind_not_in,
    opposite,
    test,
    truthy,
)
from pharos_patterns import fnmatch_formula, regex_formula
from pharos_symbolic import (
    SAFE_INTEGER_MAX,
    Const,
    Function,
    Other,
    Pattern,
    Raw,
    Truth,
    apply,
    choice,
    guarded,
    is_kind,
    is_text,
    only,
    raises_unless,
    text_test,
    truth,
)

UNKNOWN = (True, only(Other()))
TEXT_TESTS = {"startswith": "startsWith", "endswith": "endsWith"}
# Methods of texts that raise for nothing but arguments of the wrong kind, and what they give.
TEXT_METHODS = {
    **dict.fromkeys("strip lstrip rstrip casefold title capitalize swapcase replace removeprefix removesuffix".split(), "text"),
    **dict.fromkeys("split rsplit splitlines".split(), "list"),
    **dict.fromkeys("find rfind count".split(), "number"),
}
TEXT_QUESTIONS = frozenset(
    "isdigit isalpha isalnum isnumeric isdecimal isupper islower isspace istitle isascii isidentifier isprintable".split()
)
CONSTANT_METHODS = {
    str: frozenset(
        "lower upper strip lstrip rstrip split rsplit startswith endswith replace join removeprefix removesuffix".split()
    ),
    dict: frozenset(("get", "keys", "values")),
    set: frozenset(("union", "intersection", "difference")),
    frozenset: frozenset(("union", "intersection", "difference")),
}
KINDS_OF_TYPES = {
    "str": TEXT,
    "int": ("number", "boolean"),
    "float": ("number",),
    "bool": ("boolean",),
    "mapping": OBJECT,
}


# A view of keys is searched by hash, one of values is not.
KEPT_AS = {"keys": frozenset, "values": tuple}


def constants(args):
    """The arguments as Python's values; None where one is not constant."""
    forms = [value[0][1] if len(value) == 1 else None for value in args]
    return [form.value for form in forms] if all(isinstance(form, Const) for form in forms) else None


def call_method(analysis, form, name, args, words):
    if name == "udm" and isinstance(form, Raw) and form.path == ():
        return unified(analysis, args, words)
    if isinstance(form, Raw):
        return method_of_raw(form, name, args, words)
    if isinstance(form, Const):
        return method_of_constant(form, name, args, words)
    if isinstance(form, Pattern):
        return call_pattern(form, name, args) if not words else UNKNOWN
    if isinstance(form, Other) and form.kind == "text":
        return method_of_text(form, name, args, words)
    return UNKNOWN


def method_of_raw(form, name, args, words):
    if name in ("get", "deep_get", "deep_walk", "items", "keys", "values"):
        return (UNKNOWN if form.fold else method_of_object(form, name, args, words))
    return method_of_text(form, name, args, words)


def method_of_object(form, name, args, words):
    raises = raises_unless(form, OBJECT)
    if name == "deep_walk":
        return walked(form, args, words)
    if name == "get":
        value = member(form, args, words)
    elif name == "deep_get":
        value = deep_member(form, args, words)
    elif args or words:
        return UNKNOWN
    else:
        value = only(Other("pairs" if name == "items" else "list", truthy(form.path), falsy(form.path)))
    return UNKNOWN if value is None else (raises, value)


def member(form, args, words):
    """`form.get(key, default)`"""
    if not 1 <= len(args) <= 2 or len(words) > 2 - len(args) or not words.keys() <= {"default"}:
        return None
    default = args[1] if len(args) == 2 else words.get("default", only(Const(None)))
    key = constants(args[:1])
    if key is None or not isinstance(key[0], str) or not key[0].isascii():
        return only(Other())
    path = (*form.path, key[0])
    return choice([(kind_not_in(path, MISSING), Raw(path)), *guarded(kind_in(path, MISSING), default)])


def deep_member(form, args, words):
    """`form.deep_get(*keys, default=None)`"""
    keys = constants(args)
    if not args or not words.keys() <= {"default"}:
        return None
    if keys is None or not all(isinstance(key, str) and key.isascii() for key in keys):
        return only(Other())
    path = (*form.path, *keys)
    default = words.get("default", only(Const(None)))
    return choice([(kind_not_in(path, NOTHING), Raw(path)), *guarded(kind_in(path, NOTHING), default)])


KEYS_WALKED_MAX = 4


def walked(form, args, words):
    """`form.deep_walk(*keys, default=None)`: what it finds where there are lists on the way is not known."""
    keys = constants(args)
    if not keys or len(keys) > KEYS_WALKED_MAX or not words.keys() <= {"default", "return_val"}:
        return UNKNOWN
    if not all(isinstance(key, str) and key.isascii() for key in keys):
        return UNKNOWN
    lists, places = False, [form.path]
    # Lists in lists without end would end Python's stack.
    raises = raises_unless(form, OBJECT)
    for key in keys:
        members = [(*place, key) for place in places]
        elements = [(*place, None) for place in members]
        lists = any_of(lists, *(kind_in(place, LIST) for place in members))
        raises = any_of(raises, *(kind_in(place, LIST) for place in elements))
        places = members + elements
    path = (*form.path, *keys)
    default = words.get("default", only(Const(None)))
    found = [(kind_not_in(path, NOTHING | LIST), Raw(path)), (lists, Other("walked"))]
    return raises, choice([*found, *guarded(kind_in(path, NOTHING), default)])


def unified(analysis, args, words):
    """`event.udm(*keys, default=None)`: as the data model of its log type maps it, else what the event has."""
    keys = constants(args)
    if not keys or not words.keys() <= {"default"} or not all(isinstance(key, str) and key.isascii() for key in keys):
        return UNKNOWN
    default = words.get("default", only(Const(None)))
    mappings = analysis.mappings_of(keys[0]) if len(keys) == 1 else []
    raises, alternatives, elsewhere = False, [], True
    for log_types, mapping in mappings:
        here = test(("p_log_type",), "equals", log_types)
        found, value = mapped(analysis, mapping, default)
        raises = any_of(raises, all_of(here, found))
        alternatives += guarded(here, value)
        elsewhere = all_of(elsewhere, opposite(here))
    return raises, choice([*alternatives, *guarded(elsewhere, unmapped(keys, default))])


def mapped(analysis, mapping, default):
    if isinstance(mapping, Function):
        return analysis.call_function(mapping, [only(Raw(()))], {})
    if mapping is None:
        return UNKNOWN
    # It is read in the exact spelling: what is there in another counts as missing.
    return False, choice([(kind_not_in(mapping, MISSING), Raw(mapping)), *default])


def unmapped(keys, default):
    first, second = ("p_udm", *keys), tuple(keys)
    return choice(
        [
            (truthy(first), Raw(first)),
            (all_of(falsy(first), truthy(second)), Raw(second)),
            *guarded(all_of(falsy(first), falsy(second)), default),
        ]
    )


def method_of_text(form, name, args, words):
    raises = raises_unless(form, TEXT)
    if words:
        return UNKNOWN
    if name in TEXT_TESTS and len(args) == 1:
        return tested(form, TEXT_TESTS[name], args[0], raises)
    if name in ("lower", "upper") and not args:
        if isinstance(form, Raw) and form.fold in (None, name):
            return raises, only(Raw(form.path, name))
        return raises, only(Other("text"))
    if name in TEXT_QUESTIONS and not args:
        return raises, only(Truth())
    if name not in TEXT_METHODS:
        return UNKNOWN
    given = constants(args)
    if given is None or not are_fit(name, given):
        return UNKNOWN
    return raises, only(Other(TEXT_METHODS[name]))


def are_fit(name, args):
    """Whether the method takes these, whatever its text."""
    try:
        getattr("text", name)(*args)
    except (TypeError, ValueError):
        return False
    return True


def tested(form, op, value, raises):
    """`form.startswith(value)`, for a text or a tuple of them."""

    def test_one(part):
        if not isinstance(part, Const):
            return raises_unless(part, TEXT), only(Truth())
        parts = part.value if isinstance(part.value, tuple) else (part.value,)
        if not all(isinstance(one, str) for one in parts):
            return UNKNOWN
        return False, only(text_test(form, op, parts) if isinstance(form, Raw) else Truth())

    found, result = apply(value, test_one)
    return any_of(raises, found), result


def method_of_constant(form, name, args, words):
    allowed = CONSTANT_METHODS.get(type(form.value), ())
    if words or name not in allowed:
        return UNKNOWN
    given = constants(args)
    if given is not None:
        try:
            result = getattr(form.value, name)(*given)
        except (TypeError, ValueError):
            return UNKNOWN
        plain = result is None or isinstance(result, (str, int, float, bool, list, tuple, set, frozenset, dict))
        return False, only(Const(result if plain else KEPT_AS[name](result)))
    if isinstance(form.value, dict) and name == "get":
        return chosen(form.value, args)
    if isinstance(form.value, str) and name in TEXT_TESTS and len(args) == 1:
        return apply(args[0], lambda one: constant_tested(form, name, one))
    return UNKNOWN


def constant_tested(form, name, part):
    if isinstance(part, Const):
        return method_of_constant(form, name, [only(part)], {})
    return raises_unless(part, TEXT), only(Truth())


def chosen(table, args):
    """`table.get(key, default)`"""

    def look_up(key):
        if isinstance(key, Const):
            try:
                return False, only(Const(table[key.value])) if key.value in table else default
            except TypeError:
                return UNKNOWN
        raises = kind_in(key.path, CONTAINER) if isinstance(key, Raw) else not (isinstance(key, Truth) or is_text(key))
        return raises, choice([*((True, Const(value)) for value in table.values()), *default])

    default = args[1] if len(args) == 2 else only(Const(None))
    return apply(args[0], look_up) if 1 <= len(args) <= 2 else UNKNOWN


def call_pattern(pattern, name, args):
    """`re.search` and the like, with a pattern known."""
    if name not in ("search", "match", "fullmatch") or len(args) != 1:
        return UNKNOWN

    def search(form):
        needed = regex_formula(pattern, name, form) if isinstance(form, Raw) else True
        return raises_unless(form, TEXT), only(Other("match", needed, True))

    return apply(args[0], search)


def call_named(analysis, name, args, words):
    work = CALLS.get(name)
    if work is None or (words and name not in TAKING_WORDS):
        return UNKNOWN
    return work(analysis, args, words) if name in TAKING_WORDS else work(analysis, args)


def call_len(_, args):
    return apply(args[0], length) if len(args) == 1 else UNKNOWN


def length(form):
    if isinstance(form, Const):
        return (False, only(Const(len(form.value)))) if hasattr(form.value, "__len__") else UNKNOWN
    known = isinstance(form, Raw) or (isinstance(form, Other) and form.kind in ("text", "list", "pairs"))
    if not known:
        return UNKNOWN
    true, false = truth(only(form))
    return raises_unless(form, ("text", "list", "object", "pairs")), only(Other("number", true, false))


def call_str(_, args):
    return apply(args[0], as_text) if len(args) == 1 else UNKNOWN


def as_text(form):
    if isinstance(form, Raw):
        return False, [(kind_in(form.path, TEXT), form), (kind_not_in(form.path, TEXT), Other("text"))]
    if isinstance(form, Const):
        return False, only(Const(str(form.value)))
    return (False, only(Other("text"))) if isinstance(form, (Truth, Other)) else UNKNOWN


def call_bool(_, args):
    return (False, only(Truth(*truth(args[0])))) if len(args) == 1 else UNKNOWN


def call_number(_, args):
    if len(args) != 1:
        return UNKNOWN
    return apply(args[0], lambda form: (any_of(raises_unless(form, NUMBER), is_huge(form)), only(Other("number"))))


def is_huge(form):
    """An integer without end does not fit a float, and an infinite float no integer."""
    if not isinstance(form, Raw):
        return isinstance(form, Other)
    return any_of(test(form.path, "above", [SAFE_INTEGER_MAX]), test(form.path, "below", [-SAFE_INTEGER_MAX]))


def call_isinstance(_, args):
    if len(args) != 2 or len(args[1]) != 1:
        return UNKNOWN
    kinds = KINDS_OF_TYPES.get(getattr(args[1][0][1], "name", None))
    known = getattr(args[1][0][1], "name", None) in TYPES

    def check(form):
        if isinstance(form, Raw) and form.fold is None and kinds is not None:
            # Both are numbers in JSON.
            is_certain = "number" not in kinds
            return False, only(is_kind(form.path, kinds) if is_certain else Truth(kind_in(form.path, kinds), True))
        if isinstance(form, Const) and kinds == OBJECT:
            return False, only(Const(isinstance(form.value, dict)))
        return not known, only(Truth())

    return apply(args[0], check)


def call_collection(kind):
    def work(_, args):
        if not args:
            return False, only(Const(kind()))
        given = constants(args)
        if given is None:
            return apply(args[0], gathered) if len(args) == 1 else UNKNOWN
        try:
            return False, only(Const(kind(given[0]))) if len(given) == 1 else UNKNOWN
        except TypeError:
            return UNKNOWN

    def gathered(form):
        if isinstance(form, Raw):
            elements = (*form.path, None)
            hashed = kind_in(elements, CONTAINER) if kind in (set, frozenset) else False
            return any_of(raises_unless(form, LIST), hashed), only(Other("list", truthy(form.path), falsy(form.path)))
        if kind in (set, frozenset) or not (isinstance(form, Other) and form.kind in ("list", "pairs")):
            return UNKNOWN
        return False, only(form)

    return work


def call_print(_, args):
    plain = all(isinstance(form, (Const, Raw, Truth)) or is_text(form) for value in args for _, form in value)
    return not plain, only(Const(None))


def call_reduce(analysis, args):
    """Over the items of a constant, with a start."""
    if len(args) != 3 or len(args[0]) != 1 or not isinstance(args[0][0][1], Function):
        return UNKNOWN
    items = constants(args[1:2])
    if items is None or not isinstance(items[0], (tuple, list)):
        return UNKNOWN
    raises, value = False, args[2]
    for item in items[0]:
        found, value = analysis.call_function(args[0][0][1], [value, only(Const(item))], {})
        raises = any_of(raises, found)
    return raises, value


def call_deep_get(_, args, words):
    """Of our own helpers: as the event's method, but anything may stand for the object."""

    def look_up(form):
        if isinstance(form, Raw) and not form.fold:
            value = deep_member(form, args[1:], words)
            return UNKNOWN if value is None else (False, value)
        if isinstance(form, Const) and not isinstance(form.value, dict) and words.keys() <= {"default"}:
            return False, words.get("default", only(Const(None)))
        return UNKNOWN

    return apply(args[0], look_up) if len(args) > 1 else UNKNOWN


def call_is_ip_in_network(_, args):
    """It takes anything for an address and finds most of it in no network."""
    if len(args) != 2 or constants(args[1:]) is None:
        return UNKNOWN
    networks = constants(args[1:])[0]
    try:
        for network in [networks] if isinstance(networks, str) else networks:
            ipaddress.ip_network(network)
    except (TypeError, ValueError):
        return UNKNOWN
    return apply(args[0], lambda form: (False, only(address_truth(form))))


def address_truth(form):
    return Truth(kind_in(form.path, ("text", "number", "boolean")) if isinstance(form, Raw) else True, True)


def call_pattern_match(_, args):
    """`pattern_match(text, pattern)` and `pattern_match_list(text, patterns)`"""
    given = constants(args[1:]) if len(args) == 2 else None
    if given is None:
        return UNKNOWN
    patterns = [given[0]] if isinstance(given[0], str) else given[0]
    if not isinstance(patterns, (list, tuple, set, frozenset)) or not all(isinstance(one, str) for one in patterns):
        return UNKNOWN

    def match(form):
        holds = any_of(*(fnmatch_formula(pattern, form) for pattern in patterns)) if isinstance(form, Raw) else True
        return raises_unless(form, TEXT), only(Truth(holds, True))

    return apply(args[0], match)


def call_compile(_, args):
    given = constants(args)
    if given is None or not 1 <= len(given) <= 2 or not all(isinstance(one, kind) for one, kind in zip(given, (str, int))):
        return UNKNOWN
    try:
        # The module keeps it for the rule.
        re.compile(*given)
    except (re.error, ValueError, OverflowError, RecursionError):
        return UNKNOWN
    return False, only(Pattern(*given, *([0] if len(given) == 1 else [])))


def call_regex(name):
    def work(_, args):
        if len(args) not in (2, 3):
            return UNKNOWN
        raises, value = call_compile(None, [args[0], *args[2:]])
        form = value[0][1]
        if isinstance(form, Other) and len(args[0]) == 1 and isinstance(args[0][0][1], Pattern) and len(args) == 2:
            form = args[0][0][1]
        return call_pattern(form, name, args[1:2]) if isinstance(form, Pattern) else UNKNOWN

    return work


TYPES = frozenset(("str", "int", "float", "bool", "list", "dict", "tuple", "set", "mapping"))
TAKING_WORDS = frozenset(("deep_get",))
CALLS = {
    "len": call_len,
    "str": call_str,
    "bool": call_bool,
    "int": call_number,
    "float": call_number,
    "isinstance": call_isinstance,
    "print": call_print,
    "set": call_collection(set),
    "frozenset": call_collection(frozenset),
    "list": call_collection(list),
    "tuple": call_collection(tuple),
    "reduce": call_reduce,
    "deep_get": call_deep_get,
    "is_ip_in_network": call_is_ip_in_network,
    "pattern_match": call_pattern_match,
    "pattern_match_list": call_pattern_match,
    "re.compile": call_compile,
    "re.search": call_regex("search"),
    "re.match": call_regex("match"),
    "re.fullmatch": call_regex("fullmatch"),
}
