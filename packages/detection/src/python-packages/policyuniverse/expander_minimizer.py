"""Replaces the wildcards of policies by the actions that they stand for, and the other way round.

Actions that AWS does not have stay as they are, in lower case. What is given is not changed.
"""

import re
from collections.abc import Mapping
from fnmatch import translate

from .action import all_permissions, names_of
from .common import as_dict, ensure_array

# Below these, policies are by their name.
policy_headers = ["rolepolicies", "grouppolicies", "userpolicies", "policy"]


def has_wildcard(text):
    return "*" in text or "?" in text


def matching(pattern, texts):
    if not has_wildcard(pattern):
        return [text for text in texts if text == pattern]
    # A bracket is only itself in policies.
    matches = re.compile(translate(pattern.replace("[", "[[]"))).match
    return [text for text in texts if matches(text)]


def _expand(action):
    action = action.lower()
    if not has_wildcard(action):
        return [action]
    service, colon, name = action.partition(":")
    if not colon:
        return sorted(matching(action, all_permissions)) or [action]
    found = [f"{one}:{known}" for one in matching(service, names_of) for known in matching(name, names_of[one])]
    return found or [action]


def _expand_wildcard_action(actions):
    """The actions, sorted, of one pattern or of several."""
    return sorted({action for pattern in ensure_array(actions) for action in _expand(pattern)})


def _invert_actions(actions):
    return all_permissions.difference(actions)


def get_actions_from_statement(statement):
    """All that the statement is about. Those of `NotAction` are all others."""
    actions = set()
    if "Action" in statement:
        actions.update(_expand_wildcard_action(statement["Action"]))
    if "NotAction" in statement:
        actions |= _invert_actions(_expand_wildcard_action(statement["NotAction"]))
    return actions


def _get_desired_actions_from_statement(statement):
    desired = set(_expand_wildcard_action(statement["Action"]))
    for action in sorted(desired - all_permissions):
        raise Exception(f"Desired action not found in master permission list. {action}")
    return desired


def _get_prefixes_for_action(action):
    """`s3:`, `s3:g`, and so on to the whole action."""
    service, _, name = action.partition(":")
    return [f"{service}:{name[:length]}" for length in range(len(name) + 1)]


def _get_denied_prefixes_from_desired(desired):
    """With a wildcard behind them they would stand for more. Of other services there can be none."""
    services = {action.partition(":")[0] for action in desired}
    known = {f"{service}:{name}" for service in services for name in names_of.get(service, ())}
    return {prefix for action in known.difference(desired) for prefix in _get_prefixes_for_action(action)}


def _check_min_permission_length(name, minchars=None):
    """True: too short to stand in a policy. A service on its own is not."""
    return bool(minchars and name) and len(name) < int(minchars)


def minimize_statement_actions(statement, minchars=None):
    """The shortest list of prefixes with wildcards that stands for just these actions."""
    if statement["Effect"] != "Allow":
        raise Exception("Minification does not currently work on Deny statements.")
    desired = _get_desired_actions_from_statement(statement)
    denied = _get_denied_prefixes_from_desired(desired)
    return sorted({shortest(action, denied, minchars) for action in desired})


def shortest(action, denied, minchars):
    for prefix in _get_prefixes_for_action(action):
        name = prefix.partition(":")[2]
        if prefix not in denied and not _check_min_permission_length(name, minchars):
            return action if prefix == action else f"{prefix}*"
    return action


def with_statements(policy, change):
    statements = [change(as_dict(statement)) for statement in statements_of(policy)]
    return {**policy, "Statement": statements}


def statements_of(policy):
    statements = policy["Statement"]
    return [statements] if isinstance(statements, Mapping) else statements


def expand_policy(policy=None, expand_deny=False):
    def expand(statement):
        if statement["Effect"].lower() == "deny" and not expand_deny:
            return statement
        actions = sorted(get_actions_from_statement(statement))
        statement.pop("NotAction", None)
        return {**statement, "Action": actions}

    return with_statements(policy, expand)


def minimize_policy(policy=None, minchars=None):
    def minimize(statement):
        return {**statement, "Action": minimize_statement_actions(statement, minchars)}

    return with_statements(policy, minimize)


def expand_minimize_over_policies(policies, activity, **kwargs):
    """`activity` of one policy, or of each of those that are there by name."""
    for header in policy_headers:
        if header in policies:
            return {header: {name: activity(policy=policy, **kwargs) for name, policy in policies[header].items()}}
    return activity(policy=policies, **kwargs)
