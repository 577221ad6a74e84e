ACTIONS = ("manual_export_started", "manual_export_downloaded", "manual_user_export_started", "manual_user_export_downloaded")


def rule(event):
    return event.get("action") in ACTIONS


def title(event):
    return f"{actor(event)} exported Slack messages"


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
