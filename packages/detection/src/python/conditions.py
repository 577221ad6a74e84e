"""What an event must be like for a rule to do anything but return False, read from the rule's syntax tree.

`formula.py` has the formulas, `symbolic.py` what values may be, `module_facts.py` and `program.py` what names stand
for; `analysis.py` follows the statements, `expressions.py` and `calls.py` what is in them. What is not understood
always runs; nothing is guessed.
"""

from pharos_analysis import Analysis
from pharos_formula import to_conditions
from pharos_program import Program, facts_of
from pharos_scopes import is_plain


class Reader:
    """Reads rules once: of a text that it knows it keeps what it found, while all that this depends on is the same."""

    def __init__(self):
        self.facts, self.conditions = {}, {}
        self.program = self.surroundings = None

    def read(self, source):
        """Of every rule, before anything is asked about one."""
        if source not in self.facts:
            self.facts[source] = facts_of(source)

    def settle(self, sources, global_sources, models, shims):
        """Goes on with these rules, globals and data models; `shims`: names of the modules that are ours."""
        bodies = [spec["body"] for spec in models]
        for body in filter(None, bodies):
            self.read(body)
        self.facts = {source: self.facts[source] for source in [*sources, *bodies] if source in self.facts}
        global_facts = {name: facts_of(source) for name, source in global_sources.items()}
        with_facts = [(spec, self.facts.get(spec["body"])) for spec in models]
        program = Program(global_facts, filter(None, self.facts.values()), shims, with_facts)
        surroundings = (global_sources, models, program.exposed, program.shims)
        if self.program is not None and surroundings == self.surroundings:
            self.conditions = {source: found for source, found in self.conditions.items() if source in self.facts}
        else:
            self.program, self.surroundings, self.conditions = program, surroundings, {}
            for facts in filter(None, self.facts.values()):
                facts.constants.clear()

    def conditions_of(self, source):
        """(conditions as JSON, all of which must hold; whether they do only while all data models load)"""
        if source not in self.conditions:
            facts = self.facts.get(source)
            self.conditions[source] = ([], False) if facts is None else conditions_of(facts, self.program)
        return self.conditions[source]


def conditions_of(module, program):
    """[] for a rule that runs on every event."""
    function = module.functions.get("rule")
    if function is None or not is_analysable(module, function):
        return [], False
    analysis = Analysis(program)
    try:
        return to_conditions(analysis.rule(module, function)), analysis.uses_models
    except BaseException:
        # TooMuch, what Python's parts raise for too much, and the time-out of a call.
        return [], False


def is_analysable(module, function):
    """Whether nothing else can stand behind the name `rule`: it is bound once, and nobody in the module reads it."""
    a = function.args
    others = (a.posonlyargs, a.vararg, a.kwonlyargs, a.kwarg, a.defaults)
    takes_event = len(a.args) == 1 and not any(others)
    return takes_event and is_plain(function) and not module.is_reflective and not module.reads_rule
