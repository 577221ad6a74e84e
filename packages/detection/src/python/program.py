"""All modules that may import each other, and what a name in one of them stands for."""

import re

from pharos_module_facts import EVERYTHING, ModuleFacts
from pharos_symbolic import Const, Function, Named, Pattern, is_unchanging

BUILTINS = frozenset("len str bool int float isinstance print set frozenset list tuple any all dict".split())
# Of the modules that are not content what is known, by the names that it has in `calls.py`.
OUTSIDE = {
    ("functools", "reduce"): "reduce",
    ("re", "compile"): "re.compile",
    ("re", "search"): "re.search",
    ("re", "match"): "re.match",
    ("re", "fullmatch"): "re.fullmatch",
    ("collections.abc", "Mapping"): "mapping",
    ("typing", "Mapping"): "mapping",
    **{
        (f"{prefix}_{module}", name): name
        for prefix in ("panther", "pharos")
        for module in ("base_helpers", "oss_helpers")
        for name in ("deep_get", "is_ip_in_network", "pattern_match", "pattern_match_list")
    },
}
# The JSONPath of one member of an object, or of an object in it.
PLAIN = re.compile(r"(\$\.)?[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*")
PYTHONS = frozenset(("functools", "re", "collections.abc", "typing"))
FLAGS = {name: int(re.RegexFlag[name]) for name in ("IGNORECASE", "I", "MULTILINE", "M", "DOTALL", "S")}


def facts_of(source):
    """The module's facts; None for a text that is none, which never runs."""
    try:
        return ModuleFacts(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


class Program:
    """`global_facts`: by the name under which it is imported, None for what is no module; `others`: of modules that
    import them; `shims`: names of the modules that are ours; `models`: each data model with its facts."""

    def __init__(self, global_facts, others, shims, models=()):
        self.globals = global_facts
        self.models = [(spec, facts) for spec, facts in models]
        self.shims = frozenset(shims)
        self.exposed = set()
        known = {name: facts for name, facts in global_facts.items() if facts is not None}
        for name, facts in known.items():
            self.exposed |= {(name if module is None else module, one) for module, one in facts.exposed}
        for facts in others:
            self.exposed |= {(module, one) for module, one in facts.exposed if module is not None}
        self.names = {id(facts): name for name, facts in known.items()}

    def find(self, module, name, analysis):
        """The form of a name that is no variable of a function; None for one that is not understood."""
        if module.is_reflective:
            return None
        if name in module.functions:
            return Function(module.functions[name], module)
        if name in module.assigned:
            return self.constant(module, name, analysis)
        if name in module.imports:
            origin, member = module.imports[name]
            return Named(origin) if member is None else self.imported(origin, member, analysis)
        return Named(name) if name in BUILTINS and name not in module.bindings else None

    def member(self, named, name, analysis):
        """`module.name`"""
        return self.imported(named.name, name, analysis)

    def imported(self, origin, name, analysis):
        if origin in self.globals:
            facts = self.globals[origin]
            return None if facts is None else self.find(facts, name, analysis)
        if origin not in PYTHONS and origin not in self.shims:
            return None
        if origin == "re" and name in FLAGS:
            return Const(FLAGS[name])
        known = OUTSIDE.get((origin, name))
        return None if known is None else Named(known)

    def mappings_of(self, name):
        """(log types, path, Function, or None for what is not understood) of each data model that knows the name."""
        return [
            (spec["logTypes"], understood(mapping, facts))
            for spec, facts in self.models
            for mapping in spec["mappings"]
            if mapping["name"] == name
        ]

    def constant(self, module, name, analysis):
        if name not in module.constants:
            # While it is looked for it stands for nothing: a name may lead back to itself.
            module.constants[name] = None
            module.constants[name] = self.new_constant(module, name, analysis)
        return module.constants[name]

    def new_constant(self, module, name, analysis):
        raises, value = analysis.evaluate_constant(module.assigned[name], module)
        if raises is not False or len(value) != 1:
            return None
        form = value[0][1]
        if isinstance(form, Pattern):
            return form
        if not isinstance(form, Const):
            return None
        if is_unchanging(form.value):
            return form
        return form if is_flat(form.value) and not self.is_exposed(module, name) else None

    def is_exposed(self, module, name):
        here = {(None, name), (None, EVERYTHING)} & module.exposed
        own = self.names.get(id(module))
        return bool(here) or (own is not None and bool({(own, name), (own, EVERYTHING)} & self.exposed))


def understood(mapping, facts):
    if "path" in mapping:
        return tuple(mapping["path"].removeprefix("$.").split(".")) if PLAIN.fullmatch(mapping["path"]) else None
    function = None if facts is None else facts.functions.get(mapping["method"])
    return None if function is None or facts.is_reflective else Function(function, facts)


def is_flat(value):
    """A list in a list could be changed by who only reads the outer one."""
    return all(map(is_unchanging, value.values() if isinstance(value, dict) else value))
