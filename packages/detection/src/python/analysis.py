"""Follows a rule's statements and calls, with the event as the one unknown (see `symbolic.py`).

What is not understood counts as raising: as anything that makes running the rule differ from skipping it. Sound in
one direction only, and meant so.
"""

import ast

from pharos_calls import call_method, call_named
from pharos_expressions import Expressions
from pharos_formula import all_of, any_of
from pharos_scopes import Scope, assigned_in, bind, has_unbound, is_plain, local_names, merged
from pharos_symbolic import (
    UNBOUND,
    UNKNOWN,
    Const,
    Function,
    Named,
    Other,
    Raw,
    Truth,
    apply,
    choice,
    constants,
    guarded,
    is_unchanging,
    not_false,
    only,
    truth,
)

DEPTH_MAX = 8


class Flow:
    """What statements do: when something other than returning False, what they return when, and when they go on."""

    def __init__(self, matters=False, returns=(), goes_on=True):
        self.matters, self.returns, self.goes_on = matters, list(returns), goes_on


def kept(form):
    """In a variable: a lambda would see what others become until it is called."""
    return Other() if isinstance(form, Function) and form.scope is not None else form


class Analysis(Expressions):
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
        flows = []
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
        # What the loop changes would change a generator that it is half through.
        raises, elements = UNKNOWN if isinstance(node.iter, ast.GeneratorExp) else self.elements(node.iter, scope)
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
            scope.values[target.id] = [(guard, kept(form)) for guard, form in value]
        return raises

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
        is_quantifier = isinstance(function, Named) and function.name in ("any", "all")
        if is_quantifier and len(node.args) == 1 and not node.keywords:
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
            rest = constants(args[len(names) :])
            if a.vararg is None or rest is None:
                return None
            scope.values[a.vararg.arg] = only(Const(tuple(rest)))
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
                # One that can be changed is the same for all calls.
                unchanging = all(isinstance(form, Const) and is_unchanging(form.value) for _, form in value)
                scope.values[name] = value if unchanging else only(Other())
        return None if words else scope
