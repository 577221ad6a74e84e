"""A function's variables while it is followed, and what its syntax says of them."""

import ast

from pharos_module_facts import bound_by
from pharos_symbolic import UNBOUND, Other, choice, guarded, only


class Scope:
    """A function's variables, and those of the comprehensions and lambdas in it."""

    def __init__(self, module, local=(), around=None):
        self.module, self.local, self.around = module, frozenset(local), around
        self.values = {}

    def find(self, name):
        """The value, or None for a name that is not one of a function's."""
        if name in self.values:
            return self.values[name]
        if name in self.local:
            return only(UNBOUND)
        return None if self.around is None else self.around.find(name)

    def copy(self):
        other = Scope(self.module, self.local, self.around)
        other.values = dict(self.values)
        return other


def local_names(function):
    return {name for statement in function.body for name in assigned_in(statement)}


def assigned_in(node):
    """Names that the node binds as variables of the function that it is in, and some more."""
    return {name for part in ast.walk(node) for name in bound_by(part)}


def is_plain(function):
    """Neither decorated, nor a generator, nor reaching for other scopes."""
    refused = (ast.Yield, ast.YieldFrom, ast.Await, ast.Global, ast.Nonlocal)
    return not function.decorator_list and not any(isinstance(node, refused) for node in ast.walk(function))


def merged(branches):
    """The variables after either of two branches `(when, flow, scope)`."""
    going = [(when, scope.values) for when, flow, scope in branches if flow.goes_on is not False]
    if len(going) < 2:
        return going[0][1] if going else {}
    (first_when, first), (second_when, second) = going
    values = {}
    for name in first.keys() | second.keys():
        one, other = first.get(name, only(UNBOUND)), second.get(name, only(UNBOUND))
        values[name] = one if one is other else choice(guarded(first_when, one) + guarded(second_when, other))
    return values


def has_unbound(value):
    return any(form is UNBOUND for _, form in value)


def bind(target, elements, scope):
    """False where the target is not understood."""
    if isinstance(target, ast.Name):
        scope.values[target.id] = elements
        return True
    if not isinstance(target, ast.Tuple) or len(target.elts) != 2:
        return False
    if not all(isinstance(one, ast.Name) for one in target.elts):
        return False
    for one in target.elts:
        scope.values[one.id] = only(Other())
    return all(isinstance(form, Other) and form.kind == "pair" for _, form in elements)
