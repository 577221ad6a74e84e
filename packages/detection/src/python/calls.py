"""Calls whose results are known: of methods, of builtins and of functions that are not content.

Each gives (when it raises, value); see `analysis.py`.
"""

import ipaddress
import re
from fnmatch import fnmatch

from pharos_constant_methods import method_of_constant
from pharos_formula import CONTAINER, LIST, NUMBER, OBJECT, TEXT, any_of, falsy, kind_in, kind_not_in, test, truthy
from pharos_object_methods import deep_member, method_of_object, unified
from pharos_patterns import fnmatch_formula, regex_formula
from pharos_symbolic import (
    SAFE_INTEGER_MAX,
    UNKNOWN,
    Const,
    Function,
    Other,
    Pattern,
    Raw,
    Truth,
    apply,
    constants,
    is_kind,
    is_text,
    only,
    raises_unless,
    truth,
)
from pharos_text_methods import method_of_text

KINDS_OF_TYPES = {
    "str": TEXT,
    "int": ("number", "boolean"),
    "float": ("number",),
    "bool": ("boolean",),
    "mapping": OBJECT,
}


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


def call_pattern(pattern, name, args):
    """`re.search` and the like, with a pattern known."""
    if name not in ("search", "match", "fullmatch") or len(args) != 1:
        return UNKNOWN

    def search(form):
        # Mostly the default of what the event lacks.
        if isinstance(form, Const) and form.value == "":
            found = getattr(re.compile(pattern.text, pattern.flags), name)("") is not None
            return False, only(Other("match", found, not found))
        needed = regex_formula(pattern, form) if isinstance(form, Raw) else True
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
        if isinstance(form, Const) and form.value == "":
            return False, only(Const(any(fnmatch("", pattern) for pattern in patterns)))
        holds = any_of(*(fnmatch_formula(pattern, form) for pattern in patterns)) if isinstance(form, Raw) else True
        return raises_unless(form, TEXT), only(Truth(holds, True))

    return apply(args[0], match)


def call_compile(_, args):
    given = constants(args)
    if given is None or not 1 <= len(given) <= 2:
        return UNKNOWN
    if not all(isinstance(one, kind) for one, kind in zip(given, (str, int))):
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
