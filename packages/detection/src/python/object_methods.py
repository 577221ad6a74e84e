"""Methods of the event and of the objects in it: (when it raises, value)."""

from pharos_formula import (
    LIST,
    MISSING,
    NOTHING,
    OBJECT,
    all_of,
    any_of,
    falsy,
    kind_in,
    kind_not_in,
    opposite,
    test,
    truthy,
)
from pharos_symbolic import UNKNOWN, Const, Function, Other, Raw, choice, constants, guarded, only, raises_unless


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
    """`form.deep_walk(*keys, default=None)`: lists, and objects, which it copies, are not known."""
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
    copied = any_of(lists, kind_in(path, OBJECT))
    found = [(kind_not_in(path, NOTHING | LIST | OBJECT), Raw(path)), (copied, Other("walked"))]
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
