from okta_events import actor, context, target

EVENTS = (
    "policy.lifecycle.deactivate",
    "policy.lifecycle.delete",
    "policy.rule.deactivate",
    "policy.rule.delete",
    "zone.deactivate",
    "zone.delete",
)


def rule(event):
    return event.get("eventType") in EVENTS and event.deep_get("outcome", "result") == "SUCCESS"


def title(event):
    kinds = ("PolicyRule", "PolicyEntity", "NetworkZone")
    name = next((target(event, kind) for kind in kinds if target(event, kind) != "unknown"), "a policy")
    return f"{actor(event)} disabled or deleted {name} in Okta"


def alert_context(event):
    return context(event)
