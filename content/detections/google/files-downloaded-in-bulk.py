def rule(event):
    if event.get("name") != "download":
        return False
    return event.deep_get("id", "applicationName") == "drive"


def title(event):
    return f"{actor(event)} downloaded Drive files in bulk"


def dedup(event):
    return actor(event)


def alert_context(event):
    return {
        "actor": actor(event),
        "source_ip": event.get("ipAddress"),
        "event": event.get("name"),
        "parameters": event.get("parameters"),
    }


def actor(event):
    return event.deep_get("actor", "email", default="unknown")
