def rule(event):
    if event.get("action") not in ("org.add_member", "org.update_member"):
        return False
    return (event.get("permission") or event.deep_get("data", "permission")) == "admin"


def title(event):
    return f"{event.get('actor')} made {event.get('user')} an owner of {event.get('org')}"


def alert_context(event):
    return {
        "actor": event.get("actor"),
        "source_ip": event.get("actor_ip"),
        "repository": event.get("repo"),
        "access": event.get("programmatic_access_type"),
        "user_agent": event.get("user_agent"),
    }
