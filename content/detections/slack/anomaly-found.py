SERIOUS = ("excessive_downloads", "tor", "session_fingerprint", "search_volume", "unexpected_client", "asn")


def rule(event):
    if event.get("action") != "anomaly":
        return False
    return any(reason in SERIOUS for reason in reasons(event))


def reasons(event):
    found = event.deep_get("details", "reason") or []
    return [found] if isinstance(found, str) else list(found)


def title(event):
    return f"Slack anomaly for {actor(event)}: {', '.join(reasons(event))}"


def dedup(event):
    return actor(event)


def alert_context(event):
    return {
        "actor": actor(event),
        "entity": event.get("entity"),
        "source_ip": event.deep_get("context", "ip_address"),
        "details": event.get("details"),
    }


def actor(event):
    return event.deep_get("actor", "user", "email") or event.deep_get("actor", "user", "name", default="unknown")
