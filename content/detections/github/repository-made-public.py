def rule(event):
    if event.get("action") != "repo.access":
        return False
    return event.get("visibility") == "public"


def title(event):
    return f"{event.get('actor')} made repository {event.get('repo')} public"


def dedup(event):
    return str(event.get("repo"))


def alert_context(event):
    return {
        "actor": event.get("actor"),
        "source_ip": event.get("actor_ip"),
        "repository": event.get("repo"),
        "access": event.get("programmatic_access_type"),
        "user_agent": event.get("user_agent"),
    }
