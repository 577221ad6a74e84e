from okta_events import actor, context


def rule(event):
    if event.get("eventType") != "user.authentication.auth_via_mfa":
        return False
    return event.deep_get("outcome", "result") == "FAILURE" and "PUSH" in factor(event)


def factor(event):
    return str(event.deep_get("debugContext", "debugData", "factor", default="")).upper()


def title(event):
    return f"Repeated MFA prompts denied by {actor(event)}"


def dedup(event):
    return actor(event)


def alert_context(event):
    return context(event)
