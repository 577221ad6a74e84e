OPEN = ("people_with_link", "public_on_the_web", "shared_externally")


def rule(event):
    if event.get("name") not in ("change_document_visibility", "change_user_access"):
        return False
    return event.deep_get("parameters", "visibility") in OPEN and event.deep_get("parameters", "old_visibility") not in OPEN


def title(event):
    name = event.deep_get("parameters", "doc_title", default="a file")
    return f"{actor(event)} shared {name} externally"


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
