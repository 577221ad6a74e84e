ACTIONS = ("role_change_to_owner", "role_change_to_admin", "owner_transferred")


def rule(event):
    return event.get("action") in ACTIONS


def title(event):
    user = event.deep_get("entity", "user", "email", default="a user")
    return f"{actor(event)} changed the Slack role of {user} ({event.get('action')})"


def alert_context(event):
    return {
        "actor": actor(event),
        "entity": event.get("entity"),
        "source_ip": event.deep_get("context", "ip_address"),
        "details": event.get("details"),
    }


def actor(event):
    return event.deep_get("actor", "user", "email") or event.deep_get("actor", "user", "name", default="unknown")
