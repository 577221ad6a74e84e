"""Parses IAM policy documents to find the principals and actions they allow."""

import json
import re
from collections.abc import Mapping, Sequence


def statements(document):
    """The Allow statements of a policy document, given as text or as an object; none when it cannot be read."""
    if isinstance(document, str):
        try:
            document = json.loads(document)
        except ValueError:
            return []
    if not isinstance(document, Mapping):
        return []
    found = as_list(document.get("Statement"))
    return [s for s in found if isinstance(s, Mapping) and s.get("Effect") == "Allow"]


def as_list(value):
    if value is None:
        return []
    if isinstance(value, str) or isinstance(value, Mapping) or not isinstance(value, Sequence):
        return [value]
    return list(value)


def outsiders(document, account_id):
    """Accounts other than `account_id`, or `*`, that the document's principals name."""
    found = []
    for statement in statements(document):
        for principal in aws_principals(statement.get("Principal")):
            account = "*" if principal == "*" else account_of(principal)
            if account and account != account_id and account not in found:
                found.append(account)
    return found


def aws_principals(principal):
    if principal == "*":
        return ["*"]
    if isinstance(principal, Mapping):
        return [p for p in as_list(principal.get("AWS")) if isinstance(p, str)]
    return []


def account_of(principal):
    match = re.search(r"(?:^|:)(\d{12})(?::|$)", principal)
    return match.group(1) if match else None


def grants_everything(document):
    return any(
        "*" in as_list(s.get("Action")) and "*" in as_list(s.get("Resource")) for s in statements(document)
    )
