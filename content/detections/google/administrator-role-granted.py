def rule(event):
    return event.get("name") in ("GRANT_ADMIN_PRIVILEGE", "ASSIGN_ROLE", "GRANT_DELEGATED_ADMIN_PRIVILEGES")


def title(event):
    user = event.deep_get("parameters", "USER_EMAIL", default="a user")
    role = event.deep_get("parameters", "ROLE_NAME", default="administrator")
    return f"{actor(event)} granted {user} the Workspace role {role}"


def dedup(event):
    return event.deep_get("parameters", "USER_EMAIL", default="unknown")


def alert_context(event):
    return {
        "actor": actor(event),
        "source_ip": event.get("ipAddress"),
        "event": event.get("name"),
        "parameters": event.get("parameters"),
    }


def actor(event):
    return event.deep_get("actor", "email", default="unknown")
