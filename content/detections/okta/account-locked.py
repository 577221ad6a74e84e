from okta_events import actor, context


def rule(event):
    return event.get("eventType") == "user.account.lock"


def title(event):
    return f"Okta account of {actor(event)} locked"


def alert_context(event):
    return context(event)
