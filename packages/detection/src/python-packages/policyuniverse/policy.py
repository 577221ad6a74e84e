from collections import defaultdict

from .common import ensure_array
from .statement import Statement


class Policy:
    """A policy document as a dict, with one statement or a list of them."""

    def __init__(self, policy):
        self.policy = policy
        self.statements = [Statement(statement) for statement in ensure_array(policy.get("Statement", []))]

    def _of_all(self, values):
        return {value for statement in self.statements for value in values(statement)}

    @property
    def principals(self):
        return self._of_all(lambda statement: statement.principals)

    @property
    def condition_entries(self):
        return self._of_all(lambda statement: statement.condition_entries)

    def is_internet_accessible(self):
        return any(statement.is_internet_accessible() for statement in self.statements)

    def internet_accessible_actions(self):
        return self._of_all(lambda statement: statement.actions if statement.is_internet_accessible() else ())

    def whos_allowed(self):
        return self._of_all(lambda statement: statement.whos_allowed() if statement.effect == "Allow" else ())

    def action_summary(self):
        """What the actions of all statements do, by service, whatever their effect."""
        summary = defaultdict(set)
        for statement in self.statements:
            for service, categories in statement.action_summary().items():
                summary[service] |= categories
        return summary
