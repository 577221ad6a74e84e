"""Conditions that an event must meet for a rule to do anything but return False, read from the rule's syntax tree.

A condition `{path, oneOf, runOnMissing, runOnContainers}` says: unless the value at `path` is one of `oneOf`, the
function returns False, and has done nothing else before. They hold in their order: only when an event fails one after
meeting those in front of it may the rule be skipped. What is not understood ends the list; nothing is guessed.
"""

import ast

SAFE_INTEGER_MAX = 2**53 - 1
# A module that uses one of these may replace `rule` in ways that its syntax does not show.
REFLECTIVE = frozenset(
    """globals locals vars exec eval compile setattr delattr getattr __import__
    sys gc builtins importlib inspect types ctypes""".split()
)
COLLECTIONS = frozenset(("frozenset", "set", "tuple", "list"))
ALL_FALSE = (ast.Eq, ast.In, ast.Is)
ALL_TRUE = (ast.NotEq, ast.NotIn, ast.IsNot)


def conditions_of(source):
    try:
        module = ast.parse(source)
        function = find_rule(module)
        return [] if function is None else nested(Analysis(module, function).run())
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return []


def nested(conditions):
    """A condition counts unless one in front of it raises."""
    whole = None
    for condition in reversed(conditions):
        path, kinds = condition["path"], []
        if condition["runOnMissing"]:
            kinds.append("missing")
        if condition["runOnContainers"]:
            kinds += ["list", "object"]
        met = {"path": path, "op": "equals", "values": condition["oneOf"]}
        met = met if whole is None else {"all": [met, whole]}
        whole = {"any": [{"path": path, "op": "kind", "values": kinds}, met]} if kinds else met
    return [] if whole is None else [whole]


def find_rule(module):
    """The one definition of `rule`, if nothing else in the module could stand behind the name."""
    found = [node for node in module.body if isinstance(node, ast.FunctionDef) and node.name == "rule"]
    bound = [name for node in ast.walk(module) for name in bound_by(node)]
    if bound.count("rule") != 1 or len(found) != 1 or COLLECTIONS.intersection(bound):
        return None
    return found[0] if is_plain(found[0]) and not any(is_reflective(node) for node in ast.walk(module)) else None


def is_reflective(node):
    if isinstance(node, ast.Name):
        return node.id in REFLECTIVE or (node.id == "rule" and isinstance(node.ctx, ast.Load))
    if isinstance(node, ast.Attribute):
        return node.attr.startswith("__")
    return isinstance(node, ast.alias) and (node.name == "*" or node.name.partition(".")[0] in REFLECTIVE)


def is_plain(function):
    """One positional argument, no decorator, no generator."""
    a = function.args
    others = (function.decorator_list, a.posonlyargs, a.vararg, a.kwonlyargs, a.kwarg, a.defaults)
    if any(others) or len(a.args) != 1:
        return False
    refused = (ast.Yield, ast.YieldFrom, ast.Await, ast.Global, ast.Nonlocal)
    return not any(isinstance(node, refused) for node in ast.walk(function))


class Field:
    """A value of the event: `get`, `deep_get` or an item."""

    def __init__(self, path, default=None, raises=False):
        self.path, self.default, self.raises = path, default, raises


class Members:
    """Constants that a value is compared with; a set refuses containers with a TypeError."""

    def __init__(self, values, hashes=False, changeable=False):
        self.values, self.hashes, self.changeable = values, hashes, changeable


OPAQUE = object()
BINDING_BY_NAME = (ast.ExceptHandler, ast.MatchAs, ast.MatchStar, ast.TypeVar)


class Analysis:
    def __init__(self, module, function):
        self.event = function.args.args[0].arg
        self.body = function.body
        self.assigned = {name for statement in self.body for node in ast.walk(statement) for name in bound_by(node)}
        self.constants = module_constants(module)
        self.locals = {}

    def run(self):
        if self.event in self.assigned:
            return []
        conditions = []
        for index, statement in enumerate(self.body):
            found, goes_on = self.statement(statement, self.body[index + 1 :])
            conditions += found
            if not goes_on:
                break
        return conditions

    def statement(self, node, rest):
        """(conditions, whether what follows may be looked at)"""
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            return [], True
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            return [], self.assign(node.targets[0].id, node.value)
        if isinstance(node, ast.If) and not node.orelse:
            if len(node.body) == 1 and returns_false(node.body[0]):
                return self.collect(node.test, False)
            if len(rest) == 1 and returns_false(rest[0]):
                return self.collect(node.test, True)[0], False
        if isinstance(node, ast.Return) and node.value is not None:
            return self.returned(node.value), False
        return [], False

    def assign(self, name, value):
        field = self.field(value)
        if field is not None and not field.raises:
            self.locals[name] = field
            return True
        if self.is_safe(value):
            self.locals[name] = OPAQUE
            return True
        return False

    def returned(self, node):
        """Conditions under which the returned value is not exactly False."""
        conditions = []
        for part in node.values if isinstance(node, ast.BoolOp) and isinstance(node.op, ast.And) else [node]:
            if not is_boolean(part):
                break
            found, safe = self.collect(part, True)
            conditions += found
            if not safe:
                break
        return conditions

    def collect(self, node, wanted):
        """(conditions for `node` to be truthy, or falsy if not `wanted`; whether all of it is safe to evaluate)"""
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return self.collect(node.operand, not wanted)
        if isinstance(node, ast.BoolOp):
            if isinstance(node.op, ast.And) == wanted:
                return self.each(node.values, wanted)
            return self.any_of(node.values, wanted)
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            condition = self.comparison(node, ALL_FALSE if wanted else ALL_TRUE)
            if condition is not None:
                return [condition], True
        return [], self.is_safe(node)

    def each(self, nodes, wanted):
        conditions = []
        for node in nodes:
            found, safe = self.collect(node, wanted)
            conditions += found
            if not safe:
                return conditions, False
        return conditions, True

    def any_of(self, nodes, wanted):
        """`x == 1 or x == 2` is one condition; anything else none."""
        parts = [self.collect(node, wanted) for node in nodes]
        if not all(safe for _, safe in parts):
            return [], False
        merged = None
        for found, _ in parts:
            if len(found) != 1 or found[0]["runOnMissing"] or found[0]["runOnContainers"]:
                return [], all(self.is_safe(node) for node in nodes)
            if merged is None:
                merged = dict(found[0])
            elif merged["path"] == found[0]["path"]:
                merged["oneOf"] = merged["oneOf"] + found[0]["oneOf"]
            else:
                return [], all(self.is_safe(node) for node in nodes)
        return [merged], True

    def comparison(self, node, operators):
        """The condition that the comparison is, or None."""
        operator, left, right = node.ops[0], node.left, node.comparators[0]
        if not isinstance(operator, operators):
            return None
        field, members = self.field(left), self.members(right, operator)
        if field is None and isinstance(operator, (ast.Eq, ast.NotEq)):
            field, members = self.field(right), self.members(left, operator)
        if field is None or members is None or not all(is_indexable(value) for value in members.values):
            return None
        if any(value == field.default for value in members.values):
            return None
        return {
            "path": field.path,
            "oneOf": members.values,
            "runOnMissing": field.raises,
            "runOnContainers": members.hashes,
        }

    def field(self, node):
        """The event's value that the expression reads, or None for any other expression."""
        if isinstance(node, ast.Name):
            known = self.locals.get(node.id)
            return known if isinstance(known, Field) else None
        if isinstance(node, ast.Subscript) and self.is_event(node.value):
            key = constant_text(node.slice)
            return None if key is None else Field([key], raises=True)
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            return None
        if not self.is_event(node.func.value):
            return None
        if node.func.attr == "get":
            return get_field(node)
        return deep_get_field(node) if node.func.attr == "deep_get" else None

    def is_event(self, node):
        return isinstance(node, ast.Name) and node.id == self.event

    def members(self, node, operator):
        if isinstance(operator, (ast.In, ast.NotIn)):
            if isinstance(node, ast.Name) and node.id not in self.assigned:
                constant = self.constants.get(node.id)
                return None if isinstance(constant, SingleConstant) else constant
            return constant_members(node)
        if isinstance(node, ast.Constant):
            return Members([node.value])
        if isinstance(node, ast.Name) and node.id not in self.assigned:
            constant = self.constants.get(node.id)
            return constant if isinstance(constant, SingleConstant) else None
        return None

    def is_safe(self, node):
        """True if evaluating it can neither raise nor change anything."""
        if isinstance(node, ast.Constant):
            return True
        if isinstance(node, ast.Name):
            return node.id in self.locals or (node.id in self.constants and node.id not in self.assigned)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return self.is_safe(node.operand)
        if isinstance(node, ast.BoolOp):
            return all(self.is_safe(value) for value in node.values)
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            return self.is_safe_comparison(node)
        field = self.field(node)
        return field is not None and not field.raises

    def is_safe_comparison(self, node):
        operator, right = node.ops[0], node.comparators[0]
        if not self.is_safe(node.left):
            return False
        if isinstance(operator, (ast.In, ast.NotIn)):
            members = self.members(right, operator)
            return members is not None and not members.hashes
        return isinstance(operator, (ast.Eq, ast.NotEq, ast.Is, ast.IsNot)) and self.is_safe(right)


class SingleConstant(Members):
    """A module's constant that is no collection: to be compared with, not to be searched."""


def module_constants(module):
    """Names that the module binds once, at its top, to constants that nothing can change."""
    found, bindings = {}, {}
    for node in ast.walk(module):
        for name in bound_by(node):
            bindings[name] = bindings.get(name, 0) + 1
    for node in module.body:
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            value = constant_value(node.value)
            if value is not None and bindings[node.targets[0].id] == 1:
                found[node.targets[0].id] = value
    exposed = handed_out(module)
    return {name: value for name, value in found.items() if not (value.changeable and name in exposed)}


def bound_by(node):
    if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
        return [node.id]
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        return [node.name]
    if isinstance(node, ast.alias):
        return [(node.asname or node.name).partition(".")[0]]
    if isinstance(node, (ast.Global, ast.Nonlocal)):
        return node.names
    if isinstance(node, ast.arg):
        return [node.arg]
    name = getattr(node, "name", None) if isinstance(node, BINDING_BY_NAME) else None
    return [name] if name else []


def handed_out(module):
    """Names that are read anywhere but as the right side of `in`."""
    searched = {
        id(node.comparators[0])
        for node in ast.walk(module)
        if isinstance(node, ast.Compare) and len(node.ops) == 1 and isinstance(node.ops[0], (ast.In, ast.NotIn))
    }
    return {
        node.id
        for node in ast.walk(module)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and id(node) not in searched
    }


def constant_value(node):
    return SingleConstant([node.value]) if isinstance(node, ast.Constant) else constant_members(node)


def constant_members(node):
    """A tuple, list or set of constants, also wrapped in frozenset(), set(), tuple() or list()."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and len(node.args) == 1 and not node.keywords:
        kind, inner = node.func.id, constant_members(node.args[0])
        if kind in COLLECTIONS and inner is not None:
            return Members(inner.values, kind in ("frozenset", "set"), kind in ("list", "set"))
    if not isinstance(node, (ast.Tuple, ast.List, ast.Set)):
        return None
    if not all(isinstance(item, ast.Constant) for item in node.elts):
        return None
    return Members([item.value for item in node.elts], isinstance(node, ast.Set), not isinstance(node, ast.Tuple))


def constant_text(node):
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isascii():
        return node.value
    return None


def get_field(call):
    key = constant_text(call.args[0]) if call.args else None
    extra = [*call.args[1:], *(word.value for word in call.keywords if word.arg == "default")]
    if key is None or len(extra) != len(call.args) - 1 + len(call.keywords) or len(extra) > 1:
        return None
    return with_default([key], extra)


def deep_get_field(call):
    path = [constant_text(arg) for arg in call.args]
    extra = [word.value for word in call.keywords if word.arg == "default"]
    if not path or None in path or len(extra) != len(call.keywords):
        return None
    return with_default(path, extra)


def with_default(path, extra):
    if not extra:
        return Field(path)
    return Field(path, extra[0].value) if isinstance(extra[0], ast.Constant) else None


def is_boolean(node):
    if isinstance(node, ast.Compare):
        return len(node.ops) == 1
    if isinstance(node, ast.BoolOp):
        return all(is_boolean(value) for value in node.values)
    if isinstance(node, ast.UnaryOp):
        return isinstance(node.op, ast.Not)
    return isinstance(node, ast.Constant) and isinstance(node.value, bool)


def returns_false(node):
    return isinstance(node, ast.Return) and isinstance(node.value, ast.Constant) and node.value.value is False


def is_indexable(value):
    """Text, booleans and whole numbers that JavaScript holds exactly."""
    if isinstance(value, str):
        return not any("\ud800" <= char <= "\udfff" for char in value)
    return isinstance(value, int) and abs(value) <= SAFE_INTEGER_MAX
