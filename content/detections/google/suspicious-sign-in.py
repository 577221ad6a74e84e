NAMES = ("account_disabled_hijacked", "account_disabled_password_leak", "suspicious_login", "suspicious_programmatic_login")


def rule(event):
    name = event.get("name")
    if name in NAMES:
        return True
    return name == "login_success" and event.deep_get("parameters", "is_suspicious") is True


def title(event):
    user = event.deep_get("parameters", "affected_email_address") or actor(event)
    return f"Google suspicious sign-in of {user}"


def severity(event):
    return "HIGH" if str(event.get("name")).startswith("account_disabled") else "DEFAULT"


def alert_context(event):
    return {
        "actor": actor(event),
        "source_ip": event.get("ipAddress"),
        "event": event.get("name"),
        "parameters": event.get("parameters"),
    }


def actor(event):
    return event.deep_get("actor", "email", default="unknown")
