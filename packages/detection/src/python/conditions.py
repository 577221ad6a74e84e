"""What an event must be like for a rule to do anything but return False, read from the rule's syntax tree.

`formula.py` has the formulas, `symbolic.py` what values may be, `module_facts.py` and `program.py` what names stand
for, `analysis.py` and `calls.py` follow the rule. What is not understood always runs; nothing is guessed.
"""

from pharos_analysis import Analysis, TooMuch, is_plain
from pharos_formula import to_conditions
from pharos_program import Program, facts_of


def program_of(rules, global_sources):
    """`rules`: the facts of each, None for what is no module."""
    return Program({name: facts_of(source) for name, source in global_sources.items()}, filter(None, rules))


def conditions_of(module, program):
    """As JSON; all of them must hold. [] for a rule that runs on every event."""
    function = module.functions.get("rule")
    if function is None or not is_analysable(module, function):
        return []
    try:
        return to_conditions(Analysis(program).rule(module, function))
    except (TooMuch, RecursionError, MemoryError):
        return []


def is_analysable(module, function):
    """Whether nothing else can stand behind the name `rule`: it is bound once, and nobody in the module reads it."""
    a = function.args
    others = (a.posonlyargs, a.vararg, a.kwonlyargs, a.kwarg, a.defaults)
    return not module.is_reflective and not module.reads_rule and not any(others) and len(a.args) == 1 and is_plain(function)
