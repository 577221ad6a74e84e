"""Follows a rule's statements and expressions, with the event as the one unknown (see `symbolic.py`).

Of each expression: when evaluating it raises, and its value. What is not understood counts as raising: as anything that
makes running the rule differ from skipping it. Sound in one direction only, and meant so.
"""

import ast

from pharos_calls import call_method, call_named
from pharos_formula import KINDS, LIST, MISSING, NUMBER, TEXT, all_of, any_of, kind_in, kind_not_in, opposite, test
from pharos_module_facts import bound_by
from pharos_symbolic import (
    SAFE_INTEGER_MAX,
    UNBOUND,
    Const,
    Function,
    Named,
    Other,
    Raw,
    Truth,
    apply,
    choice,
    equal,
    guarded,
    is_foldable,
    is_identical,
    is_indexable,
    is_kind,
    is_text,
    not_false,
    only,
    raises_unless,
    text_test,
    truth,
    truth_of,
)

STEPS_MAX = 5_000
DEPTH_MAX = 8
UNKNOWN = (True, only(Other()))


class TooMuch(Exception):
    """The rule is larger than what is worth following."""


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


class Flow:
    """What statements do: when something other than returning False, what they return when, and when they go on."""

    def __init__(self, matters=False, returns=(), goes_on=True):
        self.matters, self.returns, self.goes_on = matters, list(returns), goes_on


class Analysis:
    def __init__(self, program):
        self.program = program
        self.steps = 0
        self.depth = 0
        # Whether what was found holds only while every data model loads.
        self.uses_models = False
        # Above 0 where it is not certain that what is looked at is evaluated.
        self.doubt = 0

    def rule(self, module, function):
        """The formula without which the rule returns False and does nothing else."""
        scope = Scope(module, local_names(function))
        scope.values[function.args.args[0].arg] = only(Raw(()))
        flow = self.block(function.body, scope, lambda value: (not_false(value), []))
        return any_of(flow.matters, flow.goes_on)

    def mappings_of(self, name):
        """(log types, path, Function, or None for what is not understood) of each data model that knows the name."""
        self.uses_models = True
        return self.program.mappings_of(name)

    def evaluate_constant(self, node, module):
        """Of an expression at the top of a module; with its own budget, since all rules share what is found."""
        return Analysis(self.program).evaluate(node, Scope(module))

    # Statements. `on_return` says of a returned value (when it matters, what is to be returned).

    def block(self, statements, scope, on_return):
        flow, *flows = [Flow()]
        for statement in statements:
            one = self.statement(statement, scope, on_return)
            flows.append(one)
            if one.goes_on is False:
                break
        flow = Flow()
        for one in reversed(flows):
            matters = any_of(one.matters, all_of(one.goes_on, flow.matters))
            returns = one.returns + [(all_of(one.goes_on, guard), value) for guard, value in flow.returns]
            flow = Flow(matters, returns, all_of(one.goes_on, flow.goes_on))
        return flow

    def statement(self, node, scope, on_return):
        if isinstance(node, ast.Return):
            raises, value = (False, only(Const(None))) if node.value is None else self.evaluate(node.value, scope)
            matters, returned = on_return(value)
            return Flow(any_of(raises, matters), [(True, one) for one in returned], False)
        if isinstance(node, ast.If):
            return self.branch(node, scope, on_return)
        if isinstance(node, ast.For) and not node.orelse:
            return self.loop(node, scope, on_return)
        if isinstance(node, (ast.Continue, ast.Break)):
            return Flow(goes_on=False)
        if isinstance(node, ast.Pass):
            return Flow()
        if isinstance(node, ast.Expr):
            return Flow(self.evaluate(node.value, scope)[0])
        if isinstance(node, (ast.Assign, ast.AnnAssign, ast.AugAssign)):
            return Flow(self.assign(node, scope))
        return Flow(True, goes_on=False)

    def branch(self, node, scope, on_return):
        raises, value = self.evaluate(node.test, scope)
        true, false = truth(value)
        first, second = scope.copy(), scope.copy()
        yes = self.block(node.body, first, on_return) if true is not False else Flow(goes_on=False)
        no = self.block(node.orelse, second, on_return) if false is not False else Flow(goes_on=False)
        scope.values = merged(((true, yes, first), (false, no, second)))
        return Flow(
            any_of(raises, all_of(true, yes.matters), all_of(false, no.matters)),
            [(all_of(true, guard), one) for guard, one in yes.returns]
            + [(all_of(false, guard), one) for guard, one in no.returns],
            any_of(all_of(true, yes.goes_on), all_of(false, no.goes_on)),
        )

    def loop(self, node, scope, on_return):
        raises, elements = self.elements(node.iter, scope)
        changed = {name for part in [*node.body, node.target] for name in assigned_in(part)}
        for name in changed:
            known = scope.find(name)
            scope.values[name] = only(UNBOUND if known is None or has_unbound(known) else Other())
        inner = scope.copy()
        if not bind(node.target, elements, inner):
            return Flow(True, goes_on=False)
        self.doubt += 1
        flow = self.block(node.body, inner, on_return)
        self.doubt -= 1
        return Flow(any_of(raises, flow.matters), flow.returns, True)

    def assign(self, node, scope):
        if isinstance(node, ast.AugAssign):
            if not isinstance(node.target, ast.Name):
                return True
            read = ast.copy_location(ast.Name(node.target.id, ast.Load()), node)
            raises, value = self.evaluate(ast.copy_location(ast.BinOp(read, node.op, node.value), node), scope)
            if any(isinstance(form, Const) and not isinstance(form.value, (str, int, float)) for _, form in value):
                return True
            scope.values[node.target.id] = value
            return raises
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if node.value is None:
            return False
        raises, value = self.evaluate(node.value, scope)
        if not all(isinstance(target, ast.Name) for target in targets):
            return True
        for target in targets:
            scope.values[target.id] = value
        return raises

    # Expressions: (when it raises, value).

    def evaluate(self, node, scope):
        self.steps += 1
        if self.steps > STEPS_MAX:
            raise TooMuch
        work = getattr(self, f"evaluate_{type(node).__name__}", None)
        return UNKNOWN if work is None else work(node, scope)

    def evaluate_Constant(self, node, scope):
        known = node.value is None or isinstance(node.value, (str, int, float))
        return False, only(Const(node.value) if known else Other())

    def evaluate_Name(self, node, scope):
        value = scope.find(node.id)
        if value is None:
            form = self.program.find(scope.module, node.id, self)
            return UNKNOWN if form is None else (False, only(form))
        unbound = any_of(*(guard for guard, form in value if form is UNBOUND))
        return unbound, [(guard, form) for guard, form in value if form is not UNBOUND]

    def evaluate_NamedExpr(self, node, scope):
        raises, value = self.evaluate(node.value, scope)
        if scope.around is not None:
            return UNKNOWN
        before = (scope.find(node.target.id) or only(UNBOUND)) if self.doubt else []
        scope.values[node.target.id] = choice([*value, *before])
        return raises, value

    def evaluate_UnaryOp(self, node, scope):
        raises, value = self.evaluate(node.operand, scope)
        if isinstance(node.op, ast.Not):
            true, false = truth(value)
            return raises, only(Truth(false, true))
        if isinstance(node.op, ast.USub) and len(value) == 1 and isinstance(value[0][1], Const):
            number = value[0][1].value
            if isinstance(number, (int, float)):
                return raises, only(Const(-number))
        return UNKNOWN

    def evaluate_BoolOp(self, node, scope):
        is_and = isinstance(node.op, ast.And)
        reached, raises, alternatives = True, False, []
        for at, part in enumerate(node.values):
            self.doubt += at > 0
            part_raises, value = self.evaluate(part, scope)
            self.doubt -= at > 0
            raises = any_of(raises, all_of(reached, part_raises))
            if at == len(node.values) - 1:
                alternatives += guarded(reached, value)
                break
            alternatives += guarded(reached, choice(ending(value, is_and)))
            true, false = truth(value)
            reached = all_of(reached, true if is_and else false)
        return raises, as_truth(choice(alternatives))

    def evaluate_IfExp(self, node, scope):
        raises, value = self.evaluate(node.test, scope)
        true, false = truth(value)
        self.doubt += 1
        first_raises, first = self.evaluate(node.body, scope) if true is not False else (False, [])
        second_raises, second = self.evaluate(node.orelse, scope) if false is not False else (False, [])
        self.doubt -= 1
        raises = any_of(raises, all_of(true, first_raises), all_of(false, second_raises))
        return raises, choice(guarded(true, first) + guarded(false, second))

    def evaluate_Compare(self, node, scope):
        raises, left = self.evaluate(node.left, scope)
        truths = []
        for at, (operator, right_node) in enumerate(zip(node.ops, node.comparators)):
            self.doubt += at > 0
            right_raises, right = self.evaluate(right_node, scope)
            self.doubt -= at > 0
            compare_raises, result = pairs(left, right, lambda a, b, operator=operator: compare(operator, a, b))
            raises = any_of(raises, right_raises, compare_raises)
            truths.append(truth(result))
            left = right
        return raises, only(Truth(all_of(*(true for true, _ in truths)), any_of(*(false for _, false in truths))))

    def evaluate_JoinedStr(self, node, scope):
        raises = False
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                inner, value = self.evaluate(part.value, scope)
                plain = all(isinstance(form, (Const, Raw, Truth)) or kind_of(form) in ("text", "number") for _, form in value)
                raises = any_of(raises, inner, part.format_spec is not None or not plain)
        return raises, only(Other("text"))

    def evaluate_BinOp(self, node, scope):
        left_raises, left = self.evaluate(node.left, scope)
        right_raises, right = self.evaluate(node.right, scope)
        raises, value = pairs(left, right, lambda a, b: combine(node.op, a, b))
        return any_of(left_raises, right_raises, raises), value

    def evaluate_Tuple(self, node, scope):
        return self.collection(node.elts, scope, tuple)

    def evaluate_List(self, node, scope):
        return self.collection(node.elts, scope, list)

    def evaluate_Set(self, node, scope):
        return self.collection(node.elts, scope, set)

    def collection(self, nodes, scope, kind):
        if all(isinstance(node, ast.Constant) for node in nodes):
            return made(kind, [node.value for node in nodes], False)
        raises, constants = False, []
        for node in nodes:
            starred = isinstance(node, ast.Starred)
            inner, value = self.evaluate(node.value if starred else node, scope)
            raises = any_of(raises, inner)
            known = len(value) == 1 and isinstance(value[0][1], Const)
            if not known:
                constants = None
                if starred or kind is set:
                    raises = True
            elif constants is not None:
                constants += value[0][1].value if starred else [value[0][1].value]
        if constants is None:
            return raises, only(Other("list", bool(nodes), not nodes))
        return made(kind, constants, raises)

    def evaluate_Dict(self, node, scope):
        entries = []
        for key, value in zip(node.keys, node.values):
            if not isinstance(key, ast.Constant):
                return UNKNOWN
            raises, found = self.evaluate(value, scope)
            if raises is not False or len(found) != 1 or not isinstance(found[0][1], Const):
                return UNKNOWN
            entries.append((key.value, found[0][1].value))
        return made(dict, entries, False)

    def evaluate_Subscript(self, node, scope):
        raises, value = self.evaluate(node.value, scope)
        if isinstance(node.slice, ast.Slice):
            bounds = (node.slice.lower, node.slice.upper, node.slice.step)
            plain = all(bound is None or is_whole_number(bound) for bound in bounds[:2]) and bounds[2] is None
            sliced_raises, result = apply(value, lambda form: sliced(form) if plain else UNKNOWN)
            return any_of(raises, sliced_raises), result
        key_raises, key = self.evaluate(node.slice, scope)
        item_raises, result = pairs(value, key, item)
        return any_of(raises, key_raises, item_raises), result

    def evaluate_Attribute(self, node, scope):
        raises, value = self.evaluate(node.value, scope)
        form = value[0][1] if len(value) == 1 else None
        if not isinstance(form, Named):
            return UNKNOWN
        member = self.program.member(form, node.attr, self)
        return UNKNOWN if member is None else (raises, only(member))

    def evaluate_Lambda(self, node, scope):
        return False, only(Function(node, scope.module, scope))

    def evaluate_GeneratorExp(self, node, scope):
        raises, value = self.comprehension(node, scope)
        return raises, only(Other("list", any_of(*(guard for guard, _ in value)), True))

    evaluate_ListComp = evaluate_GeneratorExp

    def comprehension(self, node, scope):
        """(when it raises, the value of one of its elements)"""
        inner = Scope(scope.module, around=scope)
        raises, reached = False, True
        self.doubt += 1
        for generator in node.generators:
            found, elements = self.elements(generator.iter, inner)
            raises = any_of(raises, all_of(reached, found))
            if generator.is_async or not bind(generator.target, elements, inner):
                raises = True
            reached = all_of(reached, any_of(*(guard for guard, _ in elements)))
            for condition in generator.ifs:
                found, value = self.evaluate(condition, inner)
                raises = any_of(raises, all_of(reached, found))
                reached = all_of(reached, truth(value)[0])
        found, value = self.evaluate(node.elt, inner)
        self.doubt -= 1
        raises = any_of(raises, all_of(reached, found))
        return raises, choice(guarded(reached, value))

    def elements(self, node, scope):
        """(when going through it raises, the value of one of its elements)"""
        if isinstance(node, (ast.GeneratorExp, ast.ListComp)):
            return self.comprehension(node, scope)
        raises, value = self.evaluate(node, scope)
        found, alternatives = apply(value, elements_of)
        return any_of(raises, found), alternatives

    # Calls.

    def evaluate_Call(self, node, scope):
        if isinstance(node.func, ast.Attribute):
            raises, receiver = self.evaluate(node.func.value, scope)
            form = receiver[0][1] if len(receiver) == 1 else None
            if isinstance(form, Named):
                member = self.program.member(form, node.func.attr, self)
                return UNKNOWN if member is None else self.call(member, node, scope, raises)
            arguments = self.arguments(node, scope)
            if arguments is None:
                return UNKNOWN
            inner, args, words = arguments
            called, value = apply(receiver, lambda one: call_method(self, one, node.func.attr, args, words))
            return any_of(raises, inner, called), value
        raises, value = self.evaluate(node.func, scope)
        return UNKNOWN if len(value) != 1 else self.call(value[0][1], node, scope, raises)

    def call(self, function, node, scope, raises):
        if isinstance(function, Named) and function.name in ("any", "all") and len(node.args) == 1 and not node.keywords:
            found, value = self.any_or_all(function.name, node.args[0], scope)
            return any_of(raises, found), value
        arguments = self.arguments(node, scope)
        if arguments is None:
            return UNKNOWN
        inner, args, words = arguments
        if isinstance(function, Function):
            called, value = self.call_function(function, args, words)
        elif isinstance(function, Named):
            called, value = call_named(self, function.name, args, words)
        else:
            return UNKNOWN
        return any_of(raises, inner, called), value

    def arguments(self, node, scope):
        """(when one raises, values by position, values by name), or None."""
        raises, args, words = False, [], {}
        for arg in node.args:
            starred = isinstance(arg, ast.Starred)
            found, value = self.evaluate(arg.value if starred else arg, scope)
            raises = any_of(raises, found)
            if not starred:
                args.append(value)
            elif len(value) == 1 and isinstance(value[0][1], Const) and isinstance(value[0][1].value, (tuple, list)):
                args += [only(Const(item)) for item in value[0][1].value]
            else:
                return None
        for word in node.keywords:
            if word.arg is None:
                return None
            found, words[word.arg] = self.evaluate(word.value, scope)
            raises = any_of(raises, found)
        return raises, args, words

    def any_or_all(self, name, node, scope):
        raises, elements = self.elements(node, scope)
        true, false = truth(elements)
        if name == "any":
            return raises, only(Truth(true, True))
        # Of no elements it is true as well.
        return raises, only(Truth(True, false))

    def call_function(self, function, args, words):
        node = function.node
        if self.depth >= DEPTH_MAX:
            return UNKNOWN
        scope = self.entered(function, args, words)
        if scope is None:
            return UNKNOWN
        self.depth += 1
        doubt, self.doubt = self.doubt, 0
        try:
            if isinstance(node, ast.Lambda):
                return self.evaluate(node.body, scope)
            flow = self.block(node.body, scope, lambda value: (False, [value]))
        finally:
            self.depth -= 1
            self.doubt = doubt
        returned = [one for guard, value in flow.returns for one in guarded(guard, value)]
        return flow.matters, choice([*returned, (flow.goes_on, Const(None))])

    def entered(self, function, args, words):
        """The function's scope with its parameters bound; None where they don't fit or are not understood."""
        node, a = function.node, function.node.args
        is_lambda = isinstance(node, ast.Lambda)
        if a.posonlyargs or a.kwarg or (not is_lambda and not is_plain(node)):
            return None
        scope = Scope(function.module, () if is_lambda else local_names(node), function.scope)
        names = [arg.arg for arg in a.args]
        defaults = dict(zip(reversed(names), reversed(a.defaults)))
        defaults |= {arg.arg: value for arg, value in zip(a.kwonlyargs, a.kw_defaults) if value is not None}
        if len(args) > len(names):
            rest = [value[0][1] for value in args[len(names) :] if len(value) == 1]
            if a.vararg is None or len(rest) != len(args) - len(names) or not all(isinstance(one, Const) for one in rest):
                return None
            scope.values[a.vararg.arg] = only(Const(tuple(one.value for one in rest)))
        elif a.vararg is not None:
            scope.values[a.vararg.arg] = only(Const(()))
        scope.values |= dict(zip(names, args))
        for name in [*names, *(arg.arg for arg in a.kwonlyargs)]:
            if name in words and name not in scope.values:
                scope.values[name] = words.pop(name)
            elif name not in scope.values:
                raises, value = self.evaluate(defaults[name], Scope(function.module)) if name in defaults else UNKNOWN
                if raises is not False:
                    return None
                scope.values[name] = value
        return None if words else scope


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
    if not isinstance(target, ast.Tuple) or len(target.elts) != 2 or not all(isinstance(one, ast.Name) for one in target.elts):
        return False
    for one in target.elts:
        scope.values[one.id] = only(Other())
    return all(isinstance(form, Other) and form.kind == "pair" for _, form in elements)


def ending(value, is_and):
    """The alternatives with which `and`, or `or`, ends at an operand that is not the last."""
    for guard, form in value:
        true, false = truth_of(form)
        when = all_of(guard, false if is_and else true)
        yield when, Const(not is_and) if isinstance(form, Truth) else form


def as_truth(value):
    """Several alternatives that are all True or False as one."""
    if len(value) > 1 and all(isinstance(form, Truth) or is_boolean_constant(form) for _, form in value):
        return only(Truth(*truth(value)))
    return value


def is_boolean_constant(form):
    return isinstance(form, Const) and isinstance(form.value, bool)


def pairs(left, right, work):
    """(when it raises, value), from `work`, which gives the same for two forms."""
    raises, alternatives = False, []
    for guard, form in left:
        for other_guard, other in right:
            both = all_of(guard, other_guard)
            found, value = work(form, other)
            raises = any_of(raises, all_of(both, found))
            alternatives += guarded(both, value)
    return raises, choice(alternatives)


def compare(operator, left, right):
    if isinstance(operator, (ast.Eq, ast.Is)):
        return equality(left, right, isinstance(operator, ast.Is))
    if isinstance(operator, (ast.NotEq, ast.IsNot)):
        return inverted(equality(left, right, isinstance(operator, ast.IsNot)))
    if isinstance(operator, ast.In):
        return membership(left, right)
    if isinstance(operator, ast.NotIn):
        return inverted(membership(left, right))
    return ordering(operator, left, right)


def inverted(result):
    raises, value = result
    true, false = truth(value)
    return raises, only(Truth(false, true))


def equality(left, right, is_identity):
    if not isinstance(right, Const):
        left, right = right, left
    if not isinstance(right, Const):
        return False, only(Truth())
    if is_identity and not (right.value is None or isinstance(right.value, bool)):
        return False, only(Truth())
    return False, only((is_identical if is_identity else equal)(left, right.value))


def membership(left, right):
    """`left in right`"""
    if isinstance(right, Const):
        return member_of_constant(left, right.value)
    if isinstance(right, Raw):
        return member_of_raw(left, right)
    if isinstance(right, Other) and right.kind == "text" and is_text(left):
        return False, only(Truth())
    if isinstance(right, Other) and right.kind == "list" and isinstance(left, (Const, Raw, Truth)):
        return False, only(Truth(right.true, True))
    return True, only(Truth())


def member_of_constant(left, container):
    if isinstance(left, Const):
        try:
            holds = left.value in container
        except TypeError:
            return UNKNOWN
        return False, only(Truth(holds, not holds))
    if isinstance(container, str):
        raises = raises_unless(left, TEXT)
        return raises, only(Truth(True, True))
    if not isinstance(container, (tuple, list, set, frozenset, dict)):
        return UNKNOWN
    if isinstance(left, Raw) and all(is_known_member(left, item) for item in container):
        truths = members(left, container)
    else:
        truths = Truth(bool(container), True)
    raises = False
    if not isinstance(container, (tuple, list)):
        raises = kind_in(left.path, ("list", "object")) if isinstance(left, Raw) else not isinstance(left, Truth)
    return raises, only(truths)


def is_known_member(form, item):
    return item is None or (is_foldable(item) if form.fold is not None else is_indexable(item))


def members(form, container):
    scalars = [item for item in container if item is not None]
    holds = test(form.path, "equals", scalars, form.fold)
    truths = Truth(holds, opposite(holds))
    if len(scalars) == len(container):
        return truths
    nothing = is_kind(form.path, ("null",))
    return Truth(any_of(truths.true, nothing.true), all_of(truths.false, nothing.false))


def member_of_raw(left, right):
    path, fold = right.path, right.fold
    if not path and isinstance(left, Const) and isinstance(left.value, str) and left.value.isascii():
        return False, only(is_kind((left.value,), KINDS - MISSING))
    if not isinstance(left, Const) or not isinstance(left.value, str):
        raises = any_of(kind_not_in(path, ("text", "list", "object")), all_of(kind_in(path, TEXT), raises_unless(left, TEXT)))
        return raises, only(Truth())
    raises = raises_unless(right, ("text", "list", "object"))
    part = text_test(right, "contains", [left.value])
    if fold is not None or not is_indexable(left.value):
        return raises, only(part)
    if not left.value.isascii():
        return raises, only(Truth())
    element = test(path, "has", [left.value])
    member = kind_not_in((*path, left.value), MISSING)
    true = any_of(part.true, element, member)
    false = all_of(part.false, opposite(element), kind_in((*path, left.value), MISSING))
    return raises, only(Truth(true, false if None not in path else True))


COMPARISONS = {ast.Gt: "above", ast.GtE: "atLeast", ast.Lt: "below", ast.LtE: "atMost"}
MIRRORED = {ast.Gt: ast.Lt, ast.GtE: ast.LtE, ast.Lt: ast.Gt, ast.LtE: ast.GtE}


def ordering(operator, left, right):
    kind = type(operator)
    if isinstance(left, Const) and not isinstance(right, Const):
        left, right, kind = right, left, MIRRORED[kind]
    if not isinstance(right, Const):
        return UNKNOWN
    bound = right.value
    if isinstance(left, Const):
        return ordering_of_constants(kind, left.value, bound)
    if isinstance(bound, str):
        return raises_unless(left, TEXT), only(Truth())
    if not isinstance(bound, (int, float)) or not abs(bound) <= SAFE_INTEGER_MAX:
        return UNKNOWN
    raises = raises_unless(left, NUMBER)
    if not isinstance(left, Raw) or left.fold is not None:
        return raises, only(Truth())
    holds = test(left.path, COMPARISONS[kind], [bound])
    return raises, only(Truth(holds, opposite(holds)))


def ordering_of_constants(kind, left, right):
    try:
        holds = {
            ast.Gt: lambda: left > right,
            ast.GtE: lambda: left >= right,
            ast.Lt: lambda: left < right,
            ast.LtE: lambda: left <= right,
        }[kind]()
    except TypeError:
        return UNKNOWN
    return False, only(Const(bool(holds)))


CONSTANTS_MAX = 10_000


def combine(operator, left, right):
    """`left + right` and the like."""
    if isinstance(left, Const) and isinstance(right, Const):
        return combined_constants(operator, left.value, right.value)
    if isinstance(operator, ast.Add):
        raises = any_of(raises_unless(left, TEXT), raises_unless(right, TEXT))
        return raises, only(Other("text"))
    return UNKNOWN


def combined_constants(operator, left, right):
    if isinstance(operator, ast.BitOr) and isinstance(left, (set, frozenset)) and isinstance(right, (set, frozenset)):
        return False, only(Const(left | right))
    if not isinstance(operator, ast.Add) or type(left) is not type(right):
        return UNKNOWN
    if not isinstance(left, (str, int, tuple, list)):
        return UNKNOWN
    if not isinstance(left, int) and len(left) + len(right) > CONSTANTS_MAX:
        return UNKNOWN
    return False, only(Const(left + right))


def made(kind, constants, raises):
    try:
        return raises, only(Const(kind(constants)))
    except TypeError:
        return UNKNOWN


def kind_of(form):
    return form.kind if isinstance(form, Other) else None


def is_whole_number(node):
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        node = node.operand
    return isinstance(node, ast.Constant) and type(node.value) is int


def sliced(form):
    if is_text(form):
        return False, only(Other("text"))
    return raises_unless(form, ("text", "list")), only(Other())


def item(form, key):
    """`form[key]`"""
    if not isinstance(key, Const):
        return UNKNOWN
    if isinstance(form, Const):
        try:
            return False, only(Const(form.value[key.value]))
        except (TypeError, LookupError):
            return UNKNOWN
    if not isinstance(form, Raw) or form.fold is not None or isinstance(key.value, bool):
        return UNKNOWN
    if isinstance(key.value, str) and key.value.isascii() or isinstance(key.value, int) and abs(key.value) < 2**31:
        path = (*form.path, key.value)
        return kind_in(path, MISSING), only(Raw(path))
    return UNKNOWN


def elements_of(form):
    """(when going through it raises, the value of an element)"""
    if isinstance(form, Const) and isinstance(form.value, (tuple, list, set, frozenset, dict)):
        return False, choice([(True, Const(item)) for item in form.value])
    if isinstance(form, Raw):
        return raises_unless(form, LIST), only(Raw((*form.path, None)))
    if isinstance(form, Other) and form.kind in ("list", "pairs"):
        return False, guarded(form.true, only(Other("pair" if form.kind == "pairs" else None)))
    return UNKNOWN
