"""What actions do: `Read`, `List`, `Write`, `Tagging` or `Permissions`."""

from collections import defaultdict

from .action import level_of


def categories_for_actions(actions):
    """The categories of each service; None stands for those of actions that AWS does not have."""
    categories = defaultdict(set)
    for action in actions:
        service, _, _ = action.partition(":")
        categories[service].add(level_of.get(action.lower()))
    return categories


def actions_for_category(category):
    return {action for action, level in level_of.items() if level == category}
