def rule(event):
    if event.get("action") != "git.clone":
        return False
    actor = event.get("actor") or ""
    return event.get("actor_is_bot") is not True and actor != "" and not actor.endswith("[bot]")


def title(event):
    return f"{event.get('actor')} cloned repositories of {event.get('org')} in bulk"


def dedup(event):
    return str(event.get("actor"))


def alert_context(event):
    return {
        "actor": event.get("actor"),
        "source_ip": event.get("actor_ip"),
        "repository": event.get("repo"),
        "access": event.get("programmatic_access_type"),
        "user_agent": event.get("user_agent"),
    }
