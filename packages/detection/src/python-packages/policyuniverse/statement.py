"""Who a statement of a resource policy lets in, and to do what."""

import re
from collections import namedtuple
from collections.abc import Mapping

from .arn import ARN
from .common import ensure_array

PrincipalTuple = namedtuple("Principal", "category value")
ConditionTuple = namedtuple("Condition", "category value")

# Conditions that say who may come; all others (dates, referers, …) limit too little to count.
CATEGORIES = {
    "aws:sourcearn": "arn",
    "aws:principalarn": "arn",
    "aws:sourceowner": "account",
    "aws:sourceaccount": "account",
    "aws:principalaccount": "account",
    "kms:calleraccount": "account",
    "aws:userid": "userid",
    "aws:sourceip": "cidr",
    "aws:vpcsourceip": "cidr",
    "aws:sourcevpc": "vpc",
    "aws:sourcevpce": "vpce",
    "aws:principalorgid": "org-id",
    "aws:principalorgpaths": "org-path",
    "aws:sourceorgid": "org-id",
}
# None of the negated ones: they let in everybody but a few.
OPERATORS = re.compile(
    r"((ForAllValues|ForAnyValue):)?(ARN(Equals|Like)|String(Equals|Like)(IgnoreCase)?|IpAddress)(IfExists)?",
    re.IGNORECASE,
)


def is_open_arn(text):
    arn = ARN(text)
    if text == "*" or arn.error:
        return "*" in str(text)
    if arn.tech == "s3":
        return False  # They name no account.
    return arn.account_number == "*" or not (arn.account_number or arn.service)


def is_open_user_id(text):
    """A wildcard at the end leaves out only the session's name."""
    return "*" in text[:-1] or text == "*"


class Statement:
    def __init__(self, statement):
        self.statement = statement
        self.principals = self._principals()
        self.condition_entries = self._condition_entries()
        self.actions = set(ensure_array(statement["Action"])) if "Action" in statement else set()

    @property
    def effect(self):
        return self.statement.get("Effect")

    @property
    def resources(self):
        return {"*"} if "NotResource" in self.statement else set(ensure_array(self.statement.get("Resource")))

    @property
    def actions_expanded(self):
        """Without wildcards, in lower case; those of `NotAction` are all others."""
        from .expander_minimizer import get_actions_from_statement

        return get_actions_from_statement(self.statement)

    def action_summary(self):
        """What its actions do, by service."""
        from .action_categories import categories_for_actions

        return categories_for_actions(self.actions_expanded)

    def uses_not_principal(self):
        return "NotPrincipal" in self.statement

    def _principals(self):
        given = self.statement.get("Principal")
        if not given:
            return set()
        groups = [given[kind] for kind in ("AWS", "Service") if kind in given] if isinstance(given, Mapping) else [given]
        return {principal for group in groups for principal in ensure_array(group)}

    def _condition_entries(self):
        return [
            ConditionTuple(CATEGORIES[key.lower()], value)
            for operator, conditions in (self.statement.get("Condition") or {}).items()
            if OPERATORS.fullmatch(operator)
            for key, values in conditions.items()
            if key.lower() in CATEGORIES
            for value in ensure_array(values)
        ]

    def _values(self, category):
        return {entry.value for entry in self.condition_entries if entry.category == category}

    condition_arns = property(lambda self: self._values("arn"))
    condition_accounts = property(lambda self: self._values("account"))
    condition_userids = property(lambda self: self._values("userid"))
    condition_cidrs = property(lambda self: self._values("cidr"))
    condition_vpcs = property(lambda self: self._values("vpc"))
    condition_vpces = property(lambda self: self._values("vpce"))

    def whos_allowed(self):
        return {PrincipalTuple("principal", principal) for principal in self.principals} | set(self.condition_entries)

    def is_condition_internet_accessible(self):
        tests = {"arn": is_open_arn, "userid": is_open_user_id, "cidr": lambda cidr: cidr.endswith("/0")}
        entries = self.condition_entries
        return not entries or any(
            tests.get(category, lambda value: "*" in value)(value) for category, value in entries
        )

    def is_internet_accessible(self):
        """Anybody at all may come in: every principal, and no condition that holds some of them off."""
        if self.effect != "Allow" or not self.is_condition_internet_accessible():
            return False
        return self.uses_not_principal() or any(is_open_arn(principal) for principal in self.principals)
