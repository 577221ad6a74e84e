ACTIONS = (
    "repository_secret_scanning.disable",
    "repository_secret_scanning_push_protection.disable",
    "secret_scanning.disable",
    "secret_scanning_push_protection.disable",
    "repository_vulnerability_alerts.disable",
)


def rule(event):
    return event.get("action") in ACTIONS


def title(event):
    where = event.get("repo") or event.get("org")
    return f"{event.get('actor')} disabled secret scanning ({event.get('action')}) in {where}"


def alert_context(event):
    return {
        "actor": event.get("actor"),
        "source_ip": event.get("actor_ip"),
        "repository": event.get("repo"),
        "access": event.get("programmatic_access_type"),
        "user_agent": event.get("user_agent"),
    }
