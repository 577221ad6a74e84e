from cloudtrail_events import account, actor, context, succeeded


def rule(event):
    if event.get("eventName") not in ("CreateTrustAnchor", "UpdateTrustAnchor"):
        return False
    return event.get("eventSource") == "rolesanywhere.amazonaws.com" and succeeded(event)


def title(event):
    name = event.deep_get("requestParameters", "name", default="unknown")
    return f"{actor(event)} made account {account(event)} trust the certificate authority {name}"


def alert_context(event):
    return context(event)
