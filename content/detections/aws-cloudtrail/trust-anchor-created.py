from cloudtrail_events import account, actor, context, succeeded


def rule(event):
    if event.get("eventName") not in ("CreateTrustAnchor", "UpdateTrustAnchor"):
        return False
    return event.get("eventSource") == "rolesanywhere.amazonaws.com" and succeeded(event)


def title(event):
    name = event.deep_get("requestParameters", "name", default="unknown")
    return f"{actor(event)} created IAM Roles Anywhere trust anchor {name} in account {account(event)}"


def alert_context(event):
    return context(event)
